/** Restriction of a command in a chat: only for admins, or off. Other commands work for all users. */
export type CommandAccess = 'admins' | 'off';

/**
 * Settings of an owner. The owner is a chat (its place key) or a person (their key). Those of a person are
 * for private chats and personal answers. Absent values were never set.
 */
export interface Settings {
  /** Language of the bot, such as `ru`. */
  readonly language?: string;
  /** Names of the chosen theme, palette and tiles. A later version may not know a stored name. */
  readonly theme?: string;
  readonly palette?: string;
  readonly tiles?: string;
  /** Commands that are restricted in the chat, by name. */
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
  /**
   * Time zone (IANA), or an offset (`+0530`). This setting and the following ones are kept while the post is
   * off.
   */
  readonly zone?: string;
  /** Address of the post. */
  readonly address?: `${string}:${string}`;
  /** Id of the role that the post mentions. */
  readonly ping?: string;
  /** The post is pinned. */
  readonly pin?: true;
  /** Key of the person who asked for the post. They are informed if the post is switched off. */
  readonly told?: string;
  /** Language of the person who asked for the post, for chats without a language. */
  readonly locale?: string;
  /** Time of the next post in milliseconds since the epoch. */
  readonly postDueAt?: number;
}

/** New values of some settings. Null or undefined removes a value. */
export type SettingsChange = { readonly [Name in keyof Settings]?: Settings[Name] | null | undefined };

/** Settings of the store. */
export interface SettingsStore {
  /** Settings of these owners, by owner. Owners without settings are absent. */
  of(owners: readonly string[]): Promise<ReadonlyMap<string, Settings>>;
  /**
   * Changes the owner's settings as `decide` says, while they are locked. `decide` must be pure. Returns the
   * new settings.
   */
  change(owner: string, decide: (settings: Settings) => SettingsChange): Promise<Settings>;
  /** Records that the bot left the chat: posts are switched off and live messages forgotten. */
  left(place: string): Promise<void>;
  /** Records that the bot is in these chats, even if it had left them. */
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
