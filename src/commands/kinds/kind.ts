import type { Call } from '../../chat/command.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import { type ButtonGroup, controls, type GameShown, type Text } from '../../chat/reply.ts';
import type { Result } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { GamePosition } from '../../play/game.ts';
import type { GameStep, Rules } from '../../play/kinds/rules.ts';
import type { Scene } from '../../render/scene/scene.ts';
import { type Game, MAX_HINTS_PER_POSITION } from '../../store/contract/game.ts';
import { type Services, sealed } from '../feature/services.ts';

/** The stored data that a new game starts with. */
export type GameStart = Pick<Game, 'kind' | 'start' | 'goal' | 'par' | 'level' | 'picture'>;

/** Finds the requested board, which may take a while. */
export type StartGame = (services: Services, call: Call) => Promise<Result<GameStart>>;

/** Steps that solve a position. `isBest`: proved to be the fewest steps. */
export interface Onward {
  readonly steps: readonly GameStep[];
  readonly isBest: boolean;
}

/**
 * The proof that no steps solve the position. `back`: the nearest earlier step from which the game can be
 * solved. Absent if there is none.
 */
export interface DeadEnd {
  readonly steps?: undefined;
  readonly isBest?: undefined;
  readonly back?: string;
}

/** How a position continues: steps that solve it, or a proof that none do. */
export type Ahead = Onward | DeadEnd;

/** Steps in a hint of the highest level. */
export const HINT_STEPS = 5;

/** A request to another command, in the form that its `read` returns. */
export interface CommandRequest {
  readonly command: 'solve' | 'knight' | 'analyse';
  readonly request: object;
}

/** A cell of a board that is a grid of buttons. */
export interface Cell {
  /** The label of the button: one to three characters. */
  readonly label: string;
  /** The step that a press on the cell makes, as users type it: a square. */
  readonly press: string;
  /** The accessible name of the cell. */
  readonly name: string;
  readonly isMarked?: boolean;
}

/** A kind of game: how it is read, shown, played and explained. `Position`: the type of its positions. */
export interface Kind<Position = unknown> extends Rules<Position> {
  /** Reads the words after `/play` and the name of the kind. Returns a fault if there is no such board. */
  readStart(given: CommandInput, call: Call, words: Services['words']): Result<StartGame>;
  /** The title of a game: `3x3`. */
  title(texts: Texts, position: Position): Text;
  /** The words after `/play` that start a game from this position, for other people to type. */
  playWords(start: Position): string;
  /** The picture of a position. `next`: a step to highlight. */
  scene(texts: Texts, position: Position, next?: GameStep): Scene;
  /** The text alternative of the scene. */
  alt(texts: Texts, position: Position): string;
  /**
   * Explains how to enter a step by button and by text. `rows`: how many rows of buttons fit. Undefined if no
   * step is possible.
   */
  how(call: Call, position: Position, rows: number): Text | undefined;
  /**
   * The buttons of a position. `action` turns a step into the action of its button. Default: a button for
   * each cell.
   */
  buttons(
    call: Call,
    position: Position,
    action: (what: string) => string,
    rows: number,
  ): readonly ButtonGroup[];

  /** Whether the kind accepts the options of `/play` and photos. Default: they are refused. */
  readonly takesOptions?: true;
  /** Suggested words after `/play`. Default: the name of the kind. */
  readonly suggested: readonly string[];
  /**
   * Returns the position for a surface that draws boards itself. If absent, this surface shows a picture and
   * buttons.
   */
  data?(position: Position): Pick<GameShown, 'rows' | 'cols' | 'position' | 'goal' | 'closed'>;
  /** The text in a shared chat above the link that opens a board for each person. */
  invitation(texts: Texts, position: Position): Text;
  /** The name of a finished game in a list. Default: its size. */
  brief?(texts: Texts, size: string): Text;
  /** The progress of a game, shown next to the number of steps. */
  progress?(texts: Texts, position: Position): Text;
  /** The unit in which steps of this kind are counted. Default: moves. */
  readonly unit?: 'squares';
  /** The goal in words, for new players. Undefined if the picture already shows it. */
  goal?(texts: Texts, position: Position): Text | undefined;
  /** A warning about the position, such as a dead end, if it is found quickly. */
  outlook?(services: Services, call: Call, position: Position): Promise<Text | undefined>;

  /**
   * Finds steps that solve the position, or proves that there are none. If absent, the kind has no hints.
   * Faults: `no-way-found`, those of the solver.
   */
  ahead?(services: Pick<Services, 'solver'>, position: Position, person: string): Promise<Result<Ahead>>;
  /** Writes a hint. `level`, 1 to `MAX_HINTS_PER_POSITION`, says how much the hint tells. */
  hint(texts: Texts, position: Position, ahead: Ahead, level: number): Text;
  /**
   * Proves the fewest steps from a start. `isSoon`: tries only a quick proof. Undefined if there is no proof.
   */
  par?(services: Services, start: Position, person: string, isSoon: boolean): Promise<number | undefined>;
  /** A remark on a solved game, based on its par. */
  remark?(texts: Texts, start: Position, par: number): Text | undefined;
  /** The text of the button that shows a shortest way from the start. */
  readonly wayLabel: string;
  /** The command that shows a shortest way from the start. Default: the result of `ahead`, in words. */
  way?(start: Position): CommandRequest;
  /** The command that shows which steps of a game were wasted. */
  review?(start: Position, steps: readonly GameStep[]): CommandRequest;

  /** The words after `/play` that start a similar game. Default: the name of the kind and the size. */
  again(game: Game): string;
  /** The first field of the targets of deep links to games of this kind. Default: the name of the kind. */
  readonly link: string;
  /**
   * The payload of a deep link to the board. The default holds `start`, which must have 30 characters at
   * most.
   */
  payload(services: Services, board: SharedBoard): Promise<string>;
}

/** A board that a link shares, with its photo. */
export type SharedBoard = Pick<Game, 'kind' | 'start' | 'goal' | 'picture'>;

/** The look of a kind that is a plain grid of cells. */
interface Grid<Position> {
  /** Rows of cells, all of the same length. */
  cells(texts: Texts, position: Position): readonly (readonly Cell[])[];
}

type Look<Position> = Pick<Kind<Position>, 'scene' | 'alt' | 'how' | 'buttons'>;

/** Creates a kind and adds the defaults. `cells` gives it the look of a plain grid. */
export function makeKind<Position>(
  own: Rules<Position> &
    Pick<Kind<Position>, 'readStart' | 'title' | 'playWords'> &
    Partial<Kind<Position>> &
    (Grid<Position> | Look<Position>),
): Kind<Position> {
  const { name } = own;
  return {
    suggested: [name],
    wayLabel: 'button-shortest-way',
    link: name,
    invitation: (texts, position) => texts.say('game-invitation', { name: own.title(texts, position) }),
    hint: (texts, _, { steps = [] }, level) =>
      steps.length === 0
        ? texts.sayFault({ code: 'no-way-found', facts: {} })
        : texts.say('hint-steps', hintFacts(steps, level)),
    again: ({ start }) => `${name} ${sizeOf(start)}`,
    payload: async (services, { start }) => sealed(services, `${own.link ?? name}:${start}`),
    ...('cells' in own ? lookOfGrid(own) : own),
    ...own,
  };
}

/** Returns the facts of a hint with the first `level` steps. The highest level shows `HINT_STEPS` steps. */
export function hintFacts(steps: readonly GameStep[], level: number) {
  const next = steps.slice(0, level === MAX_HINTS_PER_POSITION ? HINT_STEPS : level);
  return { steps: next.join(' '), count: next.length, left: steps.length };
}

/** The size at the beginning of a stored position: `3x3` for `3x3 1 2 ...`, `6x6` for `6x6 a1`. */
export const sizeOf = (start: string): string => /^\d+x\d+/.exec(start)?.[0] ?? '';

/** Maximum columns of a grid of buttons that a thumb can still press. */
const MAX_GRID_COLUMNS = 8;

/** Whether a grid of buttons fits. `room`: the number of rows left for the grid. */
export const gridFits = (
  { rows, cols }: { readonly rows: number; readonly cols: number },
  { surface }: Pick<Call, 'surface'>,
  room: number,
): boolean => rows <= room && cols <= Math.min(surface.buttonColumns, MAX_GRID_COLUMNS);

function lookOfGrid<Position>({
  cells,
  title,
}: Grid<Position> & Pick<Kind<Position>, 'title'>): Look<Position> {
  const fits = (call: Call, rows: readonly (readonly Cell[])[], room: number) =>
    gridFits({ rows: rows.length, cols: rows[0]?.length ?? 0 }, call, room);
  return {
    scene: (texts, position, next) => ({
      kind: 'cells',
      rows: cells(texts, position).map((row) =>
        row.map(({ label, press, isMarked = false }) => ({ label, press, isMarked, isNext: press === next })),
      ),
    }),
    alt: (texts, position) => {
      const rows = cells(texts, position).map((row) => row.map(({ label }) => label).join(' '));
      return `${title(texts, position)}: ${rows.join(' / ')}`;
    },
    how(call, position, room) {
      const rows = cells(call.texts, position);
      const facts = {
        press: fits(call, rows, room) ? 'cells' : 'nothing',
        square: rows[0]?.[0]?.press ?? '',
      };
      return call.texts.say('game-how-cells', facts);
    },
    buttons(call, position, action, room) {
      const rows = cells(call.texts, position);
      if (!fits(call, rows, room)) return controls();
      const buttonOf = ({ label, press, name, isMarked }: Cell) => ({
        ...{ action: action(press), label, name },
        ...(isMarked && { style: 'success' as const }),
      });
      return [{ kind: 'grid', rows: rows.map((row) => row.map(buttonOf)) }];
    },
  };
}

/** A game with its kind and its current position. */
export interface Played extends GamePosition {
  readonly kind: Kind;
}

/** Whether this surface shows the kind as a live board, which handles presses without buttons. */
export const isLive = ({ surface }: Pick<Call, 'surface'>, { data }: Pick<Kind, 'data'>): boolean =>
  surface.ownBoard === true && data !== undefined;
