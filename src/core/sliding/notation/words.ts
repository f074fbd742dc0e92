import type { Vocabulary } from '../../vocabulary.ts';
import type { GoalName } from '../goals.ts';

/** Words that users type as moves, in all languages. Key: a word such as `left`. Value: its letter, `l`. */
export type DirectionWords = Readonly<Record<string, 'u' | 'd' | 'l' | 'r'>>;

/**
 * Words in lower case.
 * - `blank`: `null`, `none`.
 * - `by`: between rows and columns of a size, as in `3 by 3`.
 * - `puzzle`: after a number of tiles, as in `8-puzzle`.
 * - `start`, `goal`: introduce the start or the goal of a puzzle: `board`, `target`.
 * - `around`: can be ignored around a board or moves: `please`.
 */
export interface Words extends Vocabulary<'blank' | 'by' | 'puzzle' | 'start' | 'goal' | 'around'> {
  readonly moves: DirectionWords;
  /** Key: words for a goal, such as `spiral`. */
  readonly goalNames: Readonly<Record<string, GoalName>>;
}

/** For callers that recognise no words. */
export const NO_WORDS: Words = {
  moves: {},
  goalNames: {},
  blank: [],
  by: [],
  puzzle: [],
  start: [],
  goal: [],
  around: [],
};
