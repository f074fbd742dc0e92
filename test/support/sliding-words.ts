import { slidingWords } from '../../src/commands/input/sliding-words.ts';
import * as moves from '../../src/core/sliding/notation/move-text.ts';
import { splitOffMoves as movesTaken } from '../../src/core/sliding/notation/move-text.ts';
import * as puzzle from '../../src/core/sliding/notation/puzzle.ts';
import * as typed from '../../src/core/sliding/notation/typed-moves.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';

const words = slidingWords(loadCatalogue().typedWords);

// What reads boards and moves, with the words of every language.
export const parsePuzzle = (text: string, size?: string) => puzzle.parsePuzzle(text, size, words);
export const parseBoard = (text: string, size?: string) => puzzle.parseBoard(text, size, words);
export const parseSize = (text: string) => puzzle.parseSize(text, words);
export const parseMoves = (text: string) => moves.parseMoves(text, words);
export const parseTypedMoves = (text: string, largest?: number) =>
  typed.parseTypedMoves(text, largest, words.moves);
export const splitOffMoves = (line: string) => movesTaken(line, words);
