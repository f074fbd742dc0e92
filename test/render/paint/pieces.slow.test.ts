import { expect, test } from 'vitest';
import { draw, drawInPieces } from '../../../src/render/draw.ts';
import { runAll } from '../../../src/render/paint/pieces.ts';
import { encodePixelsInWorker } from '../../../src/render/paint/png-thread.ts';
import type { Scene } from '../../../src/render/scene/scene.ts';

/**
 * Milliseconds of processor that this thread has taken so far: other work of the machine has no part in it.
 */
function processor(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const BOARD = { rows: 10, cols: 10, tiles: Array.from({ length: 100 }, (_, at) => (at + 1) % 100) };
const REVERSED = { ...BOARD, tiles: BOARD.tiles.toReversed() };
const TOUR = {
  cols: 64,
  rows: 64,
  closed: false,
  order: Int32Array.from({ length: 4096 }, (_, at) => at + 1),
};
const TABLE = Array.from({ length: 20 }, (_, row) => Array.from({ length: 20 }, (_, col) => row * col));
const LABELS = {
  locale: 'en',
  numbersMeaning: '',
  optimisations: '',
  none: '',
  limit: '',
  letter: '',
  sums: [],
};

const EXPENSIVE: Readonly<Record<string, Scene>> = {
  'the sheet of a large board': { kind: 'solution', start: BOARD, moves: 'RDLU'.repeat(20) },
  'the parity of a large board': {
    kind: 'parity',
    start: REVERSED,
    goal: BOARD,
    labels: { inversions: 'a', cycles: 'b', exchanges: 'c', blank: 'd', verdict: 'e' },
  },
  'a long tour': { kind: 'tour', tour: TOUR },
  'a long smooth tour': { kind: 'tour', tour: TOUR, style: 'smooth' },
  'many tables': {
    kind: 'backtracks',
    tables: Array(16).fill({
      cols: 20,
      rows: 20,
      opts: [1],
      program: 'iterative',
      table: TABLE,
      arrays: TABLE.map((line) => line.map(() => 'A')),
    }),
    labels: LABELS,
  },
};

test.each(Object.entries(EXPENSIVE))(
  '%s is drawn in many short pieces, to the same picture',
  async (_, scene) => {
    // Stamps of tiles are kept from here on.
    const { bytes } = draw(scene);
    // Processor time is counted in ticks of some milliseconds.
    const pieces: number[] = [];
    for (let time = 0; time < 5; time++) {
      const work = drawInPieces(scene);
      for (let at = 0, isDone = false; !isDone; at++) {
        const begun = processor();
        const { done, value } = work.next();
        pieces[at] = (pieces[at] ?? 0) + processor() - begun;
        isDone = done === true;
        if (value !== undefined) expect((await value).bytes.equals(bytes)).toBe(true);
      }
    }
    const all = pieces.reduce((sum, piece) => sum + piece);
    expect(pieces.length).toBeGreaterThan(5);
    expect(Math.max(...pieces)).toBeLessThan(all / 2);
  },
);

test('a picture comes though the thread that encodes it ends', async () => {
  const scene: Scene = { kind: 'board', board: REVERSED };
  const broken = encodePixelsInWorker({ bytes: Buffer.from(new ArrayBuffer(4)), width: 9, height: 9 });
  const picture = runAll(drawInPieces(scene));
  await expect(broken).rejects.toThrow('the thread that encodes pictures ended');
  expect((await picture).bytes.equals(draw(scene).bytes)).toBe(true);
});
