import { MAX_TEXT_FILE_BYTES } from '../../chat/attachment.ts';
import type { PrintableAnswer, TerminalCommand } from '../../chat/command.ts';
import { type CommandInput, isFormTooLong, type Option, parseForm } from '../../chat/input/command-input.ts';
import type { Run, Runner } from '../../chat/routing/runner.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import { findPuzzle } from '../../core/sliding/notation/in-message.ts';
import { readObjects } from '../../core/sliding/notation/json.ts';
import { makePuzzle, parsePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { TOO_LONG } from '../../core/typed-text.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { Arguments } from './arguments.ts';
import type { TerminalCall } from './call.ts';
import { saveFiles } from './files.ts';

/** Lines for people or one JSON object, and the fault if the command failed. */
export interface Outcome {
  /** A list of boards has one object for each. */
  readonly json: object | readonly object[];
  readonly lines: readonly string[];
  readonly fault?: Fault;
  /** Further messages for standard error. They don't change the exit code. */
  readonly notes?: readonly string[];
}

/** If the command line has a fault, `answer` only reports it. */
interface CommandRun {
  readonly isValid: boolean;
  /** Slots that this command line occupies when many run in parallel (`--stdin`). */
  readonly slotCount: number;
  answer(): Promise<Outcome>;
}

const optionsOf = ({ options, terminal }: TerminalCommand): readonly Option[] => [
  ...options,
  ...(terminal.options ?? []),
];

export function optionNames(command: TerminalCommand): Record<'valued' | 'flags', readonly string[]> {
  const { flags = [], valued: optionsWithValue = [] } = Object.groupBy(optionsOf(command), ({ kind }) =>
    kind === 'flag' ? 'flags' : 'valued',
  );
  return {
    valued: [...optionsWithValue.map(({ name }) => name), ...(command.terminal.files ?? [])],
    flags: flags.map(({ name }) => name),
  };
}

/** The main option of commands that take a board. */
export const BOARD_OPTION = 'board';

/**
 * The positional arguments, joined by spaces, are the value of the command's first option. If it is a board,
 * they may also be the output of another `tileknight` command.
 *
 * `defaultTimeMs`: default of the option `--time`.
 *
 * If parsing fails, `answer` reports the fault: `too-long` {limit}, `time-option` {text},
 * `no-board-in-object`, or a fault from reading the command's own options.
 */
export function parseRun(
  runner: Runner,
  command: TerminalCommand,
  call: TerminalCall,
  args: Arguments,
  defaultTimeMs: number,
): CommandRun {
  const mainOptionName = command.options[0]?.name ?? '';
  const mainValue = args.options[mainOptionName];
  const mainText = [...args.positionals, ...(typeof mainValue === 'string' ? [mainValue] : [])].join(' ');
  const parseMainText = (line: string): CommandRun =>
    parseOptions(runner, command, call, { ...args.options, [mainOptionName]: line }, defaultTimeMs);
  if (mainOptionName !== BOARD_OPTION) return parseMainText(mainText);
  const lineFromJson = lineOfJsonObject(mainText, args.options.goal !== undefined);
  if (lineFromJson !== undefined)
    return lineFromJson.ok ? parseMainText(lineFromJson.value) : makeFaultRun(call, lineFromJson.fault);
  const commandRun = parseMainText(mainText);
  const puzzleLine = commandRun.isValid ? undefined : findPuzzleLine(mainText);
  return puzzleLine === undefined ? commandRun : parseMainText(puzzleLine);
}

function parseOptions(
  runner: Runner,
  command: TerminalCommand,
  call: TerminalCall,
  options: Arguments['options'],
  defaultTimeMs: number,
): CommandRun {
  const { [BOARD_OPTION]: boardText, ...shortOptions } = options;
  const isTooLong = command.takesBoardLists
    ? isFormTooLong(shortOptions) || String(boardText).length > MAX_TEXT_FILE_BYTES
    : isFormTooLong(options);
  if (isTooLong) return makeFaultRun(call, TOO_LONG.fault);
  const input = parseForm({ ...command, options: optionsOf(command) }, options);
  const timeMs = parseTime(input.options.time, command.terminal.timeMs ?? defaultTimeMs);
  if (!timeMs.ok) return makeFaultRun(call, timeMs.fault);
  const timedCall = { ...call, timeMs: timeMs.value };
  // The board in a picture is read later.
  const request = runner.boards.isNeeded(command, input, timedCall)
    ? undefined
    : command.read(input, timedCall);
  return {
    isValid: request?.ok !== false,
    slotCount: request?.ok ? (command.terminal.batchSlots?.(request.value) ?? 1) : 1,
    answer: async () =>
      outcomeOf(command, call, input, await runner.run(command, timedCall, input, request), options),
  };
}

const makeFaultRun = (call: TerminalCall, reason: Fault): CommandRun => ({
  isValid: false,
  slotCount: 1,
  answer: async () => makeFaultOutcome(call, reason),
});

async function outcomeOf(
  { terminal }: TerminalCommand,
  call: TerminalCall,
  input: CommandInput,
  run: Run,
  options: Arguments['options'],
): Promise<Outcome> {
  const requestFields = run.request === undefined ? {} : (terminal.requestJson?.(run.request) ?? {});
  if (!run.answer.ok) {
    const { fault: reason } = run.answer;
    const fields = run.request === undefined ? terminal.faultJson?.(input, reason) : requestFields;
    return makeFaultOutcome(call, reason, fields);
  }
  const { texts, jsonTexts } = call;
  // A terminal shows no warnings and asks no questions, so this is the command's own answer.
  const answer = run.answer.value as PrintableAnswer;
  const { incompleteness } = answer;
  const answerJson = answer.json(jsonTexts);
  const outcome = {
    json: Array.isArray(answerJson)
      ? answerJson
      : {
          ...requestFields,
          ...answerJson,
          error: incompleteness && removeMarks(jsonTexts.sayFault(incompleteness)),
        },
    fault: incompleteness,
    lines: options.json === true ? [] : answer.lines(texts).map(removeMarks),
  };
  const saveResult = await saveFiles(run.call, answer, options);
  return saveResult.ok ? { ...outcome, notes: saveResult.value } : { ...outcome, fault: saveResult.fault };
}

/** The field `error` of the JSON follows `requestFields`, which describe the request. */
const makeFaultOutcome = (
  { jsonTexts }: TerminalCall,
  reason: Fault,
  requestFields: object = {},
): Outcome => ({
  json: { ...requestFields, error: removeMarks(jsonTexts.sayFault(reason)) },
  lines: [],
  fault: reason,
});

/** Returns milliseconds, `defaultMs` without the option. Fault: `time-option` {text}. */
function parseTime(timeOption: string | boolean | undefined, defaultMs: number): Result<number> {
  if (timeOption === undefined) return ok(defaultMs);
  return Number(timeOption) >= 1
    ? ok(Number(timeOption))
    : fault('time-option', { text: String(timeOption).slice(0, 40) });
}

/** A JSON object may have the board in these fields, in order of preference. */
const BOARD_FIELDS = ['start', 'board', 'tiles'] as const;

/** Undefined if the text is no JSON object. */
function parseJsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In JSON, a board is a list of tiles, a list of rows, or a text. Undefined for other values. */
function boardToText(board: unknown): string | undefined {
  if (typeof board === 'string') return board;
  if (!Array.isArray(board)) return undefined;
  return board
    .map((row) => (Array.isArray(row) ? row.join(' ') : row))
    .join(board.some(Array.isArray) ? '/' : ' ');
}

/**
 * Converts a JSON object that a command printed with `--json` to a line such as `2x3 1 2 3 4 0 5 -> 1 2 3 4 5
 * 0`. The object has the board in `start`, `board` or `tiles`, and the size in `rows` and `cols`. With
 * `hasGoal`, the command line has its own goal, and the object's is ignored. Undefined if the text is no JSON
 * object, or one whose board is unclear. Fault: `no-board-in-object`.
 */
function lineOfJsonObject(text: string, hasGoal: boolean): Result<string> | undefined {
  const jsonObject = parseJsonObject(text);
  if (jsonObject === undefined) return undefined;
  const { rows, cols } = jsonObject;
  const boards = hasGoal ? undefined : readObjects(text);
  if (boards?.rowsText !== undefined) return ok(boards.rowsText.trim());
  if (boards?.count === 1) return undefined;
  const startText = BOARD_FIELDS.map((name) => boardToText(jsonObject[name])).find(
    (board) => board !== undefined,
  );
  if (startText === undefined) return boards?.count ? undefined : fault('no-board-in-object');
  const goalText = hasGoal ? undefined : boardToText(jsonObject.goal);
  const sizePrefix = typeof rows === 'number' && typeof cols === 'number' ? `${rows}x${cols} ` : '';
  return ok(`${sizePrefix}${startText}${goalText === undefined ? '' : ` -> ${goalText}`}`);
}

/**
 * Finds the puzzle in several lines of text, such as the output of `scramble`. Undefined if there is only one
 * line, or not exactly one puzzle, or if other lines have nothing but numbers: they would be left out.
 */
function findPuzzleLine(text: string): string | undefined {
  const lines = text.split('\n');
  const lineCount = lines.filter((line) => /\d/u.test(line) && !/\p{L}{2}/u.test(line)).length;
  const puzzle =
    lines.length > 1 && lineCount === 1 ? findPuzzle(text, (textPart) => parsePuzzle(textPart)) : undefined;
  return puzzle?.ok ? makePuzzle(puzzle.value) : undefined;
}
