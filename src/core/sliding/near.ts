import { type Board, cellsByTile, type Puzzle, taxicabBetween } from './board.ts';

/**
 * Whether a puzzle has the part that matters of the puzzle from one of `starts` to `goal`, so that its
 * solution could contain the other solution. That part is the smallest rectangle around all tiles that change
 * places. It is looked for everywhere, also reversed, turned, mirrored, and with other numbers. Outside the
 * rectangle, the tiles and the blank's moves don't matter. Inside, at its start and goal together, the blank
 * may have made:
 * - up to `maxMoves` moves,
 * - up to a third of the moves that solve a start, if eleven or fewer do,
 * - fewer in a rectangle of two by two or two by three cells. There, the tiles outside have to be in place.
 *
 * A puzzle that six moves solve is only similar to puzzles of its size. All `starts` have the size of `goal`.
 */
export function isSimilarPuzzle(
  puzzle: Puzzle,
  goal: Board,
  starts: readonly Board[],
  maxMoves: number,
): boolean {
  const margin = Math.max(goal.rows, goal.cols) + maxMoves;
  const cols = Math.max(puzzle.goal.rows, puzzle.goal.cols) + 2 * margin;
  const parts = starts.flatMap((start) => makePart(start, goal, { cols, margin, maxMoves }));
  const counts = new Uint8Array(2 * cols * cols);
  let isTrivial: boolean | undefined;
  return listViews(puzzle, cols, margin).some((view) => {
    const isSameSize = view.rows === goal.rows && view.cols === goal.cols;
    return parts.some((part) =>
      listPlaces(view, part, counts).some((place) => {
        // Two boards of one size have no cells outside of a rectangle that is the whole board.
        if (!isAt(view, part, { place, cols, isClosed: isSameSize && part.isWhole })) return false;
        if (isSameSize && place === 0) return true;
        isTrivial ??= movesToSolve(puzzle, TRIVIAL_LENGTH) !== undefined;
        return !isTrivial;
      }),
    );
  });
}

/** Anyone finds a solution of this length. */
const TRIVIAL_LENGTH = 6;

/** Starts so few moves from the goal have many others around them that have nothing to do with them. */
const SHORT_LENGTH = 11;

/** Smaller parts are found by chance, so the tiles around them count too. */
const MIN_FREE_CELLS = 8;

/** A tile that isn't in place. */
interface Way {
  readonly goalCell: number;
  readonly startCell: number;
}

/** The part of a puzzle that matters. Cells are those of a plane with a margin around the board. */
interface Part {
  /** Ways of tiles in the rectangle, also of those in place. */
  readonly ways: readonly Way[];
  readonly movedWays: readonly Way[];
  readonly goalBlank: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** The tiles around the rectangle don't matter. */
  readonly isFree: boolean;
  readonly isWhole: boolean;
  readonly maxMoves: number;
}

/** One end of a puzzle on a plane full of solved tiles. */
interface End {
  /** For each cell: the cell of its tile at the other end. -1 for the blank. */
  readonly otherCells: Int32Array;
  blank: number;
}

/** A puzzle at the margin of a plane, turned or mirrored, and from one of its ends. */
interface View {
  readonly rows: number;
  readonly cols: number;
  readonly goal: End;
  readonly start: End;
  /** Key: start cell - goal cell, for the tiles that aren't in place. */
  readonly goalCellsByShift: ReadonlyMap<number, readonly number[]>;
}

/** A list, because a solved puzzle has no such part. */
function makePart(
  start: Board,
  goal: Board,
  { cols, margin, maxMoves }: { cols: number; margin: number; maxMoves: number },
): readonly Part[] {
  const startCells = cellsByTile(start.tiles);
  const placeOf = (cell: number): number =>
    (Math.floor(cell / goal.cols) + margin) * cols + (cell % goal.cols) + margin;
  const allWays = goal.tiles.flatMap((tile, cell) =>
    tile === 0 ? [] : [{ goalCell: placeOf(cell), startCell: placeOf(startCells[tile] ?? 0) }],
  );
  const movedWays = allWays.filter(({ goalCell, startCell }) => goalCell !== startCell);
  if (movedWays.length === 0) return [];
  const cells = movedWays.flatMap(({ goalCell, startCell }) => [goalCell, startCell]);
  const rowNumbers = cells.map((cell) => Math.floor(cell / cols));
  const colNumbers = cells.map((cell) => cell % cols);
  const [top, bottom] = [Math.min(...rowNumbers), Math.max(...rowNumbers)];
  const [left, right] = [Math.min(...colNumbers), Math.max(...colNumbers)];
  const cellCount = (bottom - top + 1) * (right - left + 1);
  const length = movesToSolve({ start, goal }, SHORT_LENGTH) ?? Number.POSITIVE_INFINITY;
  return [
    {
      ways: allWays.filter(({ goalCell }) => {
        const [row, col] = [Math.floor(goalCell / cols), goalCell % cols];
        return row >= top && row <= bottom && col >= left && col <= right;
      }),
      movedWays,
      goalBlank: placeOf(goal.tiles.indexOf(0)),
      top,
      bottom,
      left,
      right,
      isFree: cellCount >= MIN_FREE_CELLS,
      isWhole: cellCount === goal.tiles.length,
      maxMoves: Math.min(maxMoves, Math.floor(length / 3), cellCount - 3),
    },
  ];
}

/** Each cell has its own tile. */
function makeSolvedPlane(cols: number): Int32Array {
  const plane = new Int32Array(cols * cols);
  for (let cell = 0; cell < plane.length; cell++) plane[cell] = cell;
  return plane;
}

function listViews({ start, goal }: Puzzle, cols: number, margin: number): readonly View[] {
  const goalCells = cellsByTile(goal.tiles);
  const startCells = cellsByTile(start.tiles);
  const solvedPlane = makeSolvedPlane(cols);
  return [false, true].flatMap((isTransposed) =>
    [false, true].flatMap((isUpsideDown) =>
      [false, true].flatMap((isMirrored) => {
        const placeOf = (cell: number): number => {
          const [row, col] = [Math.floor(cell / goal.cols), cell % goal.cols];
          const seenRow = margin + (isUpsideDown ? goal.rows - 1 - row : row);
          const seenCol = margin + (isMirrored ? goal.cols - 1 - col : col);
          return isTransposed ? seenCol * cols + seenRow : seenRow * cols + seenCol;
        };
        const places = goal.tiles.map((_, cell) => placeOf(cell));
        const endOf = (board: Board, otherCells: Uint8Array): End => {
          const end = { otherCells: solvedPlane.slice(), blank: 0 };
          for (const [cell, tile] of board.tiles.entries()) {
            const place = places[cell] ?? 0;
            if (tile === 0) end.blank = place;
            end.otherCells[place] = tile === 0 ? -1 : (places[otherCells[tile] ?? 0] ?? 0);
          }
          return end;
        };
        const ends = [endOf(goal, startCells), endOf(start, goalCells)] as const;
        const size = isTransposed
          ? { rows: goal.cols, cols: goal.rows }
          : { rows: goal.rows, cols: goal.cols };
        return [ends, [ends[1], ends[0]] as const].map(([goalEnd, startEnd]) => {
          const goalCellsByShift = new Map<number, number[]>();
          for (const place of places) {
            const shift = (goalEnd.otherCells[place] ?? 0) - place;
            if (shift === 0 || place === goalEnd.blank) continue;
            const sameShift = goalCellsByShift.get(shift);
            if (sameShift) sameShift.push(place);
            else goalCellsByShift.set(shift, [place]);
          }
          return { ...size, goal: goalEnd, start: startEnd, goalCellsByShift };
        });
      }),
    ),
  );
}

/**
 * Returns the places as offsets of the part's cells. At most one tile per move may go another way than in the
 * part, so there the others go the same way. `counts`: zeros, before and after.
 */
function listPlaces(
  { goalCellsByShift }: View,
  { movedWays, maxMoves }: Part,
  counts: Uint8Array,
): readonly number[] {
  const minCount = Math.max(1, movedWays.length - maxMoves);
  const middle = counts.length >> 1;
  const places: number[] = [];
  for (const [index, { goalCell, startCell }] of movedWays.entries()) {
    const isLate = movedWays.length - index < minCount;
    if (isLate && places.length === 0) return [];
    for (const cell of goalCellsByShift.get(startCell - goalCell) ?? []) {
      const place = cell - goalCell;
      const count = counts[middle + place] ?? 0;
      if (count === 0 && isLate) continue;
      if (count === 0) places.push(place);
      counts[middle + place] = count + 1;
    }
  }
  return places.filter((place) => {
    const count = counts[middle + place] ?? 0;
    counts[middle + place] = 0;
    return count >= minCount;
  });
}

/** The view may be some moves of the blank away. */
function isAt(
  { goal, start }: View,
  part: Part,
  { place, cols, isClosed }: { place: number; cols: number; isClosed: boolean },
): boolean {
  let wrongCount = 0;
  for (const { goalCell, startCell } of part.ways) {
    if (goal.otherCells[goalCell + place] !== startCell + place) wrongCount++;
    if (wrongCount > part.maxMoves) return false;
  }
  const startCells = part.isFree ? new Int32Array(goal.otherCells.length).fill(-1) : makeSolvedPlane(cols);
  for (const { goalCell, startCell } of part.ways) startCells[goalCell + place] = startCell + place;
  startCells[part.goalBlank + place] = -1;
  if (!part.isFree) wrongCount = countWrong(startCells, goal.otherCells, part.maxMoves);
  if (wrongCount > part.maxMoves) return false;
  const rowOffset = Math.round(place / cols);
  const colOffset = place - rowOffset * cols;
  const window = part.isFree
    ? {
        top: part.top + rowOffset,
        bottom: part.bottom + rowOffset,
        left: part.left + colOffset,
        right: part.right + colOffset,
      }
    : wholePlane(cols);
  return canReach({ startCells, cols, window, isClosed }, [goal, start], wrongCount, part.maxMoves);
}

/** Stops counting above `limit`. */
function countWrong(startCells: Int32Array, otherCells: Int32Array, limit: number): number {
  let count = 0;
  for (let cell = 0; cell < startCells.length && count <= limit; cell++)
    if (startCells[cell] !== -1 && otherCells[cell] !== startCells[cell]) count++;
  return count;
}

interface Window {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const wholePlane = (cols: number): Window => ({ top: 0, bottom: cols - 1, left: 0, right: cols - 1 });

interface Target {
  /** Index: goal cell. -1 for any tile. */
  readonly startCells: Int32Array;
  readonly cols: number;
  /** The blank moves freely outside of it. */
  readonly window: Window;
  readonly isClosed: boolean;
}

/**
 * `maxMoves` counts the blank's moves in the window, at both ends together. `startWrongCount`: how many tiles
 * go another way now.
 */
function canReach(
  target: Target,
  [goal, start]: readonly [End, End],
  startWrongCount: number,
  maxMoves: number,
): boolean {
  const { startCells } = target;
  const isRight = (goalCell: number, startCell: number): boolean => startCells[goalCell] === startCell;
  const isRightReversed = (startCell: number, goalCell: number): boolean => isRight(goalCell, startCell);
  const search = (
    end: End,
    otherEnd: End,
    wrongCount: number,
    movesLeft: number,
    previousBlank: number,
  ): boolean => {
    if (wrongCount === 0 || wrongCount > movesLeft) return wrongCount === 0;
    if (end === goal && search(start, goal, wrongCount, movesLeft, -1)) return true;
    const isWay = end === goal ? isRight : isRightReversed;
    const { blank, otherCells } = end;
    for (const cell of nextCells(target, blank)) {
      if (cell === previousBlank) continue;
      const otherCell = otherCells[cell] ?? 0;
      const nextCount = wrongCount + Number(isWay(cell, otherCell)) - Number(isWay(blank, otherCell));
      otherCells[blank] = otherCell;
      otherCells[cell] = -1;
      otherEnd.otherCells[otherCell] = blank;
      end.blank = cell;
      if (search(end, otherEnd, nextCount, movesLeft - 1, blank)) return true;
      otherCells[cell] = otherCell;
      otherCells[blank] = -1;
      otherEnd.otherCells[otherCell] = cell;
      end.blank = blank;
    }
    return false;
  };
  return search(goal, start, startWrongCount, maxMoves, -1);
}

/** Returns cells in the window and the cells from which the blank enters it. */
function nextCells({ cols, window, isClosed }: Target, blank: number): readonly number[] {
  const { top, bottom, left, right } = window;
  const isInside = (cell: number): boolean => {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    return row >= top && row <= bottom && col >= left && col <= right;
  };
  if (isInside(blank)) {
    const neighbours = [blank - cols, blank - 1, blank + 1, blank + cols];
    return isClosed ? neighbours.filter(isInside) : neighbours;
  }
  const cells: number[] = [];
  for (let nextRow = top; nextRow <= bottom; nextRow++)
    for (let nextCol = left; nextCol <= right; nextCol++)
      if (nextRow === top || nextRow === bottom || nextCol === left || nextCol === right)
        cells.push(nextRow * cols + nextCol);
  return cells;
}

/** Undefined if it's longer than `maxMoves`. */
function movesToSolve({ start, goal }: Puzzle, maxMoves: number): number | undefined {
  const { rows, cols } = start;
  const goalCells = cellsByTile(goal.tiles);
  const tiles = [...start.tiles];
  const distanceAt = (tile: number, cell: number): number => taxicabBetween(cols, cell, goalCells[tile] ?? 0);
  const canSolve = (blank: number, distance: number, movesLeft: number, previousBlank: number): boolean => {
    if (distance === 0 || distance > movesLeft) return distance === 0;
    for (const cell of [blank - cols, blank - 1, blank + 1, blank + cols]) {
      const isNeighbor = cell >= 0 && cell < rows * cols && taxicabBetween(cols, blank, cell) === 1;
      if (!isNeighbor || cell === previousBlank) continue;
      const tile = tiles[cell] ?? 0;
      const nextDistance = distance - distanceAt(tile, cell) + distanceAt(tile, blank);
      [tiles[blank], tiles[cell]] = [tile, 0];
      const isSolved = canSolve(cell, nextDistance, movesLeft - 1, blank);
      [tiles[blank], tiles[cell]] = [0, tile];
      if (isSolved) return true;
    }
    return false;
  };
  const distance = tiles.reduce((sum, tile, cell) => (tile === 0 ? sum : sum + distanceAt(tile, cell)), 0);
  // Each move changes the distance by one, so the length is odd where the distance is.
  for (let length = distance; length <= maxMoves; length += 2)
    if (canSolve(tiles.indexOf(0), distance, length, -1)) return length;
  return undefined;
}
