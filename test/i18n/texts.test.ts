import { expect, test } from 'vitest';
import { formatList, joinInLine } from '../../src/i18n/texts.ts';

test.each([
  [['One.', 'Two.'], 'One. Two.'],
  [['One.', '', 'Two.', ''], 'One. Two.'],
  [['一步。', '两步。'], '一步。两步。'],
  [['这样可以：', '`/a`', '`/b`'], '这样可以：`/a` `/b`'],
  [['一步。', 'Two.'], '一步。Two.'],
  [[], ''],
])('%j in one line: %j', (parts, line) => {
  expect(joinInLine(parts)).toBe(line);
});

// Unicode CLDR's patterns of narrow lists.
test.each([
  ['en', '1, 2, 3'],
  ['ru', '1, 2, 3'],
  ['zh', '1、2、3'],
  ['de', '1, 2 und 3'],
])('lists in %s are written %s', (locale, list) => {
  expect(formatList({ locale }, [1, 2, 3])).toBe(list);
});
