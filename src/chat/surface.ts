/** What a chat's platform can do. Commands never test the platform's name. */
export interface Surface {
  /** In characters: `textLimit` without a picture, `captionLimit` with one. */
  readonly textLimit: number;
  readonly captionLimit: number;
  readonly maxFileBytes: number;
  /** Below a message (0 without buttons), and in a row. */
  readonly maxButtonRows: number;
  readonly maxButtonColumns: number;
  /** Messages without a command arrive, too: in private chats, page and terminal. */
  readonly readsAllText: boolean;
  readonly hasPersonalReplies: boolean;
  /** Whether buttons can open the private chat (`Button.deepLinkPayload`). */
  readonly hasPrivateLinks: boolean;
  /** Whether buttons can start an inline query (`Button.inlineQuery`). */
  readonly hasInlineMode?: boolean;
  /** Users can mention channels and roles (`<#400>`, `<@&500>`). */
  readonly hasChannels?: boolean;
  /** Whether the surface draws games from `Reply.game`. */
  readonly drawsOwnBoard?: boolean;
  /** Whether people choose their own name, see `Settings.nickname`. */
  readonly hasNicknames?: boolean;
  /** True for the terminal. */
  readonly isTextOnly?: boolean;
}

/** `key` is unique over all platforms (`discord:123`); `name` is shown to others. */
export interface Person {
  readonly key: string;
  readonly name: string;
}

/**
 * A channel, chat or topic: the adapter's name, a colon, and its own id (`discord:400`, `telegram:-100123`,
 * `telegram:-100123/7`).
 */
export type Address = `${string}:${string}`;

export type BotPermission = 'see' | 'write' | 'files' | 'pin';

/**
 * Only `allowed` means yes:
 * - `foreign`: of another chat or server.
 * - `hidden`: invisible to the bot, so its owner is unknown.
 * - `unknown`: the platform didn't answer.
 * - `not-writable`: the user who chose the address may not write there.
 * - `not-mentionable`: the role is of another server, or the user may not mention it.
 */
export type PostPermission =
  | 'allowed'
  | 'foreign'
  | 'hidden'
  | 'unknown'
  | 'not-writable'
  | 'not-mentionable';

export interface PostChoice {
  readonly address: Address;
  readonly ping?: string | undefined;
}

/** `key` is unique over all platforms (`telegram:-100123`); each place has its own leaderboard. */
export interface Place {
  readonly key: string;
  readonly isPrivate: boolean;
}
