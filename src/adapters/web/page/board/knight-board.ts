import { knightRules } from '../../../../commands/games/knight-rules.ts';
import { makeSquare } from '../../../../core/knight/board/square.ts';
import { currentCell, reachableCells, squareOfCell, type Walk } from '../../../../core/knight/board/walk.ts';
import { fillPlaceholders, makeButton, makeElement, makeSvg, setPosition } from '../base/dom.ts';
import type { Game, PageTexts } from '../base/types.ts';
import type { BoardView, LiveBoard, OnPress } from './live.ts';
import { UNDO_STEP } from './play.ts';

/** Key: code of a key. Value: number of reachable squares by which the focus moves. */
const FOCUS_STEP_OF_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  KeyD: 1,
  KeyS: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  KeyA: -1,
  KeyW: -1,
};

export const knightLiveBoard: LiveBoard<Walk> = {
  rules: knightRules,
  toPosition: ({ rows, cols, position, closed }) => ({
    rows,
    cols,
    cells: position,
    ...(closed && { closed }),
  }),
  toCells: ({ cells }) => cells,
  stepBack: (walk) => (walk.cells.length > 1 ? { ...walk, cells: walk.cells.slice(0, -1) } : undefined),
  createView: createWalkView,
};

/**
 * The squares that the knight can reach are buttons. The arrow keys and Tab move the focus between them, and
 * Enter presses the focused one. The path is drawn over the board.
 */
function createWalkView(initialGame: Game, pageTexts: PageTexts, press: OnPress): BoardView {
  const { rows, cols } = initialGame;
  let game = initialGame;
  const squares = Array.from({ length: rows * cols }, (_, cell) =>
    makeButton(
      () => press(squareNameOf(initialGame, cell)),
      { className: 'square' },
      makeElement('span', {}),
    ),
  );
  for (const [cell, square] of squares.entries()) setPosition(square, cell % cols, Math.floor(cell / cols));
  const pathLine = makeSvg('polyline', {});
  const pathSvg = makeSvg('svg', { viewBox: `0 0 ${cols} ${rows}`, 'aria-hidden': 'true' }, pathLine);
  const knight = makeElement('span', { className: 'piece', ariaHidden: 'true' }, '♞\uFE0E');
  const field = makeElement(
    'div',
    { className: 'field', role: 'application', tabIndex: 0 },
    ...squares,
    ...createEdgeLabels(initialGame),
    pathSvg,
    knight,
  );

  field.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || game.state !== 'running') return;
    const focusStep = FOCUS_STEP_OF_KEY[event.code];
    if (focusStep === undefined) return;
    const reachableSquares = cellsInTurnOrder(game).flatMap((cell) => squares[cell] ?? []);
    const focusedIndex = reachableSquares.findIndex((square) => square.matches(':focus'));
    const startIndex = focusedIndex < 0 && focusStep < 0 ? 0 : focusedIndex;
    reachableSquares.at((startIndex + focusStep) % reachableSquares.length)?.focus();
    event.preventDefault();
  });

  return {
    field,
    show(newGame) {
      game = newGame;
      const walkedCells = newGame.position;
      const targetCells = newGame.state === 'running' ? cellsInTurnOrder(newGame) : [];
      const centres = walkedCells.map((cell) => `${(cell % cols) + 0.5},${Math.floor(cell / cols) + 0.5}`);
      pathLine.setAttribute('points', centres.join(' '));
      for (const [cell, square] of squares.entries()) {
        const moveNumber = walkedCells.indexOf(cell) + 1;
        const isReachable = targetCells.includes(cell);
        const numberElement = square.firstElementChild;
        if (numberElement) numberElement.textContent = moveNumber > 0 ? String(moveNumber) : '';
        square.ariaLabel = fillPlaceholders(
          pageTexts[moveNumber > 0 ? 'square-walked' : isReachable ? 'square-reach' : 'square'],
          { square: squareNameOf(newGame, cell), number: moveNumber },
        );
        square.classList.toggle('walked', moveNumber > 0);
        square.classList.toggle('reach', isReachable);
        square.classList.toggle('hinted', squareNameOf(newGame, cell) === newGame.next);
        square.ariaDisabled = String(!isReachable);
        square.tabIndex = isReachable ? 0 : -1;
      }
      const knightCell = currentCell(knightLiveBoard.toPosition(newGame));
      setPosition(knight, knightCell % cols, Math.floor(knightCell / cols));
      field.ariaLabel = fillPlaceholders(
        pageTexts[targetCells.length > 0 ? 'knight-board' : 'knight-stuck'],
        {
          square: squareNameOf(newGame, knightCell),
          squares: targetCells.map((cell) => squareNameOf(newGame, cell)).join(', '),
        },
      );
    },
    announcementOf(_, steps) {
      const placeholderValues = {
        square: squareNameOf(game, currentCell(knightLiveBoard.toPosition(game))),
        number: game.position.length,
      };
      return fillPlaceholders(
        pageTexts[steps.at(-1) === UNDO_STEP ? 'went-back' : 'went'],
        placeholderValues,
      );
    },
  };
}

const squareNameOf = (size: Pick<Game, 'rows' | 'cols'>, cell: number): string =>
  makeSquare(squareOfCell(cell, size));

/** Returns the reachable cells in clockwise order, beginning at the top. */
function cellsInTurnOrder(game: Game): readonly number[] {
  const position = knightLiveBoard.toPosition(game);
  const knightCell = currentCell(position);
  const angleOf = (cell: number) => {
    const dx = (cell % game.cols) - (knightCell % game.cols);
    const dy = Math.floor(cell / game.cols) - Math.floor(knightCell / game.cols);
    return (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
  };
  return reachableCells(position).toSorted((cellA, cellB) => angleOf(cellA) - angleOf(cellB));
}

/** A letter for each file in the lowest rank, and a number for each rank in the first file. */
function createEdgeLabels(game: Game): HTMLElement[] {
  const createLabel = (className: 'file' | 'rank', x: number, y: number): HTMLElement => {
    const [file = '', rank = ''] = squareNameOf(game, y * game.cols + x).split(/(\d+)/);
    const element = makeElement(
      'span',
      { className, ariaHidden: 'true' },
      className === 'file' ? file : rank,
    );
    setPosition(element, x, y);
    return element;
  };
  return [
    ...Array.from({ length: game.cols }, (_, x) => createLabel('file', x, game.rows - 1)),
    ...Array.from({ length: game.rows }, (_, y) => createLabel('rank', 0, y)),
  ];
}
