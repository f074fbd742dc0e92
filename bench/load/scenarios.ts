import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../src/core/random.ts';
import type { Bot } from './bots.ts';
import { type Crowd, everybody, measured, thinks } from './measure.ts';
import { isWhole, mixedLines, typedBoards } from './mixed.ts';
import type { Line } from './people.ts';
import type { Platforms } from './platforms.ts';
import { type Game, openGame } from './pressing.ts';
import { randomDigits } from './puzzles.ts';
import { solutionFrom, solveLine } from './solving.ts';

/** Something that people do with a bot; gives what those lived through who are watched. */
export type Scenario = (platforms: Platforms, bot: Bot) => Promise<Crowd>;

/** People who are about to play, this many at a time. */
const OPENING = 10;

async function openGames(platforms: Platforms, bot: Bot, people: number): Promise<Game[]> {
  const games: Game[] = [];
  for (let from = 0; from < people; from += OPENING) {
    const some = Array.from({ length: Math.min(OPENING, people - from) }, (_, at) =>
      openGame(platforms.person(from + at), bot, seededRandom(from + at)),
    );
    games.push(...(await Promise.all(some)));
  }
  return games;
}

/** Everybody presses tiles of a game of their own, this many each, with so much thought between two. */
export const pressing =
  (people: number, presses: number, thought: number): Scenario =>
  async (platforms, bot) => {
    const games = await openGames(platforms, bot, people);
    return measured([bot.pid], ({ turn }) =>
      everybody(people, async (index) => {
        const random = seededRandom(1000 + index);
        // Nobody keeps step with the others.
        await sleep(thought * random());
        for (let press = 0; press < presses; press++) {
          await thinks(thought, random);
          await turn(async () => games[index]?.press());
        }
      }),
    );
  };

/** Twenty people press tiles while sixty others ask for something else each, all at once. */
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

/** One person's flood, and what five others who come after it have to wait, one on each platform in turn. */
const beside =
  (flood: readonly Line[], of: number, line: (index: number) => Line): Scenario =>
  async (platforms, bot) => {
    const flooder = platforms.person(of);
    // Most are refused, and what is answered isn't waited for.
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

/** A 4x4 of others beside one person's sixty boards of 8x8, on Discord. */
export const besideLargeBoards: Scenario = (platforms, bot) => {
  const boards = typedBoards(4, 5, 9).map(solveLine);
  const flood = typedBoards(8, 60, 9).map(solveLine);
  return beside(flood, 0, (index) => boards[index] ?? solveLine('120453786'))(platforms, bot);
};

/** Others' /help beside one person's 2,300 lines, on Telegram. */
export const besideManyLines: Scenario = (platforms, bot) => {
  const flood = Array.from({ length: 2300 }, (_, at) => solveLine(typedBoards(3, 1, at)[0] ?? ''));
  return beside(flood, 1, () => ({ command: 'help' }))(platforms, bot);
};

/** Eighteen people in one group on Telegram ask within a second. */
export const inOneGroup: Scenario = (platforms, bot) =>
  measured([bot.pid], ({ turn }) =>
    everybody(18, async (index) => {
      const board = randomDigits(seededRandom(index));
      await sleep(50 * index);
      await turn(() => platforms.inGroup(index).ask(solveLine(board), solutionFrom(bot, board)));
    }),
  );
