import type { Call } from '../../chat/command.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import { type ButtonGroup, type GameData, makeControlGroup, type Text } from '../../chat/reply.ts';
import type { Result } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { GamePosition } from '../../play/game.ts';
import type { GameStep, Rules } from '../../play/kinds/rules.ts';
import type { Scene } from '../../render/scene/scene.ts';
import { type Game, MAX_HINTS_PER_POSITION } from '../../store/contract/game.ts';
import { type Services, signedPayload } from '../feature/services.ts';

/** The data that is stored for a new game. */
export type NewGameData = Pick<Game, 'kind' | 'start' | 'goal' | 'par' | 'level' | 'picture'>;

/** A function that finds or generates the requested board. It may take several seconds. */
export type PrepareGame = (services: Services, call: Call) => Promise<Result<NewGameData>>;

/**
 * Steps that lead from a position to the end of the game. `isProvedShortest`: a proof shows that fewer steps
 * can't do it.
 */
export interface FoundSteps {
  readonly steps: readonly GameStep[];
  readonly isProvedShortest: boolean;
}

/**
 * The result of a search if a position is proved to be unsolvable. `lastSolvableStep`: the latest step after
 * which the game was still solvable. Undefined if the game was unsolvable after each step.
 */
export interface DeadEnd {
  readonly steps?: undefined;
  readonly isProvedShortest?: undefined;
  readonly lastSolvableStep?: string;
}

/** The result of a search from a position: steps that solve it, or the proof that it is unsolvable. */
export type SearchResult = FoundSteps | DeadEnd;

/** Number of steps that the most detailed hint shows. */
export const MAX_HINT_STEPS = 5;

/**
 * A request to a command outside the game. `request` has the type that the method `read` of this command
 * returns.
 */
export interface CommandRequest {
  readonly command: 'solve' | 'knight' | 'analyse';
  readonly request: object;
}

/** A cell of a board that is shown as a grid, with one button for each cell. */
export interface Cell {
  /** The label of the button: one to three characters. */
  readonly label: string;
  /** The step that a press on the cell makes, in the form that users type: the name of the square. */
  readonly step: string;
  /** The name of the cell for screen readers. */
  readonly name: string;
  /** Whether the picture and the button highlight the cell. */
  readonly isMarked?: boolean;
}

/**
 * A kind of game: the methods that read, show and explain its games. `Position`: the type of its positions.
 */
export interface GameKind<Position = unknown> extends Rules<Position> {
  /**
   * Reads the words that follow the name of the kind in `/play`. Returns a fault if they describe no possible
   * board.
   */
  readStart(input: CommandInput, call: Call, typedWords: Services['typedWords']): Result<PrepareGame>;
  /** The title of a game, such as `3x3`. */
  title(texts: Texts, position: Position): Text;
  /** Returns the words that other people can type after `/play` to start a game from this position. */
  playWords(start: Position): string;
  /** Returns the picture of a position. `markedStep`: a step that the picture marks, for a hint. */
  scene(texts: Texts, position: Position, markedStep?: GameStep): Scene;
  /** Describes the picture of a position in words, for people who can't see it. */
  alt(texts: Texts, position: Position): string;
  /**
   * Explains to the player how to make a step, by button or by text. `maxRows`: number of button rows
   * available for the board. Undefined if no step is possible.
   */
  explainSteps(call: Call, position: Position, maxRows: number): Text | undefined;
  /**
   * Returns the buttons for the possible steps in a position. `actionOf` turns a step, in the form that users
   * type, into a button action. Default: a button for each cell.
   */
  buttons(
    call: Call,
    position: Position,
    actionOf: (step: string) => string,
    maxRows: number,
  ): readonly ButtonGroup[];

  /** Whether `/play` accepts options and photos for this kind of game. Default: no. */
  readonly takesOptions?: true;
  /** Words after `/play` that are suggested while a user types. Default: the name of the kind. */
  readonly suggestedWords: readonly string[];
  /**
   * Returns the data of a position for a surface that draws boards itself, such as the web page. If this
   * method is missing, the surface gets a picture and buttons instead.
   */
  gameData?(position: Position): Pick<GameData, 'rows' | 'cols' | 'position' | 'goal' | 'closed'>;
  /** The text of a board in a shared chat. Below it, a link opens a separate game for each person. */
  invitation(texts: Texts, position: Position): Text;
  /** Returns the name of a finished game for a list of games. Default: the size of its board. */
  listTitle?(texts: Texts, size: string): Text;
  /** Describes the progress of a game. The title shows it before the number of steps. */
  progressText?(texts: Texts, position: Position): Text;
  /** The noun for steps in texts that count them. Default: moves. */
  readonly stepUnit?: 'squares';
  /** Explains the goal of the game to new players. Undefined if the picture is clear enough. */
  explainGoal?(texts: Texts, position: Position): Text | undefined;
  /**
   * Returns a warning about the position, such as a dead end. Undefined if a short search finds no reason for
   * a warning.
   */
  findWarning?(services: Services, call: Call, position: Position): Promise<Text | undefined>;

  /**
   * Finds steps that solve the position, or proves that no steps solve it. A kind without this method has no
   * hints. Faults: `no-way-found`, those of the solver.
   */
  findSolution?(
    services: Pick<Services, 'solver'>,
    position: Position,
    personKey: string,
  ): Promise<Result<SearchResult>>;
  /**
   * Writes a hint. `level`: 1 for the first hint in a position, up to `MAX_HINTS_PER_POSITION`. Each level
   * reveals more of the solution.
   */
  hint(texts: Texts, position: Position, solution: SearchResult, level: number): Text;
  /**
   * Finds the minimum number of steps from the start, and proves it. `isUrgent`: the caller needs the result
   * soon, so boards on which a proof usually takes long are skipped. Undefined if no proof was found.
   */
  findPar?(
    services: Services,
    start: Position,
    personKey: string,
    isUrgent: boolean,
  ): Promise<number | undefined>;
  /**
   * Returns a remark about the board, shown after the game is solved. `par`: the minimum number of steps.
   */
  resultRemark?(texts: Texts, start: Position, par: number): Text | undefined;
  /** The catalogue id of the label of the button that shows a shortest solution from the start. */
  readonly solutionLabelId: string;
  /**
   * Returns the request to the command that shows a shortest solution from the start. If this method is
   * missing, the steps found by `findSolution` are shown as text.
   */
  solutionRequest?(start: Position): CommandRequest;
  /** Returns the request to the command that analyses a finished game and shows the wasted steps. */
  reviewRequest?(start: Position, steps: readonly GameStep[]): CommandRequest;

  /**
   * Returns the words after `/play` that start another game like this one. Default: the name of the kind and
   * the size.
   */
  playAgainWords(game: Game): string;
  /** The first field in the target of a deep link to a board of this kind. Default: the name of the kind. */
  readonly linkPrefix: string;
  /**
   * Returns the payload of a deep link to a board. By default it contains `board.start`, which must have 30
   * characters at most to fit.
   */
  payload(services: Services, board: SharedBoard): Promise<string>;
}

/** A board that a link or button shares with other people. `picture`: the photo on its tiles. */
export type SharedBoard = Pick<Game, 'kind' | 'start' | 'goal' | 'picture'>;

/** For a kind whose boards are plain grids of labelled cells: the method that returns these cells. */
interface Grid<Position> {
  /** Returns the rows of the grid. All rows have the same number of cells. */
  cells(texts: Texts, position: Position): readonly (readonly Cell[])[];
}

/** The members of a game kind that show a position as a grid. */
type GridMembers<Position> = Pick<GameKind<Position>, 'scene' | 'alt' | 'explainSteps' | 'buttons'>;

/**
 * Creates a kind of game from `members`, and adds default members for those that are missing. If `members`
 * has the method `cells`, the pictures and buttons show a plain grid.
 */
export function makeGameKind<Position>(
  members: Rules<Position> &
    Pick<GameKind<Position>, 'readStart' | 'title' | 'playWords'> &
    Partial<GameKind<Position>> &
    (Grid<Position> | GridMembers<Position>),
): GameKind<Position> {
  const { name } = members;
  return {
    suggestedWords: [name],
    solutionLabelId: 'button-shortest-way',
    linkPrefix: name,
    invitation: (texts, position) => texts.say('game-invitation', { name: members.title(texts, position) }),
    hint: (texts, _, { steps = [] }, level) =>
      steps.length === 0
        ? texts.sayFault({ code: 'no-way-found', facts: {} })
        : texts.say('hint-steps', hintFacts(steps, level)),
    playAgainWords: ({ start }) => `${name} ${sizeOf(start)}`,
    payload: async (services, { start }) => signedPayload(services, `${members.linkPrefix ?? name}:${start}`),
    ...('cells' in members ? makeGridMembers(members) : members),
    ...members,
  };
}

/**
 * Returns the message arguments of a hint: the first `level` steps of a solution, or `MAX_HINT_STEPS` steps
 * at the highest level.
 */
export function hintFacts(steps: readonly GameStep[], level: number) {
  const hintSteps = steps.slice(0, level === MAX_HINTS_PER_POSITION ? MAX_HINT_STEPS : level);
  return { steps: hintSteps.join(' '), count: hintSteps.length, left: steps.length };
}

/** Returns the size with which every stored position begins: `3x3` for `3x3 1 2 ...`, `6x6` for `6x6 a1`. */
export const sizeOf = (start: string): string => /^\d+x\d+/.exec(start)?.[0] ?? '';

/** A grid of buttons has at most this many columns, so that a thumb can press each button on a phone. */
const MAX_GRID_COLUMNS = 8;

/** Whether a board fits into a grid of buttons, one for each cell. `maxRows`: available button rows. */
export const gridFits = (
  { rows, cols }: { readonly rows: number; readonly cols: number },
  { surface }: Pick<Call, 'surface'>,
  maxRows: number,
): boolean => rows <= maxRows && cols <= Math.min(surface.maxButtonColumns, MAX_GRID_COLUMNS);

function makeGridMembers<Position>({
  cells,
  title,
}: Grid<Position> & Pick<GameKind<Position>, 'title'>): GridMembers<Position> {
  const fitsAsGrid = (call: Call, rows: readonly (readonly Cell[])[], maxRows: number) =>
    gridFits({ rows: rows.length, cols: rows[0]?.length ?? 0 }, call, maxRows);
  return {
    scene: (texts, position, markedStep) => ({
      kind: 'cells',
      rows: cells(texts, position).map((row) =>
        row.map(({ label, step, isMarked = false }) => ({
          label,
          keyToPress: step,
          isMarked,
          isNext: step === markedStep,
        })),
      ),
    }),
    alt: (texts, position) => {
      const rows = cells(texts, position).map((row) => row.map(({ label }) => label).join(' '));
      return `${title(texts, position)}: ${rows.join(' / ')}`;
    },
    explainSteps(call, position, maxRows) {
      const rows = cells(call.texts, position);
      const facts = {
        press: fitsAsGrid(call, rows, maxRows) ? 'cells' : 'nothing',
        square: rows[0]?.[0]?.step ?? '',
      };
      return call.texts.say('game-how-cells', facts);
    },
    buttons(call, position, actionOf, maxRows) {
      const rows = cells(call.texts, position);
      if (!fitsAsGrid(call, rows, maxRows)) return makeControlGroup();
      const buttonOf = ({ label, step, name, isMarked }: Cell) => ({
        ...{ action: actionOf(step), label, name },
        ...(isMarked && { style: 'success' as const }),
      });
      return [{ kind: 'grid', rows: rows.map((row) => row.map(buttonOf)) }];
    },
  };
}

/** A stored game together with its kind and its current position. */
export interface LoadedGame extends GamePosition {
  readonly kind: GameKind;
}

/**
 * Whether this surface (such as the web page) draws boards of this kind itself. A player presses the drawn
 * board, so the message needs no buttons for steps.
 */
export const isDrawnBySurface = (
  { surface }: Pick<Call, 'surface'>,
  { gameData }: Pick<GameKind, 'gameData'>,
): boolean => surface.drawsOwnBoard === true && gameData !== undefined;
