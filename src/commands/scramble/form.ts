import type { OptionValues } from '../../chat/command.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { MOST_MOVES } from '../../core/sliding/notation/moves.ts';
import { parseSize, type Size } from '../../core/sliding/notation/puzzle.ts';

const USUAL_SIZE = '4x4';

/** How a scramble is made. */
export type Scrambler =
  | { readonly by: 'random' }
  | { readonly by: 'corner' }
  | { readonly by: 'moves'; readonly moves: number }
  | { readonly by: 'length'; readonly length: number };

export interface ScrambleForm {
  readonly size: Size;
  readonly scrambler: Scrambler;
}

const isWhole = (text: string): boolean => /^\d{1,4}$/.test(text);

/**
 * What is asked in `size`, `blank`, `moves` and `length`. Faults: those of `parseSize`, `bad-count` {text, limit}, `bad-length` {text},
 * `unknown-place` {text}, `one-scrambler`.
 */
export function scrambleOfForm({ size, blank, moves, length }: OptionValues): Result<ScrambleForm> {
  const read = parseSize(size === undefined || String(size).trim() === '' ? USUAL_SIZE : String(size));
  if (!read.ok) return read;
  if ([blank, moves, length].filter((one) => one !== undefined).length > 1) return fault('one-scrambler');
  const scrambler = scramblerOf(blank, moves, length);
  return scrambler.ok ? ok({ size: read.value, scrambler: scrambler.value }) : scrambler;
}

type Value = OptionValues[string];

function scramblerOf(blank: Value, moves: Value, length: Value): Result<Scrambler> {
  if (blank !== undefined) {
    return blank === 'corner'
      ? ok({ by: 'corner' })
      : fault('unknown-place', { text: String(blank).slice(0, 40) });
  }
  if (moves !== undefined) {
    return isWhole(String(moves)) && Number(moves) <= MOST_MOVES
      ? ok({ by: 'moves', moves: Number(moves) })
      : fault('bad-count', { text: String(moves).slice(0, 40), limit: MOST_MOVES });
  }
  if (length !== undefined) {
    return isWhole(String(length))
      ? ok({ by: 'length', length: Number(length) })
      : fault('bad-length', { text: String(length).slice(0, 40) });
  }
  return ok({ by: 'random' });
}
