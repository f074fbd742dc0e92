import type { Given } from '../../chat/given/given.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { MOST_MOVES } from '../../core/sliding/notation/moves.ts';
import { parseSize, type Size } from '../../core/sliding/notation/puzzle.ts';
import type { Words } from '../../core/sliding/notation/words.ts';

const USUAL_SIZE = '4x4';

/** How a scramble is made. */
export type Scrambler =
  | { readonly by: 'random' }
  | { readonly by: 'corner' }
  | { readonly by: 'moves'; readonly moves: number }
  | { readonly by: 'length'; readonly length: number };

export interface ScrambleRequest {
  readonly size: Size;
  readonly scrambler: Scrambler;
  /** The same seed gives the same scramble. */
  readonly seed?: number;
}

const isWhole = (text: string): boolean => /^\d{1,4}$/.test(text);
const quoted = (value: string | boolean): string => String(value).slice(0, 40);

/**
 * What is asked in the words (a size) and the options `blank`, `moves`, `length` and `seed`. Faults: those of `parseSize`,
 * `bad-count` {text, limit}, `bad-length` {text}, `unknown-place` {text}, `one-scrambler`, `seed-option` {text}.
 */
export function readScramble(known: Words, { words, options }: Given): Result<ScrambleRequest> {
  const { blank, moves, length, seed } = options;
  const size = parseSize(words === '' ? USUAL_SIZE : words, known);
  if (!size.ok) return size;
  if ([blank, moves, length].filter((one) => one !== undefined).length > 1) return fault('one-scrambler');
  const scrambler = scramblerOf(options);
  if (!scrambler.ok) return scrambler;
  const request = { size: size.value, scrambler: scrambler.value };
  if (seed === undefined) return ok(request);
  return /^\d{1,9}$/.test(String(seed))
    ? ok({ ...request, seed: Number(seed) })
    : fault('seed-option', { text: quoted(seed) });
}

function scramblerOf({ blank, moves, length }: Given['options']): Result<Scrambler> {
  if (blank !== undefined) {
    return blank === 'corner' ? ok({ by: 'corner' }) : fault('unknown-place', { text: quoted(blank) });
  }
  if (moves !== undefined) {
    return isWhole(String(moves)) && Number(moves) <= MOST_MOVES
      ? ok({ by: 'moves', moves: Number(moves) })
      : fault('bad-count', { text: quoted(moves), limit: MOST_MOVES });
  }
  if (length !== undefined) {
    return isWhole(String(length))
      ? ok({ by: 'length', length: Number(length) })
      : fault('bad-length', { text: quoted(length) });
  }
  return ok({ by: 'random' });
}
