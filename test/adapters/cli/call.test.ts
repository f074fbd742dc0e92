import { expect, test } from 'vitest';
import { createProgressLine, createTerminalCall } from '../../../src/adapters/cli/call.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';

const { texts } = loadCatalogue();

test('a terminal shows text of any length, no buttons and no links, to one person', () => {
  const call = createTerminalCall(texts('de'), texts('en'));
  expect(call.surface).toEqual({
    textLimit: Number.POSITIVE_INFINITY,
    captionLimit: Number.POSITIVE_INFINITY,
    maxFileBytes: Number.POSITIVE_INFINITY,
    maxButtonRows: 0,
    maxButtonColumns: 0,
    readsAllText: true,
    hasPersonalReplies: true,
    hasPrivateLinks: false,
    isTextOnly: true,
  });
  expect(call.place.isPrivate).toBe(true);
  expect([call.locale, call.texts.locale, call.userView.texts.locale, call.jsonTexts.locale]).toEqual([
    ...['de', 'de', 'de', 'en'],
  ]);
});

/** ECMA-48: erases the line. */
const ERASE = '\r\x1b[K';

test('a progress line is cut to the width of the terminal, and erased once', () => {
  const written: string[] = [];
  const line = createProgressLine({ isTTY: true, columns: 8, write: (text) => written.push(text) });
  line.clear();
  line.show('**12** of 345\nsecond line');
  line.clear();
  line.clear();
  expect(written).toEqual([`${ERASE}12 of 3`, ERASE]);
});

test('a progress line has room for 80 columns where a terminal tells none, and is not in a file', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  createProgressLine({ isTTY: true, write }).show('x'.repeat(200));
  createProgressLine({ write }).show('x');
  expect(written).toEqual([`${ERASE}${'x'.repeat(79)}`]);
});
