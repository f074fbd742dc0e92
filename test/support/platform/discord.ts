import { expect } from 'vitest';
import type { LocalInteraction, LocalMessage, Upload } from '../discord/interaction.ts';
import { LocalDiscord } from '../discord/server.ts';
import { type Button, eventually, fits, type Place, type Platform, type Wanted } from './platform.ts';

/** docs.discord.com, "Permissions": Manage Server, Manage Messages. */
const PERMISSIONS = { settings: 1 << 5, moderation: 1 << 13 };
const PATIENCE_MS = 30_000;

/** A user as interactions name them. */
export interface DiscordUser {
  readonly user: string;
  readonly permissions?: string;
}

/** Discord: a server in whose channels messages may be ephemeral. */
export class DiscordPlatform implements Platform {
  readonly key = 'discord';
  readonly home = 'group';
  readonly discord = new LocalDiscord();

  constructor() {
    // Its three seconds are for the adapter's tests, by a clock: a busy machine may take longer.
    this.discord.acknowledgeWithinMs = PATIENCE_MS;
  }

  start = () => this.discord.start();
  stop = () => this.discord.stop();
  connected = () => eventually(() => expect(this.discord.gateway.connected).toBe(true));
  user = (n: number): DiscordUser => ({ user: String(600 + n) });

  get env() {
    return { DISCORD_TOKEN: this.discord.token, DISCORD_API_URL: this.discord.apiUrl };
  }

  nameOf = ({ user }: DiscordUser) => `User ${user}`;
  permit = (user: DiscordUser, what: 'settings' | 'moderation') => ({
    ...user,
    permissions: String(PERMISSIONS[what]),
  });

  ask(
    user: DiscordUser,
    command: string,
    options: Record<string, string> = {},
    wanted: Wanted = /\w/,
    place: Place = 'group',
  ): Promise<LocalMessage> {
    const where = place === 'private' ? { ...user, guild: undefined } : user;
    return answerOf(this.discord.slash(command, options, where), wanted);
  }

  async open(user: DiscordUser, message: LocalMessage, label: string, words = /\w/): Promise<LocalMessage> {
    const opened = await answerOf(this.discord.press(message, message.button(label), user), words);
    expect(opened.ephemeral).toBe(true);
    return opened;
  }

  actionOf = (message: LocalMessage, label: string) => message.button(label);

  async press(user: DiscordUser, message: LocalMessage, button: Button, notice?: RegExp | 'none') {
    const action = typeof button === 'string' ? message.button(button) : button.action;
    const press = this.discord.press(message, action, user);
    await press.until(({ acknowledgedBy }) => acknowledgedBy !== undefined, PATIENCE_MS);
    if (notice === 'none') expect([press.original === message, press.followUps]).toEqual([true, []]);
    else if (notice !== undefined) expect(await answerOf(press, notice)).toHaveProperty('ephemeral', true);
  }

  fileFrom(user: DiscordUser, message: LocalMessage, label: string): Promise<Upload> {
    const press = this.discord.press(message, message.button(label), user);
    return press.until(
      ({ original, pressed, followUps }) =>
        followUps[0]?.files[0] ?? (original === pressed ? undefined : original?.files[0]),
      PATIENCE_MS,
    );
  }

  async move(user: DiscordUser, moves: string, words: RegExp, place: Place = 'group') {
    const answer = await this.ask(user, 'move', { moves }, words, place);
    expect(answer.ephemeral).toBe(place !== 'private');
    return answer;
  }

  async nextInGroup(): Promise<LocalMessage> {
    const { posts } = this.discord;
    const { length } = posts;
    await eventually(() => expect(posts).toHaveLength(length + 1));
    return posts[length] as LocalMessage;
  }

  shown = <Words>(words: Words) => words;
}

/** Fulfils with the message that answers an interaction: its own, or one that follows it. */
const answerOf = (use: LocalInteraction, wanted: Wanted): Promise<LocalMessage> =>
  use.until(
    ({ original, pressed, followUps }) =>
      [...followUps, ...(original === pressed ? [] : [original])].find(
        (one) => one && !one.loading && !one.isProgress && !one.deleted && fits(one, wanted),
      ),
    PATIENCE_MS,
  );
