import { LONGEST_PAYLOAD, OPENING } from '../../chat/links.ts';
import { parseCode } from '../../core/sliding/notation/code.ts';

/** Words that fit into a payload, where blanks are `-` and colons `_`. */
const WORDS = /^[a-z0-9]+(?:[ :][a-z0-9]+)*$/;
const KNIGHT = 'knight-';

/**
 * The payload that asks `/knight` this in the private chat (`knight-8x8-a1-to-h1`); undefined: it holds signs that no link carries, or is
 * too long.
 */
export function tourPayload(words: string): string | undefined {
  const payload = KNIGHT + words.replaceAll(' ', '-').replaceAll(':', '_');
  return WORDS.test(words) && payload.length <= LONGEST_PAYLOAD ? payload : undefined;
}

/** The target of a link that anybody may make: a puzzle's code, words about a tour, or `inline`; undefined: it is none. */
export function openTarget(payload: string): string | undefined {
  if (payload === OPENING) return OPENING;
  if (parseCode(payload) !== undefined) return `code:${payload}`;
  if (!payload.startsWith(KNIGHT)) return undefined;
  return `knight:${payload.slice(KNIGHT.length).replaceAll('-', ' ').replaceAll('_', ':')}`;
}
