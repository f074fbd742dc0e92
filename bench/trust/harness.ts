import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../test/support/program/program.ts';

/** A message as its reader sees it. */
export interface HarnessMessage {
  readonly text?: string;
  readonly caption?: string;
  readonly content?: string;
  readonly photo?: unknown;
  readonly files?: readonly unknown[];
}

/** What a platform has found wrong with the bot. */
interface Violation {
  readonly rule: string;
  readonly message: string;
}

/** A fault that the platform is to have. */
export interface HarnessFault {
  readonly match: RegExp;
  readonly times?: number;
  readonly status?: number;
  readonly retryAfter?: number;
  readonly bare?: boolean;
  readonly global?: boolean;
  readonly html?: boolean;
  readonly reset?: boolean;
  readonly hang?: boolean;
}

interface Emulator {
  readonly violations: readonly Violation[];
  fault(fault: HarnessFault): { remove(): void };
  finish(): Promise<unknown>;
  stop(): Promise<void>;
  waitReady(options: { timeout: number }): Promise<unknown>;
  readonly token: string;
}

/** A message that the bot has sent, when, and to which chat or channel. */
export interface HarnessPost {
  readonly at: number;
  readonly chatId?: number;
  readonly channelId?: string;
}

export interface HarnessGroup {
  readonly id: number;
  migrate(): HarnessGroup;
}

export interface HarnessTelegram extends Emulator {
  readonly apiRoot: string;
  readonly posts: readonly HarnessPost[];
  group(info: object): HarnessGroup;
  membership(chat: HarnessGroup, user: object, status: 'kicked' | 'restricted'): unknown;
  setRateLimits(limits: object): void;
  user(info: object): object;
  privateChat(user: object): HarnessChat;
}

export interface HarnessChat {
  readonly standing: readonly HarnessMessage[];
  text(line: string): unknown;
  next(match: (message: HarnessMessage) => boolean, options: { timeout: number }): Promise<HarnessMessage>;
}

export interface HarnessGuild {
  readonly id: string;
  readonly channels: readonly { readonly id: string }[];
}

export interface HarnessDiscord extends Emulator {
  readonly apiUrl: string;
  readonly posts: readonly HarnessPost[];
  readonly publicKey: string;
  guild(info: object): HarnessGuild;
  kick(guild: HarnessGuild): void;
  permit(channel: object, change: { deny: readonly string[] }): void;
  user(info: object): object;
  waitCommands(name: string): Promise<unknown>;
  slash(name: string, options: object, where: object): HarnessInteraction;
}

export interface HarnessInteraction {
  /** Undefined: not acknowledged. */
  readonly ackMs: number | undefined;
  readonly followups: readonly unknown[];
  acked(options: { timeout: number }): Promise<unknown>;
  until(match: (view: HarnessMessage) => boolean, options: { timeout: number }): Promise<HarnessMessage>;
}

interface Harness {
  readonly DiscordEmulator: new () => { start(): Promise<HarnessDiscord> };
  readonly TelegramEmulator: new () => { start(): Promise<HarnessTelegram> };
}

/** The strict platforms of a folder beside the project, or the one that HARNESS names; undefined: there is none. */
export async function loadHarness(): Promise<Harness | undefined> {
  const file = join(process.env.HARNESS ?? join(ROOT, '../shared/harness'), 'index.mjs');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Harness) : undefined;
}
