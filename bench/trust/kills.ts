import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomBelow, seededRandom } from '../../src/core/random.ts';
import { type Fleet, startAlone, startTogether } from '../load/fleet.ts';
import { percentile, thinks } from '../load/measure.ts';
import { NotTaken, type Person, type Seen } from '../load/people.ts';
import { isSheet } from '../load/pictures.ts';
import { type Platforms, startPlatforms } from '../load/platforms.ts';
import { cellsBeside } from '../load/pressing.ts';
import { isSolutionOf, nextTile, randomDigits } from '../load/puzzles.ts';
import { solveLine } from '../load/solving.ts';
import { duration, mean, type Part, type Row } from '../report.ts';

const KILLS = 20;
const SOLVERS = 6;
const PLAYERS = 6;
/** Milliseconds after which a user presses again. */
const PRESS_AGAIN_MS = 4000;
/** Maximum number of tries, far more than a killed process needs to come back. */
const MAX_TRIES = 20;
const BLANK = '·';
/** Milliseconds between presses. The first pause overloads two cores; the second leaves them half idle. */
const SHORT_PAUSE_MS = 50;
const LONG_PAUSE_MS = 400;

/** Counts of right answers and of failures that users saw. */
export interface Account {
  answers: number;
  /** Questions that no process had accepted when it was killed, so that nothing was promised. */
  notTaken: number;
  /** Promised answers that never came. */
  lost: number;
  /** Boards that went back behind a shown position, and solved days that are no longer solved. */
  undone: string[];
  presses: number;
  finished: number;
}

/** Asks for solutions until the end of the run. */
export async function solve(
  person: Person,
  random: Random,
  account: Account,
  goesOn: () => boolean,
): Promise<void> {
  while (goesOn()) {
    const board = randomDigits(random);
    try {
      await person.ask(
        solveLine(board),
        // A board may be close to the puzzle of the day.
        ({ text, picture }) => (isSheet(picture) && isSolutionOf(board, text)) || /today's puzzle/.test(text),
      );
      account.answers++;
    } catch (error) {
      if (error instanceof NotTaken) account.notTaken++;
      else account.lost++;
    }
    await thinks(1000, random);
  }
}

/**
 * Returns the labels of a square board of tile buttons, separated by spaces. Undefined if the message shows
 * no board. The size of the day's puzzle depends on the weekday.
 */
export function boardOf({ buttons }: Seen): string | undefined {
  const cells = buttons.filter((row) => row.every((label) => label === BLANK || /^\d+$/.test(label))).flat();
  return cells.includes(BLANK) ? cells.join(' ') : undefined;
}

/** Returns the board after the tile has slid into the blank. */
const slid = (board: string, tile: string): string =>
  board
    .split(' ')
    .map((label) => (label === BLANK ? tile : label === tile ? BLANK : label))
    .join(' ');

/** Returns a tile to press: on a 3x3 board the next of a shortest solution, else one next to the blank. */
export function tileToPress(board: string, random: Random): string {
  const cells = board.split(' ');
  if (cells.length === 9) return nextTile(cells.map((label) => (label === BLANK ? '0' : label)).join(''));
  const near = cellsBeside(cells.indexOf(BLANK), Math.sqrt(cells.length));
  return cells[near[randomBelow(random, near.length)] ?? 0] ?? '';
}

/**
 * Presses a tile until the message shows its move or the solved puzzle. Tries again without an answer, and
 * throws after too many tries.
 */
export async function pressed(seen: Seen, tile: string, account: Account): Promise<Seen> {
  const before = boardOf(seen) ?? '';
  const wanted = slid(before, tile);
  const isThere = (next: Seen) => {
    const shown = boardOf(next);
    if (shown !== undefined && shown !== before && shown !== wanted)
      account.undone.push(`${before} and ${tile} led to ${shown}`);
    return shown !== before;
  };
  for (let [now, tries] = [seen, 1]; ; tries++, now = now.again()) {
    if (isThere(now)) return now;
    if (tries > MAX_TRIES)
      throw new Error(`${tile} on ${before} was pressed without success: ${now.again().text}`);
    try {
      return await now.press(tile, isThere, PRESS_AGAIN_MS);
    } catch {
      await sleep(200);
    }
  }
}

/** Asks for the day's puzzle until there is an answer. Throws after too many tries. */
export async function openDaily(person: Person): Promise<Seen> {
  for (let tries = 1; ; tries++) {
    try {
      return await person.ask({ command: 'daily' }, ({ text }) => /#\d/.test(text) || /Solved/.test(text));
    } catch (error) {
      if (tries > MAX_TRIES) throw error;
      await sleep(200);
    }
  }
}

/** Lets one user after another solve the day's puzzle. Returns the users who saw their result. */
async function play(
  platforms: Platforms,
  first: number,
  thought: number,
  account: Account,
  goesOn: () => boolean,
): Promise<Person[]> {
  const finished: Person[] = [];
  for (let index = first; goesOn(); index += 2 * PLAYERS) {
    const person = platforms.person(index);
    const random = seededRandom(index);
    let seen = await openDaily(person);
    try {
      for (let board = boardOf(seen); board !== undefined && goesOn(); board = boardOf(seen)) {
        seen = await pressed(seen, tileToPress(board, random), account);
        account.presses++;
        await thinks(thought, random);
      }
    } catch (error) {
      account.lost++;
      process.stderr.write(`  person ${index}: ${error instanceof Error ? error.message : error}\n`);
      continue;
    }
    if (/Solved/.test(seen.text)) finished.push(person);
  }
  account.finished += finished.length;
  return finished;
}

/** Solves and plays while processes are killed at random moments. Then checks that nothing shown was lost. */
async function killing(
  title: string,
  kills: number,
  thought: number,
  start: (platforms: Platforms) => Promise<Fleet>,
): Promise<Row> {
  const platforms = await startPlatforms();
  const fleet = await start(platforms);
  const random = seededRandom(kills);
  const account: Account = { answers: 0, notTaken: 0, lost: 0, undone: [], presses: 0, finished: 0 };
  let isOver = false;
  const goesOn = () => !isOver;
  const solvers = Array.from({ length: SOLVERS }, (_, at) =>
    solve(platforms.person(at), seededRandom(at), account, goesOn),
  );
  const players = Array.from({ length: PLAYERS }, (_, at) =>
    play(platforms, 1000 + at, thought, account, goesOn),
  );
  const starts: Awaited<ReturnType<Fleet['kill']>>[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await sleep(300 + 2000 * random());
    starts.push(await fleet.kill(kill % fleet.size));
  }
  await sleep(3000);
  isOver = true;
  await Promise.all(solvers);
  for (const person of (await Promise.all(players)).flat()) {
    const { text } = await openDaily(person);
    if (!/Solved/.test(text)) account.undone.push(`a solved day became: ${text.split('\n')[0]}`);
  }
  const twice = platforms.answeredTwice();
  const output = await fleet.stop();
  await platforms.stop();
  if (output.includes('"a bug"')) process.stderr.write(`${/.*"a bug".*/.exec(output)?.[0]}\n`);
  for (const one of new Set(account.undone)) process.stderr.write(`  undone: ${one}\n`);
  const readyAfter = starts.map(({ took }) => took).sort((a, b) => a - b);
  const processor = duration(mean(starts.map((one) => one.processor)));
  const share = twice / Math.max(1, account.answers);
  return {
    task: `${kills} kills, ${title}: promised answers lost; moves and days undone; answered twice; ready again, longest`,
    figure: `${account.lost}; ${account.undone.length}; ${twice} (${(100 * share).toFixed(1)} %); ${duration(readyAfter.at(-1) ?? 0)}`,
    reach: '0; 0; 2 %; 2 s',
    against: `${account.answers} answers, ${account.presses} presses, ${account.finished} days solved; ${account.notTaken} forms taken by nobody; ready again p50 ${duration(percentile(readyAfter, 0.5))}, of processor ${processor}`,
    values: { ...account, undone: account.undone.length, twice, longest: readyAfter.at(-1) ?? 0 },
  };
}

const three = (platforms: Platforms): Promise<Fleet> => startTogether(platforms, 3);

export const killsPart: Part = {
  name: 'trust kills',
  onlyFor: 'kills',
  async run({ times = KILLS }) {
    const each = Math.ceil(times / 3);
    return [
      await killing('one process on SQLite', each, SHORT_PAUSE_MS, startAlone),
      await killing('three processes on one PostgreSQL', each, SHORT_PAUSE_MS, three),
      await killing(
        'three processes on one PostgreSQL, 0.4 s of thought before a press',
        each,
        LONG_PAUSE_MS,
        three,
      ),
    ];
  },
};
