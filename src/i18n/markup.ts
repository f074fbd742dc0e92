/** A stretch of text in one style. */
export interface Span {
  readonly text: string;
  readonly style?: 'bold' | 'code' | 'block';
}

const MARKED = /```([^`]+)```|\*\*([^*]+)\*\*|`([^`]+)`/g;

/** Splits a `Text` (see reply.ts) into spans, in order. A mark without its partner is plain text. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    const [, block, bold, code = ''] = match;
    if (block !== undefined) found.push({ text: block, style: 'block' });
    else found.push(bold === undefined ? { text: code, style: 'code' } : { text: bold, style: 'bold' });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** Returns the lines as a monospace block. They must not contain marks. */
export const block = (lines: readonly string[]): string => `\`\`\`${lines.join('\n')}\`\`\``;

/** Removes the marks, for surfaces without styles. */
export const plain = (text: string): string =>
  spans(text)
    .map((span) => span.text)
    .join('');

/**
 * Matches control characters of terminals, and marks that change the direction of a line. Line breaks and the
 * isolates of `shownName` don't match, so they stay.
 */
const CONTROLS = /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/gu;

/**
 * Makes a value from outside safe to insert into a `Text`: removes control characters and replaces marks by
 * similar characters.
 */
export const unmarked = (value: string): string =>
  value.replace(CONTROLS, '').replaceAll('*', '∗').replaceAll('`', 'ˋ');
