/** @import {Words} from '../types.ts' */
/** @import {Game, Pressed, View} from './types.ts' */
import { make } from '../dom.js';
import { dragging } from './drag.js';
import { cellOf, sliding } from './sliding.js';
import { filled, listed } from './words.js';

/** @type {Readonly<Record<string, string>>} */
const KEYS = {
  ArrowLeft: 'L',
  ArrowRight: 'R',
  ArrowUp: 'U',
  ArrowDown: 'D',
  KeyA: 'L',
  KeyD: 'R',
  KeyW: 'U',
  KeyS: 'D',
};

/**
 * A board of sliding tiles. The arrows and W, A, S, D slide the tile beside the blank; Tab goes through those that can slide.
 * @param {Game} first
 * @param {Words} words
 * @param {Pressed} pressed
 * @returns {View}
 */
export function tilesView(first, words, pressed) {
  const { rows, cols } = first;
  let game = first;
  const reading = make('p', { className: 'unseen', id: `reading-${first.id}` });
  const buttons = new Map(
    [...first.position].filter((tile) => tile !== 0).map((tile) => [tile, tileElement(tile)]),
  );
  const field = make(
    'div',
    { className: 'field', role: 'application', tabIndex: 0 },
    reading,
    ...buttons.values(),
  );
  field.setAttribute('aria-describedby', reading.id);
  if (first.photo !== undefined) showPhoto(field, buttons, first);
  for (const [cell, tile] of (first.goal ?? []).entries()) {
    const place = `var(--place-${placeOf(cell, cols) % PLACES})`;
    buttons.get(tile)?.style.setProperty('--place', place);
  }
  field.style.setProperty('--digit', String(rows * cols > 10 ? 0.42 : 0.48));

  field.addEventListener('keydown', (event) => {
    const step = KEYS[event.code];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || game.state !== 'running')
      return;
    event.preventDefault();
    if (cellOf(game, game.position, step) !== undefined) pressed.steps([step]);
  });
  // By Enter, Space or a screen reader; pointers are told of by `dragging`.
  field.addEventListener('click', ({ target, detail }) => {
    const button = target instanceof Element && target.closest('.tile');
    for (const [tile, element] of buttons) {
      if (detail === 0 && element === button) pressed.cell(game.position.indexOf(tile));
    }
  });
  dragging(field, {
    size: first,
    carried(cell) {
      const steps = game.state === 'running' ? sliding.pressed(game, game.position, cell) : [];
      const tiles = slid(game, steps).flatMap((tile) => buttons.get(tile) ?? []);
      return steps[0] === undefined ? undefined : { tiles, towards: steps[0] };
    },
    press: pressed.cell,
  });

  return {
    field,
    show(next) {
      game = next;
      field.ariaLabel = filled(words.board, { rows, columns: cols });
      const blank = next.position.indexOf(0);
      const hinted = next.next && cellOf(next, next.position, next.next);
      for (const [cell, tile] of next.position.entries()) {
        const button = buttons.get(tile);
        if (button === undefined) continue;
        const [row, col] = [Math.floor(cell / cols), cell % cols];
        const isHome = next.goal?.[cell] === tile;
        const apart = Math.abs(row - Math.floor(blank / cols)) + Math.abs(col - (blank % cols));
        button.style.setProperty('--x', String(col));
        button.style.setProperty('--y', String(row));
        button.classList.toggle('home', isHome);
        const canSlide = next.state === 'running' && sliding.pressed(next, next.position, cell).length > 0;
        button.classList.toggle('in-line', canSlide);
        button.classList.toggle('hinted', cell === hinted);
        button.tabIndex = next.state === 'running' && apart === 1 ? 0 : -1;
        button.ariaLabel = filled(words[isHome ? 'tile-home' : 'tile'], {
          tile,
          row: row + 1,
          column: col + 1,
        });
      }
      const lines = Array.from({ length: rows }, (_, row) =>
        next.position.slice(row * cols, (row + 1) * cols),
      );
      reading.textContent = lines.map((line) => line.map((tile) => tile || words.blank).join(' ')).join('; ');
    },
    said(before, steps) {
      const last = steps.findLastIndex((step) => step !== steps.at(-1)) + 1;
      const at = steps
        .slice(0, last)
        .reduce((position, step) => sliding.after(before, position, step), before.position);
      const tiles = slid({ ...before, position: at }, steps.slice(last));
      return filled(words[`slid-${steps.at(-1)}`], { tiles: listed(tiles) });
    },
  };
}

/** Colours by place that the style sheet has. */
const PLACES = 16;

/**
 * Where a tile belongs, as pictures colour it: by rings of a row and a column, two places each.
 * @param {number} home its cell in the goal
 * @param {number} cols
 */
function placeOf(home, cols) {
  const [row, col] = [Math.floor(home / cols), home % cols];
  return 2 * Math.min(row, col) + (row > col ? 1 : 0);
}

/** @param {number} tile */
function tileElement(tile) {
  const face = make('span', {}, make('b', {}, String(tile)));
  return make('button', { type: 'button', className: 'tile' }, face);
}

/**
 * Lays the game's photo on its tiles, each with the part at its place in the goal.
 * @param {HTMLElement} field
 * @param {ReadonlyMap<number, HTMLElement>} buttons
 * @param {Game} game
 */
function showPhoto(field, buttons, { photo, goal = [], rows, cols }) {
  field.classList.add('photo');
  field.style.setProperty('--photo', `url("/api/photo/${photo}")`);
  for (const [cell, tile] of goal.entries()) {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    buttons
      .get(tile)
      ?.style.setProperty('--part', `${(col / (cols - 1)) * 100}% ${(row / (rows - 1)) * 100}%`);
  }
}

/**
 * The tiles that these steps slide, in order.
 * @param {Game} game
 * @param {readonly string[]} steps
 */
function slid(game, steps) {
  let { position } = game;
  return steps.map((step) => {
    const tile = position[cellOf(game, position, step) ?? -1] ?? 0;
    position = sliding.after(game, position, step);
    return tile;
  });
}
