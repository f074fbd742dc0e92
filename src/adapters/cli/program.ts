import { config as readDotenv } from 'dotenv';
import { readConfig } from '../../config.ts';
import { type Fault, fault } from '../../core/result.ts';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import { plain } from '../../i18n/markup.ts';
import type { Texts } from '../../i18n/texts.ts';
import { createLog } from '../../observe/log.ts';
import { createSolver } from '../../solver/create-solver.ts';
import * as analyse from './analyse.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { answerLines } from './batch.ts';
import * as compare from './compare.ts';
import * as explain from './explain.ts';
import { writeJson } from './json-stream.ts';
import * as knight from './knight.ts';
import { progressLine } from './progress.ts';
import * as scramble from './scramble.ts';
import * as solve from './solve.ts';
import { terminalTexts } from './terminal-texts.ts';
import { FILES, type Outcome, type Toolbox } from './toolbox.ts';
import * as tools from './tools.ts';

const FAILED = 1;
const BAD_INPUT = 2;
/** Characters of a line that are quoted back. */
const LONGEST_QUOTE = 40;
/** Twenty days: Node's timers go little further. */
const LONGEST_MS = 20 * 24 * 3_600_000;
const FLAGS = ['json', 'stdin', 'help'] as const;

interface TerminalCommand {
  readonly valued: readonly string[];
  readonly flags?: readonly string[];
  readonly once: (toolbox: Toolbox, given: Arguments) => Promise<Outcome>;
  /** Places of a batch that a line takes; default 1. */
  readonly places?: (line: string) => number;
}

const COMMANDS: Readonly<Record<string, TerminalCommand>> = {
  solve: { valued: solve.VALUED, once: solve.solveOnce },
  knight: {
    valued: knight.VALUED,
    flags: knight.FLAGS,
    once: knight.knightOnce,
    places: knight.knightPlaces,
  },
  analyse: { valued: analyse.VALUED, once: analyse.analyseOnce },
  explain: { valued: explain.VALUED, once: explain.explainOnce },
  compare: { valued: compare.VALUED, once: compare.compareOnce },
  scramble: { valued: scramble.VALUED, once: scramble.scrambleOnce },
  notation: { valued: tools.VALUED, once: tools.notationOnce },
  key: { valued: tools.VALUED, once: tools.keyOnce },
  board: { valued: tools.VALUED, once: tools.boardOnce },
  ...Object.fromEntries(
    tools.TOOL_NAMES.map((name) => [name, { valued: tools.VALUED, once: tools.toolOnce(name) }]),
  ),
};

const english = loadCatalogue().texts('en');

/** Runs one command line; gives the exit code: 0, or 2 for input that can't be read. (1: a failure of the machine, or of the program.) */
async function main([name = '', ...line]: readonly string[]): Promise<number> {
  const command = COMMANDS[name];
  const texts = terminalTexts(english, name);
  if (command === undefined) {
    const isHelp = ['', 'help', '--help', '-h'].includes(name);
    (isHelp ? console.log : console.error)(plain(texts.say('terminal-help')));
    return isHelp ? 0 : BAD_INPUT;
  }
  const given = readArguments(line, command.valued, [...FLAGS, ...(command.flags ?? [])]);
  if (!given.ok) return refuse(texts, given.fault, line.includes('--json'));
  if (given.value.options.help === true) {
    console.log(plain(texts.say('terminal-help')));
    return 0;
  }
  const dash = FILES.find((option) => given.value.options[option] === '-');
  if (dash !== undefined) {
    return refuse(texts, fault('no-file-name', { option: dash }).fault, given.value.options.json === true);
  }
  return withToolbox(texts, given.value, (toolbox) => answer(toolbox, command, given.value));
}

/** Says what is wrong with a command line; gives the exit code. */
async function refuse(texts: Texts, reason: Fault, asJson: boolean): Promise<number> {
  const error = plain(texts.sayFault(reason));
  if (asJson) await writeJson(process.stdout, { error });
  console.error(error);
  return BAD_INPUT;
}

async function withToolbox(
  texts: Texts,
  { options }: Arguments,
  work: (toolbox: Toolbox) => Promise<number>,
): Promise<number> {
  readDotenv({ quiet: true });
  const config = readConfig(process.env);
  // Who sits at the terminal may take longer than those who chat.
  const asked = Number(options.time);
  const isLonger = asked > config.SOLVER_TIME_MS;
  const solver = createSolver({
    threads: config.SOLVER_THREADS,
    memoryMb: config.SOLVER_MEMORY_MB,
    timeMs: isLonger ? Math.min(asked, LONGEST_MS) : config.SOLVER_TIME_MS,
    dataDir: config.DATA_DIR,
    log: createLog('error'),
    batch: true,
  });
  try {
    return await work({ solver, texts, config, ahead: 2 * config.SOLVER_THREADS });
  } finally {
    await solver.close();
  }
}

async function answer(toolbox: Toolbox, command: TerminalCommand, given: Arguments): Promise<number> {
  const { json, stdin } = given.options;
  const { texts } = toolbox;
  if (stdin === true) return answerBatch(toolbox, command, given);
  const outcome = await command.once({ ...toolbox, progress: progressLine(process.stderr, texts) }, given);
  const error = outcome.fault && plain(texts.sayFault(outcome.fault));
  if (json === true)
    await writeJson(process.stdout, { ...outcome.json, ...(error !== undefined && { error }) });
  else if (outcome.lines.length > 0) console.log(outcome.lines.join('\n'));
  if (outcome.note !== undefined) console.error(plain(outcome.note));
  if (error === undefined) return 0;
  console.error(error);
  return BAD_INPUT;
}

/** A batch is written as JSON whether `--json` says so or not. */
async function answerBatch(
  toolbox: Toolbox,
  command: TerminalCommand,
  { words, options }: Arguments,
): Promise<number> {
  const file = FILES.find((name) => options[name] !== undefined);
  const text = file === undefined ? words.join(' ').slice(0, LONGEST_QUOTE) : `--${file}`;
  if (text !== '') {
    return refuse(toolbox.texts, fault('batch-misfit', { text }).fault, options.json === true);
  }
  await answerLines(
    process.stdin,
    process.stdout,
    { places: toolbox.ahead, taken: command.places },
    async (line) =>
      (await command.once(toolbox, { words: [line], options: { ...options, json: true } })).json,
  );
  return 0;
}

// A reader that has seen enough (`| head`) ends the program, as it does with any other.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  console.error(english.say('terminal-output', { reason: error.message }));
  process.exit(FAILED);
});

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = FAILED;
  },
);
