import type { Chat, User } from 'grammy/types';
import { expect } from 'vitest';
import { own, player } from '../telegram/players.ts';
import { BotApiServer, GROUP, type Shown } from '../telegram/server.ts';
import { type Button, fits, type Place, type Platform, type Wanted } from './platform.ts';

const OTHER_GROUP: Chat = { ...GROUP, id: -100_901 };

/** Telegram: links lead from the group to the private chat. */
export class TelegramPlatform implements Platform {
  readonly key = 'telegram';
  readonly home = 'private';
  readonly server = new BotApiServer();
  group: Chat = GROUP;

  start = () => this.server.start();
  stop = () => this.server.stop();
  connected = async () => {};
  user = (n: number): User => ({ ...player(n), first_name: `P${String(n).padStart(2, '0')}` });

  get env() {
    return { TELEGRAM_TOKEN: this.server.token, TELEGRAM_API_ROOT: this.server.root };
  }

  nameOf({ first_name, last_name }: User): string {
    return [first_name, last_name].filter(Boolean).join(' ');
  }

  permit(user: User): User {
    this.server.administrators.add(user.id);
    return user;
  }

  ask(
    from: User,
    command: string,
    options: Record<string, string> = {},
    wanted: Wanted = /\w/,
    place: Place = 'group',
  ) {
    const written = command === 'settings' ? Object.entries(options).flat() : Object.values(options);
    const chat = { group: this.group, 'other group': OTHER_GROUP, private: own(from) }[place];
    const answer = this.next(chat.id, wanted);
    this.server.say(`/${[command, ...written].join(' ')}`, { from, chat });
    return answer;
  }

  open(from: User, { keyboard }: Shown, label: string, words = /\w/): Promise<Shown> {
    const button = keyboard?.inline_keyboard.flat().find(({ text }) => text === label);
    const [, payload] = /\?start=([\w-]+)$/.exec(button && 'url' in button ? button.url : '') ?? [];
    if (payload === undefined) throw new Error(`no link ${label}`);
    return this.ask(from, 'start', { payload }, words, 'private');
  }

  actionOf({ keyboard }: Shown, label: string): string {
    const button = keyboard?.inline_keyboard.flat().find(({ text }) => text === label);
    if (button === undefined || !('callback_data' in button)) throw new Error(`no button ${label}`);
    return button.callback_data;
  }

  async press(from: User, message: Shown, button: Button, notice?: RegExp | 'none'): Promise<void> {
    const isNew = this.#newSince();
    const data = typeof button === 'string' ? this.actionOf(message, button) : button.action;
    const answer = await this.server.answerTo(this.server.press(message, '', { from, data }));
    if (notice === 'none') expect(answer).toBe('');
    // A notice that comes late is a message.
    else if (notice?.test(answer) === false) await this.shows(from.id, notice, isNew);
  }

  async fileFrom(from: User, message: Shown, label: string): Promise<{ bytes: Buffer }> {
    const before = this.server.shown.length;
    await this.press(from, message, label);
    const isFile = ({ chat, kind }: Shown) =>
      chat === message.chat && (kind === 'animation' || kind === 'document');
    const { file } = await this.server.message(isFile, before);
    return { bytes: file as Buffer };
  }

  move(from: User, moves: string, words: RegExp): Promise<Shown> {
    const isNew = this.#newSince();
    this.server.say(moves, { from, chat: own(from) });
    return this.shows(from.id, words, isNew);
  }

  nextInGroup = (): Promise<Shown> => this.next(this.group.id, /\w/);

  shown<Words extends string | RegExp>(words: Words): Words;
  shown(words: string | RegExp): string | RegExp {
    if (typeof words === 'string') return words.replaceAll(/\*\*|`/g, '');
    return new RegExp(words.source.replaceAll(/\\\*\\\*|`/g, ''), words.flags);
  }

  /** The first wanted message from now on in a chat. */
  next(chat: number, wanted: Wanted): Promise<Shown> {
    const pattern = wanted instanceof RegExp ? this.shown(wanted) : wanted;
    const isWanted = (shown: Shown) => shown.chat === chat && fits(shown, pattern);
    return this.server.message(isWanted, this.server.shown.length);
  }

  /** The newest message of a chat that says `words` and is wanted, when there is one. */
  async shows(chat: number, words: RegExp, isWanted: (shown: Shown) => boolean = () => true): Promise<Shown> {
    const pattern = this.shown(words);
    const newest = () =>
      this.server.shown.findLast(
        (shown) => shown.chat === chat && !shown.deleted && fits(shown, pattern) && isWanted(shown),
      );
    await this.server.until(() => newest() !== undefined, `${pattern} in ${chat}`);
    return newest() as Shown;
  }

  /** Whether a message is new or has another text since now. */
  #newSince(): (shown: Shown) => boolean {
    const before = new Map(this.server.shown.map((shown) => [shown, shown.text]));
    return (shown) => before.get(shown) !== shown.text;
  }
}
