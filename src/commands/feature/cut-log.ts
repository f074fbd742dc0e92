/** Room for the formatting that a chat platform adds to the log. */
const FORMATTING_MARGIN_CHARS = 60;

interface LogLimits {
  /** Line breaks count, too. */
  readonly maxChars: number;
  /** Lines to keep from the start. Default: no limit. */
  readonly maxFirstLines?: number;
  /** Lines to keep from the end. Default: none. */
  readonly lastLineCount?: number;
}

const countChars = (lines: readonly string[]): number =>
  lines.reduce((size, line) => size + line.length + 1, 0);

/**
 * A log that is too long keeps its first lines and its `lastLineCount` last lines. The line
 * `omissionLine(count)` between them tells the number of omitted lines.
 */
export function cutLog(
  log: readonly string[],
  { maxChars, maxFirstLines = log.length, lastLineCount = 0 }: LogLimits,
  omissionLine: (count: number) => string,
): readonly string[] {
  const maxLogChars = maxChars - FORMATTING_MARGIN_CHARS;
  if (log.length <= maxFirstLines && countChars(log) <= maxLogChars) return log;
  const lastLines = log.slice(log.length - lastLineCount);
  let charsLeft = maxLogChars - countChars(lastLines) - omissionLine(log.length).length - 1;
  const firstLines: string[] = [];
  for (const line of log.slice(0, Math.min(maxFirstLines, log.length - lastLineCount))) {
    charsLeft -= line.length + 1;
    if (charsLeft < 0) break;
    firstLines.push(line);
  }
  return [...firstLines, omissionLine(log.length - firstLines.length - lastLines.length), ...lastLines];
}
