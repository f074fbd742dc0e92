import { expect, test } from 'vitest';
import { cutLog } from '../../../src/commands/feature/cut-log.ts';

/** Room that stays free for a platform's formatting. */
const MARGIN = 60;
const LOG = Array.from({ length: 10 }, (_, at) => `line ${at}`);
const omission = (count: number): string => `… ${count} more`;
const roomFor = (lines: readonly string[]): number => MARGIN + lines.join('\n').length + 1;

test('a log that fits to the last character stays as it is', () => {
  expect(cutLog(LOG, { maxChars: roomFor(LOG) }, omission)).toEqual(LOG);
});

test('a log that is one character too long loses its last lines, and says how many', () => {
  const cut = cutLog(LOG, { maxChars: roomFor(LOG) - 1 }, omission);
  expect(cut).toEqual([...LOG.slice(0, 8), '… 2 more']);
});

test('a cut log has its last lines, and as many of the first as there is room for', () => {
  const whole = [...LOG.slice(0, 3), '… 5 more', ...LOG.slice(-2)];
  // The line of omission has room for the largest number.
  const room = roomFor(whole) + 1;
  expect(cutLog(LOG, { maxChars: room, lastLineCount: 2 }, omission)).toEqual(whole);
  expect(cutLog(LOG, { maxChars: room - 1, lastLineCount: 2 }, omission)).toEqual([
    ...LOG.slice(0, 2),
    '… 6 more',
    ...LOG.slice(-2),
  ]);
});

test('a log of too many lines is cut however short it is', () => {
  expect(cutLog(LOG, { maxChars: 9999, maxFirstLines: 10 }, omission)).toEqual(LOG);
  expect(cutLog(LOG, { maxChars: 9999, maxFirstLines: 4, lastLineCount: 1 }, omission)).toEqual([
    ...LOG.slice(0, 4),
    '… 5 more',
    'line 9',
  ]);
});
