/** SQLite's result code for a file that somebody else holds. sqlite.org/rescode.html */
export const BUSY = 5;
/** Those for a file that is damaged, or is no database. */
export const DAMAGED: ReadonlySet<number | undefined> = new Set([11, 26]);

/** The primary result code of SQLite's error, also of one that came from another thread; undefined: it is none of SQLite's. */
export const resultCode = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
