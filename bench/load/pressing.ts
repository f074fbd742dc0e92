import type { Random } from '../../src/core/random.ts';
import { randomBelow, seededRandom } from '../../src/core/random.ts';
import type { Bot } from './bots.ts';
import type { Person, Seen } from './people.ts';
import { isBoard } from './pictures.ts';
import type { Platforms } from './platforms.ts';

const SIDE = 4;
const BLANK = '·';

/** A user's game, as the user sees it. */
export interface Game {
  /** Presses a tile next to the blank and waits until the board shows its move. */
  press(): Promise<void>;
}

/** Opens a user's own 4x4 game. */
export async function openGame(person: Person, { name }: Bot, random: Random): Promise<Game> {
  const isEcho = name === 'echo';
  const isGame = ({ picture, buttons }: Seen) => isBoard(picture) && buttons.length >= SIDE;
  let seen = await person.ask({ command: 'play', options: { size: '4x4' } }, isGame);
  let before = -1;
  return {
    async press() {
      const cells = cellsOf(seen);
      const blank = isEcho ? 0 : cells.indexOf(BLANK);
      const near = cellsBeside(blank, SIDE).filter((cell) => cell !== before);
      const cell = near[randomBelow(random, near.length)] ?? 0;
      const after = cells
        .with(blank, cells[cell] ?? '')
        .with(cell, BLANK)
        .join();
      seen = await seen.press(
        cells[cell] ?? '',
        (next) => isGame(next) && (isEcho || cellsOf(next).join() === after),
      );
      before = blank;
    },
  };
}

/** Number of users who open their games at the same time. */
const OPENING = 10;

/** Opens the games of the first `people` users. */
export async function openGames(platforms: Platforms, bot: Bot, people: number): Promise<Game[]> {
  const games: Game[] = [];
  for (let from = 0; from < people; from += OPENING) {
    const some = Array.from({ length: Math.min(OPENING, people - from) }, (_, at) =>
      openGame(platforms.person(from + at), bot, seededRandom(from + at)),
    );
    games.push(...(await Promise.all(some)));
  }
  return games;
}

const cellsOf = ({ buttons }: Seen): string[] => buttons.slice(0, SIDE).flat();

/** Returns the cells next to `cell` on a square board with `side` cells a side. */
export function cellsBeside(cell: number, side: number): number[] {
  const [row, column] = [Math.floor(cell / side), cell % side];
  return [
    ...(row > 0 ? [cell - side] : []),
    ...(row < side - 1 ? [cell + side] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < side - 1 ? [cell + 1] : []),
  ];
}
