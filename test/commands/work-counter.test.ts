import { afterEach, expect, test } from 'vitest';
import { fewHostileTexts } from '../support/hostile-lines.ts';
import { openWorkCounter, type WorkCounter } from '../support/work/count-work.ts';
import { findGrowth } from '../support/work/find-growth.ts';
import { countedPattern, findMatches } from '../support/work/regexp-steps.ts';

/** Patterns with every construct that those of `src` have. */
const PATTERNS = [
  /^(\s*)([*_~])([^*_~]+)\2(?=\s*$)/u,
  /(?<=[0-9] ?)[-–—_*#~+](?= ?[0-9])/gu,
  /(?:(?<![-–—])[-–—]+>|→|⇒|\bto\b)/gu,
  /(?<![\w.:-])(?:(?:\d{1,2}|[_.x*#])(?:\s*(?:->|[,;|])\s*|\s+)){3,}(?:\d{1,2}|[_.x*#])(?![\w:-])/gu,
  /$(?<=(\s*\.+)(\s*))/u,
  /(?<name>a|ab|abc|b|c)(?<count>[0-9]*)|(?<number>[0-9]+)(?![\p{L}0-9])/giu,
  /^(?:[^\s\d]\S*\s*)*/u,
  /(\p{M}{2})\p{M}+/gu,
  /(?:\[?"?)+?x|\B[^\n]{2,3}?\./gm,
];

test.each(PATTERNS)('the counting matcher finds what V8 finds for %s', (pattern) => {
  for (const { text } of fewHostileTexts(60)) {
    const expected = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text) ?? []].flat(0);
    const places = expected.flatMap((match) =>
      'index' in match ? [[match.index, match.index + (match[0]?.length ?? 0)]] : [],
    );
    expect(findMatches(countedPattern(pattern), pattern, text, 0, pattern.global)).toEqual(places);
  }
});

let counter: WorkCounter | undefined;
afterEach(() => counter?.close());

test.each([
  ['a regular expression', (text: string) => /\s+$/u.test(text)],
  ['a built-in function in a loop', (text: string) => Array.from(text, (letter) => text.indexOf(letter))],
])('%s that is not linear is found', async (_, work) => {
  counter = openWorkCounter();
  const target = { name: 'work', send: async (text: string) => work(text) };
  const texts = (length: number) => [{ name: 'spaces', text: `${' '.repeat(length)}x` }];
  expect(await findGrowth(counter, [target], texts(1000), texts(2000))).toHaveLength(1);
});
