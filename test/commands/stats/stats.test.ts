import { afterAll, beforeAll, expect, test } from 'vitest';
import { slidingGame } from '../../../src/commands/games/sliding-rules.ts';
import { statsScene } from '../../../src/commands/stats/stats.ts';
import { type SolvedDay, statsOf } from '../../../src/daily/player-stats.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { draw } from '../../../src/render/draw.ts';
import { appendMoves } from '../../support/store/append-moves.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  world.clock = Date.UTC(2026, 11, 3, 12);
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const ann = () => world.someone('Ann', 'group');

/** A solved puzzle of that day, started at 0 on the clock. */
async function solved(
  day: string,
  puzzle: Parameters<World['store']['games']['daily']>[0],
  moves: string,
  at: number,
) {
  const { id } = await world.store.games.daily({ ...puzzle, day });
  await appendMoves(world.store, { id, revision: 0, moves, isSolved: true, now: at });
}

test('/stats tells a person without a solved day what to do', async () => {
  const reply = await world.chat.answerLine(ann(), '/stats');
  expect(reply).toMatchObject({
    personal: true,
    text: expect.stringMatching(/solved a daily puzzle yet\. `\/daily`/),
  });
  expect(reply?.picture).toBeUndefined();
});

test('/stats shows one’s own days as a picture and in words, in private where that is possible', async () => {
  const { person, place } = ann();
  const player = { person: person.key, personName: 'Ann', place: place.key, day: '', now: 0 };
  const board = slidingGame({
    start: { rows: 3, cols: 4, tiles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 10, 11] },
    goal: { rows: 3, cols: 4, tiles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0] },
  });
  await solved('2026-12-01', { ...player, ...board, par: 2 }, 'LL', 65_000);
  const walk = { kind: 'knight', start: '5x5:a1', goal: '', par: 24 } as const;
  await solved('2026-12-02', { ...player, ...walk }, 'b3'.repeat(14), 30_000);
  const reply = await world.chat.answerLine(ann(), '/stats dark');
  expect(reply?.text.split('\n')).toEqual([
    '**2 daily puzzles** solved. Streak: 2 days (best 2), no freeze left for missed days.',
    'You have solved one of these puzzles with the fewest possible moves.',
    'Best times: 3x4 1:05, Knight 5x5 0:30.',
  ]);
  expect(reply?.personal).toBe(true);
  expect(reply?.picture?.kind).toBe('png');
  expect(reply?.alt?.length).toBeLessThan(1000);
  expect(reply?.alt).toMatch(/calendar of the last twelve weeks/);
});

test('the picture says for each day how many moves more than the fewest were made', () => {
  const texts = loadCatalogue().texts('en', { prefix: '/', command: 'stats' });
  const day = { name: '3x3', milliseconds: 9000, assisted: false, par: 20 };
  const pictureOf = (...moveCounts: number[]) => {
    const days = moveCounts.map(
      (moveCount, at): SolvedDay => ({ ...day, day: `2026-12-0${at + 1}`, moveCount }),
    );
    const scene = statsScene(texts, statsOf(days, '2026-12-03'));
    // The bars below would differ too.
    return Buffer.from(draw({ ...scene, overPar: [] }).bytes).toString('base64');
  };
  const pictures = [pictureOf(20, 20), pictureOf(20, 22), pictureOf(22, 20), pictureOf(24, 20)];
  expect(new Set(pictures).size).toBe(4);
});
