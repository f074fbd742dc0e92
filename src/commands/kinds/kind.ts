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

/** What a game of one's own begins with. */
export type GameStart = Pick<Game, 'kind' | 'start' | 'goal' | 'par' | 'level' | 'picture'>;

/** Finds the board that was asked for, which may take a while. Faults: why there is none. */
export type StartGame = (services: Services, call: Call) => Promise<Result<GameStart>>;

/** Steps that solve a position; `isBest`: proved that fewer can't. */
export interface Onward {
  readonly steps: readonly GameStep[];
  readonly isBest: boolean;
}

/** Proved: no steps solve it. `back`: the nearest place to go back to from which some do; absent: none do. */
export interface DeadEnd {
  readonly steps?: undefined;
  readonly isBest?: undefined;
  readonly back?: string;
}

/** What lies ahead of a position. */
export type Ahead = Onward | DeadEnd;

/** Steps that the last hint for a position shows. */
export const HINT_STEPS = 5;

/** What a command is asked with, as its `read` makes it. */
export interface CommandRequest {
  readonly command: 'solve' | 'knight' | 'analyse';
  readonly request: object;
}

/** A cell of a board that is shown as a grid. */
export interface Cell {
  /** One to three characters. */
  readonly label: string;
  /** What a press on it means, and what is typed for it: a square. */
  readonly press: string;
  /** The cell in words. */
  readonly name: string;
  readonly isMarked?: boolean;
}

/** Everything that is asked of a kind of game. Positions are the kind's own. */
export interface Kind<Position = unknown> extends Rules<Position> {
  /** Reads the words after `/play` and the kind's own word. Faults: why there is no such board. */
  reads(given: CommandInput, call: Call, words: Services['words']): Result<StartGame>;
  /** What is played: `3x3`. */
  title(texts: Texts, position: Position): Text;
  /** The words after `/play` that begin a game with this start, for a friend. */
  given(start: Position): string;
  /** `next`: a step to be marked. */
  scene(texts: Texts, position: Position, next?: GameStep): Scene;
  /** The scene in words. */
  alt(texts: Texts, position: Position): string;
  /** How it is pressed and typed; undefined: no step is possible. `rows`: room for rows of buttons. */
  how(call: Call, position: Position, rows: number): Text | undefined;
  /** The buttons of a position, `action` making theirs of what they mean. Default: a button for each cell. */
  buttons(
    call: Call,
    position: Position,
    action: (what: string) => string,
    rows: number,
  ): readonly ButtonGroup[];

  /** It reads the options of `/play` and photos. Default: they are refused. */
  readonly takesOptions?: true;
  /** Lines after `/play` that are suggested. Default: its name. */
  readonly suggested: readonly string[];
  /** The position for a surface with live boards. Absent: its picture and buttons are shown there. */
  data?(position: Position): Pick<GameShown, 'rows' | 'cols' | 'position' | 'goal' | 'closed'>;
  /** What a shared chat is told of a board that each person opens for themselves. */
  invitation(texts: Texts, position: Position): Text;
  /** What was played, in a list. Default: the size. */
  brief?(texts: Texts, size: string): Text;
  /** How far it is, next to the number of steps. */
  progress?(texts: Texts, position: Position): Text;
  /** What its steps are called: `squares`; absent: moves. */
  readonly unit?: 'squares';
  /** What has to be done, for people who have never done it; undefined: the picture shows it. */
  goal?(texts: Texts, position: Position): Text | undefined;
  /** What has to be said of the position's prospects, if that is known soon. */
  outlook?(services: Services, call: Call, position: Position): Promise<Text | undefined>;

  /** Finds what lies ahead; absent: there are no hints. Faults: `no-way-found`, those of the solver. */
  ahead?(services: Pick<Services, 'solver'>, position: Position, person: string): Promise<Result<Ahead>>;
  /** A hint. `told` (1 to `MAX_HINTS_PER_POSITION`): which step is next, more of it, the next few. */
  hint(texts: Texts, position: Position, ahead: Ahead, told: number): Text;
  /** Proves the fewest steps from a start; `isSoon`: only if that is quick. Absent: nobody knows them. */
  par?(services: Services, start: Position, person: string, isSoon: boolean): Promise<number | undefined>;
  /** What is said of a solved game by its par. */
  remark?(texts: Texts, start: Position, par: number): Text | undefined;
  /** The text of the button for the fewest steps from the start. */
  readonly wayLabel: string;
  /** The command that shows the fewest steps from a start. Default: what lies ahead of it, in words. */
  way?(start: Position): CommandRequest;
  /** The command that shows where a game's steps were lost. */
  review?(start: Position, steps: readonly GameStep[]): CommandRequest;

  /** The words after `/play` that begin another game like it. Default: its name and its size. */
  again(game: Game): string;
  /** The first field of the target of its links. Default: its name. */
  readonly link: string;
  /** The payload of a link to the board. Default: holds the start, of 30 characters at most. */
  payload(services: Services, board: SharedBoard): Promise<string>;
}

/** What a game on a board begins with. */
export type SharedBoard = Pick<Game, 'kind' | 'start' | 'goal' | 'picture'>;

/** What a kind without a look of its own is shown by. */
interface Grid<Position> {
  /** Rows of cells, all of the same length. */
  cells(texts: Texts, position: Position): readonly (readonly Cell[])[];
}

type Look<Position> = Pick<Kind<Position>, 'scene' | 'alt' | 'how' | 'buttons'>;

/** A kind with the defaults for what it does not say itself. With `cells` its look follows from them. */
export function makeKind<Position>(
  own: Rules<Position> &
    Pick<Kind<Position>, 'reads' | 'title' | 'given'> &
    Partial<Kind<Position>> &
    (Grid<Position> | Look<Position>),
): Kind<Position> {
  const { name } = own;
  return {
    suggested: [name],
    wayLabel: 'button-shortest-way',
    link: name,
    invitation: (texts, position) => texts.say('game-invitation', { name: own.title(texts, position) }),
    hint: (texts, _, { steps = [] }, told) =>
      steps.length === 0 ? texts.sayFault({ code: 'no-way-found', facts: {} }) : hintAt(texts, steps, told),
    again: ({ start }) => `${name} ${sizeOf(start)}`,
    payload: async (services, { start }) => sealed(services, `${own.link ?? name}:${start}`),
    ...('cells' in own ? lookOfGrid(own) : own),
    ...own,
  };
}

/** The first of the steps, or the next few. */
function hintAt(texts: Texts, steps: readonly GameStep[], told: number): Text {
  const next = steps.slice(0, told === MAX_HINTS_PER_POSITION ? HINT_STEPS : told);
  return texts.say('hint-steps', { steps: next.join(' '), count: next.length, left: steps.length });
}

/** `3x3` of `3x3 1 2 ...`, `6x6` of `6x6 a1`. */
export const sizeOf = (start: string): string => /^\d+x\d+/.exec(start)?.[0] ?? '';

/** Columns that a grid of buttons may have and still be pressed with a thumb. */
const MAX_GRID_COLUMNS = 8;

/** Is there room for a grid of buttons? `room`: rows that remain for it. */
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

/** The kind, game and position that one press or line is about. */
export interface Played extends GamePosition {
  readonly kind: Kind;
}

/** Is a game of that kind shown here on a live board, which makes presses by itself? */
export const isLive = ({ surface }: Pick<Call, 'surface'>, { data }: Pick<Kind, 'data'>): boolean =>
  surface.ownBoard === true && data !== undefined;
