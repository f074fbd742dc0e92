import { makeSquare } from '../../../../core/knight/board/square.ts';
import { currentCell, reachableCells, squareOfCell, type Walk } from '../../../../core/knight/board/walk.ts';
import { knightRules } from '../../../../play/kinds/knight-rules.ts';
import { fillPlaceholders, makeButton, makeElement, makeSvg, setPosition } from '../base/dom.ts';
import type { Game, Words } from '../base/types.ts';
import type { LiveBoard, Press, View } from './live.ts';
import { UNDO_STEP } from './play.ts';

const KEY_TURNS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  KeyD: 1,
  KeyS: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  KeyA: -1,
  KeyW: -1,
};

/** Draws and plays the games in which the visitor moves a knight. */
export const knightLiveBoard: LiveBoard<Walk> = {
  rules: knightRules,
  read: ({ rows, cols, position, closed }) => ({ rows, cols, cells: position, ...(closed && { closed }) }),
  cells: ({ cells }) => cells,
  stepBack: (walk) => (walk.cells.length > 1 ? { ...walk, cells: walk.cells.slice(0, -1) } : undefined),
  createView: createWalkView,
};

/**
 * Creates the view of a knight's path. The squares that the knight can reach are buttons. The arrow keys and
 * Tab move the focus between these buttons, and Enter presses the focused one. The path is drawn over the
 * board.
 */
function createWalkView(first: Game, words: Words, press: Press): View {
  const { rows, cols } = first;
  let game = first;
  const squares = Array.from({ length: rows * cols }, (_, cell) =>
    makeButton(() => press(squareNameOf(first, cell)), { className: 'square' }, makeElement('span', {})),
  );
  for (const [cell, square] of squares.entries()) setPosition(square, cell % cols, Math.floor(cell / cols));
  const line = makeSvg('polyline', {});
  const path = makeSvg('svg', { viewBox: `0 0 ${cols} ${rows}`, 'aria-hidden': 'true' }, line);
  const piece = makeElement('span', { className: 'piece', ariaHidden: 'true' }, '♞\uFE0E');
  const field = makeElement(
    'div',
    { className: 'field', role: 'application', tabIndex: 0 },
    ...squares,
    ...createEdgeLabels(first),
    path,
    piece,
  );

  field.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || game.state !== 'running') return;
    const turn = KEY_TURNS[event.code];
    if (turn === undefined) return;
    const reach = cellsInTurnOrder(game).flatMap((cell) => squares[cell] ?? []);
    const at = reach.findIndex((square) => square.matches(':focus'));
    const from = at < 0 && turn < 0 ? 0 : at;
    reach.at((from + turn) % reach.length)?.focus();
    event.preventDefault();
  });

  return {
    field,
    show(next) {
      game = next;
      const walked = next.position;
      const reach = next.state === 'running' ? cellsInTurnOrder(next) : [];
      const centres = walked.map((cell) => `${(cell % cols) + 0.5},${Math.floor(cell / cols) + 0.5}`);
      line.setAttribute('points', centres.join(' '));
      for (const [cell, square] of squares.entries()) {
        const number = walked.indexOf(cell) + 1;
        const isInReach = reach.includes(cell);
        const label = square.firstElementChild;
        if (label) label.textContent = number > 0 ? String(number) : '';
        square.ariaLabel = fillPlaceholders(
          words[number > 0 ? 'square-walked' : isInReach ? 'square-reach' : 'square'],
          { square: squareNameOf(next, cell), number },
        );
        square.classList.toggle('walked', number > 0);
        square.classList.toggle('reach', isInReach);
        square.classList.toggle('hinted', squareNameOf(next, cell) === next.next);
        square.ariaDisabled = String(!isInReach);
        square.tabIndex = isInReach ? 0 : -1;
      }
      const at = currentCell(knightLiveBoard.read(next));
      setPosition(piece, at % cols, Math.floor(at / cols));
      field.ariaLabel = fillPlaceholders(words[reach.length > 0 ? 'knight-board' : 'knight-stuck'], {
        square: squareNameOf(next, at),
        squares: reach.map((cell) => squareNameOf(next, cell)).join(', '),
      });
    },
    announcementOf(_, steps) {
      const facts = {
        square: squareNameOf(game, currentCell(knightLiveBoard.read(game))),
        number: game.position.length,
      };
      return fillPlaceholders(words[steps.at(-1) === UNDO_STEP ? 'went-back' : 'went'], facts);
    },
  };
}

const squareNameOf = (size: Pick<Game, 'rows' | 'cols'>, cell: number): string =>
  makeSquare(squareOfCell(cell, size));

/** Returns the cells that the knight can reach with one move, in clockwise order, beginning at the top. */
function cellsInTurnOrder(game: Game): readonly number[] {
  const position = knightLiveBoard.read(game);
  const at = currentCell(position);
  const turnOf = (cell: number) => {
    const right = (cell % game.cols) - (at % game.cols);
    const down = Math.floor(cell / game.cols) - Math.floor(at / game.cols);
    return (Math.atan2(right, -down) + 2 * Math.PI) % (2 * Math.PI);
  };
  return reachableCells(position).toSorted((one, other) => turnOf(one) - turnOf(other));
}

/**
 * Makes the coordinates of the board: a letter for each file in the lowest rank, and a number for each rank
 * in the first file.
 */
function createEdgeLabels(size: Game): HTMLElement[] {
  const label = (className: 'file' | 'rank', x: number, y: number): HTMLElement => {
    const [file = '', rank = ''] = squareNameOf(size, y * size.cols + x).split(/(\d+)/);
    const element = makeElement(
      'span',
      { className, ariaHidden: 'true' },
      className === 'file' ? file : rank,
    );
    setPosition(element, x, y);
    return element;
  };
  return [
    ...Array.from({ length: size.cols }, (_, x) => label('file', x, size.rows - 1)),
    ...Array.from({ length: size.rows }, (_, y) => label('rank', 0, y)),
  ];
}
