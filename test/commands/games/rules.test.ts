import { expect, test } from 'vitest';
import { makeRules } from '../../../src/commands/games/rules.ts';

/** A counter from 0 to 3, moved by the steps `a1` (up) and `b1` (down). */
const counter = makeRules<number>({
  name: 'counter',
  read: ({ state }) => Number(state),
  write: String,
  applyStep(position, step) {
    const next = position + (step === 'a1' ? 1 : step === 'b1' ? -1 : Number.NaN);
    return next >= 0 && next <= 3 ? next : undefined;
  },
  isSolved: (position) => position === 3,
});

test('a word is by default itself a step, if that is possible', () => {
  expect(counter.stepsOfWord(0, 'a1')).toEqual({ ok: true, value: ['a1'] });
  expect(counter.stepsOfWord(0, 'b1')).toMatchObject({ ok: false, fault: { code: 'step-impossible' } });
  expect(counter.stepsOfWord(3, 'a1')).toMatchObject({ ok: false, fault: { code: 'step-impossible' } });
});

test('a press is by default a text of steps, each a group, and is told by the last step', () => {
  expect(counter.stepsOfPress(0, 'a1a1b1')).toEqual({ ok: true, value: [['a1'], ['a1'], ['b1']] });
  expect(counter.stepsOfPress(0, 'a1b1b1')).toMatchObject({ ok: false });
  expect(counter.pressOf(0, ['a1', 'b1'])).toBe('b1');
});

test('steps are by default typed with spaces or commas between them, up to the first other word', () => {
  const typed = counter.parseTyped('A1, b1 up a1', {} as never);
  expect(typed.words.map(({ meaning }) => meaning)).toEqual(['a1', 'b1']);
  expect(typed.wrong).toBeDefined();
  expect(counter.parseTyped('a1 a1', {} as never).wrong).toBeUndefined();
});

test('a shown solution reveals by default only the position that it is from', () => {
  expect(counter.reveals(1, [0, 1])).toBe(true);
  expect(counter.reveals(2, [0, 1])).toBe(false);
});
