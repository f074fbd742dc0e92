import { expect, test } from 'vitest';
import { createProgressLine } from '../../../src/adapters/cli/call.ts';

/** A terminal that notes its output: the text since the line was last erased. */
function terminal(columns: number, isTTY = true) {
  const shown: string[] = [];
  const write = (text: string): void => void shown.push(text.split('\r\x1b[K').at(-1) ?? '');
  return { shown, isTTY, columns, write };
}

test('progress is one line without marks, the first of each text, and is cleared at the end', () => {
  const out = terminal(200);
  const line = createProgressLine(out);
  line.show('Searching: at least **75** moves.');
  line.show('Solved **in 80 moves**, still looking.\n`LURD`');
  line.clear();
  expect(out.shown).toEqual(['Searching: at least 75 moves.', 'Solved in 80 moves, still looking.', '']);
});

test('progress on a narrow terminal is a line that fits', () => {
  const out = terminal(20);
  createProgressLine(out).show('Searching: at least 76 moves.');
  expect(out.shown).toEqual(['Searching: at least']);
});

test('progress is not written into a file or a pipe', () => {
  const out = terminal(80, false);
  const line = createProgressLine(out);
  line.show('Searching');
  line.clear();
  expect(out.shown).toEqual([]);
});

test('progress has 80 columns where a terminal tells none, and is erased once', () => {
  const { columns: _, ...out } = terminal(0);
  const line = createProgressLine(out);
  line.clear();
  line.show('x'.repeat(200));
  line.clear();
  line.clear();
  expect(out.shown).toEqual(['x'.repeat(79), '']);
});
