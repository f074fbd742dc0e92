import type { Command } from '../../chat/command.ts';
import { type Option, parseForm } from '../../chat/input/command-input.ts';
import { applyTheme } from '../../chat/preferences/theme-option.ts';
import type { TerminalOutput } from '../../chat/printed.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import { findPuzzle } from '../../core/sliding/notation/in-message.ts';
import { makePuzzle, parsePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { Arguments } from './arguments.ts';
import type { TerminalCall } from './call.ts';
import { CONTENT_OF_OPTION, FILE_OPTIONS, saveFiles } from './files.ts';

export type TerminalCommand = Command & { readonly terminalOutput: TerminalOutput };

export const isTerminalCommand = (command: Command): command is TerminalCommand =>
  command.terminalOutput !== undefined;

/** The output of a command: lines for people or one JSON object, and the fault if the command failed. */
export interface Outcome {
  readonly json: object;
  readonly lines: readonly string[];
  readonly fault?: Fault;
  /** Further messages for standard error. They don't change the exit code. */
  readonly notes?: readonly string[];
}

/** A command line that is ready to run. If it has a fault, `answer` only reports the fault. */
interface CommandRun {
  /** Whether the command line has no fault. */
  readonly isValid: boolean;
  /** Number of slots that this command line occupies when many run in parallel (`--stdin`). */
  readonly slotCount: number;
  answer(): Promise<Outcome>;
}

const optionsOf = ({ options, terminalOutput }: TerminalCommand): readonly Option[] => [
  ...options,
  ...(terminalOutput.options ?? []),
];

/** Returns the names of the command's options with a value (`valued`) and without a value (`flags`). */
export function optionNames(command: TerminalCommand): Record<'valued' | 'flags', readonly string[]> {
  const { flags = [], valued: optionsWithValue = [] } = Object.groupBy(optionsOf(command), ({ kind }) =>
    kind === 'flag' ? 'flags' : 'valued',
  );
  const fileOptions = FILE_OPTIONS.filter(
    (name) => command.terminalOutput[CONTENT_OF_OPTION[name]] !== undefined,
  );
  return {
    valued: [...optionsWithValue.map(({ name }) => name), ...fileOptions],
    flags: flags.map(({ name }) => name),
  };
}

/** Name of the first option of commands that take a board. */
const BOARD_OPTION = 'board';

/**
 * Parses the arguments of a command. The positional arguments, joined by spaces, are the value of the
 * command's first option. If this option is a board, they may also be the output of another `tileknight`
 * command.
 *
 * `defaultTimeMs`: default of the option `--time`.
 *
 * If parsing fails, `answer` reports the fault: `time-option` {text}, `no-board-in-object`, or a fault from
 * reading the command's own options.
 */
export function parseRun(
  command: TerminalCommand,
  call: TerminalCall,
  args: Arguments,
  defaultTimeMs: number,
): CommandRun {
  const mainOptionName = command.options[0]?.name ?? '';
  const mainValue = args.options[mainOptionName];
  const mainText = [...args.positionals, ...(typeof mainValue === 'string' ? [mainValue] : [])].join(' ');
  const parseMainText = (line: string): CommandRun =>
    parseOptions(command, call, { ...args.options, [mainOptionName]: line }, defaultTimeMs);
  if (mainOptionName !== BOARD_OPTION) return parseMainText(mainText);
  const lineFromJson = lineOfJsonObject(mainText, args.options.goal !== undefined);
  if (lineFromJson !== undefined)
    return lineFromJson.ok ? parseMainText(lineFromJson.value) : makeFaultRun(call, lineFromJson.fault);
  const commandRun = parseMainText(mainText);
  const puzzleLine = commandRun.isValid ? undefined : findPuzzleLine(mainText);
  return puzzleLine === undefined ? commandRun : parseMainText(puzzleLine);
}

function parseOptions(
  command: TerminalCommand,
  call: TerminalCall,
  options: Arguments['options'],
  defaultTimeMs: number,
): CommandRun {
  const formValues = parseForm({ ...command, options: optionsOf(command) }, options);
  const timeResult = parseTime(formValues.options.time, command.terminalOutput.timeMs ?? defaultTimeMs);
  const themeResult = applyTheme(call, formValues);
  const fullCall = {
    ...call,
    ...(themeResult.ok && themeResult.value),
    ...(timeResult.ok && { timeMs: timeResult.value }),
  };
  const requestResult = !timeResult.ok
    ? timeResult
    : !themeResult.ok
      ? themeResult
      : command.read(formValues, fullCall);
  if (!requestResult.ok) return makeFaultRun(call, requestResult.fault);
  return {
    isValid: true,
    slotCount: command.terminalOutput.batchSlots?.(requestResult.value) ?? 1,
    answer: () => executeCommand(command, fullCall, requestResult.value, options),
  };
}

const makeFaultRun = (call: TerminalCall, reason: Fault): CommandRun => ({
  isValid: false,
  slotCount: 1,
  answer: async () => makeFaultOutcome(call, reason),
});

async function executeCommand(
  { terminalOutput, ...command }: TerminalCommand,
  call: TerminalCall,
  request: unknown,
  options: Arguments['options'],
): Promise<Outcome> {
  const { texts, jsonTexts } = call;
  const answer = await command.ask(call, request);
  // Call `requestJson` only after the command has run, because running the command also reads a board from a
  // picture into `request`.
  const requestFields = terminalOutput.requestJson?.(request) ?? {};
  if (!answer.ok) return makeFaultOutcome(call, answer.fault, requestFields);
  const incompleteFault = terminalOutput.incompleteness?.(request, answer.value);
  const outcome = {
    json: {
      ...{ ...requestFields, ...terminalOutput.answerJson(jsonTexts, request, answer.value) },
      ...(incompleteFault && { error: removeMarks(jsonTexts.sayFault(incompleteFault)) }),
    },
    ...(incompleteFault && { fault: incompleteFault }),
    lines: options.json === true ? [] : terminalOutput.lines(texts, request, answer.value).map(removeMarks),
  };
  const saveResult = saveFiles(call, terminalOutput, request, answer.value, options);
  return saveResult.ok ? { ...outcome, notes: saveResult.value } : { ...outcome, fault: saveResult.fault };
}

/**
 * Makes the outcome for a fault. In JSON, `error` is the text of the fault. It follows the `requestFields`,
 * which describe the request.
 */
const makeFaultOutcome = (
  { jsonTexts }: TerminalCall,
  reason: Fault,
  requestFields: object = {},
): Outcome => ({
  json: { ...requestFields, error: removeMarks(jsonTexts.sayFault(reason)) },
  lines: [],
  fault: reason,
});

/**
 * Returns the value of the option `--time` in milliseconds, or `defaultMs` if the option is absent. Fault:
 * `time-option` {text}.
 */
function parseTime(timeOption: string | boolean | undefined, defaultMs: number): Result<number> {
  if (timeOption === undefined) return ok(defaultMs);
  return Number(timeOption) >= 1
    ? ok(Number(timeOption))
    : fault('time-option', { text: String(timeOption).slice(0, 40) });
}

/** The fields of a JSON object that may contain the board, in order of preference. */
const BOARD_FIELDS = ['start', 'board', 'tiles'] as const;

/** Parses a text as a JSON object. Returns undefined if the text is no JSON object. */
function parseJsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Converts a board from JSON to text. In JSON, a board is a list of tiles, a list of rows, or a text. Returns
 * undefined for other values.
 */
function boardToText(board: unknown): string | undefined {
  if (typeof board === 'string') return board;
  if (!Array.isArray(board)) return undefined;
  return board
    .map((row) => (Array.isArray(row) ? row.join(' ') : row))
    .join(board.some(Array.isArray) ? '/' : ' ');
}

/**
 * Converts a JSON object that a command printed with `--json` to a line such as
 * `2x3 1 2 3 4 0 5 -> 1 2 3 4 5 0`. The object has the board in `start`, `board` or `tiles`, and the size
 * in `rows` and `cols`. If `hasGoal` is true, the command line has its own goal, and the object's goal is
 * ignored. Returns undefined if the text is no JSON object. Fault: `no-board-in-object`.
 */
function lineOfJsonObject(text: string, hasGoal: boolean): Result<string> | undefined {
  const jsonObject = parseJsonObject(text);
  if (jsonObject === undefined) return undefined;
  const { rows, cols } = jsonObject;
  const startText = BOARD_FIELDS.map((name) => boardToText(jsonObject[name])).find(
    (board) => board !== undefined,
  );
  if (startText === undefined) return fault('no-board-in-object');
  const goalText = hasGoal ? undefined : boardToText(jsonObject.goal);
  const sizePrefix = typeof rows === 'number' && typeof cols === 'number' ? `${rows}x${cols} ` : '';
  return ok(`${sizePrefix}${startText}${goalText === undefined ? '' : ` -> ${goalText}`}`);
}

/**
 * Finds the puzzle in several lines of text, such as the output of `scramble`. Returns undefined if the text
 * has only one line, or not exactly one puzzle.
 */
function findPuzzleLine(text: string): string | undefined {
  const puzzle = text.includes('\n') ? findPuzzle(text, (textPart) => parsePuzzle(textPart)) : undefined;
  return puzzle?.ok ? makePuzzle(puzzle.value) : undefined;
}
