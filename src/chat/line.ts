/** A typed command: `/solve@TileKnightBot 1 2 3` is `solve`, addressed to `TileKnightBot`, with the line `1 2 3`. */
export interface TypedCommand {
  readonly name: string;
  readonly addressee?: string;
  readonly line: string;
}

const COMMAND =
  /^[\s\u200b-\u200f\u2060\ufeff]*[/／]([a-z0-9_]{1,32})(?:@([a-z0-9_]{1,64}))?(?![^\s])[^\S\n]*([\s\S]*)$/i;

/** The command in a line of text; undefined: no command. */
export function typedCommand(text: string): TypedCommand | undefined {
  const [, name, addressee, line] = COMMAND.exec(text) ?? [];
  if (name === undefined || line === undefined) return undefined;
  return { name: name.toLowerCase(), ...(addressee !== undefined && { addressee }), line };
}

/**
 * A command in plain words: `solve 1 2 3 4 0 5`, and where a number follows, other words may stand before it: `can you solve 1 2
 * 3 4 0 5?`. The name is the first word that is one of `names`; undefined: there is none.
 */
export function spokenCommand(text: string, names: readonly string[]): TypedCommand | undefined {
  const before = "(?:(?:[\\p{L}’',]+\\s+){1,4}?(?=[\\s\\S]*\\p{Nd}))?";
  const pattern = `^\\s*${before}(${names.join('|')})(?:[\\s:,]+([\\s\\S]*?))?[?!\\s]*$`;
  const [, name, line = ''] = new RegExp(pattern, 'iu').exec(text) ?? [];
  return name === undefined ? undefined : { name: name.toLowerCase(), line };
}

/** The one of `names` that is most like `name`: one letter off, or two where it is long; undefined: none is. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const most = name.length > 4 ? 2 : 1;
  const near = names.map((known) => ({ known, distance: distanceOf(name, known) }));
  return near
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance)[0]?.known;
}

/** Letters that are put in, taken out, exchanged or swapped with their neighbour (optimal string alignment distance). */
function distanceOf(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const differs = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + differs,
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
