import { createKnightMemory } from '../src/core/knight/memory.ts';
import { findTour } from '../src/core/knight/tour.ts';
import { now, type Part, type Row, timed } from './report.ts';

const memory = createKnightMemory();

/** A tour's time per square beside just writing the numbers into an array. */
function constructed(side: number, rounds: number): Row {
  const tour = (): unknown =>
    findTour(
      { cols: side, rows: side, closed: false, method: 'construct', seed: 1, timeMs: 60_000 },
      { now, memory },
    );
  const array = new Int32Array(side * side);
  const write = (): void => {
    for (let at = 0; at < array.length; at++) array[at] = at + 1;
  };
  const nanoseconds = (work: () => unknown): number => {
    for (let round = 0; round < rounds; round++) work();
    return (timed(() => Array.from({ length: rounds }, work)) / rounds / side ** 2) * 1e6;
  };
  const [square, base] = [nanoseconds(tour), nanoseconds(write)];
  return {
    task: `knight ${side}x${side}, a tour`,
    figure: `${square.toFixed(1)} ns a square`,
    against: `writing an Int32Array x ${(square / base).toFixed(1)}`,
  };
}

const SIZES = [
  [8, 2000],
  [200, 50],
  [1000, 5],
] as const;

export const knightParts: readonly Part[] = SIZES.map(([side, rounds]) => ({
  name: `knight ${side}x${side}`,
  run: ({ quick }) => [constructed(side, quick ? Math.ceil(rounds / 10) : rounds)],
}));
