/** A stretch of text in one style. */
export interface Span {
  readonly text: string;
  readonly style?: 'bold' | 'code';
}

const MARKED = /\*\*([^*]+)\*\*|`([^`]+)`/g;

/** The spans of a `Text` (see reply.ts), in order; a mark without its partner is plain text. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push(
      match[1] === undefined ? { text: match[2] ?? '', style: 'code' } : { text: match[1], style: 'bold' },
    );
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** The text with its marks taken off, for surfaces without styles. */
export const plain = (text: string): string =>
  spans(text)
    .map((span) => span.text)
    .join('');

/** A value from outside with the marks replaced by letters that look like them, safe to insert into a `Text`. */
export const unmarked = (value: string): string => value.replaceAll('*', '∗').replaceAll('`', 'ˋ');
