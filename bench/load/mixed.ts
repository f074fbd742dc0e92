import { seededRandom } from '../../src/core/random.ts';
import { makeBoard } from '../../src/core/sliding/notation/puzzle.ts';
import { randomBoards } from '../boards.ts';
import type { IsAnswer, Line } from './people.ts';
import { isSheet } from './pictures.ts';
import { randomDigits } from './puzzles.ts';
import { solveLine } from './solving.ts';

/** Returns random solvable boards of that many rows, as users type them. */
export const typedBoards = (side: number, count: number, seed: number): string[] =>
  randomBoards(side, count, seed).map(({ start }) => makeBoard(start));

/** Returns sixty requests of all kinds, cheap and expensive ones in turn. */
export function mixedLines(seed: number): readonly Line[] {
  const random = seededRandom(seed);
  const digits = (count: number) => Array.from({ length: count }, () => randomDigits(random));
  const withBoard = (command: string) => (board: string) => ({ command, options: { board } });
  const knight = (size: string) => ({ command: 'knight', options: { size, start: 'a1' } });
  const all: Line[] = [
    ...digits(15).map(solveLine),
    ...typedBoards(4, 10, seed).map(solveLine),
    ...typedBoards(5, 4, seed).map(solveLine),
    ...typedBoards(8, 3, seed).map(solveLine),
    ...Array.from({ length: 8 }, () => knight('8x8')),
    ...Array.from({ length: 3 }, () => knight('30x30')),
    knight('200x200'),
    ...digits(4).map(withBoard('compare')),
    ...digits(6).map(withBoard('analyse')),
    ...digits(4).map(withBoard('explain')),
    ...Array.from({ length: 2 }, () => ({ command: 'scramble', options: { size: '4x4' } })),
  ];
  // Takes every seventh request in a circle, which reaches all: 7 and 60 have no common factor.
  return all.flatMap((_, at) => all[(7 * at) % all.length] ?? []);
}

/** Accepts a final answer with its picture, not an interim one. */
export const isWhole: IsAnswer = ({ picture, buttons }) =>
  isSheet(picture) && !buttons.flat().includes('Cancel');
