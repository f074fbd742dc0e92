import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { type DiscordOptions, startDiscord } from '../../../src/adapters/discord/start-discord.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { type StandInChat, standInChat } from '../chat.ts';
import { type LogLine, recordLog } from '../record-log.ts';
import { LocalDiscord } from './server.ts';

/** Discord's adapter at work between a server and a chat of the test's own. */
export interface OpenDiscord {
  readonly discord: LocalDiscord;
  readonly chat: StandInChat;
  readonly bot: Adapter;
  readonly store: Store;
  readonly logged: readonly LogLine[];
  /** Holds its data. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Starts all of it, with a fresh store and these options for the adapter. */
export async function openDiscord(
  options: (discord: LocalDiscord) => Partial<DiscordOptions> = () => ({}),
): Promise<OpenDiscord> {
  const folder = mkdtempSync(join(tmpdir(), 'tileknight-discord-'));
  const discord = await new LocalDiscord().start();
  const store = await openStore({ dataDir: folder });
  const chat = standInChat();
  const { log, logged } = recordLog();
  const { token, apiUrl } = discord;
  const bot = await startDiscord({ token, apiUrl, chat, store, log, ...options(discord) });
  return {
    discord,
    chat,
    bot,
    store,
    logged,
    folder,
    async close() {
      await bot.stop();
      await discord.stop();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
