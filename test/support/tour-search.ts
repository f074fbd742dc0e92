import { checkTour } from '../../src/core/knight/board/check-tour.ts';
import type { Square } from '../../src/core/knight/board/square.ts';
import { createKnightCache, findTour } from '../../src/core/knight/find-tour.ts';
import type { TourSearch } from '../../src/core/knight/request/tour-answer.ts';

export const memory = createKnightCache();
export const context = { now: () => performance.now(), memory };
/** The square with that number, from a1 along the ranks. */
export const squareAt = (cols: number, index: number): Square => ({
  file: index % cols,
  rank: Math.floor(index / cols),
});

/** Asks for a tour, by construction and with seed 1 unless said otherwise. */
export const searchTour = (cols: number, rows: number, more: Partial<TourSearch> = {}) =>
  findTour({ cols, rows, closed: false, method: 'construct', seed: 1, timeMs: 20_000, ...more }, context);

/** Whether the answer is a proved tour with the asked ends; throws if it is a fault or a wrong tour. */
export function hasTour(cols: number, rows: number, more: Partial<TourSearch> = {}): boolean {
  const found = searchTour(cols, rows, more);
  if (!found.ok) throw new Error(`${cols}x${rows}: ${found.fault.code}`);
  const { exists, order, start, end, closed } = found.value;
  if (!exists) return false;
  const checked = checkTour({ cols, rows, order, start: more.start ?? start, end: more.end ?? end, closed });
  if (!checked.ok || closed !== (more.closed ?? false)) {
    throw new Error(
      `${cols}x${rows} ${JSON.stringify(more)}: ${checked.ok ? 'not closed' : checked.fault.code}`,
    );
  }
  return true;
}
