import type { GameData } from '../../../../chat/reply.ts';
import { type SlidingPosition, slidingRules } from '../../../../commands/games/sliding-rules.ts';
import type { Board, Move, Moves } from '../../../../core/sliding/board.ts';
import {
  applyMove,
  boardAfter,
  boardsAlong,
  isMove,
  movedCells,
  movesForPress,
} from '../../../../core/sliding/moves.ts';
import { goalColourIndex } from '../../../../render/paint/picture-theme.ts';
import { fillPlaceholders, makeElement, setPosition } from '../base/dom.ts';
import type { Game, PageTexts } from '../base/types.ts';
import { makeDraggable } from './drag.ts';
import type { BoardView, LiveBoard, OnPress } from './live.ts';

const MOVE_OF_KEY: Readonly<Record<string, Move>> = {
  ArrowLeft: 'L',
  ArrowRight: 'R',
  ArrowUp: 'U',
  ArrowDown: 'D',
  KeyA: 'L',
  KeyD: 'R',
  KeyW: 'U',
  KeyS: 'D',
};

const boardOf = ({ rows, cols, position }: GameData): Board => ({ rows, cols, tiles: position });

export const slidingLiveBoard: LiveBoard<SlidingPosition> = {
  rules: slidingRules,
  toPosition: (game) => ({ board: boardOf(game), goal: boardOf({ ...game, position: game.goal ?? [] }) }),
  toCells: ({ board }) => board.tiles,
  createView: createTilesView,
};

/**
 * The arrow keys and W, A, S, D slide a tile into the blank. Tab moves the focus between the movable tiles.
 */
function createTilesView(initialGame: Game, pageTexts: PageTexts, press: OnPress): BoardView {
  const { rows, cols } = initialGame;
  let game = initialGame;
  const boardTextElement = makeElement('p', { className: 'unseen', id: `reading-${initialGame.id}` });
  const buttonByTile = new Map(
    initialGame.position.filter((tile) => tile !== 0).map((tile) => [tile, makeTile(tile)] as const),
  );
  const field = makeElement(
    'div',
    { className: 'field', role: 'application', tabIndex: 0 },
    boardTextElement,
    ...buttonByTile.values(),
  );
  field.setAttribute('aria-describedby', boardTextElement.id);
  if (initialGame.photo !== undefined) showPhoto(field, buttonByTile, initialGame);
  for (const [tile, button] of buttonByTile) {
    const colourNumber =
      goalColourIndex(tile, slidingLiveBoard.toPosition(initialGame).goal) % TILE_COLOUR_COUNT;
    button.style.setProperty('--place', `var(--place-${colourNumber})`);
  }
  field.style.setProperty('--digit', String(rows * cols > 10 ? 0.42 : 0.48));

  const pressCell = (cell: number) => press(String(game.position[cell]));
  field.addEventListener('keydown', (event) => {
    const move = MOVE_OF_KEY[event.code];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey || game.state !== 'running')
      return;
    event.preventDefault();
    if (applyMove(boardOf(game), move) !== undefined) press(move);
  });
  // Handles only clicks made by Enter, Space or a screen reader, whose `detail` is 0. `makeDraggable` handles
  // the mouse and fingers.
  field.addEventListener('click', ({ target, detail }) => {
    const button = target instanceof Element && target.closest('.tile');
    for (const [tile, element] of buttonByTile) if (detail === 0 && element === button) press(String(tile));
  });
  makeDraggable(field, {
    size: initialGame,
    slidingTilesAt(cell) {
      const moves = game.state === 'running' ? movesForPress(boardOf(game), cell) : '';
      const direction = moves.charAt(0);
      return isMove(direction)
        ? {
            tiles: slidTiles(boardOf(game), moves).flatMap((tile) => buttonByTile.get(tile) ?? []),
            direction,
          }
        : undefined;
    },
    press: pressCell,
  });

  return {
    field,
    show(newGame) {
      game = newGame;
      const board = boardOf(newGame);
      const isRunning = newGame.state === 'running';
      field.ariaLabel = fillPlaceholders(pageTexts.board, { rows, columns: cols });
      const [hintedCell] =
        newGame.next !== undefined && isMove(newGame.next) ? movedCells(board, newGame.next) : [];
      for (const [cell, tile] of newGame.position.entries()) {
        const button = buttonByTile.get(tile);
        if (button === undefined) continue;
        const [row, column] = [Math.floor(cell / cols), cell % cols];
        const isHome = newGame.goal?.[cell] === tile;
        const moves = isRunning ? movesForPress(board, cell) : '';
        setPosition(button, column, row);
        button.classList.toggle('home', isHome);
        button.classList.toggle('in-line', moves !== '');
        button.classList.toggle('hinted', cell === hintedCell);
        button.tabIndex = moves.length === 1 ? 0 : -1;
        button.ariaLabel = fillPlaceholders(pageTexts[isHome ? 'tile-home' : 'tile'], {
          tile,
          row: row + 1,
          column: column + 1,
        });
      }
      const tileRows = Array.from({ length: rows }, (_, row) =>
        newGame.position.slice(row * cols, (row + 1) * cols),
      );
      boardTextElement.textContent = tileRows
        .map((line) => line.map((tile) => tile || pageTexts.blank).join(' '))
        .join('; ');
    },
    announcementOf(gameBefore, steps) {
      // A press may slide tiles in two directions. Announce only those of the last direction.
      const direction = steps.at(-1) ?? '';
      const lastDirectionStartIndex = steps.findLastIndex((step) => step !== direction) + 1;
      const board = boardAfter(boardOf(gameBefore), steps.slice(0, lastDirectionStartIndex).join(''));
      if (!isMove(direction)) return '';
      return fillPlaceholders(pageTexts[`slid-${direction}`], {
        tiles: formatList(slidTiles(board, steps.slice(lastDirectionStartIndex).join(''))),
      });
    },
  };
}

/** Number in the style sheet. A tile's colour depends on its place in the goal. */
const TILE_COLOUR_COUNT = 16;

function makeTile(tile: number): HTMLElement {
  const face = makeElement('span', {}, makeElement('b', {}, String(tile)));
  return makeElement('button', { type: 'button', className: 'tile' }, face);
}

/** Each tile shows the part of the game's photo at its goal cell. */
function showPhoto(
  field: HTMLElement,
  buttonByTile: ReadonlyMap<number, HTMLElement>,
  { photo, goal = [], rows, cols }: Game,
): void {
  field.classList.add('photo');
  field.style.setProperty('--photo', `url("/api/photo/${photo}")`);
  for (const [cell, tile] of goal.entries()) {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    const photoPosition = `${(col / (cols - 1)) * 100}% ${(row / (rows - 1)) * 100}%`;
    buttonByTile.get(tile)?.style.setProperty('--part', photoPosition);
  }
}

/**
 * Returns the tiles in the order of the moves. In each move a tile and the blank swap places. So the blank's
 * cell after the move is the tile's cell before the move.
 */
function slidTiles(board: Board, moves: Moves): number[] {
  const [, ...laterBoards] = boardsAlong(board, moves);
  return laterBoards.map(
    ({ tiles }, index) => (laterBoards[index - 1] ?? board).tiles[tiles.indexOf(0)] ?? 0,
  );
}

const formatList = (tiles: readonly number[]): string =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(tiles.map(String));
