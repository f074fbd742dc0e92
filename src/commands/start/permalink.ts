import { LONGEST_PAYLOAD } from '../../chat/links.ts';
import { parseCode } from '../../core/sliding/code.ts';

/** Words of a question that fit into a payload, where blanks are `-` and colons `_`. */
const WORDS = /^[a-z0-9]+(?:[ :][a-z0-9]+)*$/;
const KNIGHT = 'knight-';

/** The payload for those who open the private chat so that pictures can come along with what they are offered. */
export const OPENING = 'inline';

/**
 * The payload that asks `/knight` this in the private chat (`knight-8x8-a1-to-h1`); undefined: it holds signs that no link carries, or is
 * too long.
 */
export function tourPayload(question: string): string | undefined {
  const payload = KNIGHT + question.replaceAll(' ', '-').replaceAll(':', '_');
  return WORDS.test(question) && payload.length <= LONGEST_PAYLOAD ? payload : undefined;
}

/** The target of a link that anybody may make: a puzzle's code, a question about a tour, or `inline`; undefined: it is none. */
export function openTarget(payload: string): string | undefined {
  if (payload === OPENING) return OPENING;
  if (parseCode(payload) !== undefined) return `code:${payload}`;
  if (!payload.startsWith(KNIGHT)) return undefined;
  return `knight:${payload.slice(KNIGHT.length).replaceAll('-', ' ').replaceAll('_', ':')}`;
}
