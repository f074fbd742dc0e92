import { spawnSync } from 'node:child_process';
import { seededRandom } from '../../src/core/random.ts';
import { makeBoard } from '../../src/core/sliding/notation/puzzle.ts';
import { draw } from '../../src/render/draw.ts';
import { type BenchOptions, digits, duration, type Part, type Row, size } from '../report.ts';
import { type Bot, startTileKnight, withBot } from './bots.ts';
import { everybody, measured, percentile, thinks } from './measure.ts';
import type { Platforms } from './platforms.ts';
import { openGames } from './pressing.ts';
import { memoryOf } from './processor.ts';
import { randomDigits } from './puzzles.ts';

const PEOPLE = 20;
const THOUGHT_MS = 300;
/** The presses of each user that aren't measured. */
const WARM_UP = 20;

/** Returns a random 3x3 board and its picture. */
function boardPicture(seed: number): { readonly board: string; readonly photo: Buffer } {
  const tiles = [...randomDigits(seededRandom(seed))].map(Number);
  const board = { rows: 3, cols: 3, tiles };
  return { board: makeBoard(board), photo: Buffer.from(draw({ kind: 'board', board }).bytes) };
}

const PICTURES = 100;
/** Pictures that are drawn before anything is measured, because drawing would delay the users. */
let drawn: readonly ReturnType<typeof boardPicture>[] = [];

/** A user sends a picture and waits until the answer shows the board that it was drawn from. */
async function sendPicture(platforms: Platforms, index: number, seed: number): Promise<void> {
  const { board, photo } = drawn[seed % PICTURES] ?? boardPicture(seed);
  const line = { command: 'solve', photo };
  await platforms.person(100 + index).ask(line, ({ text }) => text.replaceAll('`', '').includes(board));
}

/** Twenty users press tiles, first alone, then while twenty others send pictures. */
async function pressesBeside(platforms: Platforms, bot: Bot, presses: number): Promise<Row> {
  const games = await openGames(platforms, bot, PEOPLE);
  const press = (count: number, work?: () => void) =>
    measured([bot.pid], async ({ turn }) => {
      let isOver = false;
      const others = everybody(work === undefined ? 0 : PEOPLE, async (index) => {
        for (let round = 0; !isOver; round++)
          await sendPicture(platforms, index, 7 * index + round).then(work, () => failed++);
      });
      await everybody(games.length, async (index) => {
        const random = seededRandom(3000 + index);
        for (let made = 0; made < count; made++) {
          await thinks(THOUGHT_MS, random);
          await turn(async () => games[index]?.press());
        }
      });
      isOver = true;
      await others;
    });
  let [pictures, failed] = [0, 0];
  // The first presses and pictures of a process are slower, because their code isn't compiled yet.
  await press(WARM_UP, () => {});
  const alone = await press(presses);
  const beside = await press(presses, () => void pictures++);
  const figure = ({ waits, wrong }: typeof alone) =>
    `${duration(percentile(waits, 0.5))} / ${duration(percentile(waits, 0.99))} (${waits.length} right, ${wrong.length} wrong)`;
  const ratio = percentile(beside.waits, 0.99) / percentile(alone.waits, 0.99);
  return {
    task: `20 press tiles while 20 send pictures (${pictures} read, ${failed} not in time): p50 / p99 of a press`,
    figure: figure(beside),
    reach: 'x 1.1',
    aim: '',
    against: `without pictures ${figure(alone)}: x ${digits(ratio)}`,
    values: { pictures, failed, p99: percentile(beside.waits, 0.99), alone: percentile(alone.waits, 0.99) },
  };
}

/**
 * Prints the peak of the process's resident memory in kilobytes when it ends. `maxRSS` would count the memory
 * of its parent too.
 */
const REPORT = `data:text/javascript,import{readFileSync}from"node:fs";process.on("exit",()=>
  process.stderr.write(/VmHWM:\\D*(\\d+)/.exec(readFileSync("/proc/self/status","utf8"))[1]))`;
const READER = new URL('../../src/render/photo/read.ts', import.meta.url).pathname;

/** Returns the peak of the resident memory of the process that reads one picture, in bytes. */
function readerMemory(): number {
  const { photo } = boardPicture(1);
  const { stderr } = spawnSync(process.execPath, ['--import', REPORT, READER], { input: photo });
  return 1024 * Number(/\d+$/.exec(String(stderr))?.[0]);
}

/** The memory of the bot after a few pictures and after ten times as many, four at a time. */
async function memoryAfter(platforms: Platforms, bot: Bot, few: number): Promise<Row> {
  const send = (from: number, to: number) =>
    everybody(4, async (index) => {
      // One user alone would exceed the rate limit.
      for (let at = from + index; at < to; at += 4) await sendPicture(platforms, at % 40, 50_000 + at);
    });
  await send(0, few);
  const first = memoryOf(bot.pid).now;
  await send(few, 10 * few);
  const { now } = memoryOf(bot.pid);
  return {
    task: `resident memory of the bot after ${10 * few} pictures`,
    figure: size(now),
    reach: '',
    aim: '',
    against: `after ${few}: ${size(first)}: x ${digits(now / first)}; a reader's process ${size(readerMemory())}`,
    values: { now, first, reader: readerMemory() },
  };
}

async function runReading({ quick }: BenchOptions): Promise<Row[]> {
  drawn = Array.from({ length: PICTURES }, (_, seed) => boardPicture(seed));
  return [
    await withBot(startTileKnight, (platforms, bot) => pressesBeside(platforms, bot, quick ? 20 : 100)),
    await withBot(startTileKnight, (platforms, bot) => memoryAfter(platforms, bot, quick ? 5 : 50)),
  ];
}

/** Pictures of boards that users send. */
export const readingPart: Part = { name: 'load pictures of boards', onlyFor: 'load', run: runReading };
