import { LocalDiscord } from '../../test/support/discord/server.ts';
import { BotApiServer } from '../../test/support/telegram/server.ts';
import { discordPeople } from './discord-people.ts';
import type { Person } from './people.ts';
import { telegramPeople } from './telegram-people.ts';

/** Both platforms with rate limits, and their users. */
export interface Platforms {
  readonly discord: LocalDiscord;
  readonly telegram: BotApiServer;
  /** A bot's settings for these platforms. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns the user of this number in a private chat: even ones on Discord, odd ones on Telegram. */
  person(index: number): Person;
  /** Returns the user of this number in one group on Telegram. */
  inGroup(index: number): Person;
  /** Returns the number of sheets that were sent twice so far. */
  answeredTwice(): number;
  stop(): Promise<void>;
}

export async function startPlatforms(): Promise<Platforms> {
  const [discord, telegram] = await Promise.all([new LocalDiscord().start(), new BotApiServer().start()]);
  discord.keepsRequests = false;
  telegram.keepsCalls = false;
  discord.isLimited = true;
  telegram.isLimited = true;
  const repeated = new Set<object>();
  discord.on('changed', (interaction) => {
    const { original, followUps, pressed } = interaction;
    if (pressed === undefined && followUps.length > 0 && original && !original.loading)
      repeated.add(interaction);
  });
  const onDiscord = discordPeople(discord);
  const onTelegram = telegramPeople(telegram);
  return {
    discord,
    telegram,
    env: {
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiUrl,
      TELEGRAM_TOKEN: telegram.token,
      TELEGRAM_API_ROOT: telegram.root,
    },
    person: (index) => (index % 2 === 0 ? onDiscord(index) : onTelegram.person(index)),
    inGroup: onTelegram.inGroup,
    answeredTwice: () => repeated.size + sentTwice(telegram),
    async stop() {
      await Promise.all([discord.stop(), telegram.stop()]);
    },
  };
}

/**
 * Counts sheets with the moves of an earlier one in the same chat. Boards are random, so no user asks twice.
 */
function sentTwice({ shown }: BotApiServer): number {
  const sheets = shown.filter(({ kind, text }) => kind === 'photo' && /^[LURD]+$/m.test(text));
  return sheets.length - new Set(sheets.map(({ chat, text }) => `${chat} ${text}`)).size;
}
