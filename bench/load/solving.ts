import { seededRandom } from '../../src/core/random.ts';
import { now } from '../report.ts';
import type { Bot } from './bots.ts';
import { type Crowd, everybody, measured, thinks } from './measure.ts';
import type { IsAnswer, Line } from './people.ts';
import { isSheet } from './pictures.ts';
import type { Platforms } from './platforms.ts';
import { type Digits, isSolutionOf, randomDigits } from './puzzles.ts';

/** Returns the request for a board's solution. */
export const solveLine = (board: string): Line => ({ command: 'solve', options: { board } });

/** Accepts the right solution with its sheet; from the echo, any picture. */
export const solutionFrom =
  ({ name }: Pick<Bot, 'name'>, board: Digits): IsAnswer =>
  ({ text, picture }) =>
    isSheet(picture) && (name === 'echo' || isSolutionOf(board, text));

/** Users on both platforms ask for solutions of 3x3 boards for `milliseconds`, with pauses of a second. */
export function solving(
  platforms: Platforms,
  bots: readonly Pick<Bot, 'name' | 'pid'>[],
  { people = 100, milliseconds }: { readonly people?: number; readonly milliseconds: number },
): Promise<Crowd> {
  const [bot = { name: 'tileknight' }] = bots;
  return measured(
    bots.map(({ pid }) => pid),
    async ({ turn }) => {
      const end = now() + milliseconds;
      await everybody(people, async (index) => {
        const [person, random] = [platforms.person(index), seededRandom(index)];
        await thinks(1000, random);
        while (now() < end) {
          const board = randomDigits(random);
          await turn(() => person.ask(solveLine(board), solutionFrom(bot, board)));
          await thinks(1000, random);
        }
      });
    },
  );
}
