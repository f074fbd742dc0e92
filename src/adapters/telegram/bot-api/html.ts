import type { Text } from '../../../chat/reply.ts';
import { parseSpans, type Span } from '../../../i18n/markup.ts';

/** Limits that don't count tags (core.telegram.org/bots/api#sendmessage). */
export const MAX_TEXT_CHARS = 4096;
export const MAX_CAPTION_CHARS = 1024;

const HTML_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for Telegram's HTML mode (core.telegram.org/bots/api#html-style). */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>]/g, (character) => HTML_ESCAPES[character] ?? character);

/**
 * Splits the text into pages of Telegram's HTML. The first has at most `maxFirstPageChars` UTF-16 units, the
 * others at most `maxOtherPageChars`, not counting tags. A page ends at a line break if possible, else
 * between words, else anywhere. An empty text has no pages.
 */
export function htmlPages(
  text: Text,
  maxFirstPageChars: number = MAX_TEXT_CHARS,
  maxOtherPageChars: number = MAX_TEXT_CHARS,
): string[] {
  const pages: string[] = [];
  let remainingSpans: readonly Span[] = parseSpans(text).map(makeTappable);
  while (remainingSpans.length > 0) {
    const [page, nextSpans] = splitSpans(
      remainingSpans,
      pages.length === 0 ? maxFirstPageChars : maxOtherPageChars,
    );
    if (page.some((span) => span.text.trim() !== '')) pages.push(page.map(toHtml).join(''));
    remainingSpans = nextSpans;
  }
  return pages;
}

const COMMAND_PATTERN = /^\/[a-z0-9_]{1,32}$/;
/**
 * Next to a command, such a character stops Telegram from recognising the command (source code of TDLib,
 * `find_bot_commands`).
 */
const COMMAND_BLOCKER = /[\p{L}\p{N}_/<>]/u;

/** A code span with only a command's name becomes plain text, where users can tap the command to send it. */
function makeTappable(span: Span, index: number, spans: readonly Span[]): Span {
  if (span.style !== 'code' || !COMMAND_PATTERN.test(span.text)) return span;
  const neighbourCharacters = [...(spans[index - 1]?.text ?? '')]
    .slice(-1)
    .concat([...(spans[index + 1]?.text ?? '')].slice(0, 1));
  return neighbourCharacters.some((character) => COMMAND_BLOCKER.test(character))
    ? span
    : { text: span.text };
}

const HTML_TAGS = { bold: 'b', code: 'code', block: 'pre' } as const;

function toHtml({ text, style }: Span): string {
  const escapedText = escapeHtml(text);
  if (style === undefined) return escapedText;
  const tag = HTML_TAGS[style];
  return `<${tag}>${escapedText}</${tag}>`;
}

function splitSpans(spans: readonly Span[], maxChars: number): [Span[], Span[]] {
  const text = spans.map((span) => span.text).join('');
  if (text.length <= maxChars) return [[...spans], []];
  const breakIndex = findBreakIndex(text, maxChars);
  const resumeIndex = /\s/.test(text[breakIndex] ?? '') ? breakIndex + 1 : breakIndex;
  return [sliceSpans(spans, 0, breakIndex), sliceSpans(spans, resumeIndex, text.length)];
}

function findBreakIndex(text: string, maxChars: number): number {
  const lineBreakIndex = text.lastIndexOf('\n', maxChars);
  if (lineBreakIndex > 0) return lineBreakIndex;
  const spaceIndex = text.lastIndexOf(' ', maxChars);
  if (spaceIndex > 0) return spaceIndex;
  const isInsideSurrogatePair = /[\uD800-\uDBFF]/.test(text[maxChars - 1] ?? '');
  return isInsideSurrogatePair && maxChars > 1 ? maxChars - 1 : maxChars;
}

function sliceSpans(spans: readonly Span[], startIndex: number, endIndex: number): Span[] {
  const slices: Span[] = [];
  let offset = 0;
  for (const span of spans) {
    const text = span.text.slice(Math.max(0, startIndex - offset), Math.max(0, endIndex - offset));
    if (text !== '') slices.push({ ...span, text });
    offset += span.text.length;
  }
  return slices;
}
