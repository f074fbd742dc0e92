import type { Text } from '../../../chat/reply.ts';
import { parseSpans, type Span } from '../../../i18n/markup.ts';

/** Maximum lengths of a text and a caption, not counting tags (core.telegram.org/bots/api#sendmessage). */
export const MAX_TEXT_CHARS = 4096;
export const MAX_CAPTION_CHARS = 1024;

const HTML_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes characters that have a meaning in Telegram's HTML mode (core.telegram.org/bots/api#html-style). */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>]/g, (sign) => HTML_ESCAPES[sign] ?? sign);

/**
 * Formats the text as Telegram's HTML, split into pages. The first page has at most `firstLimit` UTF-16
 * units, the other pages at most `otherLimit`, not counting tags. A page ends at a line break if possible,
 * else between words, else anywhere. An empty text has no pages.
 */
export function htmlPages(
  text: Text,
  first: number = MAX_TEXT_CHARS,
  others: number = MAX_TEXT_CHARS,
): string[] {
  const pages: string[] = [];
  let rest: readonly Span[] = parseSpans(text).map(makeTappable);
  while (rest.length > 0) {
    const [page, later] = splitSpans(rest, pages.length === 0 ? first : others);
    if (page.some((span) => span.text.trim() !== '')) pages.push(page.map(toHtml).join(''));
    rest = later;
  }
  return pages;
}

const COMMAND_PATTERN = /^\/[a-z0-9_]{1,32}$/;
/**
 * Matches a character next to a command that stops Telegram from recognising the command (source code of
 * TDLib, `find_bot_commands`).
 */
const BLOCKS_COMMAND = /[\p{L}\p{N}_/<>]/u;

/**
 * Changes a code span that contains only a command's name to plain text, because users can tap a command in
 * plain text to send it.
 */
function makeTappable(span: Span, at: number, all: readonly Span[]): Span {
  if (span.style !== 'code' || !COMMAND_PATTERN.test(span.text)) return span;
  const edges = [...(all[at - 1]?.text ?? '')].slice(-1).concat([...(all[at + 1]?.text ?? '')].slice(0, 1));
  return edges.some((edge) => BLOCKS_COMMAND.test(edge)) ? span : { text: span.text };
}

const TAGS = { bold: 'b', code: 'code', block: 'pre' } as const;

function toHtml({ text, style }: Span): string {
  const safe = escapeHtml(text);
  if (style === undefined) return safe;
  const tag = TAGS[style];
  return `<${tag}>${safe}</${tag}>`;
}

function splitSpans(whole: readonly Span[], limit: number): [Span[], Span[]] {
  const text = whole.map((span) => span.text).join('');
  if (text.length <= limit) return [[...whole], []];
  const at = findBreak(text, limit);
  const resumeAt = /\s/.test(text[at] ?? '') ? at + 1 : at;
  return [sliceSpans(whole, 0, at), sliceSpans(whole, resumeAt, text.length)];
}

function findBreak(text: string, limit: number): number {
  const line = text.lastIndexOf('\n', limit);
  if (line > 0) return line;
  const word = text.lastIndexOf(' ', limit);
  if (word > 0) return word;
  const insidePair = /[\uD800-\uDBFF]/.test(text[limit - 1] ?? '');
  return insidePair && limit > 1 ? limit - 1 : limit;
}

function sliceSpans(whole: readonly Span[], from: number, to: number): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const span of whole) {
    const text = span.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (text !== '') found.push({ ...span, text });
    at += span.text.length;
  }
  return found;
}
