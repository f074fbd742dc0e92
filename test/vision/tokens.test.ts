import { expect, test } from 'vitest';
import type { Candidate } from '../../src/vision/candidates.ts';
import { joinDigits } from '../../src/vision/tokens.ts';

/** A digit 20 pixels high and 12 wide, read with this probability. */
function digit(value: number, left: number, { top = 0, height = 20, probability = 0.9 } = {}): Candidate {
  const probabilities = new Float32Array(11);
  probabilities[value] = probability;
  return { box: { left, top, right: left + 12, bottom: top + height }, probabilities };
}

const numbers = (...digits: readonly Candidate[]) => joinDigits(digits).map(({ number }) => number);

test('neighbouring digits are one number, the left one counts tens', () => {
  expect(numbers(digit(2, 14), digit(1, 0))).toEqual([12]);
  expect(numbers(digit(9, 0), digit(0, 14))).toEqual([90]);
  expect(numbers(digit(7, 0))).toEqual([7]);
});

test('digits apart, at other heights or of other sizes are two numbers', () => {
  // A gap of 0.42 of the height is too wide: 9 pixels are, 8 are not.
  expect(numbers(digit(1, 0), digit(2, 20))).toEqual([12]);
  expect(numbers(digit(1, 0), digit(2, 21))).toEqual([1, 2]);
  expect(numbers(digit(1, 0), digit(2, 14, { top: 8 }))).toEqual([12]);
  expect(numbers(digit(1, 0), digit(2, 14, { top: 9 }))).toEqual([1, 2]);
  expect(numbers(digit(1, 0), digit(2, 14, { height: 27 }))).toEqual([12]);
  expect(numbers(digit(1, 0), digit(2, 14, { height: 28 }))).toEqual([1, 2]);
});

test('three digits in a row are no tile', () => {
  expect(numbers(digit(1, 0), digit(2, 14), digit(3, 28), digit(4, 80))).toEqual([4]);
});

test('a number has the box of its digits, their middle, and the clarity of the less certain one', () => {
  const [token] = joinDigits([
    digit(1, 0, { probability: 0.75 }),
    digit(2, 14, { top: 4, probability: 0.5 }),
  ]);
  expect(token).toMatchObject({
    box: { left: 0, top: 0, right: 26, bottom: 24 },
    x: 13,
    y: 12,
    height: 20,
    clarity: 0.5,
  });
});

test('a piece inside a digit is no digit, a digit inside a much higher frame is one', () => {
  const piece = { ...digit(1, 3), box: { left: 3, top: 2, right: 9, bottom: 17 } };
  expect(numbers(digit(8, 0), piece)).toEqual([8]);
  const frame = { ...digit(0, 0), box: { left: -20, top: -20, right: 32, bottom: 40 } };
  expect(numbers(frame, digit(8, 0)).includes(8)).toBe(true);
});
