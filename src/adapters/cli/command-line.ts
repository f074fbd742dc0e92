import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { findCommand, unknownCommandFault } from '../../chat/command.ts';
import { createJobs } from '../../chat/limits/jobs.ts';
import type { Reply } from '../../chat/reply.ts';
import { createQuestions } from '../../commands/feature/questions.ts';
import type { TerminalServices } from '../../commands/feature/services.ts';
import { terminalCommands } from '../../commands/terminal.ts';
import { type Config, readConfig } from '../../config/config.ts';
import { type Fault, fault } from '../../core/result.ts';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { Texts } from '../../i18n/texts.ts';
import { createLog } from '../../observe/log.ts';
import { animate } from '../../render/animate.ts';
import { draw } from '../../render/draw.ts';
import { createPictureReader } from '../../render/photo/reader.ts';
import { createSolver } from '../../solver/create-solver.ts';
import type { RunningSolver } from '../../solver/solver.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { type CallTexts, createProgressLine, createTerminalCall, type Terminal } from './call.ts';
import { defaultDataDir, extractLanguage, languageOf, PROJECT_ROOT } from './environment.ts';
import { FILE_OPTIONS, findMisnamedFile } from './files.ts';
import { answerLines, writeJson } from './json-lines.ts';
import { findOperatorCommand, operatorHelp, runOperator } from './operator.ts';
import { attachmentOfFile, EXIT_BAD_INPUT, runRead } from './pictures.ts';
import { isTerminalCommand, type Outcome, optionNames, parseRun, type TerminalCommand } from './run.ts';

/** Maximum length of the part of a command line that an error message quotes. */
const MAX_QUOTE_CHARS = 40;
/**
 * Smallest memory limit of the solver in a terminal, in megabytes. A tour of the largest board, 10,000 x
 * 10,000, needs this much. Chats need less, because they show such a tour only as a picture.
 */
const MIN_SOLVER_MEMORY_MB = 640;
/** Maximum time limit that a user can set: 20 days. Node.js timers allow at most 24.8 days. */
const MAX_TIME_LIMIT_MS = 20 * 24 * 3_600_000;
const VERSION: string = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')).version;
/**
 * Command that reads boards from picture files. It exists only in the terminal, because its arguments are
 * file names.
 */
const READ_COMMAND = 'read';
/** Options without a value that every command has. */
const COMMON_FLAGS = ['json', 'stdin', 'help'];

const textCatalogue = loadCatalogue();
/** Language of the texts in JSON output. */
const JSON_LANGUAGE = 'en';

const PROGRAM_NAME = 'tileknight';
/** Command that runs the program from a source checkout, where `tileknight` is not on the PATH. */
const NPM_SCRIPT = 'npm run -s tileknight --';

/**
 * Returns the command by which the user started this program, for use in messages. npm sets
 * `npm_lifecycle_event` to the name of its script.
 */
const startCommandOf = (env: Shell['env']): string =>
  env.npm_lifecycle_event === PROGRAM_NAME ? NPM_SCRIPT : PROGRAM_NAME;

const textsOf = (language: string, startCommand: string, command = ''): Texts =>
  textCatalogue.texts(language, { prefix: `${startCommand} `, command });

const callTextsOf = (language: string, startCommand: string, command = ''): CallTexts => ({
  texts: textsOf(language, startCommand, command),
  jsonTexts: textsOf(JSON_LANGUAGE, startCommand, command),
});

/**
 * Returns the message texts in the language that the environment variables set. Ignores the option
 * `--language`.
 */
export const textsForEnvironment = (env: Shell['env']): Texts =>
  textsOf(languageOf(env, textCatalogue.locales), startCommandOf(env));

/** Services that commands use in a terminal, with the solver's time limit. */
interface CommandServices extends TerminalServices {
  readonly config: Config;
  timeLimitMs: number;
  close(): Promise<void>;
}

/** Opens the services that commands use in a terminal. The solver starts when a command first uses it. */
function openServices(config: Config, makeSolver: typeof createSolver): CommandServices {
  let solver: RunningSolver | undefined;
  return {
    config,
    get solver() {
      solver ??= makeSolver({
        threads: config.SOLVER_THREADS,
        memoryMb: Math.max(config.SOLVER_MEMORY_MB, MIN_SOLVER_MEMORY_MB),
        timeMs: this.timeLimitMs,
        dataDir: config.DATA_DIR,
        log: createLog('error'),
        isBatch: true,
      });
      return solver;
    },
    jobs: createJobs(Number.POSITIVE_INFINITY),
    draw: async (scene, look) => draw(scene, look),
    animate: async (animation, look) => animate(animation, look),
    readPicture: createPictureReader(),
    questions: createQuestions(),
    random: Math.random,
    typedWords: textCatalogue.typedWords,
    now: Date.now,
    timeLimitMs: config.SOLVER_TIME_MS,
    close: async () => solver?.close(),
  };
}

/** Environment variables and standard streams of the program, and the signal of Ctrl-C. */
export interface Shell {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable & Terminal;
  /** Whether standard input is a pipe (`echo ... |`) or a file (`< FILE`). */
  isPiped(): boolean;
  /**
   * Returns a signal that the first Ctrl-C aborts. A running search then ends and returns its best answer so
   * far.
   */
  interrupt(): AbortSignal;
}

/** State of the program while it runs one command line. */
interface Session {
  readonly shell: Shell;
  /** Language of the messages, as a BCP 47 tag. */
  readonly language: string;
  readonly callTexts: CallTexts;
  readonly isJsonOutput: boolean;
}

/**
 * Runs one command line. `argv`: all its arguments. Resolves with the exit code: 0, or 2 for bad input.
 * Rejects on system errors and bugs.
 */
export async function runCommandLine(
  argv: readonly string[],
  shell: Shell,
  makeSolver = createSolver,
): Promise<number> {
  const { env } = shell;
  const { otherArgs, language: languageOption } = extractLanguage(argv, textCatalogue.locales);
  const [firstWord = 'help', ...args] = otherArgs;
  const startCommand = startCommandOf(env);
  const defaultLanguage = languageOf(env, textCatalogue.locales);
  const language = languageOption.ok ? (languageOption.value ?? defaultLanguage) : defaultLanguage;
  const callTexts = callTextsOf(language, startCommand);
  const session: Session = { shell, language, callTexts, isJsonOutput: args.includes('--json') };
  if (!languageOption.ok) return reportFault(session, languageOption.fault);
  if (firstWord === '--version') return printMessage(shell, VERSION);
  const config = readConfig({ ...env, DATA_DIR: env.DATA_DIR || defaultDataDir(process.cwd(), env) });
  const isHelp = isHelpWord(firstWord);
  const commandName = isHelp ? args.find((word) => !isHelpWord(word)) : firstWord;
  const operatorCommand = findOperatorCommand(commandName);
  if (operatorCommand !== undefined)
    return runOperator(operatorCommand, isHelp ? ['--help'] : args, config, shell, callTexts.texts);
  const services = openServices(config, makeSolver);
  if (commandName === READ_COMMAND)
    return isHelp || args.includes('--help') || args.includes('-h')
      ? printMessage(shell, textsOf(language, PROGRAM_NAME).say('terminal-help-read'))
      : runRead(args, { ...session, readPicture: services.readPicture });
  const commands = terminalCommands(services).filter(isTerminalCommand);
  if (commandName === undefined)
    return printMessage(shell, fullHelp(textsOf(language, PROGRAM_NAME), startCommand, commands));
  const command = findCommand(commands, commandName);
  if (command === undefined)
    return reportFault(session, unknownCommandFault(commands, commandName.slice(0, MAX_QUOTE_CHARS)));
  try {
    const commandSession = { ...session, callTexts: callTextsOf(language, startCommand, command.name) };
    return await runCommand(commandSession, services, command, isHelp ? ['--help'] : args);
  } finally {
    await services.close();
  }
}

/** Runs one command. `args`: the arguments after the command's name. Resolves with the exit code. */
async function runCommand(
  session: Session,
  services: CommandServices,
  command: TerminalCommand,
  args: readonly string[],
): Promise<number> {
  const { valued: valueOptions, flags } = optionNames(command);
  const parsedArgs = readArguments(args, valueOptions, [...COMMON_FLAGS, ...flags]);
  if (!parsedArgs.ok) return reportFault(session, parsedArgs.fault);
  const { options } = parsedArgs.value;
  if (options.help === true)
    return printMessage(session.shell, helpOf(textsOf(session.language, PROGRAM_NAME), command));
  const fileNameFault = findMisnamedFile(options);
  if (fileNameFault !== undefined) return reportFault(session, fileNameFault);
  // The solver's time limit is meant for chats. In a terminal, a longer `--time` raises it, up to 20 days.
  if (Number(options.time) > services.timeLimitMs)
    services.timeLimitMs = Math.min(Number(options.time), MAX_TIME_LIMIT_MS);
  return (options.stdin === true ? answerBatch : answerOne)(
    session,
    services.config,
    command,
    parsedArgs.value,
  );
}

function printMessage({ stdout }: Shell, text: string): number {
  stdout.write(`${text}\n`);
  return 0;
}

const isHelpWord = (word: string): boolean => ['help', '--help', '-h'].includes(word);

const helpOf = (texts: Texts, { name }: TerminalCommand): string => texts.say(`terminal-help-${name}`);

const fullHelp = (texts: Texts, startCommand: string, commands: readonly TerminalCommand[]): string =>
  [
    texts.say('terminal-help-about'),
    ...(startCommand === PROGRAM_NAME ? [] : [texts.say('terminal-help-called', { program: startCommand })]),
    '',
    ...commands.map((command) => helpOf(texts, command)),
    texts.say('terminal-help-read'),
    ...['', texts.say('terminal-help-all')],
    ...['', operatorHelp(texts)],
  ].join('\n');

/** Reports the fault of a command line to the user. Resolves with the exit code 2. */
const reportFault = (session: Session, reason: Fault): Promise<number> =>
  printOutcome(session, { json: {}, lines: [], fault: reason });

/**
 * Runs the command once and prints its answer. Without positional arguments and without a picture, the input
 * is read from piped standard input. Resolves with the exit code.
 */
async function answerOne(
  session: Session,
  config: Config,
  command: TerminalCommand,
  parsedArgs: Arguments,
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
    ...(typeof picture === 'string' && { attachment: attachmentOfFile(picture) }),
  };
  const outcome = await parseRun(
    command,
    call,
    { ...parsedArgs, positionals },
    config.SOLVER_TIME_MS,
  ).answer();
  progressLine.clear();
  return printOutcome(session, outcome);
}

/** Answers each line of standard input with one line of JSON, even without the option `--json`. */
async function answerBatch(
  session: Session,
  config: Config,
  command: TerminalCommand,
  parsedArgs: Arguments,
): Promise<number> {
  const { shell, callTexts: terminalTexts } = session;
  const options: Arguments['options'] = { ...parsedArgs.options, json: true };
  const fileOption = ['picture', ...FILE_OPTIONS].find((name) => options[name] !== undefined);
  const unsupportedInput =
    fileOption === undefined ? parsedArgs.positionals.join(' ').slice(0, MAX_QUOTE_CHARS) : `--${fileOption}`;
  if (unsupportedInput !== '')
    return reportFault(session, fault('batch-misfit', { text: unsupportedInput }).fault);
  const call = createTerminalCall(terminalTexts.texts, terminalTexts.jsonTexts);
  await answerLines(shell.stdin, shell.stdout, 2 * config.SOLVER_THREADS, (line) => {
    const commandRun = parseRun(command, call, { positionals: [line], options }, config.SOLVER_TIME_MS);
    return { slotCount: commandRun.slotCount, answer: async () => (await commandRun.answer()).json };
  });
  return 0;
}

/** Prints the outcome of a command. Resolves with the exit code. */
async function printOutcome(
  { shell: { stdout, stderr }, callTexts: { texts, jsonTexts }, isJsonOutput }: Session,
  { json, lines, fault: reason, notes = [] }: Outcome,
): Promise<number> {
  if (isJsonOutput)
    await writeJson(stdout, { ...json, ...(reason && { error: removeMarks(jsonTexts.sayFault(reason)) }) });
  else if (lines.length > 0) stdout.write(`${lines.join('\n')}\n`);
  for (const note of [...notes, ...(reason ? [texts.sayFault(reason)] : [])])
    stderr.write(`${removeMarks(note)}\n`);
  return reason === undefined ? 0 : EXIT_BAD_INPUT;
}
