import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSolverMemory, type SolverMemory } from '../src/core/sliding/solve/context/context.ts';
import { locatePatterns, openTables, type SetTables } from '../src/core/sliding/solve/pattern/tables.ts';
import { patternSets } from '../src/core/sliding/solve/pattern/views.ts';
import {
  type CanonicalPuzzle,
  canonicalPuzzle,
} from '../src/core/sliding/solve/position/canonical-puzzle.ts';
import { slideTable } from '../src/core/sliding/solve/position/space.ts';
import type { MemberLookup } from '../src/core/sliding/solve/proof/lookup.ts';
import { lookupOf, pruningOf } from '../src/core/sliding/solve/proof/memory.ts';
import { createPatternSearch } from '../src/core/sliding/solve/proof/pattern-search.ts';
import { publishedBoards } from './boards.ts';
import { type Part, type Row, sample } from './report.ts';
import { tableOf } from './tables.ts';

const SOURCE = fileURLToPath(new URL('./peer/search.c', import.meta.url));
const FLAGS = ['-O3', '-march=native'];
const ROUNDS = 3;

/** Cost of all boards: processor seconds, and each board's length and expanded positions. */
interface Run {
  readonly seconds: number;
  readonly boards: readonly string[];
}

/** Returns the file that search.c reads: sections in the order of its calls. */
function inputOf(tables: SetTables, memory: SolverMemory, puzzles: readonly CanonicalPuzzle[]): Buffer {
  const { rows, cols } = tables.patternSet;
  const lookup = lookupOf(memory, tables);
  const n = rows * cols;
  const starts = puzzles.flatMap((canonical) => {
    const placed = locatePatterns(tables, canonical);
    const sums = placed.map((view) => view.reduce((sum, { distance }) => sum + distance, 0));
    const packed = placed
      .flat()
      .map(({ order, set, distance }) => (order << 18) | (set << 2) | (distance & 3));
    return [...canonical.state, canonical.state.indexOf(canonical.blank), ...sums, ...packed];
  });
  const map = tables.patternSet.views.flatMap((view) => [...view.map]);
  const transposed = Math.abs((map[n + 1] ?? 0) - (map[n] ?? 0)) !== 1;
  const byMember = (of: (member: MemberLookup) => number): Int32Array => Int32Array.from(lookup.members, of);
  const sections = [
    Int32Array.of(n, cols, lookup.members.length, puzzles.length),
    slideTable(rows, cols),
    pruningOf(memory).nextStates,
    tables.tableWords,
    lookup.memberOfTile,
    Int32Array.from(map),
    byMember(({ firstBit }) => firstBit),
    byMember(({ bitsPerOrder }) => bitsPerOrder),
    byMember(({ upShiftsStart }) => upShiftsStart),
    byMember(({ downShiftsStart }) => downShiftsStart),
    byMember(({ shiftsPerOrder }) => shiftsPerOrder),
    lookup.packedLookups,
    Uint8Array.from(transposed ? [1, 1, 0, 0] : [0, 0, 0, 0]),
    Int32Array.from(starts),
  ];
  return Buffer.concat(
    sections.flatMap(({ buffer, byteOffset, byteLength }) => [
      Buffer.from(Int32Array.of(byteLength).buffer),
      Buffer.from(buffer, byteOffset, byteLength),
      Buffer.alloc(-byteLength & 3),
    ]),
  );
}

function ours(tables: SetTables, memory: SolverMemory, puzzles: readonly CanonicalPuzzle[]): Run {
  const lookup = lookupOf(memory, tables);
  const pruning = pruningOf(memory);
  const searches = puzzles.map((canonical) => createPatternSearch(canonical, tables, lookup, pruning));
  const began = process.cpuUsage();
  const boards = searches.map((search) => {
    let bound = search.lowerBound;
    while (search.find(bound, [], () => false) === undefined) bound += 2;
    return `${bound} ${search.expanded()}`;
  });
  const { user, system } = process.cpuUsage(began);
  return { seconds: (user + system) / 1e6, boards };
}

function theirs(program: string, input: string): Run {
  const { status, stdout, stderr } = spawnSync(program, [input], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the C program ended with ${status}: ${stderr}`);
  const boards = stdout.trim().split('\n');
  const seconds = Number(boards.pop()?.split(' ')[1]);
  return { seconds, boards };
}

/** Compiles search.c. Returns the program's path, or the reason why there is none. */
function compiled(folder: string): { readonly program: string } | { readonly lacks: string } {
  const program = join(folder, 'search');
  const { error, status, stderr } = spawnSync('cc', [...FLAGS, '-o', program, SOURCE], { encoding: 'utf8' });
  if (error !== undefined) return { lacks: 'no C compiler here' };
  if (status !== 0) throw new Error(`search.c does not compile: ${stderr}`);
  return { program };
}

function compare(
  name: string,
  program: string,
  folder: string,
  tables: SetTables,
  puzzles: readonly CanonicalPuzzle[],
): Row {
  const memory = createSolverMemory();
  const input = join(folder, 'input');
  writeFileSync(input, inputOf(tables, memory, puzzles));
  let [here, there] = [ours(tables, memory, puzzles), theirs(program, input)];
  here.boards.forEach((board, at) => {
    if (board !== there.boards[at])
      throw new Error(`board ${at + 1}: ${board} here, ${there.boards[at]} in C`);
  });
  // Runs both in turn and takes the best of each, so that other load on the machine slows both.
  for (let round = 1; round < ROUNDS; round++) {
    const [again, once] = [ours(tables, memory, puzzles), theirs(program, input)];
    if (again.seconds < here.seconds) here = again;
    if (once.seconds < there.seconds) there = once;
  }
  const expanded = here.boards.reduce((sum, board) => sum + Number(board.split(' ')[1]), 0);
  const each = ({ seconds }: Run): string => `${((seconds / expanded) * 1e9).toFixed(1)} ns a position`;
  return {
    task: `4x4, Korf 100, ${name}: the loop alone, beside the same in C (${expanded.toLocaleString('en')} positions, equal)`,
    figure: each(here),
    reach: 'C x 1.7',
    aim: 'C x 1.2',
    against: `${each(there)}: C x ${(here.seconds / there.seconds).toFixed(2)}`,
  };
}

const loop: Part = {
  name: 'sliding 4x4 same loop in c',
  run(options) {
    const puzzles = sample(publishedBoards('korf'), 100, options).map(canonicalPuzzle);
    const [first] = puzzles;
    if (first === undefined) throw new Error('no boards');
    const folder = mkdtempSync(join(tmpdir(), 'tileknight-c-'));
    try {
      const found = compiled(folder);
      if ('lacks' in found)
        return [
          {
            task: '4x4: the same loop in C',
            figure: '',
            reach: 'C x 1.7',
            aim: 'C x 1.2',
            against: found.lacks,
          },
        ];
      return patternSets(first).map((set) => {
        const tables = openTables(set, tableOf(set.key), createSolverMemory().placementSpaces);
        const name = set.views[0]?.patterns.map(({ cells }) => cells.length).join('-') ?? '';
        return compare(name, found.program, folder, tables, puzzles);
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export const sameLoopParts: readonly Part[] = [loop];
