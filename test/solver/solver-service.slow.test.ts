import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Result } from '../../src/core/result.ts';
import type {
  SlidingAnswer,
  SlidingProgress,
  SlidingRequest,
} from '../../src/core/sliding/sliding-answer.ts';
import { createLog } from '../../src/observe/log.ts';
import { withRequestContext } from '../../src/observe/request-context.ts';
import type { RunningSolver, SolverOptions } from '../../src/solver/solver.ts';
import { createSolverService } from '../../src/solver/solver-service.ts';
import { STAND_IN_TASKS } from '../support/stand-in-worker.ts';

type StandIn = RunningSolver<typeof STAND_IN_TASKS>;

let dir: string;
let logged: string[];
let open: StandIn[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tileknight-solver-'));
  process.env.STAND_IN_MARKER = join(dir, 'marker');
  logged = [];
  open = [];
});

afterEach(async () => {
  await Promise.all(open.map((solver) => solver.close()));
  rmSync(dir, { recursive: true });
});

const note = (_facts: object, message: string): void => {
  logged.push(message);
};

function start(options: Partial<SolverOptions> = {}): StandIn {
  const solver = createSolverService(
    {
      threads: 1,
      memoryMb: 1,
      timeMs: 5000,
      dataDir: dir,
      graceMs: 800,
      log: { info: note, warn: note, error: note },
      ...options,
    },
    {
      worker: new URL('../support/stand-in-worker.ts', import.meta.url),
      builder: new URL('../support/stand-in-worker.ts', import.meta.url),
      tasks: STAND_IN_TASKS,
    },
  );
  open.push(solver);
  return solver;
}

/**
 * A solver whose threads run already: starting one counts in the first request's time, which on a busy
 * machine may be short.
 */
async function warmed(options: Partial<SolverOptions> = {}): Promise<StandIn> {
  const solver = start(options);
  await solver.ask('solve', board(ANSWERS_IMMEDIATELY));
  return solver;
}

/** A board that makes the stand-in behave as its first tile says. */
function board(behaviour: number, rows = 4, cols = 4, timeMs = 5000): SlidingRequest {
  const rest = Array.from({ length: rows * cols }, (_, tile) => tile).filter((tile) => tile !== behaviour);
  const grid = { rows, cols, tiles: [behaviour, ...rest] };
  return { start: grid, goal: grid, metric: 'stm', algorithm: 'auto', timeMs };
}

/** Milliseconds for a search that ends only when it is stopped. */
const OUTLASTS_THE_TEST = 600_000;

const ANSWERS_IMMEDIATELY = 1;
const SEARCHES = 2;
const NEVER_STOPS = 3;
const EXITS = 4;
const THROWS_ONCE = 5;
const WRONG = 6;
const TAKES_ALL_MEMORY = 7;
const USES_TABLES = 8;
const TABLES_ARE_WELCOME = 14;
const TRIES_WITHOUT_TABLES = 9;
const SEARCHES_WITHOUT_TABLES = 15;
const LASTS = 10;
const SOON_OVER = 11;
const TELLS_AND_SEARCHES = 12;
const COUNTS_HANDLES = 13;

const faultOf = (result: Result<SlidingAnswer>): string =>
  result.ok ? `answered ${result.value.moves}` : result.fault.code;
const builtTables = (): string[] => readFileSync(join(dir, 'marker.built'), 'utf8').trim().split('\n').sort();
const runs = (): string => readFileSync(join(dir, 'marker.runs'), 'utf8');
/** Resolves when the stand-in has noted that. */
const noted = (text: string) =>
  expect.poll(() => existsSync(join(dir, 'marker.runs')) && runs(), { timeout: 10_000 }).toBe(text);
const tableFiles = (): string[] =>
  readdirSync(join(dir, 'tables'))
    .sort()
    .map((name) => join(dir, 'tables', name));

describe('a request to the solver', () => {
  test('is answered off the main thread, with progress at most about four times a second', async () => {
    const seen: SlidingProgress[] = [];
    const solver = await warmed();
    const result = await solver.ask('solve', board(SEARCHES, 4, 4, 900), {
      onProgress: (it) => seen.push(it),
    });
    expect(faultOf(result)).toBe('out-of-time');
    expect(seen.length).toBeGreaterThanOrEqual(2);
    expect(seen.length).toBeLessThanOrEqual(4);
    expect(seen[0]).toEqual({ phase: 'search', expanded: 1 });
  });

  test('leaves nothing open in its thread', async () => {
    const solver = await warmed();
    const handles = async () =>
      Number(
        faultOf(await solver.ask('solve', board(COUNTS_HANDLES)))
          .split(' ')
          .at(-1),
      );
    const before = await handles();
    for (let count = 0; count < 30; count++) await handles();
    expect(await handles()).toBeLessThan(before + 10);
  });

  test('never has more time than the solver allows', async () => {
    // The search would otherwise outlast the test.
    expect(faultOf(await start({ timeMs: 200 }).ask('solve', board(SEARCHES, 4, 4, OUTLASTS_THE_TEST)))).toBe(
      'out-of-time',
    );
  });

  test('is ended when its worker does not stop by itself, and the next one is answered', async () => {
    const solver = start();
    const [stuck, next] = await Promise.all([
      solver.ask('solve', board(NEVER_STOPS, 4, 4, 100)),
      solver.ask('solve', board(ANSWERS_IMMEDIATELY)),
    ]);
    expect(stuck).toEqual({ ok: false, fault: { code: 'out-of-time', facts: { seconds: 0 } } });
    expect(faultOf(next)).toBe('answered once');
    expect(logged).toContain('a worker did not stop in time and was ended');
  });

  test('is refused without queueing when the algorithm does not fit', async () => {
    expect(faultOf(await start().ask('solve', { ...board(1), algorithm: 'bfs' }))).toBe('too-large-for-bfs');
  });
});

describe('cancelling a solver request', () => {
  test.each([
    ['a search', SEARCHES],
    ['a worker that does not listen', NEVER_STOPS],
  ])('answers before the thread is free, which then takes the next request: %s', async (_, behaviour) => {
    const solver = await warmed({ timeMs: OUTLASTS_THE_TEST });
    const cancel = new AbortController();
    const order: string[] = [];
    const ask = async (request: SlidingRequest, signal?: AbortSignal) =>
      void order.push(
        faultOf(await solver.ask('solve', request, { skipsCache: true, ...(signal && { signal }) })),
      );
    const running = ask(board(behaviour, 4, 4, OUTLASTS_THE_TEST), cancel.signal);
    const next = ask(board(ANSWERS_IMMEDIATELY));
    await wait(300);
    cancel.abort();
    await running;
    expect(order).toEqual(['cancelled']);
    // The answer hasn't waited for the thread: the next request still does.
    expect(solver.state()).toMatchObject({ running: { large: 1 }, waiting: { large: 1 } });
    await next;
    expect(order).toEqual(['cancelled', 'answered once']);
  });

  test('removes a waiting request from the queue without running it', async () => {
    const solver = await warmed({ maxWaiting: 1 });
    const cancel = new AbortController();
    const running = solver.ask('solve', board(SEARCHES, 4, 4, 500));
    const waiting = solver.ask('solve', board(EXITS), { signal: cancel.signal });
    cancel.abort();
    expect(faultOf(await waiting)).toBe('cancelled');
    const after = solver.ask('solve', board(ANSWERS_IMMEDIATELY));
    expect(faultOf(await running)).toBe('out-of-time');
    expect(faultOf(await after)).toBe('answered once');
    expect(logged).toEqual([]);
  });

  test('does not start a request that is already cancelled', async () => {
    expect(faultOf(await start().ask('solve', board(EXITS), { signal: AbortSignal.abort() }))).toBe(
      'cancelled',
    );
  });
});

describe('the solver’s queue', () => {
  test('is bounded, and serves requests in order of arrival', async () => {
    const solver = await warmed({ maxWaiting: 3 });
    const order: number[] = [];
    const ask = (id: number, request: SlidingRequest) =>
      solver.ask('solve', request, { skipsCache: true }).then((result) => {
        order.push(id);
        return faultOf(result);
      });
    const results = await Promise.all([
      ask(0, board(SEARCHES, 4, 4, 300)),
      ask(1, board(ANSWERS_IMMEDIATELY)),
      ask(2, board(ANSWERS_IMMEDIATELY)),
      ask(3, board(ANSWERS_IMMEDIATELY)),
      ask(4, board(ANSWERS_IMMEDIATELY)),
    ]);
    expect(results).toEqual(['out-of-time', 'answered once', 'answered once', 'answered once', 'busy']);
    expect(order).toEqual([4, 0, 1, 2, 3]);
  });

  test('is not filled by one group of people for all others', async () => {
    const solver = await warmed({ maxWaiting: 3 });
    const ends = new AbortController();
    const refused: string[] = [];
    const ask = async (...turnKeys: string[]) => {
      const result = await solver.ask('solve', board(SEARCHES, 4, 4, OUTLASTS_THE_TEST), {
        turnKeys,
        signal: ends.signal,
        skipsCache: true,
      });
      if (faultOf(result) === 'busy') refused.push(turnKeys.join());
    };
    const asked = Array.from({ length: 6 }, (_, stranger) => ask('house', `stranger ${stranger}`));
    asked.push(ask('ann'), ask('ben'), ask('ann'));
    await expect.poll(() => refused).toEqual(['house,stranger 4', 'house,stranger 5', 'ann']);
    ends.abort();
    await Promise.all(asked);
    expect(refused).toHaveLength(3);
  });

  test('serves users in turn', async () => {
    const solver = await warmed();
    const order: string[] = [];
    const ask = (person: string, behaviour = ANSWERS_IMMEDIATELY, timeMs = 5000) =>
      solver
        .ask('solve', board(behaviour, 4, 4, timeMs), { turnKeys: [person], skipsCache: true })
        .then(() => order.push(person));
    const first = ask('ann', SEARCHES, 300);
    await Promise.all([first, ask('ann'), ask('ann'), ask('ann'), ask('ben'), ask('cid'), ask('ben')]);
    expect(order).toEqual(['ann', 'ben', 'cid', 'ann', 'ben', 'ann', 'ann']);
  });

  test('serves small boards while large ones are searched', async () => {
    const solver = start({ threads: 2, timeMs: OUTLASTS_THE_TEST });
    const ends = new AbortController();
    onTestFinished(() => ends.abort());
    let ended = 0;
    const large = Array.from({ length: 10 }, () =>
      solver
        .ask('solve', board(SEARCHES, 4, 4, OUTLASTS_THE_TEST), { signal: ends.signal, skipsCache: true })
        .finally(() => ended++),
    );
    await solver.ask('solve', board(ANSWERS_IMMEDIATELY, 3, 3));
    const small = await Promise.all([
      ...Array.from({ length: 10 }, () =>
        solver.ask('solve', board(ANSWERS_IMMEDIATELY, 2, 5), { skipsCache: true }),
      ),
      solver.ask('tour', { cols: 8, rows: 8, closed: true, method: 'construct', seed: 1, timeMs: 5000 }),
    ]);
    expect(small.filter((result) => !result.ok)).toEqual([]);
    expect(ended).toBe(0);
    ends.abort();
    expect((await Promise.all(large)).map(faultOf)).toEqual(Array(10).fill('cancelled'));
  });
});

test('a large board does not wait for all small ones, although these have priority', async () => {
  const solver = await warmed({ threads: 2 });
  const order: string[] = [];
  const ask = (person: string, request: SlidingRequest) =>
    solver.ask('solve', request, { turnKeys: [person] }).then(() => order.push(person));
  const small = Array.from({ length: 8 }, (_, at) => ask('ann', board(SEARCHES, 3, 3, 200 + at)));
  await Promise.all([...small, ask('ben', board(ANSWERS_IMMEDIATELY))]);
  expect(order.indexOf('ben')).toBeLessThan(4);
});

describe('a large board that may be over soon', () => {
  const running = (solver: StandIn) => {
    const { large = 0, small = 0 } = solver.state().running;
    return { large, small };
  };

  test('is tried with the small ones while another large one runs, and then waits for that', async () => {
    const solver = await warmed();
    await solver.ask('solve', board(ANSWERS_IMMEDIATELY, 3, 3));
    const ends = new AbortController();
    const { signal } = ends;
    const long = solver.ask('solve', board(SEARCHES), { turnKeys: ['ann'], signal });
    const soon = solver.ask('solve', board(SOON_OVER), { turnKeys: ['ben'], signal });
    await expect.poll(() => running(solver)).toEqual({ large: 1, small: 1 });
    const small = board(ANSWERS_IMMEDIATELY, 3, 3);
    expect(faultOf(await solver.ask('solve', small, { turnKeys: ['cid'] }))).toBe('answered once');
    expect(running(solver)).toEqual({ large: 1, small: 0 });
    expect(solver.state().waiting).toMatchObject({ large: 1 });
    ends.abort();
    expect([faultOf(await long), faultOf(await soon)]).toEqual(['cancelled', 'cancelled']);
  });

  test('has its turn among large boards, although a flood of small ones leaves no time to try it', async () => {
    const solver = await warmed({ timeMs: OUTLASTS_THE_TEST });
    const long = solver.ask('solve', board(SEARCHES, 4, 4, 600), { turnKeys: ['ann'] });
    let strangers = 0;
    let isOver = false;
    // Four small boards at any time: while two are searched, the others wait. Gives up after 40.
    const flood = Array.from({ length: 4 }, async () => {
      while (!isOver && strangers < 40)
        await solver.ask('solve', board(SEARCHES, 3, 3, 100 + strangers), {
          turnKeys: [`stranger ${strangers++}`],
        });
    });
    await expect.poll(() => running(solver)).toEqual({ large: 1, small: 1 });
    await solver.ask('solve', board(SOON_OVER, 4, 4, 200), { turnKeys: ['ben'] });
    const strangersBefore = strangers;
    isOver = true;
    await Promise.all([long, ...flood]);
    expect(strangersBefore).toBeLessThan(40);
  });

  test('is tried only once if it is small', async () => {
    const solver = await warmed();
    const ends = new AbortController();
    const { signal } = ends;
    const busy = [board(SEARCHES), board(SEARCHES, 3, 3)].map((one) => solver.ask('solve', one, { signal }));
    await expect.poll(() => running(solver)).toEqual({ large: 1, small: 1 });
    const soon = solver.ask('solve', board(SOON_OVER, 3, 3, 200));
    ends.abort();
    expect(faultOf(await soon)).toBe('out-of-time');
    expect(runs()).toBe('.');
    await Promise.all(busy);
  });

  test('runs on the thread for large boards when that is free', async () => {
    const solver = await warmed();
    const ends = new AbortController();
    const soon = solver.ask('solve', board(SOON_OVER), { signal: ends.signal });
    await expect.poll(() => running(solver)).toEqual({ large: 1, small: 0 });
    ends.abort();
    expect(faultOf(await soon)).toBe('cancelled');
  });
});

describe('a request that is already in progress', () => {
  const asked = board(TELLS_AND_SEARCHES, 4, 4, 20_000);

  test('is computed once, and later callers get the progress so far', async () => {
    const solver = await warmed();
    const first = solver.ask('solve', { ...asked, timeMs: 600 });
    await noted('.');
    const told: SlidingProgress[] = [];
    const second = solver.ask('solve', { ...asked, timeMs: 600 }, { onProgress: (it) => told.push(it) });
    expect(faultOf(await second)).toBe('answered in time');
    expect(await second).toEqual(await first);
    expect(told[0]).toMatchObject({ moves: 'LURD', length: 4, lowerBound: 2 });
    expect(runs()).toBe('.over');
    expect(solver.state().requestSources).toEqual({ kept: 0, begun: 2, joined: 1 });
  });

  test('continues until all its callers have cancelled', async () => {
    const solver = await warmed();
    const [ann, ben] = [new AbortController(), new AbortController()];
    const first = solver.ask('solve', asked, { turnKeys: ['ann'], signal: ann.signal });
    const second = solver.ask('solve', asked, { turnKeys: ['ben'], signal: ben.signal });
    await noted('.');
    ann.abort();
    expect(faultOf(await first)).toBe('cancelled');
    const third = solver.ask('solve', asked, { turnKeys: ['cid'], signal: ben.signal });
    ben.abort();
    expect([faultOf(await second), faultOf(await third)]).toEqual(['cancelled', 'cancelled']);
    await noted('.stopped');
    // A request after that is computed again.
    expect(faultOf(await solver.ask('solve', { ...asked, timeMs: 100 }))).toBe('answered in time');
    expect(runs()).toBe('.stopped.over');
  });

  test('is computed again for another time limit, or when its duration is measured', async () => {
    const solver = await warmed({ threads: 4 });
    await Promise.all([
      solver.ask('solve', board(LASTS)),
      solver.ask('solve', board(LASTS, 4, 4, 3000)),
      solver.ask('solve', board(LASTS), { skipsCache: true }),
    ]);
    expect(runs()).toBe('...');
  });

  test('has the earliest turn of its callers', async () => {
    const solver = await warmed();
    const order: number[] = [];
    const ask = (person: string, id: number) =>
      solver
        .ask('solve', board(ANSWERS_IMMEDIATELY, 4, 4, 4000 + id), { turnKeys: [person] })
        .then(() => order.push(id));
    const running = solver.ask('solve', board(SEARCHES, 4, 4, 300), { turnKeys: ['ann'] });
    await Promise.all([running, ask('ann', 1), ask('ann', 2), ask('ann', 3), ask('ben', 3)]);
    expect(order).toEqual([3, 3, 1, 2]);
  });
});

describe('the solver’s memory', () => {
  /** Stands for a job of `megabytes`; the solver has 1. */
  const tour = (megabytes: number) =>
    ({
      cols: 1000,
      rows: 1000 * megabytes,
      closed: true,
      method: 'construct',
      seed: 1,
      timeMs: 5000,
    }) as const;

  test('refuses jobs that can never fit, and says how much they need', async () => {
    const solver = start();
    expect(await solver.ask('tour', tour(1))).toMatchObject({
      ok: false,
      fault: { code: 'too-much-memory', facts: { megabytes: 5, max: 1 } },
    });
  });

  test('makes a large job wait for others although a thread is free, and logs that', async () => {
    const solver = await warmed({ threads: 4, memoryMb: 12 });
    const taken: number[] = [];
    const ask = (rows: number) =>
      solver.ask('tour', { ...tour(1), rows }).then((result) => {
        taken.push(solver.state().memory.jobs);
        return result.ok;
      });
    const [first, second, third] = [ask(2000), ask(2002), ask(1000)];
    const { memory, waiting } = solver.state();
    expect(memory).toMatchObject({ limit: 12 * 2 ** 20, jobs: 9_000_000 });
    expect(waiting).toMatchObject({ small: 2 });
    expect(await Promise.all([first, second, third])).toEqual([true, true, true]);
    expect(Math.max(...taken)).toBeLessThanOrEqual(12 * 2 ** 20);
    expect(solver.state().memory.jobs).toBe(0);
  });
});

describe('a crash of a solver thread', () => {
  test('is followed by one retry', async () => {
    expect(faultOf(await start().ask('solve', board(THROWS_ONCE)))).toBe('answered second');
    expect(logged).toEqual(['a worker crashed']);
  });

  test.each([
    ['the thread ends itself', EXITS],
    ['an answer fails its check', WRONG],
    ['the heap is full', TAKES_ALL_MEMORY],
  ])(
    'that happens twice is solver-failed, and the next request is answered: %s',
    async (_name, behaviour) => {
      const solver = start({ timeMs: 25_000 });
      expect(faultOf(await solver.ask('solve', board(behaviour, 4, 4, 25_000)))).toBe('solver-failed');
      expect(logged).toEqual(['a worker crashed', 'a worker crashed']);
      expect(faultOf(await solver.ask('solve', board(ANSWERS_IMMEDIATELY)))).toBe('answered once');
    },
  );
});

test('the log of a crash names its request, also for a job that waited for another one', async () => {
  const lines: string[] = [];
  const solver = start({ log: createLog('info', [], (line) => lines.push(line)) });
  const ask = (key: string, size: number) =>
    withRequestContext('test')(key, () => solver.ask('solve', board(EXITS, size, size)));
  await Promise.all([ask('1', 4), ask('2', 5), ask('3', 6)]);
  expect(lines.map((line) => JSON.parse(line).request).toSorted()).toEqual(
    ['1', '1', '2', '2', '3', '3'].map((key) => `test:${key}`),
  );
});

describe('pattern tables of the solver', () => {
  test('are built once for two requests at the same time, with progress to both, and loaded afterwards', async () => {
    const solver = start();
    const seen: number[][] = [[], []];
    const ask = (on: StandIn, into: number[] = []) =>
      on.ask('solve', board(USES_TABLES), {
        onProgress: (it) => {
          if (it.phase === 'tables') into.push(it.share ?? -1);
        },
      });
    const both = await Promise.all([ask(solver, seen[0]), ask(solver, seen[1])]);
    expect(both.map(faultOf)).toEqual(['answered 3000', 'answered 3000']);
    expect(builtTables()).toEqual(['a0', 'a1', 'b0', 'b1']);
    expect(seen[0]?.length).toBeGreaterThanOrEqual(3);
    expect(seen[0]).toEqual([...(seen[0] ?? [])].sort((a, b) => a - b));
    expect(seen[1]).toEqual(seen[0]);
    await solver.close();
    expect(faultOf(await ask(start()))).toBe('answered 3000');
    expect(builtTables()).toEqual(['a0', 'a1', 'b0', 'b1']);
    expect(tableFiles()).toHaveLength(2);

    const [first = '', second = ''] = tableFiles();
    const bytes = readFileSync(first);
    bytes[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 4;
    writeFileSync(first, bytes);
    truncateSync(second, 700);
    expect(faultOf(await ask(start()))).toBe('answered 3000');
    expect(builtTables()).toEqual(['a0', 'a0', 'a1', 'a1', 'b0', 'b0', 'b1', 'b1']);
    expect(logged.filter((line) => line === 'a damaged table was built again')).toHaveLength(2);
    expect(faultOf(await ask(start()))).toBe('answered 3000');
    expect(builtTables()).toHaveLength(8);
  });

  test('are complete after a building thread is killed: its database is built again', async () => {
    writeFileSync(join(dir, 'marker.kills'), '1');
    expect(faultOf(await start({ threads: 2 }).ask('solve', board(USES_TABLES)))).toBe('answered 3000');
    expect(builtTables()).toEqual(['a0', 'a1', 'a1', 'b0', 'b1']);
    expect(logged.filter((line) => line === 'a worker crashed')).toHaveLength(1);
    expect(faultOf(await start().ask('solve', board(USES_TABLES)))).toBe('answered 3000');
    expect(builtTables()).toHaveLength(5);
  });

  test('are neither used nor stored when a build fails, and are built for the next request', async () => {
    writeFileSync(join(dir, 'marker.kills'), '12');
    const solver = start({ threads: 2 });
    expect(faultOf(await solver.ask('solve', board(USES_TABLES)))).toBe('solver-failed');
    expect(tableFiles()).toHaveLength(1);
    expect(solver.state().memory.tables).toBe(1000);
    expect(faultOf(await solver.ask('solve', board(USES_TABLES)))).toBe('answered 3000');
    expect(builtTables()).toEqual(['a0', 'a0', 'a1', 'a1', 'a1', 'b0', 'b1']);
    expect(tableFiles()).toHaveLength(2);
  });

  test('let small requests pass while they are built on all threads', async () => {
    const solver = await warmed({ threads: 2 });
    await solver.ask('solve', board(ANSWERS_IMMEDIATELY, 3, 3));
    let isBuilt = false;
    const built = solver.ask('solve', board(USES_TABLES)).finally(() => {
      isBuilt = true;
    });
    await expect.poll(() => solver.state().running.tables, { timeout: 10_000 }).toBe(2);
    expect(faultOf(await solver.ask('solve', board(ANSWERS_IMMEDIATELY, 3, 3)))).toBe('answered once');
    expect(faultOf(await solver.ask('solve', board(ANSWERS_IMMEDIATELY)))).toBe('answered once');
    expect(isBuilt).toBe(false);
    expect(faultOf(await built)).toBe('answered 3000');
  });

  test('are built after a request that works without them, for the next one', async () => {
    const solver = start();
    expect(faultOf(await solver.ask('solve', board(TABLES_ARE_WELCOME)))).toBe('answered 0');
    await expect.poll(() => solver.state().memory.tables, { timeout: 20_000 }).toBe(2000);
    expect(faultOf(await solver.ask('solve', board(TABLES_ARE_WELCOME)))).toBe('answered 3000');
    expect(builtTables()).toHaveLength(4);
  });

  test('are used by every request for which a short search without them was not enough', async () => {
    const solver = await warmed();
    // Each try has half a second, and building takes two.
    const asked = Array.from({ length: 5 }, (_, person) =>
      solver.ask('solve', board(SEARCHES_WITHOUT_TABLES, 4, 4, 2000 + person), {
        turnKeys: [String(person)],
      }),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(faultOf)).toEqual(answers.map(() => 'answered 3000'));
    expect(builtTables()).toHaveLength(4);
  });

  test('are served from memory when they can’t be written to disk', async () => {
    writeFileSync(join(dir, 'tables'), 'not a folder');
    expect(faultOf(await start().ask('solve', board(USES_TABLES)))).toBe('answered 3000');
    expect(logged).toContain('a table could not be kept on disk');
  });
});

describe('the solver’s progress', () => {
  test('never decreases within a phase, although a search with tables follows one without', async () => {
    const told: SlidingProgress[] = [];
    const request = board(TRIES_WITHOUT_TABLES);
    expect(faultOf(await start().ask('solve', request, { onProgress: (it) => told.push(it) }))).toBe(
      'answered 3000',
    );
    const shares = (phase: string) => told.filter((it) => it.phase === phase).map(({ share }) => share);
    // The try without tables had a fifth of the time.
    expect(shares('search')).toEqual([0, 0.1, 0.2, 0.2, 0.5, 1]);
    expect(shares('tables')).toEqual(shares('tables').sort());
  });
});

describe('a lasting answer of the solver', () => {
  test('is given from the cache without a search', async () => {
    const solver = start();
    const first = await solver.ask('solve', board(LASTS));
    expect(await solver.ask('solve', board(LASTS, 4, 4, 20))).toEqual(first);
    expect(runs()).toBe('.');
  });

  test('is computed again when its duration is measured', async () => {
    const solver = start();
    await solver.ask('solve', board(LASTS));
    await solver.ask('solve', board(LASTS), { skipsCache: true });
    expect(runs()).toBe('..');
  });
});

describe('closing the solver', () => {
  test('waits for running and queued requests, and refuses new ones', async () => {
    const solver = start();
    const running = solver.ask('solve', board(SEARCHES, 4, 4, 300));
    const waiting = solver.ask('solve', board(ANSWERS_IMMEDIATELY));
    const closed = solver.close();
    expect(faultOf(await solver.ask('solve', board(ANSWERS_IMMEDIATELY)))).toBe('busy');
    await closed;
    const settled = await Promise.race([Promise.all([running, waiting]), wait(0).then(() => 'still open')]);
    expect(settled).toHaveLength(2);
    expect(faultOf(await waiting)).toBe('answered once');
  });

  test('cancels running and queued requests once no caller waits any more', async () => {
    const solver = start();
    const open = [
      solver.ask('solve', board(SEARCHES)),
      solver.ask('solve', board(SEARCHES), { skipsCache: true }),
      solver.ask('solve', board(ANSWERS_IMMEDIATELY)),
    ];
    await solver.stopNow();
    expect((await Promise.all(open)).map(faultOf)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(faultOf(await solver.ask('solve', board(ANSWERS_IMMEDIATELY)))).toBe('busy');
  });
});
