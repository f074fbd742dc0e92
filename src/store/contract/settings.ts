/** Restriction of a command in a chat: `admins` means that only admins can use it, `off` that nobody can. */
export type CommandAccess = 'admins' | 'off';

/**
 * Settings of an owner: a chat or a person. The settings of a person apply in private chats and to answers
 * that only this person sees. A setting that was never set is absent.
 */
export interface Settings {
  /** Language of the bot, such as `ru`. */
  readonly language?: string;
  /**
   * Name of the chosen theme. It may be unknown to this version of the program, if another version stored it.
   */
  readonly theme?: string;
  /** Name of the chosen palette. */
  readonly palette?: string;
  /** Name of the chosen style of tiles. */
  readonly tiles?: string;
  /** Restricted commands of the chat. Key: the command's name. */
  readonly commands?: Readonly<Record<string, CommandAccess>>;
  /** Present if only the user who asked sees an answer in this chat. */
  readonly answers?: 'private';
  /** Present if leaderboards over all chats must not show the person's name. */
  readonly unnamed?: true;
  /** Name that the person chose where the platform itself gives users no names. */
  readonly nickname?: string;
  /**
   * Time of the daily post (in a private chat: of the reminder), in minutes after midnight in the time zone
   * `zone`. Absent if the post is off.
   */
  readonly dailyAt?: number;
  /** Time zone of `dailyAt`: an IANA name, or an offset from UTC such as `+0530`. */
  readonly zone?: string;
  /** Address to which the daily post is sent. */
  readonly address?: `${string}:${string}`;
  /** Id of the role (a group of users) that the daily post mentions. */
  readonly ping?: string;
  /** Present if the message of the daily post is pinned. */
  readonly pin?: true;
  /**
   * Key of the person who asked for the daily post. The bot informs this person if it has to switch the post
   * off.
   */
  readonly told?: string;
  /** Language of the person who asked for the daily post. The post uses it if the chat has no `language`. */
  readonly locale?: string;
  /** Time of the next daily post in milliseconds since the epoch. */
  readonly postDueAt?: number;
}

/** Changes of some settings. Null or undefined removes a setting. */
export type SettingsChange = { readonly [Name in keyof Settings]?: Settings[Name] | null | undefined };

/** The part of the store that has the settings of chats and people. */
export interface SettingsStore {
  /** Returns the settings of these owners. Key: the owner. Owners without settings are absent. */
  of(owners: readonly string[]): Promise<ReadonlyMap<string, Settings>>;
  /**
   * Locks the owner's settings and makes the changes that `decide` returns. `decide` must be pure. Returns
   * the new settings.
   */
  change(owner: string, decide: (settings: Settings) => SettingsChange): Promise<Settings>;
  /**
   * Records that the bot has left the chat: switches off the daily post and removes the chat's live messages.
   */
  recordLeft(place: string): Promise<void>;
  /** Records that the bot is in these chats now, even if it was recorded that it had left them. */
  recordJoined(places: readonly string[]): Promise<void>;
}

/** Returns the settings after a change. */
export const applyChange = (settings: Settings, change: SettingsChange): Settings =>
  Object.fromEntries(
    Object.entries({ ...settings, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );

/** Returns the settings of one owner, empty if nothing was set. */
export const settingsOf = async (store: Pick<SettingsStore, 'of'>, owner: string): Promise<Settings> =>
  (await store.of([owner])).get(owner) ?? {};
