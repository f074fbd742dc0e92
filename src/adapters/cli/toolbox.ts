import { writeFileSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Picture } from '../../render/paint/picture.ts';
import type { Solver } from '../../solver/solver.ts';
import type { ProgressLine } from './progress.ts';

/** Options that name a file for one answer. */
export const FILES = ['png', 'gif', 'order'] as const;

/** What a terminal command works with. */
export interface Toolbox {
  readonly solver: Solver;
  readonly texts: Texts;
  readonly config: Config;
  /** Puzzles of a batch that are at work at once. */
  readonly ahead: number;
  /** Where a single puzzle shows how far it is; batches show nothing. */
  readonly progress?: ProgressLine;
}

/** What a terminal command has to say: lines for people or one JSON object, and what went wrong, if it did. */
export interface Outcome {
  readonly json: object;
  readonly lines: readonly string[];
  readonly fault?: Fault;
  /** What else there is to say, though nothing went wrong. */
  readonly note?: string;
}

/** The outcome of what there is nothing to draw of: where files are asked for, that none is written is said. */
export function undrawn(
  { texts }: Pick<Toolbox, 'texts'>,
  outcome: Outcome,
  files: Readonly<Record<string, unknown>>,
): Outcome {
  const asked = FILES.filter((name) => typeof files[name] === 'string').map((name) => `--${name}`);
  if (asked.length === 0) return outcome;
  const note = texts.say('terminal-undrawn', { options: asked.join(', '), count: asked.length });
  return { ...outcome, note };
}

/** Writes a picture to a file. Fault: `file` {file, reason}. */
export function savePicture(file: string, picture: Picture): Result<true> {
  try {
    writeFileSync(file, picture.bytes);
    return ok(true);
  } catch (error) {
    return fault('file', { file, reason: error instanceof Error ? error.message : String(error) });
  }
}
