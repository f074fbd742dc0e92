/** The size in pixels as the file stores it, without its orientation. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The result of reading a file. `broken`: truncated or inconsistent. */
export type Read = PhotoSize | 'animated' | 'broken';
