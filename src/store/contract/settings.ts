/** `admins`: only for admins. `off`: for no user. */
export type CommandAccess = 'admins' | 'off';

/** Settings of a person apply in private chats and to answers that only this person sees. */
export interface Settings {
  /** A language such as `ru`. */
  readonly language?: string;
  /** May be unknown to this version of the program, if another version stored it. */
  readonly theme?: string;
  readonly palette?: string;
  readonly tiles?: string;
  readonly commands?: Readonly<Record<string, CommandAccess>>;
  /** Only the user who asked sees an answer. */
  readonly answers?: 'private';
  /** Leaderboards over all chats hide the name. */
  readonly unnamed?: true;
  /** Chosen where the platform gives users no names. */
  readonly nickname?: string;
  /**
   * Time of the daily post or, in a private chat, reminder: minutes after midnight in `zone`. Absent if off.
   */
  readonly dailyAt?: number;
  /** IANA name, or an offset from UTC such as `+0530`. */
  readonly zone?: string;
  /** Address of the daily post. */
  readonly address?: `${string}:${string}`;
  /** Id of the role (a group of users) that the daily post mentions. */
  readonly ping?: string;
  readonly pin?: true;
  /** Person to inform if the bot has to switch off the daily post. */
  readonly told?: string;
  /** Language of `told`, for posts to a chat without `language`. */
  readonly locale?: string;
  readonly postDueAt?: number;
}

/** Null or undefined removes a setting. */
export type SettingsChange = { readonly [Name in keyof Settings]?: Settings[Name] | null | undefined };

export interface SettingsStore {
  /** Returns settings by owner. Owners without settings are absent. */
  of(owners: readonly string[]): Promise<ReadonlyMap<string, Settings>>;
  /** Locks the owner's settings. `decide` must be pure. */
  change(owner: string, decide: (settings: Settings) => SettingsChange): Promise<Settings>;
  /** Switches off the daily post and removes the chat's live messages. */
  recordLeft(place: string): Promise<void>;
  recordJoined(places: readonly string[]): Promise<void>;
}

export const applyChange = (settings: Settings, change: SettingsChange): Settings =>
  Object.fromEntries(
    Object.entries({ ...settings, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );

export const settingsOf = async (store: Pick<SettingsStore, 'of'>, owner: string): Promise<Settings> =>
  (await store.of([owner])).get(owner) ?? {};
