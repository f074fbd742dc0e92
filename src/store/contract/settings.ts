/** `admins`: only admins can use the command. `off`: no user can. */
export type CommandAccess = 'admins' | 'off';

/**
 * Settings of a chat or a person. Those of a person apply in private chats and to answers that only this
 * person sees.
 */
export interface Settings {
  /** Language such as `ru`. */
  readonly language?: string;
  /** May be unknown to this version of the program, if another version stored it. */
  readonly theme?: string;
  readonly palette?: string;
  readonly tiles?: string;
  /** Restricted commands by name. */
  readonly commands?: Readonly<Record<string, CommandAccess>>;
  /** Present if only the user who asked sees an answer in this chat. */
  readonly answers?: 'private';
  /** Present if leaderboards over all chats must not show the person's name. */
  readonly unnamed?: true;
  /** Name that the person chose where the platform gives users no names. */
  readonly nickname?: string;
  /**
   * Time of the daily post or, in a private chat, the reminder: minutes after midnight in the time zone
   * `zone`. Absent if it is off.
   */
  readonly dailyAt?: number;
  /** Zone of `dailyAt`: an IANA name, or an offset from UTC such as `+0530`. */
  readonly zone?: string;
  /** Target of the daily post. */
  readonly address?: `${string}:${string}`;
  /** Id of the role (a group of users) that the daily post mentions. */
  readonly ping?: string;
  readonly pin?: true;
  /** Key of the person who asked for the daily post, to be informed if the bot has to switch it off. */
  readonly told?: string;
  /** Language of this person, for posts to a chat without `language`. */
  readonly locale?: string;
  /** In milliseconds since the epoch. */
  readonly postDueAt?: number;
}

/** Null or undefined removes a setting. */
export type SettingsChange = { readonly [Name in keyof Settings]?: Settings[Name] | null | undefined };

export interface SettingsStore {
  /** Returns settings by owner. Owners without settings are absent. */
  of(owners: readonly string[]): Promise<ReadonlyMap<string, Settings>>;
  /** Locks the owner's settings and makes the changes that `decide` returns. `decide` must be pure. */
  change(owner: string, decide: (settings: Settings) => SettingsChange): Promise<Settings>;
  /** The bot has left the chat: switches off the daily post and removes the chat's live messages. */
  recordLeft(place: string): Promise<void>;
  /** The bot is in these chats now, even if it had left them. */
  recordJoined(places: readonly string[]): Promise<void>;
}

export const applyChange = (settings: Settings, change: SettingsChange): Settings =>
  Object.fromEntries(
    Object.entries({ ...settings, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );

/** Empty if nothing was set. */
export const settingsOf = async (store: Pick<SettingsStore, 'of'>, owner: string): Promise<Settings> =>
  (await store.of([owner])).get(owner) ?? {};
