import { expect, test } from 'vitest';
import { escapeMarks, formatBlock, parseSpans, removeMarks } from '../../src/i18n/markup.ts';

test('bold and monospace text is taken apart', () => {
  expect(parseSpans('in **3 moves**: `LUR`, done')).toEqual([
    { text: 'in ' },
    { text: '3 moves', style: 'bold' },
    { text: ': ' },
    { text: 'LUR', style: 'code' },
    { text: ', done' },
  ]);
});

test('a block of marked text keeps its lines', () => {
  const text = `Log:\n${formatBlock(['1 b1', '2 c3'])}\nend`;
  expect(parseSpans(text)).toEqual([
    { text: 'Log:\n' },
    { text: '1 b1\n2 c3', style: 'block' },
    { text: '\nend' },
  ]);
  expect(removeMarks(text)).toBe('Log:\n1 b1\n2 c3\nend');
});

test.each(['', 'plain', 'a * b', '**open', '`open', '****', '``', 'two\nlines'])(
  'the text %j has no marks',
  (text) => {
    expect(
      parseSpans(text)
        .map((span) => span.text)
        .join(''),
    ).toBe(text);
    expect(parseSpans(text).every((span) => span.style === undefined)).toBe(true);
  },
);

test('plain text has the marks off', () => {
  expect(removeMarks('**a** `b`')).toBe('a b');
});

test('a value from outside commands no terminal and turns no line around', () => {
  expect(escapeMarks('a\u001b[2J\u0007b\r\u009bc\u202egnp\nd\u2068e\u2069')).toBe(
    'a[2Jbcgnp\nd\u2068e\u2069',
  );
});

test('a value from outside can never style anything', () => {
  expect(parseSpans(`name ${escapeMarks('**x** `y` ```z```')}`)).toHaveLength(1);
});
