/** @import {Words} from '../types.ts' */
/** @import {Game, Pressed, View} from './types.ts' */
import { make, makeButton, makeSvg } from '../dom.js';
import { BACK, nameOf, reachOf } from './knight.js';
import { filled } from './words.js';

/** @type {Readonly<Record<string, number>>} */
const TURNS = {
  ArrowRight: 1,
  ArrowDown: 1,
  KeyD: 1,
  KeyS: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  KeyA: -1,
  KeyW: -1,
};

/**
 * A knight's board: the squares in reach are its buttons, the path lies upon it. The arrows and Tab go round the squares in
 * reach, Enter goes there.
 * @param {Game} first
 * @param {Words} words
 * @param {Pressed} pressed
 * @returns {View}
 */
export function walkView(first, words, pressed) {
  const { rows, cols } = first;
  let game = first;
  const squares = Array.from({ length: rows * cols }, (_, cell) =>
    makeButton(() => pressed.cell(cell), { className: 'square' }, make('span', {})),
  );
  const line = makeSvg('polyline', {});
  const path = makeSvg('svg', { viewBox: `0 0 ${cols} ${rows}`, 'aria-hidden': 'true' }, line);
  const piece = make('span', { className: 'piece', ariaHidden: 'true' }, '♞\uFE0E');
  const field = make(
    'div',
    { className: 'field', role: 'application', tabIndex: 0 },
    ...squares,
    ...edgeNames(first),
    path,
    piece,
  );

  field.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || game.state !== 'running') return;
    const turn = TURNS[event.code];
    if (turn === undefined) return;
    turnTo(turn);
    event.preventDefault();
  });
  /** @param {number} turn */
  function turnTo(turn) {
    const reach = reachOf(game, game.position).flatMap((cell) => squares[cell] ?? []);
    const at = reach.findIndex((square) => square.matches(':focus'));
    const from = at < 0 && turn < 0 ? 0 : at;
    reach.at((from + turn) % reach.length)?.focus();
  }

  return {
    field,
    show(next) {
      game = next;
      const walked = next.position;
      const reach = next.state === 'running' ? reachOf(next, walked) : [];
      const centres = walked.map((cell) => `${(cell % cols) + 0.5},${Math.floor(cell / cols) + 0.5}`);
      line.setAttribute('points', centres.join(' '));
      for (const [cell, square] of squares.entries()) {
        const number = walked.indexOf(cell) + 1;
        const isInReach = reach.includes(cell);
        const label = square.firstElementChild;
        if (label) label.textContent = number > 0 ? String(number) : '';
        square.style.setProperty('--x', String(cell % cols));
        square.style.setProperty('--y', String(Math.floor(cell / cols)));
        square.ariaLabel = filled(
          words[number > 0 ? 'square-walked' : isInReach ? 'square-reach' : 'square'],
          {
            square: nameOf(next, cell),
            number,
          },
        );
        square.classList.toggle('walked', number > 0);
        square.classList.toggle('reach', isInReach);
        square.classList.toggle('hinted', nameOf(next, cell) === next.next);
        square.ariaDisabled = String(!isInReach);
        square.tabIndex = isInReach ? 0 : -1;
      }
      const at = walked.at(-1) ?? 0;
      piece.style.setProperty('--x', String(at % cols));
      piece.style.setProperty('--y', String(Math.floor(at / cols)));
      field.ariaLabel = filled(words[reach.length > 0 ? 'knight-board' : 'knight-stuck'], {
        square: nameOf(next, at),
        squares: reach.map((cell) => nameOf(next, cell)).join(', '),
      });
    },
    said(_, steps) {
      const facts = { square: nameOf(game, game.position.at(-1) ?? 0), number: game.position.length };
      return filled(words[steps.at(-1) === BACK ? 'went-back' : 'went'], facts);
    },
  };
}

/**
 * The files' letters along the lowest rank, the ranks' numbers along the first file.
 * @param {Game} game
 */
function edgeNames({ rows, cols }) {
  /** @type {(className: string, x: number, y: number) => HTMLElement} */
  const label = (className, x, y) => {
    const [file = '', rank = ''] = nameOf({ rows, cols }, y * cols + x).split(/(\d+)/);
    const element = make('span', { className, ariaHidden: 'true' }, className === 'file' ? file : rank);
    element.style.setProperty('--x', String(x));
    element.style.setProperty('--y', String(y));
    return element;
  };
  return [
    ...Array.from({ length: cols }, (_, x) => label('file', x, rows - 1)),
    ...Array.from({ length: rows }, (_, y) => label('rank', 0, y)),
  ];
}
