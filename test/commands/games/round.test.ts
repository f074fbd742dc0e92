import { describe, expect, it } from 'vitest';
import { decideStep, startRoundTimer, stepWhenHostStarts } from '../../../src/commands/games/round.ts';
import { raceStandings, rankSolvers } from '../../../src/commands/games/standings.ts';
import { readSolution } from '../../../src/commands/play/try.ts';
import type { Round, RoundEntry } from '../../../src/store/contract/round.ts';

const MINUTE = 60_000;
const race: Round = {
  id: 'round',
  kind: 'race',
  place: 'telegram:-5',
  host: 'telegram:1',
  hostName: 'Ann',
  size: '2x3',
  start: '2x3 1 2 3 0 4 5',
  goal: '2x3 1 2 3 4 5 0',
  seconds: 30,
  state: 'open',
  startsAt: 30_000,
  touchedAt: 0,
};
const running: Round = { ...race, state: 'running', touchedAt: 40_000 };
const fmc: Round = { ...race, kind: 'fmc', state: 'running', startsAt: 0, endsAt: 10 * MINUTE };
const entry = (personName: string, over: Partial<RoundEntry> = {}): RoundEntry => ({
  person: `telegram:${personName}`,
  personName,
  game: `game ${personName}`,
  moveCount: 0,
  gaveUp: false,
  tries: 0,
  ...over,
});
const [ann, ben] = [entry('Ann'), entry('Ben')];
const done = (name: string, milliseconds: number, made: number) =>
  entry(name, { milliseconds, moveCount: made });

describe('a race', () => {
  it('starts after its 30 seconds with two or more, else is over', () => {
    expect(decideStep(race, [ann, ben], 29_999)).toEqual({ waitUntil: 30_000 });
    expect(decideStep(race, [ann, ben], 30_000)).toBe('start');
    expect(decideStep(race, [ann], 30_000)).toBe('end');
    expect(decideStep(race, [], 99_000)).toBe('end');
  });

  it('starts earlier if its host wishes so and is not alone', () => {
    expect(stepWhenHostStarts(race, [ann, ben], 5000)).toBe('start');
    expect(stepWhenHostStarts(race, [ann], 5000)).toEqual({ waitUntil: 30_000 });
    expect(stepWhenHostStarts(running, [ann, ben], 41_000)).toEqual(decideStep(running, [ann, ben], 41_000));
  });

  it('is over when all are through, or ten minutes after the last move', () => {
    const idleAt = 40_000 + 10 * MINUTE + 5000;
    expect(decideStep(running, [done('Ann', 1, 2), ben], 41_000)).toEqual({ waitUntil: idleAt });
    expect(decideStep(running, [done('Ann', 1, 2), ben], idleAt)).toBe('end');
    expect(
      decideStep(running, [done('Ann', 1, 2), entry('Ben', { milliseconds: 5, gaveUp: true })], 41_000),
    ).toBe('end');
  });

  it('is won by time, then by moves; equal in both share a rank', () => {
    const { finished, running, unfinished } = raceStandings([
      done('few', 9000, 20),
      done('quick', 5000, 40),
      done('same', 9000, 20),
      done('more', 9000, 22),
      entry('left', { milliseconds: 100, gaveUp: true }),
      ben,
    ]);
    expect(finished.map(({ rank, result }) => `${rank} ${result.personName}`)).toEqual([
      '1 quick',
      '2 few',
      '2 same',
      '4 more',
    ]);
    expect(running).toEqual([ben]);
    expect(unfinished.map(({ personName }) => personName)).toEqual(['left']);
  });
});

describe('fewest moves', () => {
  it('runs for its minutes, whoever takes part', () => {
    expect(decideStep(fmc, [], 10 * MINUTE - 1)).toEqual({ waitUntil: 10 * MINUTE });
    expect(decideStep(fmc, [ann], 10 * MINUTE)).toBe('end');
  });

  it('is won by the shortest solution; as short ones share a rank, those without have none', () => {
    const solved = (name: string, best: string) => entry(name, { best, tries: 1 });
    const ranks = rankSolvers([solved('four', 'LRLL'), solved('two', 'LL'), ann, solved('too', 'LL')]);
    expect(ranks.map(({ rank, result }) => `${rank} ${result.personName}`)).toEqual([
      '1 two',
      '1 too',
      '3 four',
    ]);
  });

  it.each([
    ['LL', 'LL'],
    ['L2', 'LL'],
    ['lrLL', 'LRLL'],
    ['L L U D', 'LL'],
  ])('reads %s as the solution %s', (line, moves) => {
    expect(readSolution(race, line, {})).toEqual({ ok: true, value: moves });
  });

  it('says of a wrong solution where it ends or which move is impossible', () => {
    expect(readSolution(race, 'L', {})).toMatchObject({
      fault: { code: 'try-unsolved', facts: { moves: 1, inPlace: 4, tiles: 5 } },
    });
    expect(readSolution(race, 'LUU', {})).toMatchObject({
      fault: { code: 'try-stuck', facts: { index: 2 } },
    });
    expect(readSolution(race, 'abc', {})).toMatchObject({ ok: false });
  });
});

describe('the timer of rounds', () => {
  /** Runs once, as the agenda does, with rounds that are due. */
  async function runOnce(step: (id: string) => Promise<undefined>) {
    const logged: string[] = [];
    const note = (_: object, message: string) => void logged.push(message);
    let run = async (): Promise<number> => Number.NaN;
    startRoundTimer({
      store: {
        rounds: { due: async () => ['one', 'two', 'three'], step },
        agenda: {
          watch(work: { run: () => Promise<number> }) {
            run = work.run;
            return async () => {};
          },
        },
      } as unknown as Parameters<typeof startRoundTimer>[0]['store'],
      now: () => 0,
      log: { info: note, warn: note, error: note },
    });
    return { pauseMs: await run(), logged };
  }

  it('moves one round on after another', async () => {
    const steps: string[] = [];
    const { pauseMs } = await runOnce(async (id) => {
      steps.push(`${id} begins`);
      await Promise.resolve();
      steps.push(`${id} is over`);
      return undefined;
    });
    expect(steps).toEqual(['one', 'two', 'three'].flatMap((id) => [`${id} begins`, `${id} is over`]));
    expect(pauseMs).toBe(500);
  });

  it('leaves the others to its next run after an error, which is logged', async () => {
    const steps: string[] = [];
    const { pauseMs, logged } = await runOnce(async (id) => {
      steps.push(id);
      throw new Error('the database is broken');
    });
    expect(steps).toEqual(['one']);
    expect(logged).toEqual(['a round did not go on']);
    expect(pauseMs).toBe(500);
  });
});
