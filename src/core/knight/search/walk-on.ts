import { isKnightMove } from '../board/check-tour.ts';
import { neighbourLists } from '../board/knight-moves.ts';
import { currentCell, type Walk } from '../board/walk.ts';

export interface WalkCompletion {
  /** The remaining cells in the order of the tour. */
  readonly cells?: readonly number[];
  /** All continuations were tried. Then, without `cells`, no tour exists. */
  readonly isExhaustive: boolean;
}

const STEPS_BETWEEN_CHECKS = 4096;
/** Enough for most walks on 8x8, and for nearly all on smaller boards. */
const MAX_STEPS = 20_000;

/**
 * Searches depth first, by Warnsdorff's rule. Gives up after `MAX_STEPS`. For boards of at most 169 cells.
 */
export function completeWalk(walk: Walk, shouldStop: () => boolean): WalkCompletion {
  const { cols, rows, cells, closed = false } = walk;
  const neighboursByCell = neighbourLists(rows, cols);
  const firstCell = cells[0] ?? 0;
  const mayEndAt = new Uint8Array(cols * rows).fill(closed ? 0 : 1);
  for (const cell of neighboursByCell[firstCell] ?? []) mayEndAt[cell] = 1;
  const isFree = new Uint8Array(cols * rows).fill(1);
  for (const cell of cells) isFree[cell] = 0;
  const missingCellCount = cols * rows - cells.length;
  if (!coloursAllowTour(walk, isFree, missingCellCount)) return { isExhaustive: true };
  const exitCounts = Uint8Array.from(
    neighboursByCell,
    (list) => list.filter((neighbour) => isFree[neighbour] === 1).length,
  );
  const isVisited = new Uint8Array(cols * rows);
  const path: number[] = [];
  const nextCellChoices: number[][] = [];
  let stepCount = 0;

  const setCellFree = (cell: number, freeFlag: 0 | 1): void => {
    isFree[cell] = freeFlag;
    for (const neighbour of neighboursByCell[cell] ?? [])
      exitCounts[neighbour] = (exitCounts[neighbour] ?? 0) + (freeFlag === 1 ? 1 : -1);
  };
  /** The best one last. Empty if the free cells can't all be visited any more. */
  const listNextCells = (knightCell: number): number[] => {
    const freeCells = (neighboursByCell[knightCell] ?? []).filter((neighbour) => isFree[neighbour] === 1);
    if (missingCellCount - path.length > 1 && isCutOff(knightCell)) return [];
    return freeCells.sort((a, b) => (exitCounts[b] ?? 0) - (exitCounts[a] ?? 0));
  };
  /**
   * Whether a free cell can't be reached, or two free cells can be entered but not left (only the last cell
   * of a tour may be such a dead end), or no free cell is a knight's move from the start of a closed tour.
   */
  const isCutOff = (knightCell: number): boolean => {
    const freeCellCount = missingCellCount - path.length;
    const reachedCells = [knightCell];
    isVisited.fill(0);
    let [reachedCellCount, deadEndCount] = [0, 0];
    for (const reachedCell of reachedCells)
      for (const cell of neighboursByCell[reachedCell] ?? []) {
        if (isFree[cell] === 0 || isVisited[cell] === 1) continue;
        isVisited[cell] = 1;
        reachedCellCount++;
        const openNeighbourCount = (exitCounts[cell] ?? 0) + (reachedCell === knightCell ? 1 : 0);
        if (
          exitCounts[cell] === 0 ||
          (openNeighbourCount === 1 && (mayEndAt[cell] === 0 || ++deadEndCount > 1))
        )
          return true;
        reachedCells.push(cell);
      }
    return reachedCellCount < freeCellCount || (closed && exitCounts[firstCell] === 0);
  };

  nextCellChoices.push(missingCellCount === 0 ? [] : listNextCells(currentCell(walk)));
  while (path.length < missingCellCount || mayEndAt[path.at(-1) ?? currentCell(walk)] === 0) {
    const nextCell = nextCellChoices.at(-1)?.pop();
    if (nextCell === undefined) {
      nextCellChoices.pop();
      const lastCell = path.pop();
      if (lastCell === undefined) return { isExhaustive: true };
      setCellFree(lastCell, 1);
      continue;
    }
    if (++stepCount > MAX_STEPS || (stepCount % STEPS_BETWEEN_CHECKS === 0 && shouldStop()))
      return { isExhaustive: false };
    setCellFree(nextCell, 0);
    path.push(nextCell);
    nextCellChoices.push(path.length < missingCellCount ? listNextCells(nextCell) : []);
  }
  return { cells: path, isExhaustive: true };
}

/** Colours alternate, so half of the free squares, rounded up, must have the next square's colour. */
function coloursAllowTour({ cols, cells }: Walk, isFree: Uint8Array, missingCellCount: number): boolean {
  const colourOf = (cell: number) => (Math.floor(cell / cols) + (cell % cols)) % 2;
  const currentColour = colourOf(cells.at(-1) ?? 0);
  let otherColourCount = 0;
  for (let cell = 0; cell < isFree.length; cell++)
    if (isFree[cell] === 1 && colourOf(cell) !== currentColour) otherColourCount++;
  return otherColourCount === Math.ceil(missingCellCount / 2);
}

/** Returns the first error in the cells and moves, or undefined. */
export function checkCompletion(
  { cols, rows, cells, closed }: Walk,
  { cells: newCells }: WalkCompletion,
): string | undefined {
  if (newCells === undefined) return undefined;
  const allCells = [...cells, ...newCells];
  if (new Set(allCells).size !== cols * rows || allCells.length !== cols * rows)
    return 'not every square once';
  for (let index = cells.length; index < allCells.length + (closed ? 1 : 0); index++) {
    const [fromCell = 0, toCell = 0] = [allCells[index - 1], allCells[index % allCells.length]];
    if (!isKnightMove(cols, fromCell, toCell))
      return `no knight's move from cell ${fromCell} to cell ${toCell}`;
  }
  return undefined;
}
