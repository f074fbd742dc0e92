import type { Tells } from '../../chat/command.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { makeCode } from '../../core/sliding/notation/code.ts';
import { slidingGame } from '../../play/kinds/sliding.ts';

/** A command that shows how a sliding puzzle is solved; a press asks it again as `reveal:<name>:<code>`. */
export const tellsPuzzle = (name: string): Tells<Puzzle> => ({
  about: (puzzle) => [slidingGame(puzzle)],
  again: (puzzle) => revealAction(name, puzzle),
});

/** `reveal:<name>:<code>`. */
export const revealAction = (name: string, puzzle: Puzzle): string =>
  `reveal:${name}:${makeCode(puzzle) ?? ''}`;
