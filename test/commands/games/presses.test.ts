import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  isGameFull,
  isRepeat,
  MAX_MOVES,
  pressGame,
  stepsOf,
  typedMovesOf,
  typeMoves,
  undo,
} from '../../../src/commands/games/game.ts';
import { kindOf, readGame } from '../../../src/commands/games/index.ts';
import { knightGame } from '../../../src/commands/games/knight-rules.ts';
import { randomBelow, seededRandom } from '../../../src/core/random.ts';
import type { Game } from '../../../src/store/contract/game.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-presses-'));
let store: Store;
let keeping: Parameters<typeof pressGame>[0];
beforeAll(async () => {
  store = await openStore({ dataDir });
  keeping = { store, now: () => 5_000 };
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const somebody = { person: 'test:Ann', personName: 'Ann', now: 1_000 };
const BEGINNINGS = {
  sliding: {
    kind: 'sliding',
    start: '4x4 5 1 3 4 2 6 8 12 9 10 7 11 13 14 0 15',
    goal: '4x4 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0',
  },
  knight: knightGame({ cols: 8, rows: 8, cells: [56] }),
} as const;

/**
 * The effect of a press on a board of tiles, written apart from the code: the tiles between the cell and
 * the blank move up.
 */
function slid(tiles: readonly string[], cols: number, cell: number): string[] {
  const blank = tiles.indexOf('0');
  const inRow = Math.floor(blank / cols) === Math.floor(cell / cols);
  if (cell === blank || (!inRow && blank % cols !== cell % cols)) return [...tiles];
  const step = (inRow ? 1 : cols) * Math.sign(cell - blank);
  const next = [...tiles];
  for (let at = blank; at !== cell; at += step) next[at] = tiles[at + step] ?? '';
  next[cell] = '0';
  return next;
}

/** The effect of a press on a walk, written apart from the code. */
function walked(cells: readonly number[], cols: number, cell: number): number[] {
  const here = cells.at(-1) ?? 0;
  const across = Math.abs((cell % cols) - (here % cols));
  const down = Math.abs(Math.floor(cell / cols) - Math.floor(here / cols));
  return across * down === 2 && !cells.includes(cell) ? [...cells, cell] : [...cells];
}

const squareOf = (cell: number, cols: number, rows: number) =>
  `${String.fromCharCode(97 + (cell % cols))}${rows - Math.floor(cell / cols)}`;

describe('a thousand random presses leave the expected position', () => {
  test('of sliding', { timeout: 60_000 }, async () => {
    let game = await store.games.play({ ...somebody, ...BEGINNINGS.sliding });
    const random = seededRandom(7);
    let tiles = BEGINNINGS.sliding.start.split(' ').slice(1);
    let made = 0;
    for (let nth = 0; nth < 1000; nth++) {
      const cell = randomBelow(random, 16);
      const next = slid(tiles, 4, cell);
      const pressed = await pressGame(keeping, readGame(game), tiles[cell] ?? '');
      const steps = next.join() === tiles.join() ? 0 : Math.abs(cell - tiles.indexOf('0'));
      made += steps % 4 === 0 ? steps / 4 : steps;
      expect(pressed.ok).toBe(steps > 0);
      if (pressed.ok) game = pressed.value.game;
      tiles = next;
      expect(game.state).toBe(`4x4 ${tiles.join(' ')}`);
    }
    expect(game.moveCount).toBe(made);
    expect(await store.games.byId(game.id)).toEqual(game);
    expect(stepsOf(readGame(game))).toHaveLength(made);
  });

  test("of a knight's walk, with steps taken back", { timeout: 60_000 }, async () => {
    let game = await store.games.play({ ...somebody, ...BEGINNINGS.knight });
    const random = seededRandom(8);
    let cells = [56];
    let made = 0;
    for (let nth = 0; nth < 1000; nth++) {
      if (randomBelow(random, 12) === 0) {
        const undone = await undo(keeping, readGame(game));
        expect(undone.ok).toBe(cells.length > 1);
        if (undone.ok) game = undone.value.game;
        cells = cells.length > 1 ? cells.slice(0, -1) : cells;
      } else {
        const cell = randomBelow(random, 64);
        const next = walked(cells, 8, cell);
        const pressed = await pressGame(keeping, readGame(game), squareOf(cell, 8, 8));
        expect(pressed.ok).toBe(next.length > cells.length);
        if (pressed.ok) game = pressed.value.game;
        made += next.length - cells.length;
        cells = next;
      }
      expect(game.state).toBe(`8x8 ${cells.map((cell) => squareOf(cell, 8, 8)).join(' ')}`);
    }
    expect(game.moveCount).toBe(made);
    expect(stepsOf(readGame(game))).toEqual(cells.slice(1).map((cell) => squareOf(cell, 8, 8)));
    expect(await store.games.byId(game.id)).toEqual(game);
  });
});

describe('Undo on a sliding board', () => {
  const begin = () => store.games.play({ ...somebody, kind: 'sliding', ...BOARD });
  const BOARD = { start: '3x3 1 2 3 4 5 6 0 7 8', goal: '3x3 1 2 3 4 5 6 7 8 0' };
  const undone = async (game: Game) => {
    const changed = await undo(keeping, readGame(game));
    if (!changed.ok) throw new Error(changed.fault.code);
    return changed.value.game;
  };

  test('takes back all tiles that the last press slid, and no press before it; they stay counted', async () => {
    let game = await begin();
    for (const tile of ['1', '2', '8']) {
      const pressed = await pressGame(keeping, readGame(game), tile);
      if (pressed.ok) game = pressed.value.game;
    }
    expect(game).toMatchObject({ state: '3x3 2 0 3 1 5 6 4 7 8', moveCount: 3 });
    const pressed = await pressGame(keeping, readGame(game), '7');
    if (pressed.ok) game = pressed.value.game;
    expect(game).toMatchObject({ state: '3x3 2 5 3 1 7 6 4 0 8', moveCount: 5 });
    game = await undone(game);
    expect(game).toMatchObject({ state: '3x3 2 0 3 1 5 6 4 7 8', moveCount: 5 });
    game = await undone(game);
    expect(game).toMatchObject({ state: '3x3 0 2 3 1 5 6 4 7 8' });
    game = await undone(game);
    expect(game).toMatchObject({ state: BOARD.start, moveCount: 5 });
    expect(stepsOf(readGame(game))).toEqual([]);
    expect(await undo(keeping, readGame(game))).toMatchObject({ fault: { code: 'nothing-to-undo' } });
  });

  test('takes back one move of a typed line: a letter, or a tile with those that it took along', async () => {
    const typed = await typeMoves(keeping, readGame(await begin()), 'DR2', {});
    if (!typed.ok) throw new Error(typed.fault.code);
    expect(typed.value.game.moveCount).toBe(1);
    const line = await typeMoves(keeping, readGame(await begin()), 'D 6 L', {});
    if (!line.ok) throw new Error(line.fault.code);
    expect(line.value).toMatchObject({ game: { state: '3x3 1 2 3 5 6 0 4 7 8', moveCount: 3 } });
    expect(await undone(line.value.game)).toMatchObject({ state: '3x3 1 2 3 0 5 6 4 7 8', moveCount: 3 });
  });

  test('separates presses that a surface sends together', async () => {
    const pressed = await pressGame(keeping, readGame(await begin()), 'DL+LU');
    if (!pressed.ok) throw new Error(pressed.fault.code);
    expect(pressed.value.game).toMatchObject({ state: '3x3 1 2 3 5 6 8 4 7 0', moveCount: 4, revision: 1 });
    const states = [];
    for (let game = pressed.value.game; stepsOf(readGame(game)).length > 0; ) {
      game = await undone(game);
      states.push(game.state);
    }
    expect(states).toEqual(['3x3 1 2 3 5 6 0 4 7 8', '3x3 1 2 3 0 5 6 4 7 8', '3x3 1 2 3 4 5 6 0 7 8']);
  });
});

describe('a request that comes again is recognised', () => {
  const BOARD = { start: '3x3 1 2 3 4 5 6 0 7 8', goal: '3x3 1 2 3 4 5 6 7 8 0' };
  const typing = (requestKey: string) => ({ ...keeping, requestKey });

  test.each(['L', 'L D', 'L D D', 'L D D D', 'L D D D U', '7 5 2 9', 'LL'])(
    'by the game, which tells what the line %s brought',
    async (line) => {
      let game = await store.games.play({ ...somebody, kind: 'sliding', ...BOARD });
      for (const tile of ['4', '1', '1', '4']) {
        const pressed = await pressGame(typing(`press before ${line}`), readGame(game), tile);
        if (pressed.ok) game = pressed.value.game;
      }
      expect(game).toMatchObject({ state: BOARD.start, moveCount: 4 });
      const typed = await typeMoves(typing(line), readGame(game), line, {});
      if (!typed.ok) throw new Error(typed.fault.code);
      expect(isRepeat(typed.value.game, { requestKey: line })).toBe(true);
      expect(isRepeat(typed.value.game, { requestKey: `press before ${line}` })).toBe(false);
      expect(isRepeat(typed.value.game, {})).toBe(false);
      expect(typedMovesOf(readGame(typed.value.game), line, {})).toEqual(typed.value);
    },
  );

  test('by no game that was changed by a request without a key', async () => {
    const game = await store.games.play({ ...somebody, kind: 'sliding', ...BOARD });
    const typed = await typeMoves(keeping, readGame(game), 'L', {});
    expect(typed.ok && isRepeat(typed.value.game, { requestKey: undefined })).toBe(false);
  });
});

describe.each(Object.entries(BEGINNINGS))('%s', (_, beginning) => {
  const firstPress = (game: Game) => {
    const kind = kindOf(game);
    const names = Array.from({ length: 16 }, (_, at) =>
      game.kind === 'knight' ? squareOf(at + 40, 8, 8) : String(at),
    );
    const name = names.find((what) => {
      const steps = kind.stepsOfPress(kind.read(game), what);
      return steps.ok && steps.value.flat().length === 1;
    });
    if (name === undefined) throw new Error('nothing can be pressed');
    return name;
  };

  test('of two presses at one instant exactly one is accepted', async () => {
    const game = await store.games.play({ ...somebody, ...beginning });
    const what = firstPress(game);
    const both = await Promise.all([
      pressGame(keeping, readGame(game), what),
      pressGame(keeping, readGame(game), what),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ fault: { code: 'board-moved-on' } });
    const after = await store.games.byId(game.id);
    expect(after).toMatchObject({ revision: 1, moveCount: 1 });
  });

  test('moves taken back stay counted, and a full game takes no more', async () => {
    let game = await store.games.play({ ...somebody, ...beginning });
    const what = firstPress(game);
    for (const change of [
      () => pressGame(keeping, readGame(game), what),
      () => undo(keeping, readGame(game)),
    ]) {
      const changed = await change();
      if (changed.ok) game = changed.value.game;
    }
    expect(game).toMatchObject({ state: beginning.start, moveCount: 1, revision: 2 });
    expect(stepsOf(readGame(game))).toEqual([]);
    expect(await undo(keeping, readGame(game))).toMatchObject({ fault: { code: 'nothing-to-undo' } });
    const { id, revision, state } = game;
    const full = await store.games.advance({
      id,
      revision,
      state,
      moves: '',
      moveCount: MAX_MOVES - 1,
      isSolved: false,
      now: 1,
    });
    if (full === undefined) throw new Error('refused');
    expect(isGameFull(full)).toBe(true);
    expect(await pressGame(keeping, readGame(full), what)).toMatchObject({ ok: true, value: { game: full } });
  });
});
