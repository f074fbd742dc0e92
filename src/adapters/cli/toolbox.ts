import type { Config } from '../../config.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Solver } from '../../solver/solver.ts';
import { FILE_OPTIONS } from './files.ts';
import type { Outcome } from './run.ts';

/** What a terminal command works with. */
export interface Toolbox {
  readonly solver: Solver;
  readonly texts: Texts;
  readonly config: Config;
  /** Where a single puzzle shows how far it is; batches show nothing. */
  readonly progress?: { say(text: string): void };
}

/** The outcome of what there is nothing to draw of: where files are asked for, that none is written is said. */
export function undrawn(
  { texts }: Pick<Toolbox, 'texts'>,
  outcome: Outcome,
  files: Readonly<Record<string, unknown>>,
): Outcome {
  const asked = FILE_OPTIONS.filter((name) => typeof files[name] === 'string').map((name) => `--${name}`);
  if (asked.length === 0) return outcome;
  const note = texts.say('terminal-undrawn', { options: asked.join(', '), count: asked.length });
  return { ...outcome, notes: [note] };
}
