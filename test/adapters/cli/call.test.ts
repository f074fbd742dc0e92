import { expect, test } from 'vitest';
import { createTerminalCall } from '../../../src/adapters/cli/call.ts';
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
