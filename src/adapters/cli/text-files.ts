import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fault, ok, type Result } from '../../core/result.ts';

const MAX_TEXT_FILE_BYTES = 64 * 1024;

/** Are all of these arguments names of files? A board is none. */
export const areFiles = (args: readonly string[]): boolean =>
  args.length > 0 && args.every((name) => statSync(name, { throwIfNoEntry: false })?.isFile());

/** Reads UTF-8, or UTF-16 with a mark in front. Fault: `text-file` {file, reason: large | binary | gone}. */
export async function readTextFile(file: string): Promise<Result<string>> {
  try {
    if (statSync(file).size > MAX_TEXT_FILE_BYTES) return fault('text-file', { file, reason: 'large' });
    const bytes = await readFile(file);
    const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? fault('text-file', { file, reason: 'binary' }) : ok(text);
  } catch (error) {
    return fault('text-file', { file, reason: error instanceof TypeError ? 'binary' : 'gone' });
  }
}
