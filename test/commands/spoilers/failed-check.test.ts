import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { puzzleOf } from '../../../src/commands/games/sliding-rules.ts';
import { makeBoard } from '../../../src/core/sliding/notation/puzzle.ts';
import { StoreCallError, StoreUnavailableError } from '../../../src/store/contract/faults.ts';
import { openStore } from '../../../src/store/open.ts';
import { openWorld, type World } from '../../support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-failed-check-'));
let world: World;
/** The error of the question about running rounds, which only the gate asks. */
let failure: Error | undefined;
beforeAll(async () => {
  const store = await openStore({ dataDir: folder });
  const activeRounds: typeof store.rounds.activeRounds = (person) =>
    failure === undefined ? store.rounds.activeRounds(person) : Promise.reject(failure);
  world = await openWorld(undefined, undefined, { ...store, rounds: { ...store.rounds, activeRounds } });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an answer whose check for spoilers fails alone is not given, and given while no game can be played', async () => {
  const ann = world.someone();
  await world.chat.answerLine(ann, '/daily');
  const [game] = await world.store.games.currentGames(ann.person.key, '2026-11-21');
  if (game === undefined) throw new Error('no puzzle of the day');
  const line = `/solve ${makeBoard(puzzleOf(game).start)}`;

  failure = new StoreCallError('late');
  const refusal = await world.chat.answerLine(ann, line);
  expect(refusal?.text).toMatch(/^My memory failed me just now/);
  expect(refusal).not.toHaveProperty('picture');

  failure = new StoreUnavailableError('away');
  expect((await world.chat.answerLine(ann, line))?.picture).toBeDefined();
  expect(world.bugs).toEqual([]);
});
