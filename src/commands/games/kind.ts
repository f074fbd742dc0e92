import type { Call } from '../../chat/command.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import { type ButtonGroup, type GameData, makeControlGroup, type Text } from '../../chat/reply.ts';
import type { Result } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene/scene.ts';
import { type Game, MAX_HINTS_PER_POSITION } from '../../store/contract/game.ts';
import type { TurnKeys } from '../../turns/fair-queue.ts';
import { type Services, signedPayload } from '../feature/services.ts';
import type { GamePosition } from './game.ts';
import { type GameStep, makeRules, type Rules, type RulesMembers } from './rules.ts';

export type NewGameData = Pick<Game, 'kind' | 'start' | 'goal' | 'par' | 'level' | 'picture'>;

/** Finds or generates the requested board, perhaps for several seconds. */
export type PrepareGame = (services: Services, call: Call) => Promise<Result<NewGameData>>;

/**
 * Steps from a position to the end of the game. `isProvedShortest`: a proof shows that fewer steps can't do
 * it.
 */
export interface FoundSteps {
  readonly steps: readonly GameStep[];
  readonly isProvedShortest: boolean;
}

/**
 * The proof that a position is unsolvable. `solvableSteps`: the steps from the start to the latest position
 * that is solvable. Only `hint` gets them. Undefined if no earlier position is known to be solvable.
 */
export interface DeadEnd {
  readonly steps?: undefined;
  readonly isProvedShortest?: undefined;
  readonly solvableSteps?: readonly GameStep[];
}

/** Steps that solve a position, or the proof that it is unsolvable. */
export type SearchResult = FoundSteps | DeadEnd;

export const MAX_HINT_STEPS = 5;

/**
 * A request to a command outside the game. `request` has the type that the method `read` of this command
 * returns.
 */
export interface CommandRequest {
  readonly command: 'solve' | 'knight' | 'analyse';
  readonly request: object;
}

export interface Cell {
  /** The label of the button: one to three characters. */
  readonly label: string;
  /** The step in the form that users type: the name of the square. */
  readonly step: string;
  readonly name: string;
  readonly isMarked?: boolean;
}

/** The methods that read, show and explain the games of a kind. `Position`: the type of its positions. */
export interface GameKind<Position = unknown> extends Rules<Position> {
  /**
   * Reads the words that follow the name of the kind in `/play`. Returns a fault if they describe no possible
   * board.
   */
  readStart(input: CommandInput, call: Call, typedWords: Services['typedWords']): Result<PrepareGame>;
  title(texts: Texts, position: Position): Text;
  /** Other people can type these words after `/play` to start a game from this position. */
  playWords(start: Position): string;
  /** `markedStep`: a step that the picture marks, for a hint. */
  scene(texts: Texts, position: Position, markedStep?: GameStep): Scene;
  /** Describes the picture for people who can't see it. */
  alt(texts: Texts, position: Position): string;
  /**
   * How to make a step, by button or by text. `maxRows`: number of button rows available for the board.
   * Undefined if no step is possible.
   */
  explainSteps(call: Call, position: Position, maxRows: number): Text | undefined;
  /**
   * Returns buttons for the possible steps. `actionOf` turns a step, in the form that users type, into a
   * button action. Default: a button for each cell.
   */
  buttons(
    call: Call,
    position: Position,
    actionOf: (step: string) => string,
    maxRows: number,
  ): readonly ButtonGroup[];

  /** Whether `/play` accepts options and photos. Default: no. */
  readonly takesOptions?: true;
  /** Suggestions after `/play`, while a user types. Default: the name of the kind. */
  readonly suggestedWords: readonly string[];
  /**
   * Serves a surface that draws boards itself, such as the web page. Without this method, it gets a picture
   * and buttons instead.
   */
  gameData?(position: Position): Pick<GameData, 'rows' | 'cols' | 'position' | 'goal' | 'closed'>;
  /** The text of a board in a shared chat. Below it, a link opens a separate game for each person. */
  invitation(texts: Texts, position: Position): Text;
  /** The name of a finished game in a list of games. Default: the size of its board. */
  listTitle?(texts: Texts, size: string): Text;
  /** The title shows it before the number of steps. */
  progressText?(texts: Texts, position: Position): Text;
  /** The noun for steps in texts that count them. Default: moves. */
  readonly stepUnit?: 'squares';
  /** Helps new players. Undefined if the picture is clear enough. */
  explainGoal?(texts: Texts, position: Position): Text | undefined;
  /**
   * A warning about the position, such as a dead end. Undefined if a short search finds no reason for one.
   */
  findWarning?(services: Services, call: Call, position: Position): Promise<Text | undefined>;

  /**
   * Finds steps that solve the position, or proves that there are none. A kind without this method has no
   * hints. Faults: `no-way-found`, those of the solver.
   */
  findSolution?(
    services: Pick<Services, 'solver'>,
    position: Position,
    turnKeys: TurnKeys,
  ): Promise<Result<SearchResult>>;
  /**
   * `level`: 1 for the first hint in a position, up to `MAX_HINTS_PER_POSITION`. Each level reveals more of
   * the solution.
   */
  hint(texts: Texts, position: Position, solution: SearchResult, level: number): Text;
  /**
   * Finds the minimum number of steps from the start, and proves it. `isUrgent`: the caller needs the result
   * soon, so boards on which a proof usually takes long are skipped. Undefined if no proof was found.
   */
  findPar?(
    services: Services,
    start: Position,
    turnKeys: TurnKeys,
    isUrgent: boolean,
  ): Promise<number | undefined>;
  /** A remark about the board, shown after the game is solved. `par`: the minimum number of steps. */
  resultRemark?(texts: Texts, start: Position, par: number): Text | undefined;
  /** The catalogue id of the label of the button that shows a shortest solution from the start. */
  readonly solutionLabelId: string;
  /**
   * The request to the command that shows a shortest solution from the start. Without this method, the steps
   * found by `findSolution` are shown as text.
   */
  solutionRequest?(start: Position): CommandRequest;
  /** The request to the command that analyses a finished game and shows the wasted steps. */
  reviewRequest?(start: Position, steps: readonly GameStep[]): CommandRequest;

  /**
   * The words after `/play` that start another game like this one. Default: the name of the kind and the
   * size.
   */
  playAgainWords(game: Game): string;
  /** Harder and larger games, offered after a solved one. `par`: its fewest moves. Default: none. */
  harderGames?(game: Game, par: number | undefined): readonly HarderGame[];
  /** The first field in the target of a deep link to a board of this kind. Default: the name of the kind. */
  readonly linkPrefix: string;
  /**
   * The payload of a deep link to a board. By default it contains `board.start`, which must have 30
   * characters at most to fit. `personKey`: the person who shares the board.
   */
  payload(services: Services, board: SharedBoard, personKey: string): Promise<string>;
}

/** `labelId`: the catalogue id of a button's label. `words`: after `/play`. */
export interface HarderGame {
  readonly labelId: string;
  readonly words: string;
}

/** A board that a link or button shares with other people. `picture`: the photo on its tiles. */
export type SharedBoard = Pick<Game, 'kind' | 'start' | 'goal' | 'picture'>;

/** A kind whose boards are plain grids of labelled cells. */
interface Grid<Position> {
  /** All rows have the same number of cells. */
  cells(texts: Texts, position: Position): readonly (readonly Cell[])[];
}

/** The members that show a position as a grid. */
type GridMembers<Position> = Pick<GameKind<Position>, 'scene' | 'alt' | 'explainSteps' | 'buttons'>;

/**
 * Adds default members for those that are missing. If `members` has the method `cells`, the pictures and
 * buttons show a plain grid.
 */
export function makeGameKind<Position>(
  members: RulesMembers<Position> &
    Pick<GameKind<Position>, 'readStart' | 'title' | 'playWords'> &
    Partial<GameKind<Position>> &
    (Grid<Position> | GridMembers<Position>),
): GameKind<Position> {
  const { name } = members;
  return {
    ...makeRules(members, members.findSolution !== undefined),
    suggestedWords: [name],
    solutionLabelId: 'button-shortest-way',
    linkPrefix: name,
    invitation: (texts, position) => texts.say('game-invitation', { name: members.title(texts, position) }),
    hint(texts, _, solution, level) {
      if (solution.steps !== undefined) return texts.say('hint-steps', hintFacts(solution.steps, level));
      const { solvableSteps } = solution;
      return texts.say('hint-no-way', { back: solvableSteps ? (solvableSteps.at(-1) ?? 'start') : 'none' });
    },
    playAgainWords: ({ start }) => `${name} ${sizeOf(start)}`,
    payload: async (services, { start }) => signedPayload(services, `${members.linkPrefix ?? name}:${start}`),
    ...('cells' in members ? makeGridMembers(members) : members),
    ...members,
  };
}

/** The first `level` steps of a solution, or `MAX_HINT_STEPS` steps at the highest level. */
export function hintFacts(steps: readonly GameStep[], level: number) {
  const hintSteps = steps.slice(0, level === MAX_HINTS_PER_POSITION ? MAX_HINT_STEPS : level);
  return { steps: hintSteps.join(' '), count: hintSteps.length, left: steps.length };
}

/** Every stored position begins with its size: `3x3` for `3x3 1 2 ...`, `6x6` for `6x6 a1`. */
export const sizeOf = (start: string): string => /^\d+x\d+/.exec(start)?.[0] ?? '';

/** More columns would be too narrow for a thumb on a phone. */
const MAX_GRID_COLUMNS = 8;

/** Whether one button for each cell fits. `maxRows`: available button rows. */
export const gridFits = (
  { rows, cols }: { readonly rows: number; readonly cols: number },
  { surface }: Pick<Call, 'surface'>,
  maxRows: number,
): boolean => rows <= maxRows && cols <= Math.min(surface.maxButtonColumns, MAX_GRID_COLUMNS);

function makeGridMembers<Position>({
  cells,
  title,
  applyStep,
}: Grid<Position> & Pick<GameKind<Position>, 'title' | 'applyStep'>): GridMembers<Position> {
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
      const possibleCell = rows.flat().find(({ step }) => applyStep(position, step) !== undefined);
      if (possibleCell === undefined) return undefined;
      const press = fitsAsGrid(call, rows, maxRows) ? 'cells' : 'nothing';
      return call.texts.say('game-how-cells', { press, square: possibleCell.step });
    },
    buttons(call, position, actionOf, maxRows) {
      const rows = cells(call.texts, position);
      if (!fitsAsGrid(call, rows, maxRows)) return makeControlGroup();
      const buttonOf = ({ label, step, name, isMarked }: Cell) => ({
        action: actionOf(step),
        label,
        name,
        ...(isMarked && { style: 'success' as const }),
      });
      return [{ kind: 'grid', rows: rows.map((row) => row.map(buttonOf)) }];
    },
  };
}

/** A game with its kind and its current position. */
export interface LoadedGame extends GamePosition {
  readonly kind: GameKind;
}

/**
 * Whether the surface draws boards of this kind itself, such as the web page. A player presses the drawn
 * board, so the message needs no buttons for steps.
 */
export const isDrawnBySurface = (
  { surface }: Pick<Call, 'surface'>,
  { gameData }: Pick<GameKind, 'gameData'>,
): boolean => surface.drawsOwnBoard === true && gameData !== undefined;
