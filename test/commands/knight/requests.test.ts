import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { parseKnightText } from '../../support/knight-words.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOCALE = join(ROOT, 'assets/locales/en');
const texts = loadCatalogue().texts('en');

/** Lines of `/knight` in texts for people; values that are filled in have braces. */
const examples = [
  ...['README.md', 'docs/commands.md', 'docs/terminal.md'].map((file) => join(ROOT, file)),
  ...readdirSync(LOCALE).map((file) => join(LOCALE, file)),
]
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/`\/knight ([^`{]+)`/g)])
  .map((match) => match[1] ?? '');

test.each([...new Set(examples)])('the example /knight %s can be read', (line) => {
  expect(parseKnightText(line)).toMatchObject({ ok: true });
});

test('any words make a request or a sentence with an example', () => {
  const word = fc.constantFrom(
    ...['table', 'log', 'machine', 'tour', '5x5', '3x4', '10001x1', 'b1', 'z9', 'to', 'closed', 'vs', '|'],
    ...[
      'opts:',
      'opts:1,3',
      'opts:1-9',
      'opts',
      '1',
      'program:automaton',
      'program:',
      'array:b',
      'array',
      'E',
    ],
    ...['style:smooth', 'style:', 'classic', 'method:', 'smooth', 'exhaustive', 'таблица', 'протокол', '**`'],
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 7 }), (words) => {
      const request = parseKnightText(words.join(' '));
      if (!request.ok) expect(texts.sayFault(request.fault)).toMatch(/^[^\n]{15,400}$/);
      if (!request.ok) expect(texts.sayFault(request.fault)).toMatch(/`\/knight [^`]+`/);
    }),
    { numRuns: 3000 },
  );
});
