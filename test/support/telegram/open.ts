import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { startTelegram, type TelegramOptions } from '../../../src/adapters/telegram/start-telegram.ts';
import { openStore } from '../../../src/store/open.ts';
import { type StandInChat, standInChat } from '../chat.ts';
import { type LogLine, recordLog } from '../record-log.ts';
import { BotApiServer } from './server.ts';

/** Telegram's adapter at work between a server and a chat of the test's own. */
export interface OpenTelegram {
  readonly server: BotApiServer;
  readonly chat: StandInChat;
  readonly telegram: Adapter;
  readonly logged: readonly LogLine[];
  /** Holds its data. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Starts all of it, with a fresh store and these options for the adapter. */
export async function openTelegram(
  options: (server: BotApiServer) => Partial<TelegramOptions> = () => ({}),
): Promise<OpenTelegram> {
  const folder = mkdtempSync(join(tmpdir(), 'tileknight-telegram-'));
  const server = await new BotApiServer().start();
  const store = await openStore({ dataDir: folder });
  const chat = standInChat();
  const { log, logged } = recordLog();
  const { token, root: apiRoot } = server;
  const telegram = await startTelegram({ token, apiRoot, chat, store, log, ...options(server) });
  return {
    server,
    chat,
    telegram,
    logged,
    folder,
    async close() {
      await telegram.stop();
      await server.stop();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
