import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../src/chat/command.ts';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { createLinks } from '../../../src/chat/links.ts';
import type { PressAnswer, Reply } from '../../../src/chat/reply.ts';
import { makeSearchAction } from '../../../src/commands/explain/search/search-request.ts';
import { puzzleOf, slidingGame } from '../../../src/commands/games/sliding-rules.ts';
import { createGate } from '../../../src/commands/spoilers/gate.ts';
import { parseSquare } from '../../../src/core/knight/board/square.ts';
import { listSquares } from '../../../src/core/knight/notation/square-list.ts';
import { seededRandom } from '../../../src/core/random.ts';
import { ok } from '../../../src/core/result.ts';
import { defaultGoal, type Puzzle } from '../../../src/core/sliding/board.ts';
import { boardAfter } from '../../../src/core/sliding/moves.ts';
import { makeAnyCode, makeBoardText, makeCode } from '../../../src/core/sliding/notation/code.ts';
import { makeBoard } from '../../../src/core/sliding/notation/puzzle.ts';
import { randomSolvableBoard } from '../../../src/core/sliding/scramble/scramble.ts';
import { draw } from '../../../src/render/draw.ts';
import { solvingMoves } from '../../support/solving-moves.ts';
import { searchTour } from '../../support/tour-search.ts';
import {
  findBoardAt,
  framePuzzle,
  mirrorPuzzle,
  renumberPuzzle,
  reversePuzzle,
  turnPuzzle,
} from '../../support/turn-puzzle.ts';
import { openWorld, type World } from '../../support/world.ts';

const DAY = '2026-11-23';
let world: World;
/** Today's puzzle, and the first square of today's walk on 5x6. */
let today: Puzzle;
let square: string;
/**
 * The board of a contest that goes on in the group, and of a race there that Ann has solved and Ben has not.
 */
let contest: Puzzle;
let race: Puzzle;
/** Ids of kept solutions, as another player has seen them, and of kept scrambles. */
const kept: Record<string, string> = {};

beforeAll(async () => {
  world = await openWorld();
  world.clock = Date.parse(`${DAY}T12:00Z`);
  const { store } = world;
  await world.chat.answerLine(world.someone('Setter'), '/daily knight');
  await world.chat.answerLine(world.someone('Setter'), '/daily');
  const [puzzle, walk] = await Promise.all([
    store.days.get({ day: DAY, series: 'puzzle' }),
    store.days.get({ day: DAY, series: 'knight' }),
  ]);
  if (puzzle === undefined || walk === undefined) throw new Error('no puzzles of the day');
  today = puzzleOf(puzzle);
  square = walk.start.split(' ')[1] ?? '';
  contest = await begin('/fmc 2x5 10m');
  race = await begin('/race 2x4', 'Ann', 'Ben');
  await world.chat.answerLine(inGroup('Ann'), `/move ${solvingMoves(textOf(race))}`);
  for (const [name, { start, goal }] of Object.entries({ today, contest })) {
    const verdict = { length: 9, optimal: false, lowerBound: 1, metric: 'stm' } as const;
    const moves = solvingMoves(textOf({ start, goal }));
    kept[`${name} solution`] = await store.solutions.keep({
      person: 'telegram:1',
      start,
      goal,
      moves,
      verdict,
      now: world.clock,
    });
    kept[`${name} scramble`] = await store.solutions.keep({
      person: 'telegram:1',
      start,
      goal,
      moves: '',
      now: world.clock,
    });
  }
});
afterAll(() => world.close());

/** The puzzle of a round that Host begins in the group, and the others join. */
async function begin(line: string, ...others: string[]): Promise<Puzzle> {
  const round = await world.chat.answerLine(inGroup('Host'), line);
  const join = round?.buttons?.flatMap(({ rows }) => rows.flat())[0];
  const id = join?.action?.split(':')[1] ?? '';
  for (const name of others) await world.chat.answerPress(inGroup(name), `join:${id}`);
  if (others.length > 0) await world.chat.answerPress(inGroup('Host'), `begin:${id}`);
  const begun = await world.store.rounds.byId(id);
  if (begun === undefined) throw new Error(`no round: ${line}`);
  return puzzleOf(begun);
}

const textOf = ({ start, goal }: Puzzle) => ({ start: makeBoardText(start), goal: makeBoardText(goal) });

const atHome = (name: string): Incoming => world.someone(name);
/** Where all others read the answers, and where the platform can hide them. */
const inGroup = (name: string): Incoming => ({
  ...world.someone(name, 'group', { hasPersonalReplies: false }),
  address: 'test:group',
});
/** With a picture of the puzzle's board. */
const withPicture = (name: string, { start }: Puzzle): Incoming => ({
  ...atHome(name),
  attachment: { bytes: async () => ok(Buffer.from(draw({ kind: 'board', board: start }).bytes)) },
});
const onServer = (name: string): Incoming => world.someone(name, 'server');

/** A line for a puzzle: `1 2 3/4 5 6/7 8 0 -> ...`. */
const lineOf = ({ start, goal }: Puzzle): string => `${makeBoard(start)} -> ${makeBoard(goal)}`;
const board = ({ start }: Puzzle): string => makeBoard(start);
/** The puzzle with its start moved by `first` moves and its goal by `last`. */
const moved = ({ start, goal }: Puzzle, first: number, last = 0): Puzzle => ({
  start: findBoardAt(start, first),
  goal: findBoardAt(goal, last),
});
/**
 * The puzzle in the corner of a larger board: a solved row stands above it, and a solved column beside it.
 * The blank has moved `moves` moves on, into what is solved.
 */
const hidden = (puzzle: Puzzle, moves = 0): Puzzle =>
  moved(framePuzzle(puzzle, { above: 1, right: 1 }), moves);
/** A board seven moves away from the puzzle, and the moves that lead to the puzzle's start. */
const wayToStart = ({ start }: Puzzle) => {
  const away = { start: findBoardAt(start, 7), goal: start };
  return { start: away.start, moves: solvingMoves(textOf(away)) };
};
const throughStart = (puzzle: Puzzle): string => {
  const { start, moves } = wayToStart(puzzle);
  return `${makeBoard(start)} -> ${makeBoard(puzzle.goal)} ${moves}`;
};
/** Whether such a square is the walk's first one on a turned board: 6 files, 5 ranks. */
const turnedSquare = (): string => {
  const [file, rank] = [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
  return `${String.fromCharCode(97 + rank)}${5 - file}`;
};
/** The square seen in a mirror. */
const mirroredSquare = (): string => `${'edcba'[square.charCodeAt(0) - 97]}${square.slice(1)}`;
/** A square from which a tour ends on the walk's first: it has the other colour. */
const otherEnd = (): string => (square === 'a1' ? 'b1' : 'a1');
/** The squares of a tour from the walk's first square. */
const ownTour = (): string => {
  const start = parseSquare(square, 5, 6);
  const tour = start.ok ? searchTour(5, 6, { start: start.value }) : start;
  if (!tour.ok) throw new Error(tour.fault.code);
  return listSquares(tour.value.order, { cols: 5, rows: 6 }).join(' ');
};
const search = (prefix: string, puzzle: Puzzle): string =>
  makeSearchAction(prefix, { kind: 'search', ...puzzle, method: { algorithm: 'bfs' }, maxSteps: 2000 });

type Answer = Reply | PressAnswer | undefined;
/** `nothing`: neither a warning, nor a refusal, nor a picture, a hint or a file. */
type Outcome = 'warned' | 'refused' | 'told' | 'nothing';

function outcomeOf(answer: Answer): Outcome {
  const replies = answer === undefined ? [] : 'kind' in answer ? [answer] : [answer.edit, answer.reply];
  const notice = answer !== undefined && !('kind' in answer) ? answer.notice : undefined;
  const text = [...replies.map((reply) => reply?.text), notice].join('\n');
  if (/others here may still be playing it|round that is still running/.test(text)) return 'refused';
  if (/Show the (?:hint|solution)\?/.test(text)) return 'warned';
  const isShown = replies.some((reply) => reply?.picture ?? reply?.file) || /Hint: /.test(text);
  return isShown ? 'told' : 'nothing';
}

/** Buttons that were tried. */
const pressed = new Set<string>();
const press = (who: Incoming, action: string): Promise<PressAnswer> => {
  pressed.add(action.replace(/^sure:/, '').split(':')[0] ?? '');
  return world.chat.answerPress(who, action);
};
/** First words of lines that were tried. */
const typedNames = new Set<string>();
const say = (who: Incoming, line: string): Promise<Answer> => {
  typedNames.add(/^\/([a-z]+)/.exec(line)?.[1] ?? '');
  return world.chat.answerLine(who, line);
};
const lastGame = async ({ person }: Incoming): Promise<string> =>
  (await world.store.games.latest(person.key))?.id ?? 'none';

/** Plays a board of one's own, up to its end or to where it was given up, and presses a button of it. */
async function onOwnBoard(who: Incoming, words: string, button: string, way = ''): Promise<Answer> {
  await say(who, words);
  const id = await lastGame(who);
  if (way !== '') await say(who, `/move ${way}`);
  const game = await world.store.games.byId(id);
  return press(who, `${button}:${id}${['giveup', 'hint'].includes(button) ? `:${game?.revision}` : ''}`);
}
const giveUp = (who: Incoming, words: string) => onOwnBoard(who, words, 'giveup');
const openLink = (who: Incoming, target: string) =>
  say(who, `/start ${createLinks('a secret of the tests').makePayload(target)}`);
async function inline(name: string, query: string): Promise<Reply | undefined> {
  const surface = { hasPersonalReplies: false, hasPrivateLinks: true, maxButtonRows: 0 };
  const { results } = await world.chat.findInlineResults(world.someone(name, 'any', surface), query);
  return results[0] && { ...results[0].reply, text: `${results[0].description}\n${results[0].reply.text}` };
}

type Try = readonly [string, Outcome, (name: string) => Promise<Answer>];
const typed =
  (line: () => string, where = atHome) =>
  (name: string) =>
    say(where(name), line());

const TODAYS_PUZZLE: readonly Try[] = [
  ['its board alone', 'warned', typed(() => board(today))],
  ['/solve', 'warned', typed(() => `/solve ${board(today)}`)],
  ['/solve with an algorithm', 'warned', typed(() => `/solve ${board(today)} ida manhattan`)],
  ['/solve that counts slides', 'warned', typed(() => `/solve ${board(today)} metric:mtm`)],
  ['its digits in one word', 'warned', typed(() => `/solve ${today.start.tiles.join('')}`)],
  [
    'its digits in another script',
    'warned',
    typed(() => `/solve ${today.start.tiles.map((tile) => String.fromCharCode(0x660 + tile)).join(' ')}`),
  ],
  ['its board in a sentence', 'warned', typed(() => `can you solve ${board(today)}?`)],
  ['/solve of its code', 'warned', typed(() => `/solve ${makeCode(today)}`)],
  ['/solve backwards', 'warned', typed(() => `/solve ${lineOf(reversePuzzle(today))}`)],
  ['/solve one move on', 'warned', typed(() => `/solve ${board(moved(today, 1))}`)],
  ['/solve six moves on', 'warned', typed(() => `/solve ${board(moved(today, 6))}`)],
  ['/solve to a goal one move before its own', 'warned', typed(() => `/solve ${lineOf(moved(today, 0, 1))}`)],
  ['/solve from near to near', 'warned', typed(() => `/solve ${lineOf(moved(today, 3, 3))}`)],
  [
    '/solve backwards, from near to near',
    'warned',
    typed(() => `/solve ${lineOf(reversePuzzle(moved(today, 2, 2)))}`),
  ],
  ['/solve of it turned', 'warned', typed(() => `/solve ${lineOf(turnPuzzle(today))}`)],
  ['/solve of it in a mirror', 'warned', typed(() => `/solve ${lineOf(mirrorPuzzle(today))}`)],
  ['/solve of it in other numbers', 'warned', typed(() => `/solve ${lineOf(renumberPuzzle(today))}`)],
  [
    '/solve of it turned, mirrored, in other numbers, backwards and a move on',
    'warned',
    typed(() => `/solve ${lineOf(reversePuzzle(renumberPuzzle(mirrorPuzzle(turnPuzzle(moved(today, 1))))))}`),
  ],
  ['/analyse', 'warned', typed(() => `/analyse ${board(today)}`)],
  ['/analyze with moves', 'warned', typed(() => `/analyze ${board(today)} ${solvingMoves(textOf(today))}`)],
  ['/compare', 'warned', typed(() => `/compare ${board(today)}`)],
  ['/compare one move on', 'warned', typed(() => `/compare ${board(moved(today, 1))}`)],
  ['/explain with a search', 'warned', typed(() => `/explain ${board(today)} bfs`)],
  ['/explain as people solve', 'warned', typed(() => `/explain ${board(moved(today, 2))} human`)],
  ['/explain of its parity, which tells no way', 'told', typed(() => `/explain ${board(today)}`)],
  [
    '/solve as a reply to its board',
    'warned',
    (name) => say({ ...atHome(name), repliedTo: board(today) } as Incoming, '/solve'),
  ],
  [
    '“Solve” on a message, in a server',
    'warned',
    (name) => say({ ...onServer(name), repliedTo: `look: ${board(today)}` } as Incoming, '/solve'),
  ],
  ['/solve in a server', 'warned', typed(() => `/solve ${board(today)}`, onServer)],
  ['/solve in a group', 'refused', typed(() => `/solve ${board(today)}`, inGroup)],
  ['/solve near it in a group', 'refused', typed(() => `/solve ${board(moved(today, 4))}`, inGroup)],
  ['/analyse near it in a group', 'refused', typed(() => `/analyse ${board(moved(today, 4))}`, inGroup)],
  ['an inline query', 'refused', (name) => inline(name, board(today))],
  ['an inline query one move on', 'refused', (name) => inline(name, `solve ${board(moved(today, 1))}`)],
  ['an inline query backwards', 'refused', (name) => inline(name, lineOf(reversePuzzle(today)))],
  [
    'a link that asks /solve',
    'warned',
    (name) => openLink(atHome(name), `ask:solve ${today.start.tiles.join('')}`),
  ],
  [
    'a step of a solution that somebody was shown',
    'warned',
    (name) => press(atHome(name), `step:${kept['today solution']}:3:on`),
  ],
  ['the same in a group', 'refused', (name) => press(inGroup(name), `step:${kept['today solution']}:3:on`)],
  ['its animation', 'warned', (name) => press(atHome(name), `film:${kept['today solution']}`)],
  [
    '“Solve it” below a scramble',
    'warned',
    (name) => press(atHome(name), `solveit:${kept['today scramble']}`),
  ],
  ['“Play it” below a scramble', 'told', (name) => press(atHome(name), `playit:${kept['today scramble']}`)],
  ['a step of a search', 'warned', (name) => press(atHome(name), `${search('watch', today)}:5:on`)],
  [
    'a step of a search one move on',
    'warned',
    (name) => press(atHome(name), `${search('watch', moved(today, 1))}:5:on`),
  ],
  ['the animation of a search', 'warned', (name) => press(atHome(name), search('watch-film', today))],
  [
    'a made up answer to a warning, in a group',
    'refused',
    (name) => press(inGroup(name), `sure:reveal:solve:${makeCode(today)}`),
  ],
  [
    'what such a button asks, unasked',
    'warned',
    (name) => press(atHome(name), `reveal:human:${makeCode(today)}`),
  ],
  ['a picture of its board', 'warned', (name) => say(withPicture(name, today), '/solve')],
  ['/play and Give up', 'warned', (name) => giveUp(atHome(name), `/play ${board(today)}`)],
  [
    '/play one move on and Give up',
    'warned',
    (name) => giveUp(atHome(name), `/play ${board(moved(today, 1))}`),
  ],
  ['/play of its code and Give up', 'warned', (name) => giveUp(atHome(name), `/play ${makeCode(today)}`)],
  [
    '/play backwards and Give up',
    'warned',
    (name) => giveUp(atHome(name), `/play ${lineOf(reversePuzzle(today))}`),
  ],
  ['/play in a server and Give up', 'warned', (name) => giveUp(onServer(name), `/play ${board(today)}`)],
  [
    'the link of its code, and Give up',
    'warned',
    (name) => giveUp(atHome(name), `/start ${makeCode(today)}`),
  ],
  [
    '/play, solved, and the shortest way',
    'warned',
    (name) => onOwnBoard(atHome(name), `/play ${board(today)}`, 'best', solvingMoves(textOf(today))),
  ],
  [
    '/play, solved, and a look at the moves',
    'warned',
    (name) => onOwnBoard(atHome(name), `/play ${board(today)}`, 'review', solvingMoves(textOf(today))),
  ],
  ['/play and a hint', 'warned', (name) => onOwnBoard(atHome(name), `/play ${board(today)}`, 'hint')],
  [
    '/play, one move, and a hint',
    'warned',
    (name) =>
      onOwnBoard(atHome(name), `/play ${board(today)}`, 'hint', solvingMoves(textOf(today)).slice(0, 1)),
  ],
  [
    '/play and /hint',
    'warned',
    async (name) => {
      await say(atHome(name), `/play ${board(moved(today, 2))}`);
      return say(atHome(name), '/hint');
    },
  ],
  [
    '/daily and /hint',
    'warned',
    async (name) => {
      await say(atHome(name), '/daily');
      return say(atHome(name), '/hint');
    },
  ],
  [
    '/daily, ten moves, and /solve',
    'warned',
    async (name) => {
      await say(atHome(name), '/daily');
      await say(atHome(name), `/move ${solvingMoves(textOf(today)).slice(0, 10)}`);
      return say(
        atHome(name),
        `/solve ${makeBoard(puzzleOf({ ...textOf(today), start: (await world.store.games.latest(atHome(name).person.key))?.state ?? '' }).start)}`,
      );
    },
  ],
  [
    '/daily, ten moves taken back, and /solve of where they led',
    'warned',
    async (name) => {
      const who = atHome(name);
      await say(who, '/daily');
      const id = await lastGame(who);
      await say(who, `/move ${solvingMoves(textOf(today)).slice(0, 10)}`);
      const there = (await world.store.games.byId(id))?.state ?? '';
      for (let back = 0; back < 10; back++) await say(who, '/move undo');
      return say(who, `/solve ${makeBoard(puzzleOf({ ...textOf(today), start: there }).start)}`);
    },
  ],
];

/**
 * Each way to be told a board's solution, for a puzzle in the corner of a larger board. Searches are
 * explained on small boards alone, and a board in a picture is asked about by `pic`.
 */
const throughEachWay = (what: 'today' | 'contest', outcome: Outcome): readonly Try[] => {
  const puzzle = (): Puzzle => (what === 'today' ? today : contest);
  const line = (moves = 0) => lineOf(hidden(puzzle(), moves));
  const code = () => makeCode(hidden(puzzle()));
  const below = () => framePuzzle(puzzle(), { above: 1 });
  // The goal's blank leaves to the right and walks up to the corner, then along the top row.
  const aroundFrame = () => {
    const { start, goal } = hidden(puzzle());
    const walk = `L${'D'.repeat(goal.rows - 1)}${'R'.repeat(goal.cols - 1)}`;
    return { start, goal: boardAfter(goal, walk) };
  };
  const ofKept =
    (button: string, moves: string, after = '') =>
    async (name: string) => {
      const { start, goal } = hidden(puzzle());
      const verdict = { length: 9, optimal: false, lowerBound: 1, metric: 'stm' } as const;
      const kept = { start, goal, moves, ...(moves !== '' && { verdict }) };
      const solution = { ...kept, person: 'telegram:7', now: world.clock };
      return press(atHome(name), `${button}:${await world.store.solutions.keep(solution)}${after}`);
    };
  return [
    ['its board alone', outcome, typed(() => board(hidden(puzzle())))],
    ['/solve', outcome, typed(() => `/solve ${line()}`)],
    ['/solve below a solved row', outcome, typed(() => `/solve ${board(below())}`)],
    [
      '/solve beside a solved column',
      outcome,
      typed(() => `/solve ${lineOf(framePuzzle(puzzle(), { left: 1 }))}`),
    ],
    [
      '/solve in a frame',
      outcome,
      typed(() => `/solve ${lineOf(framePuzzle(puzzle(), { above: 1, below: 1, left: 2, right: 1 }))}`),
    ],
    ['/solve with the blank moved into the frame', outcome, typed(() => `/solve ${line(1)}`)],
    ['/solve five moves on', outcome, typed(() => `/solve ${line(5)}`)],
    [
      '/solve with the blank walked around the frame',
      outcome,
      typed(() => `/solve ${lineOf(aroundFrame())}`),
    ],
    [
      '/solve turned, mirrored, in other numbers and backwards',
      outcome,
      typed(
        () => `/solve ${lineOf(reversePuzzle(renumberPuzzle(mirrorPuzzle(turnPuzzle(hidden(puzzle()))))))}`,
      ),
    ],
    ['/solve of its code', outcome, typed(() => `/solve ${code()}`)],
    ['/solve in a group', 'refused', typed(() => `/solve ${line()}`, inGroup)],
    ['/solve in a server', outcome, typed(() => `/solve ${line()}`, onServer)],
    ['/analyse', outcome, typed(() => `/analyse ${line()}`)],
    ['/analyse of moves that lead through it', outcome, typed(() => `/analyse ${throughStart(puzzle())}`)],
    ['/compare', outcome, typed(() => `/compare ${line()}`)],
    ['/explain as people solve', outcome, typed(() => `/explain ${line()} human`)],
    ['an inline query', 'refused', (name) => inline(name, line())],
    ['a link that asks /solve', outcome, (name) => openLink(atHome(name), `ask:solve ${makeCode(below())}`)],
    [
      'the question about it in a picture',
      outcome,
      async (name) => press(atHome(name), `pic:s:go:${makeAnyCode(hidden(puzzle()))}`),
    ],
    ['a step of a kept solution', outcome, ofKept('step', 'LR', ':1:on')],
    ['the animation of a kept solution', outcome, ofKept('film', 'LR')],
    [
      'the animation of one’s own moves that lead through it',
      outcome,
      async (name) => {
        const own = { goal: puzzle().goal, person: 'telegram:7', now: world.clock, ...wayToStart(puzzle()) };
        return press(atHome(name), `film:${await world.store.solutions.keep(own)}`);
      },
    ],
    ['“Solve it” below a scramble', outcome, ofKept('solveit', '')],
    ['a button that asks for it', outcome, async (name) => press(atHome(name), `reveal:human:${code()}`)],
    ['/play and Give up', outcome, (name) => giveUp(atHome(name), `/play ${code()}`)],
    ['/play and a hint', outcome, (name) => onOwnBoard(atHome(name), `/play ${code()}`, 'hint')],
    ['the link of its code, and Give up', outcome, (name) => giveUp(atHome(name), `/start ${code()}`)],
  ];
};

const TODAYS_WALK: readonly Try[] = [
  ['/knight', 'warned', typed(() => `/knight 5x6 ${square}`)],
  ['its board and square alone', 'warned', typed(() => `5x6 ${square}`)],
  ['/knight backwards', 'warned', typed(() => `/knight 5x6 ${otherEnd()} to ${square}`)],
  ['/knight backwards, without a start', 'warned', typed(() => `/knight 5x6 to ${square}`)],
  ['/knight closed', 'warned', typed(() => '/knight 5x6 closed')],
  ['/knight closed, from another square', 'warned', typed(() => `/knight 5x6 ${otherEnd()} closed`)],
  ['/knight on the board turned', 'warned', typed(() => `/knight 6x5 ${turnedSquare()}`)],
  ['/knight from the square in a mirror', 'warned', typed(() => `/knight 5x6 ${mirroredSquare()}`)],
  ['/knight by Warnsdorff’s rule', 'warned', typed(() => `/knight 5x6 ${square} warnsdorff`)],
  ['/knight by a classical search', 'warned', typed(() => `/knight 5x6 ${square} classic opts:1,2,3`)],
  ['/knight log', 'warned', typed(() => `/knight log 5x6 ${square} opts:1,2,3`)],
  ['/knight log in a mirror', 'warned', typed(() => `/knight log 5x6 ${mirroredSquare()} opts:1,2,3`)],
  ['/knight in a group', 'refused', typed(() => `/knight 5x6 ${square}`, inGroup)],
  ['/knight backwards in a group', 'refused', typed(() => `/knight 5x6 to ${square}`, inGroup)],
  ['/knight in a server', 'warned', typed(() => `/knight 5x6 ${square}`, onServer)],
  ['an inline query', 'refused', (name) => inline(name, `knight 5x6 to ${square}`)],
  ['the link of a tour', 'warned', (name) => say(atHome(name), `/start knight-5x6-${square}`)],
  ['the link of a tour backwards', 'warned', (name) => say(atHome(name), `/start knight-5x6-to-${square}`)],
  ['a tour’s button', 'warned', (name) => press(atHome(name), `tour:5x6:${square}::open:construct:4`)],
  ['“Another tour”', 'warned', (name) => press(atHome(name), `other:5x6:${square}::open:construct:1`)],
  ['“Another array”', 'warned', (name) => press(atHome(name), `array:5x6:${square}::open:classic:1:123iA`)],
  ['a tour’s animation', 'warned', (name) => press(atHome(name), `gif:5x6:::closed:construct:1`)],
  [
    'a tour’s order',
    'warned',
    (name) => press(atHome(name), `order:6x5:${turnedSquare()}::open:construct:1`),
  ],
  [
    'a tour’s order in a group',
    'refused',
    (name) => press(inGroup(name), `order:5x6:${square}::open:construct:1`),
  ],
  ['/play and Give up', 'warned', (name) => giveUp(atHome(name), `/play knight 5x6 ${square}`)],
  [
    '/play in a mirror and Give up',
    'warned',
    (name) => giveUp(atHome(name), `/play knight 5x6 ${mirroredSquare()}`),
  ],
  ['/play and a hint', 'warned', (name) => onOwnBoard(atHome(name), `/play knight 5x6 ${square}`, 'hint')],
  [
    '/play closed, from another square, and a hint',
    'warned',
    (name) => onOwnBoard(atHome(name), `/play knight 5x6 ${otherEnd()} closed`, 'hint'),
  ],
  [
    '/play closed, from another square, and Give up',
    'warned',
    (name) => giveUp(atHome(name), `/play knight 5x6 ${otherEnd()} closed`),
  ],
  ['/knight check in a group', 'refused', typed(() => `/knight check ${ownTour()}`, inGroup)],
  ['a tour of it in a group', 'refused', typed(() => `/knight ${ownTour()}`, inGroup)],
  ['/knight check of one’s own tour', 'told', typed(() => `/knight check ${ownTour()}`)],
  ['/knight check in a server', 'told', typed(() => `/knight check ${ownTour()}`, onServer)],
  ['/knight table, which tells no tour', 'told', typed(() => '/knight table 5x6 opts:1,2,3')],
];

const ROUNDS: readonly Try[] = [
  ['/solve by somebody who has not joined', 'refused', typed(() => `/solve ${board(contest)}`)],
  ['/solve in its own chat', 'refused', typed(() => `/solve ${board(contest)}`, inGroup)],
  ['/solve in a server elsewhere', 'refused', typed(() => `/solve ${board(contest)}`, onServer)],
  ['its board alone', 'refused', typed(() => board(contest))],
  ['/solve backwards', 'refused', typed(() => `/solve ${lineOf(reversePuzzle(contest))}`)],
  ['/solve of it turned', 'refused', typed(() => `/solve ${lineOf(turnPuzzle(contest))}`)],
  ['/solve from near to near', 'refused', typed(() => `/solve ${lineOf(moved(contest, 3, 3))}`)],
  ['/analyse', 'refused', typed(() => `/analyse ${board(contest)}`)],
  ['/compare', 'refused', typed(() => `/compare ${board(contest)}`)],
  ['/explain with a search', 'refused', typed(() => `/explain ${board(contest)} astar`)],
  ['/explain as people solve', 'refused', typed(() => `/explain ${board(contest)} human`)],
  ['an inline query', 'refused', (name) => inline(name, board(contest))],
  [
    'a link that asks /solve',
    'refused',
    (name) => openLink(atHome(name), `ask:solve 2x5 ${contest.start.tiles.join(' ')}`),
  ],
  [
    '“Solve it” below a scramble',
    'refused',
    (name) => press(atHome(name), `solveit:${kept['contest scramble']}`),
  ],
  [
    'a step of a kept solution',
    'refused',
    (name) => press(atHome(name), `step:${kept['contest solution']}:2:on`),
  ],
  [
    'the animation of a kept solution',
    'refused',
    (name) => press(atHome(name), `film:${kept['contest solution']}`),
  ],
  ['a step of a search', 'refused', (name) => press(atHome(name), `${search('watch', contest)}:2:on`)],
  [
    'an answer to a warning that never was',
    'refused',
    (name) => press(atHome(name), `sure:reveal:solve:${makeCode(contest)}`),
  ],
  [
    'the question about a board in a picture',
    'refused',
    (name) => press(atHome(name), `pic:s:go:${makeAnyCode(contest)}`),
  ],
  ['a picture of its board', 'refused', (name) => say(withPicture(name, contest), '/solve')],
  ['/play and Give up', 'refused', (name) => giveUp(atHome(name), `/play ${board(contest)}`)],
  [
    '/play one move on and Give up',
    'refused',
    (name) => giveUp(atHome(name), `/play ${board(moved(contest, 1))}`),
  ],
  [
    'the link of its code, and Give up',
    'refused',
    (name) => giveUp(atHome(name), `/start ${makeCode(contest)}`),
  ],
  ['/play and a hint', 'refused', (name) => onOwnBoard(atHome(name), `/play ${board(contest)}`, 'hint')],
  [
    '/play, solved, and the shortest way',
    'refused',
    (name) => onOwnBoard(atHome(name), `/play ${board(contest)}`, 'best', solvingMoves(textOf(contest))),
  ],
  [
    '“Play it alone”, whose board would know its par',
    'nothing',
    async (name) =>
      press(atHome(name), `alone:${(await world.store.rounds.activeRounds('test:Host'))[0]?.id}`),
  ],
  ['a race, by somebody who is in it', 'refused', () => say(atHome('Ben'), `/solve ${board(race)}`)],
  ['a race, by somebody who is not', 'refused', typed(() => `/solve ${board(race)}`)],
  [
    'a race that one has solved, where others read',
    'refused',
    () => say(inGroup('Ann'), `/solve ${board(race)}`),
  ],
  ['a race that one has solved', 'told', () => say(atHome('Ann'), `/solve ${board(race)}`)],
];

const HARMLESS: readonly Try[] = [
  ['/solve 1 2 3 4 0 5', 'told', typed(() => '/solve 1 2 3 4 0 5', inGroup)],
  ['/solve 8 6 7/2 5 4/3 0 1', 'told', typed(() => '/solve 8 6 7/2 5 4/3 0 1', inGroup)],
  [
    '/solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2',
    'told',
    typed(() => '/solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2', inGroup),
  ],
  ['a board seven moves away', 'told', typed(() => `/solve ${board(moved(today, 7))}`, inGroup)],
  [
    'a board four moves from the start and four from the goal',
    'told',
    typed(() => `/solve ${lineOf(moved(today, 4, 4))}`),
  ],
  ['a board of a contest’s size', 'told', typed(() => '/solve 2x5 5 1 2 3 4 6 7 8 9 0')],
  ['/knight 5x5 e1', 'told', typed(() => '/knight 5x5 e1', inGroup)],
  ['/knight 8x8 a1', 'told', typed(() => '/knight 8x8 a1', inGroup)],
  ['/knight 6x6 closed', 'told', typed(() => '/knight 6x6 closed', inGroup)],
  ['/knight log 5x5 e1', 'told', typed(() => '/knight log 5x5 e1', inGroup)],
  ['an inline board', 'told', (name) => inline(name, '8 6 7/2 5 4/3 0 1')],
  ['another board of one’s own, given up', 'told', (name) => giveUp(atHome(name), '/play 8 6 7/2 5 4/3 0 1')],
  [
    'another board of one’s own, with a hint',
    'told',
    (name) => onOwnBoard(atHome(name), '/play 8 6 7/2 5 4/3 0 1', 'hint'),
  ],
  ['the terminal’s log, which chats don’t have', 'nothing', typed(() => `/log solve ${board(today)}`)],
  ['the terminal’s neighbours', 'nothing', typed(() => `/neighbours ${board(today)}`)],
  ['the terminal’s key', 'nothing', typed(() => `/key ${board(today)}`)],
  ['the terminal’s apply', 'nothing', typed(() => `/apply ${board(today)} ${solvingMoves(textOf(today))}`)],
];

describe.each([
  ['today’s puzzle', TODAYS_PUZZLE],
  ['today’s puzzle in a larger board', throughEachWay('today', 'warned')],
  ['today’s walk', TODAYS_WALK],
  ['the board of a round in a larger board', throughEachWay('contest', 'refused')],
  ['the board of a round', ROUNDS],
  ['anything else', HARMLESS],
])('%s', (title, tries) => {
  test.each(tries)('%s: %s', async (sentence, outcome, attempt) => {
    expect(outcomeOf(await attempt(`${title} ${sentence}`))).toBe(outcome);
    expect(world.bugs).toEqual([]);
  });
});

test('where a player has solved the first rows, the rest of the board isn’t told as a smaller one', async () => {
  const who = atHome('Layer');
  await say(who, '/daily');
  const rest = puzzleOf({ start: '2x3 4 5 0 1 2 3', goal: '2x3 1 2 3 4 5 0' });
  const { start } = framePuzzle(rest, { above: 1 });
  expect(start.rows).toBe(3);
  const path = solvingMoves({ start: makeBoardText(today.start), goal: makeBoardText(start) });
  await say(who, `/move ${path}`);
  expect((await world.store.games.latest(who.person.key))?.state).toBe(makeBoardText(start));
  expect(outcomeOf(await say(who, `/solve ${lineOf(rest)}`))).toBe('warned');
  expect(outcomeOf(await say(who, `/solve ${lineOf(framePuzzle(rest, { right: 1 }))}`))).toBe('warned');
});

test('someone who has finished today’s puzzle is told almost solved boards in a group', async () => {
  await say(atHome('Finisher'), '/daily');
  const solved = await world.chat.answerLine(atHome('Finisher'), `/move ${solvingMoves(textOf(today))}`);
  expect(solved?.text).toMatch(/^\*\*Solved/);
  for (const line of ['1 2 3 4 5 6 7 0 8', '1 2 3 4 5 6 0 7 8', '1 2 3/0 5 6/4 7 8'])
    expect(outcomeOf(await say(inGroup('Finisher'), `/solve ${line}`))).toBe('told');
});

test('40 boards of 3x3 to 6x6 that have nothing to do with it are told in a group', async () => {
  const services = { store: world.store, now: world.now, daily: { timeZone: 'UTC' } };
  const gate = createGate(services as Parameters<typeof createGate>[0]);
  const random = seededRandom(37);
  for (let index = 0; index < 40; index++) {
    const goal = defaultGoal(3 + (index % 4), 3 + (Math.floor(index / 4) % 4));
    const puzzle = { start: randomSolvableBoard(goal, random), goal };
    // All commands ask the gate alike. So the solver isn't needed here.
    expect(await gate(inGroup('Passer-by') as Call, [slidingGame(puzzle)], '')).toEqual(ok({}));
  }
});

test('a tour that is told openly neither begins nor ends on a square like the walk’s first, nor is closed', async () => {
  const names = [...'abcde'].flatMap((file) => [1, 2, 3, 4, 5, 6].map((rank) => `${file}${rank}`));
  const likes = [square, mirroredSquare()].flatMap((one) => [one, `${one[0]}${7 - Number(one.slice(1))}`]);
  let told = 0;
  for (const [at, start] of names.entries()) {
    const { reply, notice } = await press(atHome(`Tourer${at}`), `order:5x6:${start}::open:construct:1`);
    const text = reply?.file?.bytes.toString();
    if (text === undefined) {
      expect(`${reply?.text}${notice}`).toMatch(/Show the solution\?|too old/);
      continue;
    }
    told++;
    const ranks = text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
    const whereIs = (number: number) => {
      const row = ranks.findIndex((rank) => rank.includes(number));
      return { file: ranks[row]?.indexOf(number) ?? -1, rank: 6 - row };
    };
    const [first, last] = [whereIs(1), whereIs(30)];
    for (const { file, rank } of [first, last]) expect(likes).not.toContain(`${'abcde'[file]}${rank}`);
    const apart = [Math.abs(first.file - last.file), Math.abs(first.rank - last.rank)].sort();
    expect(apart).not.toEqual([1, 2]);
  }
  expect(told).toBeGreaterThan(3);
});

describe('the fewest moves of a contest’s board', () => {
  test('stand neither on a board of one’s own nor on its result', async () => {
    const who = atHome('Counter');
    const begun = await world.chat.answerLine(who, `/play ${board(contest)}`);
    const solved = await world.chat.answerLine(who, `/move ${solvingMoves(textOf(contest))}`);
    expect(begun?.text).not.toMatch(/par/);
    expect(solved?.text).toMatch(/^\*\*Solved/);
    expect(solved?.text).not.toMatch(/fewest|perfect|par/i);
  });

  test('stand on another board of that size', async () => {
    const solved = await world.chat.answerLine(atHome('Counter'), '/play 2x5 2 3 4 5 0 1 6 7 8 9');
    expect(solved?.text).toMatch(/par \d+/);
  });
});

test('today’s puzzle and walk are solved openly tomorrow', async () => {
  world.clock += 86_400_000;
  expect(outcomeOf(await say(inGroup('Late'), `/solve ${board(today)}`))).toBe('told');
  expect(outcomeOf(await say(inGroup('Late'), `/knight 5x6 ${square}`))).toBe('told');
  world.clock -= 86_400_000;
});

test('once a round is over, its board is told to all', async () => {
  const host = inGroup('Host');
  for (const { id } of await world.store.rounds.activeRounds('test:Host')) await press(host, `end:${id}`);
  for (const over of [contest, race])
    expect(outcomeOf(await say(inGroup('Late'), `/solve ${board(over)}`))).toBe('told');
});

/**
 * How commands and buttons are decided. New commands declare it themselves. One that tells ways has to be
 * tried here. A new button has to be decided here too.
 */
const DECIDED = {
  commands: {
    solve: 'asked',
    knight: 'asked',
    explain: 'asked',
    analyse: 'asked',
    compare: 'asked',
    // They answer as other commands do: a way ahead, the target of a link.
    hint: 'asks',
    start: 'asks',
    // Boards, results and their lengths, no ways.
    daily: 'nothing',
    leaderboard: 'nothing',
    stats: 'nothing',
    play: 'nothing',
    move: 'nothing',
    race: 'nothing',
    fmc: 'nothing',
    // Its way is that of a board drawn at random.
    scramble: 'nothing',
    // It offers the commands that need a size alone.
    size: 'nothing',
    // The board of a question with a tile changed.
    tile: 'nothing',
    help: 'nothing',
    settings: 'nothing',
    privacy: 'nothing',
    export: 'nothing',
    forget: 'nothing',
  },
  buttons: {
    // Steps and animations of solutions and searches.
    step: 'asked',
    film: 'asked',
    watch: 'asked',
    'watch-film': 'asked',
    tour: 'asks',
    other: 'asks',
    array: 'asks',
    gif: 'asks',
    order: 'asks',
    // Of a board in a picture.
    pic: 'asks',
    reveal: 'asks',
    hint: 'asks',
    giveup: 'asks',
    best: 'asks',
    review: 'asks',
    solveit: 'asks',
    day: 'nothing',
    tile: 'nothing',
    board: 'nothing',
    undo: 'nothing',
    restart: 'nothing',
    again: 'nothing',
    play: 'nothing',
    playit: 'nothing',
    share: 'nothing',
    leaders: 'nothing',
    join: 'nothing',
    leave: 'nothing',
    begin: 'nothing',
    end: 'nothing',
    alone: 'nothing',
    rematch: 'nothing',
    // Of a round that is over.
    solutions: 'nothing',
    scramble: 'nothing',
    help: 'nothing',
    settings: 'nothing',
    own: 'nothing',
    cancel: 'nothing',
  },
};

describe('it is decided what an answer tells', () => {
  const decision = (tells: unknown) => (typeof tells === 'string' ? tells : 'asked');

  test('for each command', () => {
    const decided = world.commands.map(({ name, reveals }) => [name, decision(reveals)]);
    expect(Object.fromEntries(decided)).toMatchObject(DECIDED.commands);
  });

  test('for each button', () => {
    const decided = world.buttons.map(({ prefix, reveals }) => [prefix, decision(reveals)]);
    expect(Object.fromEntries(decided)).toEqual(DECIDED.buttons);
  });

  test('and each command that tells a way is tried in this file', () => {
    const telling = world.commands.filter(({ reveals }) => reveals !== 'nothing').map(({ name }) => name);
    expect(telling).toContain('solve');
    expect(telling.filter((name) => !typedNames.has(name))).toEqual([]);
  });

  test('and each button that tells a way is tried in this file', () => {
    const telling = world.buttons.filter(({ reveals }) => reveals !== 'nothing').map(({ prefix }) => prefix);
    expect(telling.filter((prefix) => !pressed.has(prefix))).toEqual([]);
  });
});
