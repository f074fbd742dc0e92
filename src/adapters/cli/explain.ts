import { explanationLines } from '../../commands/explain/lines.ts';
import { puzzleOfForm } from '../../commands/puzzle-form.ts';
import { explainParity } from '../../core/sliding/analysis/explain.ts';
import { plain } from '../../i18n/markup.ts';
import { draw } from '../../render/draw.ts';
import type { Arguments } from './arguments.ts';
import { refused } from './refused.ts';
import { type Outcome, savePicture, type Toolbox } from './toolbox.ts';

export const VALUED = ['goal', 'size', 'png'] as const;

/** `tileknight explain BOARD [-> GOAL] [--size] [--png FILE]`: the parity argument; keys are texts in JSON, too large for its numbers. */
export async function explainOnce(toolbox: Toolbox, { words, options }: Arguments): Promise<Outcome> {
  const { png, ...form } = options;
  const puzzle = puzzleOfForm({ ...form, board: words.join(' ') });
  if (!puzzle.ok) return refused(toolbox, puzzle.fault);
  const { start, goal } = puzzle.value;
  const { keys, ...found } = explainParity(puzzle.value);
  const outcome: Outcome = {
    json: {
      rows: start.rows,
      cols: start.cols,
      start: start.tiles,
      goal: goal.tiles,
      ...found,
      key: String(keys.start),
      goalKey: String(keys.goal),
    },
    lines: explanationLines(toolbox.texts, puzzle.value, { ...found, keys }).map(plain),
  };
  if (typeof png !== 'string') return outcome;
  const saved = savePicture(png, draw({ kind: 'parity', start, goal }));
  return saved.ok ? outcome : { ...outcome, fault: saved.fault };
}
