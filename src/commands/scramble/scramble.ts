import {
  type ButtonHandler,
  type Call,
  type PrintableAnswer,
  type TerminalCommand,
  withUserView,
} from '../../chat/command.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { type Button, makeControlGroup, type Reply, type Text } from '../../chat/reply.ts';
import { editOrReply } from '../../chat/spoiler-gate.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { makeTypedCode } from '../../core/sliding/notation/code.ts';
import { makeBoard, makeSize } from '../../core/sliding/notation/puzzle.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services, TerminalServices } from '../feature/services.ts';
import { runCancellable, timeLimitFor, withPressTimeout } from '../feature/working.ts';
import { slidingGame } from '../games/sliding-rules.ts';
import { puzzleJson } from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { suggestLengths, suggestSizes } from '../input/suggestions.ts';
import { playCommand } from '../play/play.ts';
import { spellMoves, storeSolution } from '../solve/solution-reply.ts';
import { solveCommand } from '../solve/solve.ts';
import { makeScramble, readScramble, type Scramble, type ScrambleRequest } from './scrambled.ts';

/** The limit for a scramble whose shortest solution has the requested length. */
const LENGTH_SEARCH_MS = 15_000;
/** Room for other text than the board and the moves. */
const CAPTION_RESERVED_CHARS = 300;

export const scrambleFeature = (services: Services): Feature => ({
  commands: [scrambleCommand(services)],
  buttons: [anotherScrambleHandler(services), solveScrambleHandler(services), playScrambleHandler(services)],
});

/** `/scramble [size] [blank:corner] [moves:N | length:N]`: generates a scrambled board. */
export const scrambleCommand = (services: TerminalServices): TerminalCommand<ScrambleRequest> => ({
  name: 'scramble',
  options: [
    { name: 'size', kind: 'text', suggest: suggestSizes },
    { name: 'blank', kind: 'text', choices: ['corner'] },
    { name: 'moves', kind: 'text' },
    { name: 'length', kind: 'text', suggest: suggestLengths('4x4') },
    THEME_OPTION,
  ],
  reveals: 'nothing',
  terminal: {
    options: [
      { name: 'seed', kind: 'text' },
      { name: 'time', kind: 'text' },
    ],
    files: ['png'],
  },
  read: (input) => readScramble(slidingWords(services.typedWords), input),
  async run(call, request) {
    const { scrambler } = request;
    const scramble = await runCancellable(services.jobs, call, (caller, showProgress) => {
      if (scrambler.by === 'length')
        showProgress({
          kind: 'working',
          text: call.texts.say('scramble-progress', { length: scrambler.length }),
        });
      return makeScramble(request, services, timeLimitFor(services, call, LENGTH_SEARCH_MS), caller);
    });
    return scramble.ok ? ok(scrambleAnswer(services, request, scramble.value)) : scramble;
  },
});

const scrambleAnswer = (
  services: TerminalServices,
  request: ScrambleRequest,
  scramble: Scramble,
): PrintableAnswer => {
  const { start, goal, way, uniform } = scramble;
  return {
    reply: (call) => scrambleReply(services, call, request, scramble),
    json: () => ({
      ...puzzleJson({ start, goal }),
      ...request.scrambler,
      way,
      uniform,
    }),
    lines: (texts) => [
      scrambleSentence(texts, request, uniform),
      makeBoard(start),
      ...(way === undefined ? [] : [texts.say('scramble-way', { moves: way })]),
    ],
    scene: () => ({ kind: 'board', board: start, goal }),
  };
};

async function scrambleReply(
  services: TerminalServices,
  call: Call,
  request: ScrambleRequest,
  { start, goal, way: scrambleMoves, uniform }: Scramble,
): Promise<Reply> {
  const { texts, surface, look } = call;
  const boardCode = makeTypedCode({ start, goal });
  const boardLine = texts.say('scramble-board', { board: makeBoard(start) });
  const lines = [
    scrambleSentence(texts, request, uniform),
    boardCode === undefined ? boardLine : `${boardLine} · \`/play ${boardCode}\``,
  ];
  const movesText = scrambleMoves === undefined ? '' : spellMoves(scrambleMoves, 'stm');
  const maxMovesChars = surface.captionLimit - CAPTION_RESERVED_CHARS - makeBoard(start).length;
  if (movesText !== '' && movesText.length <= maxMovesChars)
    lines.push(texts.say('scramble-way', { moves: movesText }));
  const solutionId = await storeSolution(services, call, { start, goal, moves: '' });
  const boardButtons: readonly Button[] = [
    { action: `solveit:${solutionId}`, label: texts.say('button-solve-it'), style: 'primary' },
    { action: `playit:${solutionId}`, label: texts.say('button-play-it') },
  ];
  const buttons: readonly Button[] = [
    ...(solutionId === undefined ? [] : boardButtons),
    { action: anotherScrambleAction(request), label: texts.say('button-another-scramble') },
  ];
  return {
    kind: 'answer',
    text: lines.join('\n'),
    picture: await services.draw({ kind: 'board', board: start, goal }, look),
    alt: texts.say('scramble-alt', { board: makeBoard(start) }),
    buttons: surface.maxButtonRows > 0 ? makeControlGroup(buttons) : undefined,
  };
}

const scrambleSentence = (texts: Texts, { size, scrambler }: ScrambleRequest, isUniform: boolean): Text =>
  texts.say(`scramble-${scrambler.by}`, {
    ...scrambler,
    size: makeSize(size),
    uniform: isUniform ? 'yes' : 'no',
  });

/** Repeats the settings: `scramble:4x4:length:40`. */
function anotherScrambleAction({ size, scrambler }: ScrambleRequest): string {
  const scramblerNumber =
    scrambler.by === 'moves' ? scrambler.moves : scrambler.by === 'length' ? scrambler.length : '';
  return ['scramble', makeSize(size), scrambler.by, scramblerNumber].join(':');
}

const anotherScrambleHandler = (services: Services): ButtonHandler => ({
  prefix: 'scramble',
  reveals: 'nothing',
  command: 'scramble',
  async press(call, [sizeText = '', scramblerName = '', numberText = '']) {
    const optionsByScrambler: Record<string, CommandInput['options']> = {
      random: {},
      corner: { blank: 'corner' },
      moves: { moves: numberText },
      length: { length: numberText },
    };
    const chosenOptions = optionsByScrambler[scramblerName];
    const request =
      chosenOptions &&
      readScramble(slidingWords(services.typedWords), { words: sizeText, options: chosenOptions });
    if (!request?.ok) return fault('stale-button');
    const command = scrambleCommand(services);
    const reply = await services.runner.answerRequest(
      command,
      withPressTimeout(services, call),
      request.value,
    );
    return reply.ok ? ok(editOrReply(call, reply.value)) : reply;
  },
});

/** `<prefix>:<scramble>` runs a command on a stored scramble and sends the answer as a new message. */
const makeScrambleHandler =
  (
    prefix: string,
    commandName: string,
    reveals: 'nothing' | 'asks',
    ask: (services: Services, call: Call, puzzle: Puzzle) => Promise<Result<Reply>>,
  ) =>
  (services: Services): ButtonHandler => ({
    prefix,
    command: commandName,
    reveals,
    async press(call, [scrambleId = '']) {
      const storedScramble = await services.store.solutions.byId(scrambleId);
      if (storedScramble === undefined || storedScramble.verdict !== undefined) return fault('stale-button');
      const { start, goal } = storedScramble;
      const reply = await ask(services, withPressTimeout(services, call), { start, goal });
      return reply.ok ? ok({ reply: reply.value }) : reply;
    },
  });

/** `solveit:<scramble>` solves a stored scramble as `/solve` does. */
const solveScrambleHandler = makeScrambleHandler('solveit', 'solve', 'asks', (services, call, puzzle) =>
  services.runner.answerRequest(solveCommand(services), call, {
    ...puzzle,
    metric: 'stm',
    algorithm: 'auto',
  }),
);

/** `playit:<scramble>` starts a game on a stored scramble as `/play` does. */
const playScrambleHandler = makeScrambleHandler('playit', 'play', 'nothing', (services, call, puzzle) =>
  services.runner.answerRequest(playCommand(services), withUserView(call), {
    prepareGame: async () => ok(slidingGame(puzzle)),
    isPublic: false,
  }),
);
