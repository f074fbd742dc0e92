/** Users for whom a command works in a chat. Absent commands work for everybody. */
export type CommandAccess = 'admins' | 'off';

/**
 * Settings of an owner. The owner is a chat (its place key), or a person (their key) for private chats and
 * personal answers. Absent values were not set.
 */
export interface Settings {
  /** Language of the bot, such as `ru`. */
  readonly language?: string;
  /** Names of looks. A stored name may be unknown to a later version. */
  readonly theme?: string;
  readonly palette?: string;
  readonly tiles?: string;
  /** Restricted commands of a chat, by name. */
  readonly commands?: Readonly<Record<string, CommandAccess>>;
  /** Answers in this chat are shown only to the user who asked. */
  readonly answers?: 'private';
  /** The person's name is hidden in chats where they did not play. */
  readonly unnamed?: true;
  /** Name of the person for chats without names. */
  readonly nickname?: string;
  /**
   * Time of the daily post (in private chats: the reminder) in minutes after midnight in `zone`. Absent if
   * off.
   */
  readonly dailyAt?: number;
  /** Time zone (IANA), or an offset (`+0530`). It and the values below are kept while the post is off. */
  readonly zone?: string;
  /** Address of the post. */
  readonly address?: `${string}:${string}`;
  /** Id of the role that the post mentions. */
  readonly ping?: string;
  /** The post is pinned. */
  readonly pin?: true;
  /** Key of the person who asked for the post. They are informed if it is switched off. */
  readonly told?: string;
  /** Language of that person, for posts in chats without a language. */
  readonly locale?: string;
  /** Time of the next post in milliseconds since the epoch. */
  readonly postDueAt?: number;
}

/** New values of settings. Null or undefined removes a value. */
export type SettingsChange = { readonly [Name in keyof Settings]?: Settings[Name] | null | undefined };

/** Settings of the store. */
export interface SettingsStore {
  /** Settings by owner. Owners without settings are absent. */
  of(owners: readonly string[]): Promise<ReadonlyMap<string, Settings>>;
  /**
   * Changes the owner's settings as `decide` returns, while they are locked. `decide` must be pure. Returns
   * the new settings.
   */
  change(owner: string, decide: (settings: Settings) => SettingsChange): Promise<Settings>;
  /** Records that the bot left the chat: posts are switched off and live messages forgotten. */
  left(place: string): Promise<void>;
  /** Records that the bot is in these chats, perhaps again. */
  joined(places: readonly string[]): Promise<void>;
}

/** Settings after a change. */
export const applyChange = (settings: Settings, change: SettingsChange): Settings =>
  Object.fromEntries(
    Object.entries({ ...settings, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );

/** Settings of one owner. */
export const settingsOf = async (store: Pick<SettingsStore, 'of'>, owner: string): Promise<Settings> =>
  (await store.of([owner])).get(owner) ?? {};
