import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/chat/delivery/clock.ts';
import { createReplyLeases } from '../../src/chat/delivery/leased-replies.ts';
import { startLiveMessageUpdater } from '../../src/chat/delivery/live-message-updater.ts';
import { createPostingRouter } from '../../src/chat/delivery/posting.ts';
import { startRoundTimer } from '../../src/commands/games/round.ts';
import { startPostScheduler } from '../../src/daily/post-scheduler.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { createStore } from '../../src/store/open.ts';
import { standInChat } from '../support/chat.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tileknight-idle-'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test('a process on both platforms without work asks the database at most once in two seconds', async () => {
  let statements = 0;
  const db = openSqlite(join(folder, 'tileknight.sqlite')).withPlugin({
    transformQuery({ node }) {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const store = await createStore(db);
  const { signal } = new AbortController();
  const common = {
    store,
    agenda: store.agenda,
    clock: systemClock,
    now: Date.now,
    signal,
    log: { info() {}, warn() {}, error() {} },
  };
  const adapters = ['telegram', 'discord'];
  const posting = { ...createPostingRouter(), adapters: () => adapters };
  const { texts } = standInChat();
  const stops = [
    startRoundTimer(common),
    startPostScheduler({ ...common, adapters: posting.adapters, timeZone: 'UTC' }),
    startLiveMessageUpdater({ ...common, posting, renderers: {}, texts }),
  ];
  for (const adapter of adapters)
    createReplyLeases({ ...common, adapter, pendingReplies: store.pendingReplies }).recoverOrphans(() => {});
  await vi.advanceTimersByTimeAsync(5000);

  statements = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(30);

  await Promise.all(stops.map((stop) => stop()));
  await store.close();
});
