import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { startWeb, type WebServer } from '../../../src/adapters/web/start-web.ts';
import { createLog } from '../../../src/observe/log.ts';
import { createMetrics } from '../../../src/observe/metrics.ts';
import { chromiumPath, type Visit, visit } from './browser.ts';
import { factsOnly, type PageChat, pageChat } from './chat.ts';

/** The page of a page's chat, and a visitor for each test, about whom the browser must not complain. */
export interface OpenPage {
  readonly chat: PageChat;
  readonly guest: Visit;
}

/** Tests of the page in a real browser, each with a fresh visitor; skipped where there is no Chromium. */
export function describePage(title: string, tests: (open: OpenPage) => void): void {
  const path = chromiumPath();
  const why = path === undefined ? ': skipped, no Chromium (CHROMIUM_PATH)' : '';
  describe.skipIf(path === undefined)(title + why, () => {
    const chat = pageChat();
    let web: WebServer;
    let guest: Visit;
    beforeAll(async () => {
      const options = { host: '127.0.0.1', port: 0, chat, store: factsOnly(), version: '1.0.0' };
      web = await startWeb({ ...options, log: createLog('silent'), metrics: createMetrics('1.0.0') });
    });
    afterAll(() => web?.stop());
    beforeEach(async () => {
      guest = await visit(web.url);
      return () => expect(guest.complaints).toEqual([]);
    });
    tests({
      chat,
      get guest() {
        return guest;
      },
    });
  });
}
