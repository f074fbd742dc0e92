import { text as textOf } from 'node:stream/consumers';
import { correctLine, optionWords } from '../../chat/input/correction.ts';
import { createJobs } from '../../chat/limits/jobs.ts';
import type { Reply } from '../../chat/reply.ts';
import { createRunner } from '../../chat/routing/runner.ts';
import type { TerminalServices } from '../../commands/feature/services.ts';
import { createAttachedBoards } from '../../commands/picture/attached-boards.ts';
import type { ListedCommand } from '../../commands/terminal.ts';
import type { Config } from '../../config/config.ts';
import { type Fault, fault, ok } from '../../core/result.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { Log } from '../../observe/log.ts';
import { createPictureReader } from '../../render/photo/reader.ts';
import { createSolver } from '../../solver/create-solver.ts';
import type { MakeSolver, RunningSolver } from '../../solver/solver.ts';
import { type Arguments, quoteForShell, readArguments } from './arguments.ts';
import { createProgressLine, createTerminalCall, type TerminalCall } from './call.ts';
import { FILE_OPTIONS, findMisnamedFile } from './files.ts';
import { answerLines } from './json-lines.ts';
import { attachmentOfFile } from './pictures.ts';
import { BOARD_OPTION, optionNames, parseRun } from './run.ts';
import { printMessage, printOutcome, reportFault, type Session } from './session.ts';
import { areFiles, readTextFile } from './text-files.ts';

const MAX_QUOTE_CHARS = 40;
/**
 * A tour of the largest board, 10,000 x 10,000, needs this much. Chats need less, because they show such a
 * tour only as a picture.
 */
const MIN_SOLVER_MEMORY_MB = 640;
/** 20 days. Node.js timers allow at most 24.8 days. */
const MAX_TIME_LIMIT_MS = 20 * 24 * 3_600_000;
const COMMON_FLAGS = ['json', 'stdin', 'help'];

interface CommandServices extends TerminalServices {
  timeLimitMs: number;
  close(): Promise<void>;
}

/** Loads the code of the log only if there is an error. */
const ERROR_LOG: Log = {
  info() {},
  warn() {},
  async error(fields, message) {
    const { createLog } = await import('../../observe/log.ts');
    createLog('error').error(fields, message);
  },
};

interface CommandContext {
  readonly config: Config;
  readonly textCatalogue: Catalogue;
  readonly makeSolver?: MakeSolver | undefined;
  /** Many lines are answered in parallel, each on a thread. */
  readonly isBatch: boolean;
}

/** The solver starts when a command first uses it. Code that draws is loaded when it is needed. */
function openServices({
  config,
  textCatalogue,
  makeSolver = createSolver,
  isBatch,
}: CommandContext): CommandServices {
  let solver: RunningSolver | undefined;
  const services: CommandServices = {
    get solver() {
      solver ??= makeSolver({
        threads: config.SOLVER_THREADS,
        memoryMb: Math.max(config.SOLVER_MEMORY_MB, MIN_SOLVER_MEMORY_MB),
        timeMs: services.timeLimitMs,
        dataDir: config.DATA_DIR,
        log: ERROR_LOG,
        isBatch: true,
        runsSmallHere: !isBatch,
      });
      return solver;
    },
    jobs: createJobs({ maxJobsPerPerson: Number.POSITIVE_INFINITY }),
    draw: async (scene, look) => (await import('../../render/draw.ts')).draw(scene, look),
    animate: async (animation, look) => (await import('../../render/animate.ts')).animate(animation, look),
    readPicture: createPictureReader(),
    random: Math.random,
    typedWords: textCatalogue.typedWords,
    now: Date.now,
    timeLimitMs: config.SOLVER_TIME_MS,
    close: async () => solver?.close(),
  };
  return services;
}

/** Parses the arguments of one run of the command. */
type ParseArguments = (call: TerminalCall, args: Arguments) => ReturnType<typeof parseRun>;

/** `args`: the arguments after the command's name. `help`: returns its help. Resolves with the exit code. */
export async function runCommand(
  session: Session,
  context: CommandContext,
  listedCommand: ListedCommand,
  args: readonly string[],
  help: () => string,
): Promise<number> {
  const services = openServices(context);
  const command = await listedCommand.load(services);
  const { valued: valueOptions, flags } = optionNames(command);
  const parsedArgs = readArguments(args, valueOptions, [...COMMON_FLAGS, ...flags]);
  if (!parsedArgs.ok) return reportFault(session, parsedArgs.fault);
  const { options } = parsedArgs.value;
  if (options.help === true) return printMessage(session.shell, help());
  const fileNameFault = findMisnamedFile(options);
  if (fileNameFault !== undefined) return reportFault(session, fileNameFault);
  // The time limit is meant for chats. In a terminal, a longer `--time` raises it.
  if (Number(options.time) > services.timeLimitMs)
    services.timeLimitMs = Math.min(Number(options.time), MAX_TIME_LIMIT_MS);
  // A terminal has no games whose solutions must stay secret.
  const runner = createRunner(async () => ok({}), createAttachedBoards(services));
  const parse: ParseArguments = (call, runArgs) =>
    parseRun(runner, command, call, runArgs, context.config.SOLVER_TIME_MS);
  const suggest = (reason: Fault, call: TerminalCall): Fault => {
    const knownWords = [...optionWords(command.options), ...context.textCatalogue.allTypedWords()];
    const line = correctArguments(
      parsedArgs.value,
      reason,
      knownWords,
      (runArgs) => parse(call, runArgs).isValid,
    );
    return line === undefined ? reason : { ...reason, suggestedLine: `${command.name} ${line}` };
  };
  try {
    return options.stdin === true
      ? await answerBatch(session, parse, parsedArgs.value, 2 * context.config.SOLVER_THREADS)
      : command.options[0]?.name === BOARD_OPTION && areFiles(parsedArgs.value.positionals)
        ? await answerFiles(session, parse, parsedArgs.value)
        : await answerOne(session, parse, parsedArgs.value, suggest);
  } finally {
    await services.close();
  }
}

/**
 * Without positional arguments and without a picture, the input is read from piped standard input. Resolves
 * with the exit code.
 */
async function answerOne(
  session: Session,
  parse: ParseArguments,
  parsedArgs: Arguments,
  suggest?: (reason: Fault, call: TerminalCall) => Fault,
): Promise<number> {
  const { shell, callTexts: terminalTexts } = session;
  const { picture } = parsedArgs.options;
  const positionals =
    parsedArgs.positionals.length === 0 && picture === undefined && shell.isPiped()
      ? [await textOf(shell.stdin)]
      : parsedArgs.positionals;
  const progressLine = createProgressLine(shell.stderr);
  const showProgress = ({ text }: Reply): void => progressLine.show(text);
  const call = {
    ...createTerminalCall(terminalTexts.texts, terminalTexts.jsonTexts),
    signal: shell.interrupt(),
    progress: showProgress,
    attachment: typeof picture === 'string' ? attachmentOfFile(picture) : undefined,
  };
  const run = parse(call, { ...parsedArgs, positionals });
  const outcome = await run.answer();
  progressLine.clear();
  const { fault: reason } = outcome;
  const needsSuggestion = !run.isValid && reason !== undefined && suggest !== undefined;
  return printOutcome(session, needsSuggestion ? { ...outcome, fault: suggest(reason, call) } : outcome);
}

/** The arguments without a typing error, in a positional argument or in an option's value. */
function correctArguments(
  { positionals, options }: Arguments,
  reason: Fault,
  knownWords: readonly string[],
  isValid: (args: Arguments) => boolean,
): string | undefined {
  const makeLine = (args: Arguments): string =>
    quoteForShell([
      ...args.positionals,
      ...Object.entries(args.options).flatMap(([name, value]) =>
        value === true ? [`--${name}`] : [`--${name}`, value],
      ),
    ]);
  const withValue = (name: string | undefined, value: string): Arguments =>
    name === undefined
      ? { positionals: value.split(' '), options }
      : { positionals, options: { ...options, [name]: value } };
  const texts = [[undefined, positionals.join(' ')] as const, ...Object.entries(options)];
  for (const [name, text] of texts) {
    if (text === true) continue;
    const corrected = correctLine(text, reason, knownWords, (line) => isValid(withValue(name, line)));
    if (corrected !== undefined) return makeLine(withValue(name, corrected));
  }
  return undefined;
}

/** Answers the text in each file, several below their names. Resolves with the greatest exit code. */
async function answerFiles(session: Session, parse: ParseArguments, parsedArgs: Arguments): Promise<number> {
  const files = parsedArgs.positionals;
  const codes: number[] = [];
  for (const file of files) {
    const text = await readTextFile(file);
    if (files.length > 1 && !session.isJsonOutput) session.shell.stdout.write(`${file}:\n`);
    codes.push(
      text.ok
        ? await answerOne(session, parse, { ...parsedArgs, positionals: [text.value] })
        : await reportFault(session, text.fault),
    );
  }
  return Math.max(...codes);
}

const ROW_OF_NUMBERS = /^[\d\s,;|_.#x*-]+$/u;

/**
 * Answers each line of standard input with one line of JSON, even without `--json`. If lines look like the
 * rows of a board, says at the end that each line is a puzzle.
 */
async function answerBatch(
  session: Session,
  parse: ParseArguments,
  parsedArgs: Arguments,
  slotCount: number,
): Promise<number> {
  const { shell, callTexts: terminalTexts } = session;
  const options: Arguments['options'] = { ...parsedArgs.options, json: true };
  const fileOption = ['picture', ...FILE_OPTIONS].find((name) => options[name] !== undefined);
  const unsupportedInput =
    fileOption === undefined ? parsedArgs.positionals.join(' ').slice(0, MAX_QUOTE_CHARS) : `--${fileOption}`;
  if (unsupportedInput !== '')
    return reportFault(session, fault('batch-misfit', { text: unsupportedInput }).fault);
  const call = createTerminalCall(terminalTexts.texts, terminalTexts.jsonTexts);
  let failedRowCount = 0;
  await answerLines(shell.stdin, shell.stdout, slotCount, (line) => {
    const commandRun = parse(call, { positionals: [line], options });
    return {
      slotCount: commandRun.slotCount,
      async answer() {
        const outcome = await commandRun.answer();
        if (outcome.fault !== undefined && ROW_OF_NUMBERS.test(line)) failedRowCount++;
        return Array.isArray(outcome.json) ? { boards: outcome.json } : outcome.json;
      },
    };
  });
  if (failedRowCount > 1)
    shell.stderr.write(`${removeMarks(terminalTexts.texts.say('terminal-batch-rows'))}\n`);
  return 0;
}
