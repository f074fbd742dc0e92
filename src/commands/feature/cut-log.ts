/** Characters left free for the formatting that a chat platform adds to the log. */
const FORMATTING_MARGIN_CHARS = 60;

/** Limits for a log in an answer. */
interface LogLimits {
  /** Maximum characters, including line breaks. */
  readonly characters: number;
  /** Maximum number of lines to keep from the start. Default: no limit. */
  readonly lines?: number;
  /** Number of lines to keep from the end. Default: none. */
  readonly last?: number;
}

const sizeOf = (lines: readonly string[]): number => lines.reduce((size, line) => size + line.length + 1, 0);

/**
 * Shortens a log to at most `maxChars` characters. A log that is too long keeps its first lines and its
 * `lastLineCount` last lines. The line `omissionLine(count)` between them tells the number of omitted lines.
 */
export function cutLog(
  log: readonly string[],
  { characters, lines = log.length, last = 0 }: LogLimits,
  more: (count: number) => string,
): readonly string[] {
  const room = characters - FORMATTING_MARGIN_CHARS;
  if (log.length <= lines && sizeOf(log) <= room) return log;
  const end = log.slice(log.length - last);
  let left = room - sizeOf(end) - more(log.length).length - 1;
  const begin: string[] = [];
  for (const line of log.slice(0, Math.min(lines, log.length - last))) {
    left -= line.length + 1;
    if (left < 0) break;
    begin.push(line);
  }
  return [...begin, more(log.length - begin.length - end.length), ...end];
}
