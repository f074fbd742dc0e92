import type { BeamScoring } from './beam.ts';
import type { Frame } from './frame.ts';
import { type PatternView, patternEstimate } from './heuristics.ts';
import type { Estimate } from './ida.ts';
import { partition } from './partition.ts';
import { BLOCK_CELLS, type Pattern, patternKey } from './pattern.ts';
import { SPACE_CELLS } from './space.ts';

type Site = Pick<Frame, 'rows' | 'cols' | 'blank'>;

/** Cell maps of the board onto itself, the identity left out. */
function mirrors(rows: number, cols: number): Uint8Array[] {
  const map = (to: (row: number, col: number) => number): Uint8Array =>
    Uint8Array.from({ length: rows * cols }, (_, cell) => to(Math.floor(cell / cols), cell % cols));
  const flips = [
    map((row, col) => (rows - 1 - row) * cols + col),
    map((row, col) => row * cols + cols - 1 - col),
    map((row, col) => (rows - 1 - row) * cols + cols - 1 - col),
  ];
  return rows === cols ? [map((row, col) => col * cols + row), ...flips] : flips;
}

/** The groups whose databases a board of that size and goal blank wants; none where the size has no use for them. */
export function patternsOf({ rows, cols, blank }: Site): Pattern[] {
  return rows * cols > SPACE_CELLS && rows * cols <= BLOCK_CELLS ? partition(rows, cols, blank) : [];
}

/** The databases as an estimate looks into them, and their mirror image where the goal has one. */
function patternViews(
  { rows, cols, blank }: Site,
  table: (key: string) => Uint8Array,
): { readonly plain: PatternView; readonly mirrored?: PatternView } {
  const patterns = patternsOf({ rows, cols, blank });
  const tables = patterns.map((pattern) => table(patternKey(pattern)));
  const n = rows * cols;
  const group = new Uint8Array(n);
  const weight = new Int32Array(n);
  patterns.forEach(({ cells }, at) => {
    cells.forEach((cell, position) => {
      group[cell] = at;
      weight[cell] = n ** position;
    });
  });
  const plain: PatternView = {
    tables,
    group,
    weight,
    cell: Uint8Array.from({ length: n }, (_, cell) => cell),
  };
  const mirror = mirrors(rows, cols).find((map) => map[blank] === blank);
  if (mirror === undefined) return { plain };
  const mirrored: PatternView = {
    tables,
    group: group.map((_, tile) => group[mirror[tile] as number] as number),
    weight: weight.map((_, tile) => weight[mirror[tile] as number] as number),
    cell: mirror,
  };
  return { plain, mirrored };
}

/** The estimate from the size's databases, and their mirror image where the goal has one. */
export function patternEstimateOf(frame: Frame, table: (key: string) => Uint8Array): Estimate {
  const { plain, mirrored = plain } = patternViews(frame, table);
  return patternEstimate(frame.state, frame.blank, plain, mirrored);
}

/** What the beam ranks by: the databases and their mirror image where the goal has one. */
export function beamScoringOf(site: Site, table: (key: string) => Uint8Array): BeamScoring {
  const { plain, mirrored } = patternViews(site, table);
  return mirrored === undefined ? { one: plain } : { one: plain, two: mirrored };
}
