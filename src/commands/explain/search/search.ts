import type { ButtonHandler, Call, PrintableAnswer, RevealedPuzzle } from '../../../chat/command.ts';
import { turnKeysOf } from '../../../chat/incoming.ts';
import type { Reply } from '../../../chat/reply.ts';
import { fault, ok, type Result } from '../../../core/result.ts';
import { boardKey } from '../../../core/sliding/notation/key.ts';
import { makeBoard } from '../../../core/sliding/notation/puzzle.ts';
import type { SearchLog } from '../../../core/sliding/watch/search-log.ts';
import { formatBlock, removeMarks } from '../../../i18n/markup.ts';
import type { Texts } from '../../../i18n/texts.ts';
import type { Animation } from '../../../render/scene/scene.ts';
import { cutLog } from '../../feature/cut-log.ts';
import type { TerminalServices } from '../../feature/services.ts';
import { OVERVIEW_STEP, type StepSequence, stepButtons } from '../../feature/step-buttons.ts';
import { runCancellable } from '../../feature/working.ts';
import { slidingGame } from '../../games/sliding-rules.ts';
import {
  compactBoard,
  createStepWriter,
  fullLogLines,
  logLines,
  methodLines,
  methodText,
  outcomeLine,
  roundLine,
} from './search-lines.ts';
import { makeSearchAction, readSearchAction, type SearchRequest } from './search-request.ts';
import { searchScene, selectFrameSteps } from './search-scene.ts';

const MAX_LOG_LINES = 40;

interface LoggedSearch {
  readonly request: SearchRequest;
  readonly log: SearchLog;
}

/** The log as text, and a picture with buttons that go from step to step. */
export async function searchAnswer(
  services: TerminalServices,
  call: Call,
  request: SearchRequest,
): Promise<Result<PrintableAnswer>> {
  const result = await askForLog(services, call, request);
  if (!result.ok) return result;
  const log = result.value;
  return ok({
    reply: (viewerCall) =>
      overviewReply(services, viewerCall, { request, log }, viewerCall.surface.textLimit),
    json: () => logJson(request, log),
    lines: (texts) => fullLogLines(texts, request, log),
    scene: (texts) => searchScene(texts, request, log, log.steps.length),
    animation: (texts) => ok(searchAnimation(texts, request, log)),
  });
}

/** Runs the search on a worker. Faults: those of the solver, `too-many-open`. */
const askForLog = (
  { jobs, solver }: TerminalServices,
  call: Call,
  { start, goal, method, maxSteps }: SearchRequest,
): Promise<Result<SearchLog>> =>
  runCancellable(jobs, call, (caller) =>
    solver.ask('watchSearch', { start, goal, method, maxSteps }, caller),
  );

/**
 * The log, cut to `maxChars` characters, and the picture after the last step. If the log was cut, the
 * complete log is attached as a file.
 */
async function overviewReply(
  services: TerminalServices,
  call: Call,
  search: LoggedSearch,
  maxChars: number,
): Promise<Reply> {
  const { texts, surface } = call;
  const { request, log } = search;
  const [methodDescription, outcome] = [methodLines(texts, request, log), outcomeLine(texts, log)];
  const lines = logLines(texts, request, log);
  const maxLogChars = maxChars - methodDescription.length - outcome.length;
  const shownLines = cutLog(lines, { maxChars: maxLogChars, maxFirstLines: MAX_LOG_LINES }, (count) =>
    texts.say('search-more', { count }),
  );
  const fileBytes = Buffer.from(`${fullLogLines(texts, request, log).join('\n')}\n`);
  const hasFile = shownLines !== lines && fileBytes.length <= surface.maxFileBytes;
  return {
    kind: 'answer',
    text: [methodDescription, ...(shownLines.length > 0 ? [formatBlock(shownLines)] : []), outcome].join(
      '\n',
    ),
    ...(await drawStep(services, call, search, log.steps.length, outcome)),
    ...(surface.maxButtonRows > 0 &&
      log.steps.length > 0 && { buttons: stepButtons(texts, searchSteps(texts, search), OVERVIEW_STEP) }),
    file: hasFile ? { name: logFileName(request), bytes: fileBytes } : undefined,
  };
}

/** A line about the step, and the picture and lists of the search (such as its queue) after it. */
async function stepReply(
  services: TerminalServices,
  call: Call,
  search: LoggedSearch,
  step: number,
): Promise<Reply> {
  const { texts } = call;
  const { request, log } = search;
  const stepWriter = createStepWriter(texts, request, log);
  const isLastStep = step === log.steps.length;
  const roundIndex = log.rounds.findIndex((loggedRound) => loggedRound.step === step - 1);
  const lines = [
    texts.say('search-step', { step, last: log.steps.length }),
    ...roundLine(texts, log, roundIndex),
    ...(step === 0 ? [] : [`\`${stepWriter.line(step)}\``]),
    ...stepWriter.lists(step),
    ...(isLastStep ? [outcomeLine(texts, log)] : []),
  ];
  return {
    kind: 'answer',
    text: lines.join('\n'),
    ...(await drawStep(services, call, search, step, stepWriter.line(step))),
    buttons: stepButtons(texts, searchSteps(texts, search), step),
  };
}

/** The labels are in the language of `texts`. */
export const searchAnimation = (texts: Texts, request: SearchRequest, log: SearchLog): Animation => ({
  kind: 'search',
  frames: selectFrameSteps(log).map((step) => searchScene(texts, request, log, step)),
});

const searchSteps = (texts: Texts, { request, log }: LoggedSearch): StepSequence => ({
  lastStep: log.steps.length,
  lastStepName: 'end',
  actionOfStep: (step) => `${makeSearchAction('watch', request)}:${step}`,
  overviewLabel: texts.say('button-all-steps'),
  animationAction: makeSearchAction('watch-film', request),
});

async function drawStep(
  { draw }: TerminalServices,
  { texts, look }: Call,
  { request, log }: LoggedSearch,
  step: number,
  description: string,
): Promise<Required<Pick<Reply, 'picture' | 'alt'>>> {
  const alt = texts.say('search-alt', {
    board: makeBoard(request.start),
    method: methodText(log.method),
    step,
    last: log.steps.length,
    what: removeMarks(description).slice(0, 600),
  });
  return { picture: await draw(searchScene(texts, request, log, step), look), alt };
}

const logFileName = ({ start, method }: SearchRequest): string =>
  `${method.algorithm}-${compactBoard({ tiles: start.tiles, depth: 0 }, start.cols).replaceAll('/', '-')}.txt`;

/** All positions with their integer keys, and the steps, which refer to positions by index. */
function logJson({ start: { rows, cols } }: SearchRequest, log: SearchLog): object {
  const { method, positions, steps, rounds, end, moves, expanded, held } = log;
  return {
    ...method,
    end,
    length: moves?.length ?? -1,
    moves: moves ?? '',
    expanded,
    held,
    positions: positions.map(({ tiles, parent, move, depth, estimate, verdict, isFromGoal }) => ({
      tiles,
      key: String(boardKey({ rows, cols, tiles })),
      parent,
      move,
      g: depth,
      ...(estimate !== undefined && { h: estimate, f: depth + estimate }),
      verdict,
      ...(method.algorithm === 'bidirectional' && { side: isFromGoal ? 'goal' : 'start' }),
    })),
    steps: steps.map(({ kind, position, from, to }, index) => ({
      step: index + 1,
      kind,
      position,
      from,
      to,
    })),
    ...(rounds.length > 0 && {
      rounds: rounds.map(({ bound, step, startPosition }) => ({
        bound,
        firstStep: step + 1,
        start: startPosition,
      })),
    }),
  };
}

/**
 * `watch:METHOD:CODE:STEP` shows a step, `watch-film:METHOD:CODE` sends an animation. The bot stores no
 * searches, so each press repeats the search that its action encodes.
 */
export const searchHandlers = (services: TerminalServices): readonly ButtonHandler[] => [
  {
    prefix: 'watch',
    command: 'explain',
    reveals: revealedBySearch,
    async press(call, [method, puzzleCode, stepText = '']) {
      const step = Number(stepText);
      if (!/^-?\d{1,5}$/.test(stepText) || step < OVERVIEW_STEP) return fault('stale-button');
      const loggedSearch = await repeatSearch(services, call, method, puzzleCode);
      if (!loggedSearch.ok) return loggedSearch;
      if (step > loggedSearch.value.log.steps.length) return fault('stale-button');
      const edit =
        step === OVERVIEW_STEP
          ? await overviewReply(services, call, loggedSearch.value, call.surface.captionLimit)
          : await stepReply(services, call, loggedSearch.value, step);
      return ok({ edit });
    },
  },
  {
    prefix: 'watch-film',
    command: 'explain',
    reveals: revealedBySearch,
    async press(call, [method, puzzleCode]) {
      const loggedSearch = await repeatSearch(services, call, method, puzzleCode);
      if (!loggedSearch.ok) return loggedSearch;
      const { request, log } = loggedSearch.value;
      const { texts, look } = call.userView;
      const [frameCount, lastStep] = [selectFrameSteps(log).length, log.steps.length];
      const text = texts.say('search-animated', {
        last: lastStep,
        frames: frameCount,
        sampled: frameCount <= lastStep ? 'yes' : 'no',
      });
      const picture = await services.animate(searchAnimation(texts, request, log), look, turnKeysOf(call));
      return ok({ reply: { kind: 'answer', text, picture, alt: text, personal: true } });
    },
  },
];

async function revealedBySearch(
  _: Call,
  [method, puzzleCode]: readonly string[],
): Promise<Result<readonly RevealedPuzzle[]>> {
  const request = readSearchAction(method, puzzleCode);
  return request.ok ? ok([slidingGame(request.value)]) : request;
}

async function repeatSearch(
  services: TerminalServices,
  call: Call,
  method?: string,
  puzzleCode?: string,
): Promise<Result<LoggedSearch>> {
  const request = readSearchAction(method, puzzleCode);
  if (!request.ok) return request;
  const log = await askForLog(services, call, request.value);
  return log.ok ? ok({ request: request.value, log: log.value }) : log;
}
