import {
  type KnightQuestion,
  parseQuestion,
  type QuestionKind,
} from '../../core/knight/notation/question.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Arguments } from './arguments.ts';
import { logOnce, machineOnce, tableOnce } from './knight-classic.ts';
import { tourOnce } from './knight-tour.ts';
import { seedOf, timeOf } from './numbers.ts';
import { refused } from './refused.ts';
import type { Outcome, Toolbox } from './toolbox.ts';
import type { KnightOptions } from './tour-files.ts';

/** Options that say what is asked, as words do. */
const ASKING = ['method', 'opts', 'program', 'array', 'seed', 'style'] as const;
export const VALUED = [...ASKING, 'time', 'png', 'gif', 'order'] as const;
export const FLAGS = ['measures'] as const;

/** The options that each kind of question takes, beside those that ask it. */
const TAKEN: Readonly<Record<QuestionKind, readonly string[]>> = {
  tour: ['time', 'png', 'gif', 'order', 'measures'],
  table: ['time', 'png'],
  log: ['png', 'gif', 'order'],
  machine: ['png'],
};
const EVERYWHERE = ['json', 'stdin'];

/** Squares whose tours may be at work in one place of a batch: 16 MB. */
const SQUARES_A_PLACE = 4_000_000;

/** `tileknight knight SIZE [START] [to END] [closed]`, `knight table SIZE`, `knight log SIZE START`, `knight machine`. */
export async function knightOnce(toolbox: Toolbox, given: Arguments): Promise<Outcome> {
  const seed = seedOf(given.options);
  if (!seed.ok) return refused(toolbox, seed.fault);
  const question = parseQuestion(lineOf(given));
  if (!question.ok) return refused(toolbox, question.fault);
  const options = readOptions(toolbox, question.value, given.options);
  if (!options.ok) return refused(toolbox, options.fault);
  return answered(toolbox, question.value, options.value);
}

/** How many places of a batch a line takes: huge tours are made one at a time. */
export function knightPlaces(line: string): number {
  const question = parseQuestion(line);
  if (!question.ok || question.value.kind !== 'tour') return 1;
  return Math.ceil((question.value.cols * question.value.rows) / SQUARES_A_PLACE);
}

/** The words and options as one line. */
function lineOf({ words, options }: Arguments): string {
  const asked = ASKING.flatMap((name) => (options[name] === undefined ? [] : [`${name}:${options[name]}`]));
  return [...words, ...asked].join(' ');
}

/** Faults: `time-option` {text}, `option-misfit` {option, kind}. */
function readOptions(
  { config }: Toolbox,
  question: KnightQuestion,
  options: Arguments['options'],
): Result<KnightOptions> {
  const { kind } = question;
  const { measures, json, png, gif, order } = options;
  const known: readonly string[] = [...ASKING, ...TAKEN[kind], ...EVERYWHERE];
  const misfit = Object.keys(options).find((name) => !known.includes(name));
  if (misfit !== undefined) return fault('option-misfit', { option: `--${misfit}`, kind });
  const time = timeOf(options, config.SOLVER_TIME_MS);
  if (!time.ok) return time;
  return ok({
    time: time.value,
    measures: measures === true,
    json: json === true,
    ...(typeof png === 'string' && { png }),
    ...(typeof gif === 'string' && { gif }),
    ...(typeof order === 'string' && { order }),
  });
}

function answered(toolbox: Toolbox, question: KnightQuestion, options: KnightOptions): Promise<Outcome> {
  switch (question.kind) {
    case 'tour':
      return tourOnce(toolbox, question, options);
    case 'table':
      return tableOnce(toolbox, question, options);
    case 'log':
      return logOnce(toolbox, question, options);
    case 'machine':
      return machineOnce(toolbox, options);
  }
}
