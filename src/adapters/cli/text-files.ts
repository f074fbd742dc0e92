import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { decodeTextFile, MAX_TEXT_FILE_BYTES } from '../../chat/attachment.ts';
import { fault, type Result } from '../../core/result.ts';

/** Are all of these arguments names of files? A board is none. */
export const areFiles = (args: readonly string[]): boolean =>
  args.length > 0 && args.every((name) => statSync(name, { throwIfNoEntry: false })?.isFile());

/** Decodes as `decodeTextFile`. Fault: `text-file` {file, reason: large | binary | gone}. */
export async function readTextFile(file: string): Promise<Result<string>> {
  try {
    if (statSync(file).size > MAX_TEXT_FILE_BYTES) return fault('text-file', { file, reason: 'large' });
    const text = decodeTextFile(await readFile(file));
    return text.ok ? text : fault('text-file', { file, reason: 'binary' });
  } catch {
    return fault('text-file', { file, reason: 'gone' });
  }
}
