import { expect, test } from 'vitest';
import { readCell } from '../../src/vision/cell.ts';
import { CELL_SIDE } from '../../src/vision/straighten.ts';

/** The probabilities of the ten digits, and of no digit. */
function sharesOf(shareByDigit: Readonly<Record<number, number>>): Float32Array {
  const shares = new Float32Array(11);
  for (const [digit, share] of Object.entries(shareByDigit)) shares[Number(digit)] = share;
  return shares;
}

test('of numbers that a board does not have, the likeliest over all thresholds counts', () => {
  const cell = new Uint8Array(CELL_SIDE * CELL_SIDE);
  for (let y = 18; y < 46; y++) cell.fill(255, y * CELL_SIDE + 28, y * CELL_SIDE + 36);
  // At each threshold the classifier finds another likeliest digit, and 8 close behind it.
  const answers = [sharesOf({ 7: 0.5, 8: 0.4 }), sharesOf({ 9: 0.5, 8: 0.4 }), sharesOf({ 6: 0.5, 8: 0.4 })];
  let callCount = 0;
  const classify = () => answers[callCount++ % answers.length] as Float32Array;
  const { outsideNumber, outside } = readCell(cell, { height: 28, knownDigits: [], size: 4 }, classify);
  expect(callCount).toBe(3);
  expect(outsideNumber).toBe(8);
  expect(outside).toBeCloseTo(0.9);
});
