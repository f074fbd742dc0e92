import type { Printed } from '../../chat/printed.ts';
import { knightVocabulary } from '../../commands/knight/words.ts';
import { type KnightFields, parseKnight } from '../../core/knight/notation/parse.ts';
import type { KnightKind, KnightRequest } from '../../core/knight/request.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import type { Arguments } from './arguments.ts';
import { logOnce, machineOnce, tableOnce } from './knight-classic.ts';
import { tourOnce } from './knight-tour.ts';
import { seedOf, timeOf } from './numbers.ts';
import { refused } from './refused.ts';
import type { Outcome } from './run.ts';
import type { Toolbox } from './toolbox.ts';
import type { KnightOptions } from './tour-files.ts';

/** Options that say what is asked, as words do. */
const ASKING = ['method', 'opts', 'program', 'array', 'seed', 'style'] as const;
export const OPTIONS = { valued: [...ASKING, 'time', 'png', 'gif', 'order'], flags: ['measures'] };
/** This command prints its answers itself. */
export const PRINTED: Printed = { json: () => ({}), lines: () => [] };

/** The options that each kind of request takes, beside those that ask it. */
const TAKEN: Readonly<Record<KnightKind, readonly string[]>> = {
  tour: ['time', 'png', 'gif', 'order', 'measures'],
  table: ['time', 'png'],
  log: ['png', 'gif', 'order'],
  machine: ['png'],
};
const EVERYWHERE = ['json', 'stdin'];

const vocabulary = knightVocabulary(loadCatalogue().words);

/** Squares whose tours may be at work in one place of a batch: 16 MB. */
const SQUARES_A_PLACE = 4_000_000;

/** `tileknight knight SIZE [START] [to END] [closed]`, `knight table SIZE`, `knight log SIZE START`, `knight machine`. */
export async function knightOnce(toolbox: Toolbox, given: Arguments): Promise<Outcome> {
  const seed = seedOf(given.options);
  if (!seed.ok) return refused(toolbox, seed.fault);
  const request = parseKnight(fieldsOf(given), vocabulary, { cols: 8, rows: 8 });
  if (!request.ok) return refused(toolbox, request.fault);
  const options = readOptions(toolbox, request.value, given.options);
  if (!options.ok) return refused(toolbox, options.fault);
  return answered(toolbox, request.value, options.value);
}

/** How many places of a batch a line takes: huge tours are made one at a time. */
export function knightPlaces(line: string): number {
  const request = parseKnight({ line }, vocabulary);
  if (!request.ok || request.value.kind !== 'tour') return 1;
  return Math.ceil((request.value.cols * request.value.rows) / SQUARES_A_PLACE);
}

/** What the words and options say. */
function fieldsOf({ words, options }: Arguments): KnightFields {
  const asked = ASKING.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]]));
  return { line: words.join(' '), ...Object.fromEntries(asked) };
}

/** Faults: `time-option` {text}, `option-misfit` {option, kind}. */
function readOptions(
  { config }: Toolbox,
  request: KnightRequest,
  options: Arguments['options'],
): Result<KnightOptions> {
  const { kind } = request;
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

function answered(toolbox: Toolbox, request: KnightRequest, options: KnightOptions): Promise<Outcome> {
  switch (request.kind) {
    case 'tour':
      return tourOnce(toolbox, request, options);
    case 'table':
      return tableOnce(toolbox, request, options);
    case 'log':
      return logOnce(toolbox, request, options);
    case 'machine':
      return machineOnce(toolbox, options);
  }
}
