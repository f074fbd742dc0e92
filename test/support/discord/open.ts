import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { startDiscord } from '../../../src/adapters/discord/start-discord.ts';
import { systemClock } from '../../../src/chat/delivery/clock.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { type StandInChat, standInChat } from '../chat.ts';
import { LocalDiscord } from './server.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

/** Discord's adapter at work between a server and a chat of the test's own. */
export interface OpenDiscord {
  readonly discord: LocalDiscord;
  readonly chat: StandInChat;
  readonly bot: Adapter;
  readonly store: Store;
  /** Holds its data. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Starts all of it, with a fresh store. */
export async function openDiscord(clock = systemClock): Promise<OpenDiscord> {
  const folder = mkdtempSync(join(tmpdir(), 'tileknight-discord-'));
  const discord = await new LocalDiscord().start();
  const store = await openStore({ dataDir: folder });
  const chat = standInChat();
  const { token, apiUrl } = discord;
  const bot = await startDiscord({ token, apiUrl, chat, store, log, clock });
  return {
    discord,
    chat,
    bot,
    store,
    folder,
    async close() {
      await bot.stop();
      await discord.stop();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
