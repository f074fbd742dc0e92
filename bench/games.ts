import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pressGame, undo } from '../src/commands/games/game.ts';
import { readGame } from '../src/commands/games/index.ts';
import { knightGame } from '../src/commands/games/knight-rules.ts';
import type { NewGame } from '../src/store/contract/game.ts';
import type { Store } from '../src/store/contract/store.ts';
import { openStore } from '../src/store/open.ts';
import { type BenchOptions, duration, now, type Part, type Row } from './report.ts';

const MADE = 5000;
const ROUNDS = 400;

/** A kind of game with two presses, each of which can follow the other. */
interface Playing {
  readonly title: string;
  readonly beginning: Pick<NewGame, 'kind' | 'start' | 'goal'>;
  /** A press, and the press that undoes it. */
  there(store: Store, id: string): Promise<void>;
  back(store: Store, id: string): Promise<void>;
  /** The log of a press there and back. */
  readonly log: string;
}

async function pressed(store: Store, id: string, what: string): Promise<void> {
  const game = await store.games.byId(id);
  const after = game && (await pressGame({ store, now: Date.now }, readGame(game), what));
  if (!after?.ok) throw new Error(`${what} was refused`);
}

const playings: readonly Playing[] = [
  {
    title: '4x4',
    beginning: {
      kind: 'sliding',
      start: '4x4 5 1 3 4 2 6 8 12 9 10 7 11 13 14 0 15',
      goal: '4x4 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0',
    },
    there: (store, id) => pressed(store, id, 'R'),
    back: (store, id) => pressed(store, id, 'L'),
    log: 'RL',
  },
  {
    title: "knight's tour 8x8",
    beginning: knightGame({ cols: 8, rows: 8, cells: [56] }),
    there: (store, id) => pressed(store, id, 'b3'),
    async back(store, id) {
      const game = await store.games.byId(id);
      const after = game && (await undo({ store, now: Date.now }, readGame(game)));
      if (!after?.ok) throw new Error('undo was refused');
    },
    log: 'b3-',
  },
];

/**
 * Measures a press in a new game and in one of 5,000 moves in turn. A press reads the game, makes the move,
 * and writes the position to disk.
 */
const longGames: Part = {
  name: 'games presses of a long game',
  async run(options) {
    const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-bench-games-'));
    const store = await openStore({ dataDir });
    try {
      const rows: Row[] = [];
      for (const playing of playings) rows.push(await compared(store, playing, options));
      return rows;
    } finally {
      await store.close();
      rmSync(dataDir, { recursive: true });
    }
  },
};

async function compared(store: Store, playing: Playing, { quick }: BenchOptions): Promise<Row> {
  const begin = (person: string) =>
    store.games.play({ person, personName: person, ...playing.beginning, now: Date.now() });
  const [fresh, long] = [await begin('new'), await begin('long')];
  const { id, revision, state } = long;
  const moves = playing.log.repeat(MADE / 2);
  await store.games.advance({
    id,
    revision,
    state,
    moves,
    moveCount: MADE,
    isSolved: false,
    now: Date.now(),
  });
  const times = { new: [] as number[], long: [] as number[] };
  for (let round = 0; round < (quick ? ROUNDS / 10 : ROUNDS); round++)
    for (const [which, game] of [
      ['new', fresh],
      ['long', long],
    ] as const) {
      const began = now();
      await playing.there(store, game.id);
      times[which].push(now() - began);
      await playing.back(store, game.id);
    }
  const [one, other] = [median(times.new), median(times.long)];
  return {
    task: `games, ${playing.title}: a press of a game of ${MADE.toLocaleString('en')} moves, median`,
    figure: duration(other),
    against: `a new game ${duration(one)}: ${(other / one).toFixed(2)} times`,
    values: { long: other, fresh: one, ratio: other / one },
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export const gameParts: readonly Part[] = [longGames];
