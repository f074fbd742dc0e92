import { expect, test } from 'vitest';
import { progressLine } from '../../../src/adapters/cli/progress.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';

const texts = loadCatalogue().texts('en');

/** A terminal that notes what it shows: the text since the line was last erased. */
function terminal(columns: number, isTTY = true) {
  const shown: string[] = [];
  const write = (text: string): void => void shown.push(text.split('\r\x1b[K').at(-1) ?? '');
  return { shown, isTTY, columns, write };
}

test('one line: bounds, length, pace and share; the bound never steps back; gone at the end', () => {
  const out = terminal(200);
  const line = progressLine(out, texts);
  line.show({ phase: 'tables', share: 0.5 });
  line.show({ phase: 'search', lowerBound: 75 });
  line.show({ phase: 'search', lowerBound: 76, share: 0.1 });
  line.show({ phase: 'search', length: 80, moves: 'LURD', perSecond: 12_300_000 });
  line.show({ phase: 'search', lowerBound: 70, share: 0.2 });
  line.clear();
  expect(out.shown).toEqual([
    'Preparing my tables for this size (once only): 50 %.',
    'Searching: at least 75 moves.',
    'Searching: at least 76 moves. 10 % of the time is used.',
    'Searching: between 76 and 80 moves. 12.3 million positions a second. 10 % of the time is used.',
    'Searching: between 76 and 80 moves. 12.3 million positions a second. 20 % of the time is used.',
    '',
  ]);
});

test('a narrow terminal gets a line that fits', () => {
  const out = terminal(20);
  progressLine(out, texts).show({ phase: 'search', lowerBound: 76 });
  expect(out.shown).toEqual(['Searching: at least']);
});

test('into a file or a pipe nothing is written', () => {
  const out = terminal(80, false);
  const line = progressLine(out, texts);
  line.show({ phase: 'search', lowerBound: 76 });
  line.clear();
  expect(out.shown).toEqual([]);
});
