/** The size of a photo in pixels, as its file stores it, before its orientation is applied. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The result of reading a photo's file. `broken`: the file is truncated or inconsistent. */
export type SizeResult = PhotoSize | 'animated' | 'broken';
