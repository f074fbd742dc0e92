import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { puzzleOf } from '../../../src/commands/games/sliding-rules.ts';
import type { Puzzle } from '../../../src/core/sliding/board.ts';
import { makeBoardText } from '../../../src/core/sliding/notation/code.ts';
import { makeBoard } from '../../../src/core/sliding/notation/puzzle.ts';
import type { Game } from '../../../src/store/contract/game.ts';
import { solvingMoves } from '../../support/solving-moves.ts';
import { framePuzzle } from '../../support/turn-puzzle.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

const DAY = '2026-11-23';
const BEFORE_MIDNIGHT = Date.parse(`${DAY}T23:50Z`);
const AFTER_MIDNIGHT = Date.parse('2026-11-24T00:10Z');
const WARNING =
  /^This is the puzzle of 2026-11-23, which you haven't finished\. .* counts as assisted.* Show the solution\?$/;
const REFUSAL = /^This is the puzzle of 2026-11-23, and you haven't finished it\. Ask me in our private chat/;

let world: World;
let monday: Puzzle;
let square: string;
let players = 0;
/** A player who opens Monday's puzzle and walk ten minutes before midnight. It is Tuesday now. */
let late: Incoming;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  world.clock = BEFORE_MIDNIGHT;
  late = world.someone(`Late ${++players}`);
  await say('/daily knight');
  square = (await gameOf('knight')).start.split(' ')[1] ?? '';
  await say('/daily');
  monday = puzzleOf(await gameOf());
  world.clock = AFTER_MIDNIGHT;
});

const say = (line: string, who = late) => world.chat.answerLine(who, line);
const board = () => makeBoard(monday.start);
async function gameOf(series: 'puzzle' | 'knight' = 'puzzle'): Promise<Game> {
  const games = await world.store.games.currentGames(late.person.key, DAY);
  const game = games.find((found) => found.day === DAY && (found.series ?? 'puzzle') === series);
  if (game === undefined) throw new Error(`no game of ${DAY}`);
  return game;
}
/** The same player where all others read the answers. */
const inGroup = (): Incoming => ({
  ...world.someone('', 'group', { hasPersonalReplies: false }),
  person: late.person,
});

describe('a puzzle opened before midnight', () => {
  test('can’t be solved with the bot’s help after midnight and rank as if by hand', async () => {
    const warned = await say(`/solve ${board()}`);
    expect(warned).toMatchObject({ personal: true, text: expect.stringMatching(WARNING) });
    expect(warned?.picture).toBeUndefined();
    const { edit } = await world.chat.answerPress(late, buttonOf(warned, 'Show it'));
    expect(edit?.text).toMatch(/in \d+ moves/);
    await say(
      `/move ${solvingMoves({ start: makeBoardText(monday.start), goal: makeBoardText(monday.goal) })}`,
    );
    const query = { day: DAY, limit: 100, person: late.person.key };
    expect((await world.store.leaderboard.of(query)).ownRow).toMatchObject({ assisted: true });
  });

  test.each([
    ['/analyse', () => `/analyse ${board()}`],
    ['/compare', () => `/compare ${board()}`],
    ['/explain', () => `/explain ${board()} human`],
    ['its board alone', board],
    [
      'a larger board that has it in a corner',
      () => `/solve ${makeBoard(framePuzzle(monday, { above: 1 }).start)}`,
    ],
  ])('is not told by %s without a warning', async (_, line) => {
    expect((await say(line()))?.text).toMatch(/the puzzle of 2026-11-23.*Show the solution\?/s);
    expect(await gameOf()).toMatchObject({ assisted: false });
  });

  test('is not told by a hint or Give up on its practice board without a warning', async () => {
    await say(`/daily ${DAY}`);
    const practice = await world.store.games.latest(late.person.key);
    expect(practice).toMatchObject({ practice: DAY });
    const hint = await world.chat.answerPress(late, `hint:${practice?.id}:0`);
    expect(hint.edit?.text).toMatch(/Show the hint\?/);
    const { reply } = await world.chat.answerPress(late, `giveup:${practice?.id}:0`);
    expect(reply?.text).toMatch(WARNING);
  });

  test('is not told where others would see the answer, until its player has taken help or finished', async () => {
    expect((await say(`/solve ${board()}`, inGroup()))?.text).toMatch(REFUSAL);
    await world.store.games.assist((await gameOf()).id);
    expect((await say(`/solve ${board()}`, inGroup()))?.text).toMatch(/in \d+ moves/);
  });

  test('is told openly to everybody else', async () => {
    const other = { ...inGroup(), person: world.someone('Other').person };
    expect((await say(`/solve ${board()}`, other))?.text).toMatch(/in \d+ moves/);
  });

  test('stays guarded for weeks while its game is open', async () => {
    world.clock += 30 * 86_400_000;
    expect((await say(`/solve ${board()}`))?.text).toMatch(WARNING);
  });
});

test('a walk opened before midnight is not told after midnight without a warning', async () => {
  const warned = await say(`/knight 5x6 ${square}`);
  expect(warned?.text).toMatch(/^This is the knight's tour of 2026-11-23, which you haven't finished/);
  await world.chat.answerPress(late, buttonOf(warned, 'Show it'));
  expect(await gameOf('knight')).toMatchObject({ assisted: true });
  expect(await gameOf()).toMatchObject({ assisted: false });
});

test('a warning from before midnight is still one after it', async () => {
  world.clock = BEFORE_MIDNIGHT;
  const warned = await say(`/solve ${board()}`);
  world.clock = AFTER_MIDNIGHT;
  await world.chat.answerPress(late, buttonOf(warned, 'Show it'));
  expect(await gameOf()).toMatchObject({ assisted: true });
});
