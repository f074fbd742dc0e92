/** Pixels as the file stores them, before its orientation is applied. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** `broken`: the file is truncated or inconsistent. */
export type SizeResult = PhotoSize | 'animated' | 'broken';

/**
 * Limit for a PNG or WebP. The bot's own process walks through all of them. Programs write about a thousand
 * into the largest pictures.
 */
export const MAX_CHUNKS = 10_000;
