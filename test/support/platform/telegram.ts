import type { Chat, User } from 'grammy/types';
import { own, player } from '../telegram/players.ts';
import { BotApiServer, GROUP, type Shown } from '../telegram/server.ts';
import type { Place, Platform } from './platform.ts';

const OTHER_GROUP: Chat = { ...GROUP, id: -100_901 };

/** Telegram: links lead from the group to the private chat. */
export class TelegramPlatform implements Platform {
  readonly key = 'telegram';
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
    words = /\w/,
    place: Place = 'group',
  ) {
    const written = command === 'settings' ? Object.entries(options).flat() : Object.values(options);
    const chat = { group: this.group, 'other group': OTHER_GROUP, private: own(from) }[place];
    const answer = this.next(chat.id, words);
    this.server.say(`/${[command, ...written].join(' ')}`, { from, chat });
    return answer;
  }

  open(from: User, { keyboard }: Shown, label: string, words = /\w/): Promise<Shown> {
    const button = keyboard?.inline_keyboard.flat().find(({ text }) => text === label);
    const [, payload] = /\?start=([\w-]+)$/.exec(button && 'url' in button ? button.url : '') ?? [];
    if (payload === undefined) throw new Error(`no link ${label}`);
    return this.ask(from, 'start', { payload }, words, 'private');
  }

  async press(from: User, message: Shown, label: string, notice?: RegExp): Promise<void> {
    const isNew = this.#newSince();
    const answer = await this.server.answerTo(this.server.press(message, label, { from }));
    // A notice that comes late is a message.
    if (notice?.test(answer) === false) await this.shows(from.id, notice, isNew);
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

  /** The first message from now on in a chat that says `words`. */
  next(chat: number, words: RegExp): Promise<Shown> {
    const pattern = this.shown(words);
    return this.server.message(
      (shown) => shown.chat === chat && pattern.test(shown.text),
      this.server.shown.length,
    );
  }

  /** The newest message of a chat that says `words` and fits, when there is one. */
  async shows(chat: number, words: RegExp, fits: (shown: Shown) => boolean = () => true): Promise<Shown> {
    const pattern = this.shown(words);
    const newest = () =>
      this.server.shown.findLast(
        (shown) => shown.chat === chat && !shown.deleted && pattern.test(shown.text) && fits(shown),
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
