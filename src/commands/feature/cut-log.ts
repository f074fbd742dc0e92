/** How much of a log an answer shows. */
interface Room {
  /** Characters, each line's end counted. */
  readonly characters: number;
  /** Lines from its beginning; absent: any number. */
  readonly lines?: number;
  /** Lines from its end. */
  readonly last?: number;
}

const sizeOf = (lines: readonly string[]): number => lines.reduce((size, line) => size + line.length + 1, 0);

/**
 * The whole log if there is room. Else as many of its first lines as there is room for, the line `more` with
 * the number of lines that are left out, and the last ones.
 */
export function cutLog(
  log: readonly string[],
  { characters, lines = log.length, last = 0 }: Room,
  more: (count: number) => string,
): readonly string[] {
  if (log.length <= lines && sizeOf(log) <= characters) return log;
  const end = log.slice(log.length - last);
  let left = characters - sizeOf(end) - more(log.length).length - 1;
  const begin: string[] = [];
  for (const line of log.slice(0, Math.min(lines, log.length - last))) {
    left -= line.length + 1;
    if (left < 0) break;
    begin.push(line);
  }
  return [...begin, more(log.length - begin.length - end.length), ...end];
}
