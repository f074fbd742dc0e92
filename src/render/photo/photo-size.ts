/** Pixels, as a file stores them: its orientation, if it tells one, is not looked at. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** What a reader of one kind of file finds. `broken`: cut off, or it contradicts itself. */
export type Read = PhotoSize | 'animated' | 'broken';
