/** For whom a command works in a chat; one that isn't named works for all. */
export type CommandAccess = 'admins' | 'off';

/**
 * What an owner has chosen; what is absent isn't. The owner is a chat (its place's key), or a person (their
 * key) for private chats and for what nobody else sees.
 */
export interface Settings {
  /** A language that the bot speaks (`ru`). */
  readonly language?: string;
  /** Names of looks, as they were known when they were chosen. */
  readonly theme?: string;
  readonly palette?: string;
  readonly tiles?: string;
  /** A chat's commands that don't work for all, by name. */
  readonly commands?: Readonly<Record<string, CommandAccess>>;
  /** Answers in this chat are for the asker's eyes alone. */
  readonly answers?: 'private';
  /** The person's name isn't shown in chats where they didn't play. */
  readonly unnamed?: true;
  /** What the person is called where no platform names them. */
  readonly nickname?: string;
  /** The day's post (in private chats: the reminder), in minutes after midnight in `zone`; absent: none. */
  readonly dailyAt?: number;
  /** IANA, or an offset (`+0530`). Like what follows, it is kept while there is no post. */
  readonly zone?: string;
  /** Where the post goes. */
  readonly address?: `${string}:${string}`;
  /** The id of the role that the post pings. */
  readonly ping?: string;
  /** The post is pinned. */
  readonly pin?: true;
  /** The key of the person who asked for the post, who is told if it ends. */
  readonly told?: string;
  /** Their language, which the post is written in where the chat has chosen none. */
  readonly locale?: string;
  /** When the next post is due, milliseconds since the epoch. */
  readonly postDueAt?: number;
}

/** Settings to be changed; null or undefined: back to nothing. */
export type SettingsChange = { readonly [Name in keyof Settings]?: Settings[Name] | null | undefined };

/** The settings of `Store`. */
export interface SettingsStore {
  /** By owner; those who have chosen nothing are not in it. */
  of(owners: readonly string[]): Promise<ReadonlyMap<string, Settings>>;
  /**
   * Changes what `decide`, which must be pure, sees fit to change of the present settings, and nothing else;
   * nobody else changes them meanwhile. Returns the settings after it.
   */
  change(owner: string, decide: (settings: Settings) => SettingsChange): Promise<Settings>;
  /** The bot isn't in that chat any more: its post ends, and nothing is kept true there. */
  left(place: string): Promise<void>;
  /** The bot is in these chats (again). */
  joined(places: readonly string[]): Promise<void>;
}

/** The settings after a change. */
export const applyChange = (settings: Settings, change: SettingsChange): Settings =>
  Object.fromEntries(
    Object.entries({ ...settings, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );

/** What one owner has chosen. */
export const settingsOf = async (store: Pick<SettingsStore, 'of'>, owner: string): Promise<Settings> =>
  (await store.of([owner])).get(owner) ?? {};
