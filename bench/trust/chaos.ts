import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chat, User } from 'grammy/types';
import pg from 'pg';
import { seededRandom } from '../../src/core/random.ts';
import { boardAfter } from '../../src/core/sliding/moves.ts';
import { makeBoardText, parseBoardText } from '../../src/core/sliding/notation/code.ts';
import { createSolverMemory, solveSliding } from '../../src/core/sliding/solve/solve-sliding.ts';
import { openStore } from '../../src/store/open.ts';
import { dayToPlay } from '../../test/support/program/day-player.ts';
import { type MovedClock, movedClock } from '../../test/support/program/moved-clock.ts';
import { wayFrom, wayOf } from '../../test/support/program/rounds.ts';
import { linkOf, own } from '../../test/support/telegram/players.ts';
import type { BotApiServer, Shown } from '../../test/support/telegram/server.ts';
import { type Fleet, startTogether } from '../load/fleet.ts';
import { thinks } from '../load/measure.ts';
import type { Person, Seen } from '../load/people.ts';
import { type Platforms, startPlatforms } from '../load/platforms.ts';
import { now, type Part, type Row } from '../report.ts';
import { type Account, boardOf, openDaily, pressed, solve, tileToPress } from './kills.ts';

const SECRET = 'the secret of these days';
const USUAL_MINUTES = 15;
const QUICK_MINUTES = 2;
/** Time in which everything that is under way must come to its end after the last fault. */
const SETTLING_MS = 90_000;
const MINUTE_MS = 60_000;
const SOLVERS = 3;
const PLAYERS = 6;
const POSTED_GROUPS = 6;

/** A game as its player knows it. */
interface PlayedGame {
  readonly key: string;
  readonly person: Person;
  moves: number;
  seen: Seen;
}

/** A race or contest as its players know it. */
interface PlayedRound {
  readonly kind: 'race' | 'fmc';
  readonly group: number;
  readonly message: Shown;
  readonly names: readonly string[];
  /** Milliseconds between its start and its end, as the group saw them. */
  readonly tookMs: number;
}

/** The world of a run: what the faults disturb, and what the checks look at. */
interface World {
  readonly platforms: Platforms;
  readonly fleet: Fleet;
  readonly admin: pg.Client;
  readonly databaseUrl: string;
  readonly clocks: readonly MovedClock[];
}

/** Each fault in turn. `index`: the process that has it. */
const FAULTS: readonly (readonly [string, (world: World, index: number) => Promise<unknown>])[] = [
  ['killed', ({ fleet }, index) => fleet.kill(index)],
  ['frozen for 10 s', ({ fleet }, index) => fleet.freeze(index, 10_000)],
  ['restarted', ({ fleet }, index) => fleet.restart(index)],
  ['frozen for 40 s', ({ fleet }, index) => fleet.freeze(index, 40_000)],
  [
    'five minutes ahead for 30 s',
    async ({ clocks }, index) => {
      clocks[index]?.set(new Date(Date.now() + 5 * MINUTE_MS).toISOString());
      await sleep(30_000);
      clocks[index]?.set(new Date().toISOString());
    },
  ],
  [
    'without its database connections, like all others',
    ({ admin }) =>
      admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      ),
  ],
  [
    'blocked, like all others, at a game whose row an admin locks for 8 s',
    async ({ databaseUrl }) => {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      await client.query('begin');
      await client.query(
        'select * from games where finished_at is null order by touched_at desc limit 1 for update',
      );
      await sleep(8000);
      await client.query('rollback');
      await client.end();
    },
  ],
];

/** Returns the tile to press for each shown board on a shortest way through the puzzles of two days. */
async function findTiles(): Promise<ReadonlyMap<string, string>> {
  const tileByBoard = new Map<string, string>();
  for (const moment of [Date.now(), Date.now() + 24 * 60 * MINUTE_MS]) {
    const day = new Date(moment).toISOString().slice(0, 10);
    const { puzzle } = await dayToPlay(SECRET, day);
    if (puzzle.kind !== 'sliding') continue;
    const context = { now, memory: createSolverMemory(), table: () => undefined };
    const { start, goal } = puzzle;
    const request = { start, goal, metric: 'stm', algorithm: 'auto', timeMs: MINUTE_MS } as const;
    let board = start;
    for (const move of solveSliding(request, context).moves) {
      const after = boardAfter(board, move);
      const shown = board.tiles.map((tile) => (tile === 0 ? '·' : String(tile))).join(' ');
      tileByBoard.set(shown, String(after.tiles[board.tiles.indexOf(0)]));
      board = after;
    }
  }
  return tileByBoard;
}

/** Plays the day's puzzle with one person after another, and notes each game. */
async function playDays(
  platforms: Platforms,
  tileByBoard: ReadonlyMap<string, string>,
  first: number,
  account: Account,
  games: PlayedGame[],
  goesOn: () => boolean,
): Promise<void> {
  for (let index = first; goesOn(); index += 2 * PLAYERS) {
    const key = index % 2 === 0 ? `discord:${70_000 + index}` : `telegram:${50_000 + index}`;
    const [person, random] = [platforms.person(index), seededRandom(index)];
    const game: PlayedGame = { key, person, moves: 0, seen: await openDaily(person) };
    games.push(game);
    try {
      for (let board = boardOf(game.seen); board !== undefined && goesOn(); board = boardOf(game.seen)) {
        const tile = tileByBoard.get(board) ?? tileToPress(board, random);
        game.seen = await pressed(game.seen, tile, account);
        game.moves++;
        account.presses++;
        await thinks(400, random);
      }
    } catch (error) {
      account.lost++;
      process.stderr.write(`  ${key}: ${error instanceof Error ? error.message : error}\n`);
    }
  }
}

/** Fulfils with what `find` finds. Rejects after two minutes. */
async function eventually<T>(find: () => T | undefined | Promise<T | undefined>, what: string): Promise<T> {
  const end = now() + 2 * MINUTE_MS;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (now() > end) throw new Error(`waited too long for ${what}`);
    await sleep(100);
  }
}

const standing = ({ shown }: BotApiServer, chat: number): Shown[] =>
  shown.filter((message) => message.chat === chat && !message.deleted);

/**
 * Sends a line until the chat has a message that fits. A person who is told to try again does so after some
 * seconds.
 */
async function insist(
  telegram: BotApiServer,
  [line, from, chat]: readonly [string, User, Chat],
  fits: (message: Shown) => boolean,
): Promise<Shown> {
  for (let tries = 1; ; tries++) {
    const first = telegram.shown.length;
    telegram.say(line, { chat, from });
    const answers = () => telegram.shown.slice(first).filter((message) => message.chat === chat.id);
    const isRefusal = ({ text }: Shown) => /try again in a minute/.test(text);
    const find = () => standing(telegram, chat.id).find(fits) ?? answers().find(isRefusal);
    const answer = await eventually(find, `an answer to ${line} in ${chat.id}`);
    if (!isRefusal(answer) || tries === 10) return answer;
    await sleep(5000);
  }
}

/** Holds a race or a contest of two people in a group of its own. */
async function holdRound({ platforms: { telegram }, admin }: World, number: number): Promise<PlayedRound> {
  const kind = number % 2 === 0 ? 'race' : 'fmc';
  const group = { id: -200_000 - number, type: 'supergroup' as const, title: `Group ${number}` };
  const people = [0, 1].map((at) => ({
    id: 90_000 + 2 * number + at,
    is_bot: false,
    language_code: 'en',
    first_name: `R${2 * number + at}`,
  }));
  const [host] = people as [(typeof people)[0]];
  const find = (chat: number, fits: (message: Shown) => boolean, what: string): Promise<Shown> =>
    eventually(() => standing(telegram, chat).find(fits), `${what} in ${chat}`);
  const begin = kind === 'race' ? '/race 2x2' : '/fmc 2x2 1m';
  const message = await insist(telegram, [begin, host, group], ({ keyboard }) => keyboard !== undefined);
  const began = now();
  // A seat in a race has a button to leave it, a contest has its board.
  for (const from of people)
    await insist(
      telegram,
      [`/start ${linkOf(message)}`, from, own(from)],
      ({ keyboard, kind: shows }) => keyboard !== undefined || shows === 'photo',
    );
  if (kind === 'race') {
    await eventually(() => /(?:Joined|racing) \(2\)/.test(message.text) || undefined, 'two names');
    if (message.text.includes('Joined')) telegram.press(message, 'Start now', { from: host });
  }
  for (const { id } of people) await find(id, ({ kind: shows }) => shows === 'photo', 'a board');
  const startOf = async () =>
    (await admin.query('select start from rounds where place = $1', [`telegram:${group.id}`])).rows[0]?.start;
  const way = kind === 'race' ? '' : wayOf(await eventually(startOf, 'the scramble'));
  // No person solves a board in an instant.
  await sleep(8000);
  for (const from of people) {
    const board = standing(telegram, from.id).findLast(({ kind: shows }) => shows === 'photo');
    const labels = board?.keyboard?.inline_keyboard.flat().map(({ text }) => text) ?? [];
    const solution = kind === 'race' ? wayFrom(labels) : way;
    await insist(telegram, [solution, from, own(from)], ({ text }) => /Solved in/.test(text));
  }
  await eventually(() => /over/.test(message.text) || undefined, `the end of ${kind} ${group.id}`);
  const names = people.map(({ first_name }) => first_name);
  return { kind, group: group.id, message, names, tookMs: now() - began };
}

/** Asks for a post of the day in groups, each at a moment of its own within the run. */
async function planPosts(databaseUrl: string, minutes: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tileknight-chaos-'));
  const store = await openStore({ dataDir: folder, databaseUrl });
  const groups = Array.from({ length: POSTED_GROUPS }, (_, at) => -300_000 - at);
  for (const [at, group] of groups.entries()) {
    const postDueAt = Date.now() + Math.round(((at + 1) * minutes * MINUTE_MS) / (POSTED_GROUPS + 1));
    const due = new Date(postDueAt);
    const dailyAt = 60 * due.getUTCHours() + due.getUTCMinutes();
    const address = `telegram:${group}` as const;
    await store.settings.change(address, () => ({ dailyAt, zone: 'UTC', address, postDueAt }));
  }
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  return groups;
}

/** A check at the end of a run, with the differences that it found. */
type Check = readonly [what: string, count: number, wrong: readonly string[]];

async function checkAll(
  { platforms, admin }: World,
  games: readonly PlayedGame[],
  rounds: readonly PlayedRound[],
  posts: readonly number[],
  account: Account,
): Promise<Check[]> {
  const rows = (sql: string, values: unknown[] = []) =>
    admin.query(sql, values).then((result) => result.rows);
  const all = await rows('select * from games');
  const dayGame = ({ key }: PlayedGame) => all.filter(({ person, day }) => person === key && day !== null);
  const check = <T>(what: string, things: readonly T[], fault: (thing: T) => string | undefined): Check => [
    what,
    things.length,
    things.flatMap((thing) => fault(thing) ?? []),
  ];
  const entries = await rows(
    `select entries.*, place, state, ends_at - starts_at as took from entries join rounds on id = round`,
  );
  const entriesOf = ({ group }: PlayedRound) => entries.filter(({ place }) => place === `telegram:${group}`);
  const finished = games.filter(({ seen }) => /Solved/.test(seen.again().text));
  const stats = await Promise.all(
    finished.map(async ({ key, person }) => {
      const ask = () => person.ask({ command: 'stats' }, (seen) => /daily puzzle/.test(seen.text));
      // A busy machine may let Discord's three seconds pass.
      const { text } = await ask().catch(ask).catch(ask);
      return { key, text };
    }),
  );
  return [
    check('a game is the replay of its log', all, ({ id, start, moves, state, made }) => {
      const steps = moves.replaceAll('+', '');
      const isRight =
        makeBoardText(boardAfter(parseBoardText(start), steps)) === state && steps.length === made;
      return isRight ? undefined : `${id}: ${moves} from ${start} is not ${state} after ${made}`;
    }),
    check('a person has one game of the day', games, (game) =>
      dayGame(game).length === 1 ? undefined : `${game.key}: ${dayGame(game).length}`,
    ),
    check('each press that was shown is counted once', games, (game) => {
      const made = dayGame(game)[0]?.made;
      return made === game.moves ? undefined : `${game.key}: ${game.moves} presses are ${made} moves`;
    }),
    check("a game's message shows the kept board", games, (game) => {
      const shown = boardOf(game.seen.again());
      const kept = String(dayGame(game)[0]?.state).replace(/^\S+ /, '').replace(/\b0\b/, '·');
      return shown === undefined || shown === kept ? undefined : `${game.key}: ${shown} instead of ${kept}`;
    }),
    check('a solved day is kept as solved', finished, (game) =>
      dayGame(game)[0]?.finished_at != null ? undefined : game.key,
    ),
    check('a solved day is a streak of one day', stats, ({ key, text }) =>
      /Streak: 1 day/.test(text) ? undefined : `${key}: ${text}`,
    ),
    check('a round is over with both results, kept and shown', rounds, (round) => {
      const kept = entriesOf(round);
      const isKept = kept.length === 2 && kept.every(({ state }) => state === 'over');
      const isShown = round.names.every((name) => round.message.text.includes(name));
      return isKept && isShown ? undefined : `${round.group}: ${kept.length} results; ${round.message.text}`;
    }),
    check(
      'a contest of a minute lasts a minute',
      rounds.filter(({ kind }) => kind === 'fmc'),
      (round) => (round.tookMs > 55_000 ? undefined : `${round.group}: ${Math.round(round.tookMs / 1000)} s`),
    ),
    check('a round has one message and one result', rounds, ({ group }) => {
      const { length } = standing(platforms.telegram, group);
      return length === 2 ? undefined : `${group}: ${length} messages`;
    }),
    check('a post of the day comes once', posts, (group) => {
      const { length } = standing(platforms.telegram, group).filter(({ text }) => /Daily puzzle/.test(text));
      return length === 1 ? undefined : `${group}: ${length} posts`;
    }),
    check('a board that was shown never went back', [account.presses], () =>
      account.undone.length > 0 ? account.undone.join('\n    ') : undefined,
    ),
    check('a promised answer comes', [account.answers], () =>
      account.lost > 0 ? `${account.lost} lost` : undefined,
    ),
    check(
      'no answer is still owed',
      await rows(`select key from received where request <> ''`),
      ({ key }) => key,
    ),
    check(
      'no live message is still due',
      await rows('select subject, address from live_messages where due_at < $1', [Date.now() - 10_000]),
      ({ subject, address }) => `${subject} in ${address}`,
    ),
  ];
}

async function chaos(minutes: number, everyMs: number): Promise<Row> {
  const platforms = await startPlatforms();
  const folders = Array.from({ length: 3 }, () => mkdtempSync(join(tmpdir(), 'tileknight-clock-')));
  const clocks = folders.map((folder) => movedClock(folder, new Date().toISOString()));
  const tileByBoard = await findTiles();
  const fleet = await startTogether(platforms, 3, (index) => ({
    ...clocks[index]?.env,
    DAILY_SECRET: SECRET,
  }));
  const { databaseUrl } = fleet;
  const admin = new pg.Client(databaseUrl);
  await admin.connect();
  const world: World = { platforms, fleet, admin, databaseUrl, clocks };
  const posts = await planPosts(databaseUrl, minutes);
  const account: Account = { answers: 0, notTaken: 0, lost: 0, undone: [], presses: 0, finished: 0 };
  const games: PlayedGame[] = [];
  const rounds: PlayedRound[] = [];
  const troubles: string[] = [];
  let isOver = false;
  const goesOn = () => !isOver;
  const crowd = [
    ...Array.from({ length: SOLVERS }, (_, at) =>
      solve(platforms.person(at), seededRandom(at), account, goesOn),
    ),
    ...Array.from({ length: PLAYERS }, (_, at) =>
      playDays(platforms, tileByBoard, 1000 + at, account, games, goesOn),
    ),
    ...[0, 1].map(async (first) => {
      for (let number = first; goesOn(); number += 2)
        await holdRound(world, number).then(
          (round) => rounds.push(round),
          (error: Error) => {
            const people = [90_000 + 2 * number, 90_001 + 2 * number];
            const texts = [-200_000 - number, ...people].map((chat) =>
              standing(platforms.telegram, chat).map(({ text }) => text),
            );
            troubles.push(`${error.message}; seen: ${JSON.stringify(texts)}`);
          },
        );
    }),
  ];
  const faults: Promise<unknown>[] = [];
  for (let tick = 0; (tick + 1) * everyMs <= minutes * MINUTE_MS; tick++) {
    await sleep(everyMs);
    const [name, cause] = FAULTS[tick % FAULTS.length] ?? ['', async () => {}];
    process.stderr.write(`  process ${tick % 3}: ${name}\n`);
    const fault = cause(world, tick % 3);
    faults.push(fault.catch((error: Error) => troubles.push(`${name}: ${error.message}`)));
  }
  await Promise.all(faults);
  isOver = true;
  await Promise.all(crowd);
  // Replies and edits that are still due get this much time.
  const end = now() + SETTLING_MS;
  const isOwed = async () =>
    (
      await admin.query(`select 1 from received where request <> '' union all
       select 1 from live_messages where due_at < ${Date.now()}`)
    ).rows.length > 0;
  while (now() < end && (await isOwed())) await sleep(1000);
  const checks = await checkAll(world, games, rounds, posts, account);
  checks.push(['a round comes to its end', rounds.length + troubles.length, troubles]);
  await admin.end();
  const output = await fleet.stop();
  await platforms.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  checks.push(['no bug is logged', 1, output.match(/.*"a bug".*/g) ?? []]);
  for (const [what, count, wrong] of checks) {
    process.stderr.write(`  ${wrong.length === 0 ? 'right' : 'WRONG'}: ${what} (${count})\n`);
    for (const one of wrong.slice(0, 10)) process.stderr.write(`    ${one}\n`);
  }
  const failed = checks.filter(([, , wrong]) => wrong.length > 0);
  return {
    task: `chaos of ${minutes} minutes, ${faults.length} faults in three processes on one PostgreSQL: checks; those that failed`,
    figure: `${checks.length}; ${failed.length}`,
    reach: '0 failed',
    against: `${account.answers} answers, ${account.presses} presses, ${games.length} games of the day, ${rounds.length} rounds, ${posts.length} posts`,
    values: { checks: checks.length, failed: failed.length, faults: faults.length, presses: account.presses },
  };
}

export const chaosPart: Part = {
  name: 'trust chaos',
  onlyFor: 'chaos',
  async run({ times, quick }) {
    const minutes = times ?? (quick ? QUICK_MINUTES : USUAL_MINUTES);
    return [await chaos(minutes, quick ? (minutes * MINUTE_MS) / (FAULTS.length + 1) : MINUTE_MS)];
  },
};
