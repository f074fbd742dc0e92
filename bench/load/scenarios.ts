import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../src/core/random.ts';
import type { Bot } from './bots.ts';
import { type Crowd, everybody, measured, thinks } from './measure.ts';
import { isWhole, mixedLines, typedBoards } from './mixed.ts';
import type { Line } from './people.ts';
import type { Platforms } from './platforms.ts';
import { openGames } from './pressing.ts';
import { randomDigits } from './puzzles.ts';
import { solutionFrom, solveLine } from './solving.ts';

/** A scenario: users talk to a bot. Returns the measurements of those that are watched. */
export type Scenario = (platforms: Platforms, bot: Bot) => Promise<Crowd>;

/** Each user presses `presses` tiles of their own game, with a pause of `thought` milliseconds. */
export const pressing =
  (people: number, presses: number, thought: number): Scenario =>
  async (platforms, bot) => {
    const games = await openGames(platforms, bot, people);
    return measured([bot.pid], ({ turn }) =>
      everybody(people, async (index) => {
        const random = seededRandom(1000 + index);
        // A random delay keeps users from pressing in step.
        await sleep(thought * random());
        for (let press = 0; press < presses; press++) {
          await thinks(thought, random);
          await turn(async () => games[index]?.press());
        }
      }),
    );
  };

/** Twenty users press tiles while sixty others send one request each, all at the same time. */
export const pressingBeside: Scenario = async (platforms, bot) => {
  const games = await openGames(platforms, bot, 20);
  const lines = mixedLines(1);
  return measured([bot.pid], async ({ turn }) => {
    let isOver = false;
    const others = everybody(lines.length, async (index) => {
      const line = lines[index];
      if (line !== undefined) await platforms.person(100 + index).ask(line, isWhole);
    }).finally(() => {
      isOver = true;
    });
    const players = everybody(games.length, async (index) => {
      const random = seededRandom(2000 + index);
      while (!isOver) {
        await turn(async () => games[index]?.press());
        await thinks(300, random);
      }
    });
    await Promise.all([others, players]);
  });
};

/** One user floods the bot, and five others wait for an answer, on the two platforms in turn. */
const beside =
  (flood: readonly Line[], of: number, line: (index: number) => Line): Scenario =>
  async (platforms, bot) => {
    const flooder = platforms.person(of);
    // Most of these are refused, and their answers aren't awaited.
    for (const one of flood) void flooder.ask(one, () => false).catch(() => {});
    await sleep(200);
    return measured([bot.pid], async ({ turn }) => {
      for (let index = 0; index < 5; index++) {
        const { command, options } = line(index);
        await turn(() =>
          platforms
            .person(10 + index)
            .ask({ command, ...(options && { options }) }, command === 'help' ? () => true : isWhole),
        );
      }
    });
  };

/** Others ask for a 4x4 board during one user's sixty boards of 8x8, on Discord. */
export const besideLargeBoards: Scenario = (platforms, bot) => {
  const boards = typedBoards(4, 5, 9).map(solveLine);
  const flood = typedBoards(8, 60, 9).map(solveLine);
  return beside(flood, 0, (index) => boards[index] ?? solveLine('120453786'))(platforms, bot);
};

/** Others send /help during one user's 2,300 lines, on Telegram. */
export const besideManyLines: Scenario = (platforms, bot) => {
  const flood = Array.from({ length: 2300 }, (_, at) => solveLine(typedBoards(3, 1, at)[0] ?? ''));
  return beside(flood, 1, () => ({ command: 'help' }))(platforms, bot);
};

/** Eighteen users of one group on Telegram ask within a second. */
export const inOneGroup: Scenario = (platforms, bot) =>
  measured([bot.pid], ({ turn }) =>
    everybody(18, async (index) => {
      const board = randomDigits(seededRandom(index));
      await sleep(50 * index);
      await turn(() => platforms.inGroup(index).ask(solveLine(board), solutionFrom(bot, board)));
    }),
  );
