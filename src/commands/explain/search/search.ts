import type { ButtonHandler, Call, RevealedPuzzle } from '../../../chat/command.ts';
import type { Reply } from '../../../chat/reply.ts';
import { fault, ok, type Result } from '../../../core/result.ts';
import { boardKey } from '../../../core/sliding/notation/key.ts';
import { makeBoard } from '../../../core/sliding/notation/puzzle.ts';
import type { SearchLog } from '../../../core/sliding/watch/search-log.ts';
import { block, removeMarks } from '../../../i18n/markup.ts';
import type { Texts } from '../../../i18n/texts.ts';
import { slidingGame } from '../../../play/kinds/sliding-rules.ts';
import type { Animation } from '../../../render/scene/scene.ts';
import { cutLog } from '../../feature/cut-log.ts';
import type { TerminalServices } from '../../feature/services.ts';
import { OVERVIEW_STEP, type StepSequence, stepButtons } from '../../feature/step-buttons.ts';
import type { Variant } from '../../feature/variant.ts';
import { runCancellable } from '../../feature/working.ts';
import { puzzleJson } from '../../input/puzzle-given.ts';
import {
  boardWord,
  endOf,
  headOf,
  logLines,
  roundLine,
  stepWriter,
  watchedName,
  wholeLog,
} from './search-lines.ts';
import { readSearchAction, type SearchRequest, searchAction } from './search-request.ts';
import { framesOf, searchScene } from './search-scene.ts';

/** Maximum lines of a log in the text of a message. */
const MAX_LINES = 40;

interface FoundSearch {
  readonly request: SearchRequest;
  readonly log: SearchLog;
}

/** Explains a search step by step: its log as text, and a picture with buttons that go from step to step. */
export const searchVariant = (services: TerminalServices): Variant<SearchRequest, SearchLog> => ({
  reveals: { byRequest: (request) => [slidingGame(request)] },
  ask: (call, request) => askForLog(services, call, request),
  reply: (call, request, log) => searchSheet(services, call, { request, log }, call.surface.textLimit),
  printed: {
    requestJson: (request) => puzzleJson(request),
    answerJson: (_, request, log) => logJson(request, log),
    lines: wholeLog,
    picture: (texts, request, log) => searchScene(texts, request, log, log.steps.length),
    animation: (request, log, texts) => ok(searchFilm(texts, request, log)),
  },
});

/** Runs a search on a worker and returns its log. Faults: those of the solver, `too-many-open`. */
const askForLog = (
  { jobs, solver }: TerminalServices,
  call: Call,
  { start, goal, method, maxSteps }: SearchRequest,
): Promise<Result<SearchLog>> =>
  runCancellable(jobs, call, (turn) => solver.ask('watchSearch', { start, goal, method, maxSteps }, turn));

/**
 * Builds the message about a whole search: its log, cut to `maxChars` characters, and the picture after the
 * last step. If the log was cut, the complete log is attached as a file.
 */
async function searchSheet(
  services: TerminalServices,
  call: Call,
  found: FoundSearch,
  room: number,
): Promise<Reply> {
  const { texts, surface } = call;
  const { request, log } = found;
  const [head, end] = [headOf(texts, request, log), endOf(texts, log)];
  const lines = logLines(texts, request, log);
  const left = room - head.length - end.length;
  const visible = cutLog(lines, { characters: left, lines: MAX_LINES }, (count) =>
    texts.say('search-more', { count }),
  );
  const file = Buffer.from(`${wholeLog(texts, request, log).join('\n')}\n`);
  const hasFile = visible !== lines && file.length <= surface.fileBytes;
  return {
    kind: 'answer',
    text: [head, ...(visible.length > 0 ? [block(visible)] : []), end].join('\n'),
    ...(await pictureOf(services, call, found, log.steps.length, end)),
    ...(surface.buttonRows > 0 &&
      log.steps.length > 0 && { buttons: stepButtons(texts, searchSteps(texts, found), OVERVIEW_STEP) }),
    ...(hasFile && { file: { name: fileName(request), bytes: file } }),
  };
}

/**
 * Builds the message about one step of a search: a line about the step, and the picture and lists of the
 * search (such as its queue) after this step.
 */
async function searchStep(
  services: TerminalServices,
  call: Call,
  found: FoundSearch,
  step: number,
): Promise<Reply> {
  const { texts } = call;
  const { request, log } = found;
  const writer = stepWriter(texts, request, log);
  const isEnd = step === log.steps.length;
  const round = log.rounds.findIndex((one) => one.step === step - 1);
  const words = [
    texts.say('search-step', { step, last: log.steps.length }),
    ...roundLine(texts, log, round),
    ...(step === 0 ? [] : [`\`${writer.line(step)}\``]),
    ...writer.lists(step),
    ...(isEnd ? [endOf(texts, log)] : []),
  ];
  return {
    kind: 'answer',
    text: words.join('\n'),
    ...(await pictureOf(services, call, found, step, writer.line(step))),
    buttons: stepButtons(texts, searchSteps(texts, found), step),
  };
}

/** Returns the animation of a search. Its labels are in the language of `texts`. */
export const searchFilm = (texts: Texts, request: SearchRequest, log: SearchLog): Animation => ({
  kind: 'search',
  frames: framesOf(log).map((step) => searchScene(texts, request, log, step)),
});

/** Describes a search for `stepButtons`, the buttons that go from step to step. */
const searchSteps = (texts: Texts, { request, log }: FoundSearch): StepSequence => ({
  last: log.steps.length,
  end: 'end',
  show: (step) => `${searchAction('watch', request)}:${step}`,
  sheetLabel: texts.say('button-all-steps'),
  film: searchAction('watch-film', request),
});

async function pictureOf(
  { draw }: TerminalServices,
  { texts, look }: Call,
  { request, log }: FoundSearch,
  step: number,
  what: string,
): Promise<Required<Pick<Reply, 'picture' | 'alt'>>> {
  const alt = texts.say('search-alt', {
    board: makeBoard(request.start),
    method: watchedName(log.method),
    step,
    last: log.steps.length,
    what: removeMarks(what).slice(0, 600),
  });
  return { picture: await draw(searchScene(texts, request, log, step), look), alt };
}

const fileName = ({ start, method }: SearchRequest): string =>
  `${method.algorithm}-${boardWord({ tiles: start.tiles, depth: 0 }, start.cols).replaceAll('/', '-')}.txt`;

/**
 * Returns the log as JSON: all positions with their integer keys, and the steps, which refer to positions by
 * index.
 */
function logJson({ start: { rows, cols } }: SearchRequest, log: SearchLog): object {
  const { method, positions, steps, rounds, end, moves, expanded, held } = log;
  return {
    ...method,
    ...{ end, length: moves?.length ?? -1, moves: moves ?? '', expanded, held },
    positions: positions.map(({ tiles, parent, move, depth, estimate, verdict, isFromGoal }) => ({
      ...{ tiles, key: String(boardKey({ rows, cols, tiles })), parent, move, g: depth },
      ...(estimate !== undefined && { h: estimate, f: depth + estimate }),
      ...(verdict && { verdict }),
      ...(method.algorithm === 'bidirectional' && { side: isFromGoal ? 'goal' : 'start' }),
    })),
    steps: steps.map(({ kind, at, from, to }, index) => ({ step: index + 1, kind, position: at, from, to })),
    ...(rounds.length > 0 && {
      rounds: rounds.map(({ bound, step, root }) => ({ bound, firstStep: step + 1, start: root })),
    }),
  };
}

/**
 * The handlers of the buttons below a search. `watch:METHOD:CODE:STEP` shows a step, `watch-film:METHOD:CODE`
 * sends an animation. The bot stores no searches, so each press repeats the search that its action encodes.
 */
export const searchButtons = (services: TerminalServices): readonly ButtonHandler[] => [
  {
    prefix: 'watch',
    command: 'explain',
    reveals: revealedBySearch,
    async press(call, [method, code, at = '']) {
      const step = Number(at);
      if (!/^-?\d{1,5}$/.test(at) || step < OVERVIEW_STEP) return fault('stale-button');
      const found = await repeatSearch(services, call, method, code);
      if (!found.ok) return found;
      if (step > found.value.log.steps.length) return fault('stale-button');
      const edit =
        step === OVERVIEW_STEP
          ? await searchSheet(services, call, found.value, call.surface.captionLimit)
          : await searchStep(services, call, found.value, step);
      return ok({ edit });
    },
  },
  {
    prefix: 'watch-film',
    command: 'explain',
    reveals: revealedBySearch,
    async press(call, [method, code]) {
      const found = await repeatSearch(services, call, method, code);
      if (!found.ok) return found;
      const { request, log } = found.value;
      const { texts, look } = call.userView;
      const [frames, last] = [framesOf(log).length, log.steps.length];
      const text = texts.say('search-animated', { last, frames, sampled: frames <= last ? 'yes' : 'no' });
      const picture = await services.animate(searchFilm(texts, request, log), look);
      return ok({ reply: { kind: 'answer', text, picture, alt: text, personal: true } });
    },
  },
];

/** Returns the puzzle whose solution a press on a search button reveals. */
async function revealedBySearch(
  _: Call,
  [method, code]: readonly string[],
): Promise<Result<readonly RevealedPuzzle[]>> {
  const request = readSearchAction(method, code);
  return request.ok ? ok([slidingGame(request.value)]) : request;
}

/** Repeats the search that a button action encodes, and returns its log. */
async function repeatSearch(
  services: TerminalServices,
  call: Call,
  method?: string,
  code?: string,
): Promise<Result<FoundSearch>> {
  const request = readSearchAction(method, code);
  if (!request.ok) return request;
  const log = await askForLog(services, call, request.value);
  return log.ok ? ok({ request: request.value, log: log.value }) : log;
}
