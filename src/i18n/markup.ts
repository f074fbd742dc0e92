export interface Span {
  readonly text: string;
  readonly style?: 'bold' | 'code' | 'block';
}

const MARKED_TEXT = /```([^`]+)```|\*\*([^*]+)\*\*|`([^`]+)`/g;

/**
 * Bold text is between `**`, code between single backticks, a block between three. An opening mark without a
 * closing mark stays plain text.
 */
export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let plainTextStart = 0;
  for (const markedMatch of text.matchAll(MARKED_TEXT)) {
    if (markedMatch.index > plainTextStart)
      spans.push({ text: text.slice(plainTextStart, markedMatch.index) });
    const [, blockText, boldText, codeText = ''] = markedMatch;
    if (blockText !== undefined) spans.push({ text: blockText, style: 'block' });
    else
      spans.push(
        boldText === undefined ? { text: codeText, style: 'code' } : { text: boldText, style: 'bold' },
      );
    plainTextStart = markedMatch.index + markedMatch[0].length;
  }
  if (plainTextStart < text.length) spans.push({ text: text.slice(plainTextStart) });
  return spans;
}

/** A monospace block. The lines must not contain backticks. */
export const formatBlock = (lines: readonly string[]): string => `\`\`\`${lines.join('\n')}\`\`\``;

/** Removes the style marks, for outputs that have no styles. */
export const removeMarks = (text: string): string =>
  parseSpans(text)
    .map((span) => span.text)
    .join('');

/** A user's text in monospace, without control characters and backticks. */
export function formatCode(text: string): string {
  const safeText = text.replace(CONTROL_CHARACTERS, '').replaceAll('`', 'ˋ');
  return safeText.includes('\n') ? formatBlock([safeText]) : `\`${safeText}\``;
}

/**
 * Includes those of terminals, and those that change the writing direction. Excludes line breaks, and the
 * isolating characters that `displayName` puts around names.
 */
const CONTROL_CHARACTERS = /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/gu;

/** Makes a value from outside safe: without control characters, and with look-alikes of `*` and `` ` ``. */
export const escapeMarks = (value: string): string =>
  value.replace(CONTROL_CHARACTERS, '').replaceAll('*', '∗').replaceAll('`', 'ˋ');
