/** A tower of disks to be moved from the first of three pegs to the last. */
export interface HanoiRequest {
  readonly disks: number;
}

/** Moves in order, each from one peg to another: `ac`. */
export interface HanoiAnswer {
  readonly moves: readonly string[];
}

/** The shortest solution, of 2^disks - 1 moves (Lucas 1883). */
export function solveHanoi({ disks }: HanoiRequest): HanoiAnswer {
  const move = (count: number, from: string, to: string, over: string): string[] =>
    count === 0 ? [] : [...move(count - 1, from, over, to), from + to, ...move(count - 1, over, to, from)];
  return { moves: move(disks, 'a', 'c', 'b') };
}

/** What is wrong with a solution; undefined: nothing. Plays it on pegs of its own. */
export function checkHanoi({ disks }: HanoiRequest, { moves }: HanoiAnswer): string | undefined {
  const pegs = new Map<string, number[]>([
    ['a', Array.from({ length: disks }, (_, at) => disks - at)],
    ['b', []],
    ['c', []],
  ]);
  for (const [from = '', to = ''] of moves) {
    const disk = pegs.get(from)?.pop();
    const below = pegs.get(to)?.at(-1) ?? Number.POSITIVE_INFINITY;
    if (disk === undefined || disk > below) return `${from}${to} can't be made`;
    pegs.get(to)?.push(disk);
  }
  return pegs.get('c')?.length === disks ? undefined : 'the tower is not there';
}
