import { answered } from '../../../chat/command.ts';
import { controls } from '../../../chat/reply.ts';
import { makeSquare } from '../../../core/knight/board/square.ts';
import {
  cellsInReach,
  isFullWalk,
  isTour,
  squareOfCell,
  standsOn,
  type Walk,
} from '../../../core/knight/board/walk.ts';
import { USUAL_SEED } from '../../../core/knight/request/request.ts';
import { listed } from '../../../i18n/texts.ts';
import { firstOf } from '../../../play/kinds/knight.ts';
import { MOST_HINTED } from '../../../store/contract/game.ts';
import { gateOf } from '../../fair/gate.ts';
import { knightCommand } from '../../knight/knight.ts';
import { SHOWN_AHEAD, type View } from './view.ts';

/** Buttons in a row: squares' names are short. */
const IN_A_ROW = 4;

/** A knight's tour walked by hand: the way so far, with a button for each square in reach. */
export const knightView: View<Walk> = {
  kind: 'knight',
  name: (texts, { cols, rows, closed }) =>
    texts.say('walk-name', { cols, rows, closed: closed ? 'yes' : 'no' }),
  progress: (texts, { cols, rows, cells }) =>
    texts.say('walk-progress', { walked: cells.length, squares: cols * rows }),
  how({ texts, surface }, walk) {
    const [near] = cellsInReach(walk);
    if (near === undefined) return undefined;
    const press = surface.buttonRows === 0 ? 'nothing' : 'squares';
    const how = texts.say('walk-how', { press, square: nameOf(near, walk) });
    const first = nameOf(walk.cells[0] ?? 0, walk);
    return walk.closed ? `${how}\n${texts.say('walk-closed-how', { first })}` : how;
  },
  goal: (texts) => texts.say('game-goal', { kind: 'knight' }),
  scene(walk, next) {
    if (isTour(walk))
      return {
        kind: 'tour',
        tour: { cols: walk.cols, rows: walk.rows, order: orderOf(walk), closed: walk.closed === true },
      };
    const reach = cellsInReach(walk);
    // A hint leaves the ring of its square alone.
    const marked = reach.filter((cell) => nameOf(cell, walk) === next);
    return { kind: 'walk', walk, reach: marked.length > 0 ? marked : reach };
  },
  alt(texts, walk) {
    const { cols, rows, cells } = walk;
    const reach = cellsInReach(walk).map((cell) => nameOf(cell, walk));
    const facts = { cols, rows, walked: cells.length, here: nameOf(standsOn(walk), walk) };
    return texts.say('walk-alt', { ...facts, reach: listed(texts, reach), count: reach.length });
  },
  buttons({ texts }, walk, action) {
    const squares = cellsInReach(walk).map((cell) => {
      const square = nameOf(cell, walk);
      return { action: action(square), label: square, name: texts.say('square-name', { square }) };
    });
    return controls(squares.slice(0, IN_A_ROW), squares.slice(IN_A_ROW));
  },
  data: ({ cols, rows, cells, closed }) => ({ cols, rows, position: cells, ...(closed && { closed }) }),
  async outlook(services, { texts, person }, walk) {
    if (isTour(walk)) return undefined;
    if (isFullWalk(walk)) return texts.say('walk-not-closed', { first: nameOf(walk.cells[0] ?? 0, walk) });
    if (cellsInReach(walk).length === 0) return texts.say('walk-stuck');
    const rest = await services.solver.ask('walkOn', walk, {
      person: person.key,
      signal: AbortSignal.timeout(OUTLOOK_MS),
    });
    return rest.ok && rest.value.cells === undefined && rest.value.complete
      ? texts.say('walk-hopeless')
      : undefined;
  },
  hint(texts, _, { steps }, told) {
    const next = steps.slice(0, told === MOST_HINTED ? SHOWN_AHEAD : told);
    return texts.say('hint-squares', { squares: next.join(' '), count: next.length, left: steps.length });
  },
  again: (game) => lineOf(firstOf(game)),
  given: (game) => lineOf(firstOf(game), nameOf(standsOn(firstOf(game)), firstOf(game))),
  lookBack: (texts, { id }) => [{ action: `best:${id}`, label: texts.say('button-a-tour') }],
  solution(services, call, game) {
    const { cols, rows, cells, closed = false } = firstOf(game);
    const start = squareOfCell(cells[0] ?? 0, { cols, rows });
    return answered(gateOf(services), knightCommand(services), call, {
      kind: 'tour',
      cols,
      rows,
      start,
      closed,
      method: 'construct',
      seed: USUAL_SEED,
    });
  },
};

/** Milliseconds after which a board comes without a word on whether there is still a tour. */
const OUTLOOK_MS = 400;

const nameOf = (cell: number, walk: Walk): string => makeSquare(squareOfCell(cell, walk));

/** What follows `/play` for a walk of that size and kind, from that square on. */
const lineOf = ({ cols, rows, closed }: Walk, start?: string): string =>
  ['knight', `${cols}x${rows}`, start ?? [], closed ? 'closed' : []].flat().join(' ');

/** The number of each square of a finished walk. */
function orderOf({ cells }: Walk): Int32Array {
  const order = new Int32Array(cells.length);
  for (const [at, cell] of cells.entries()) order[cell] = at + 1;
  return order;
}
