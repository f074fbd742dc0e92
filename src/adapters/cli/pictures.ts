import { openAsBlob } from 'node:fs';
import type { Writable } from 'node:stream';
import { type Attachment, photoTooLarge } from '../../chat/attachment.ts';
import { boardOf, doubtfulCells, namesOf } from '../../commands/picture/cells.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { removeMarks } from '../../i18n/markup.ts';
import { PHOTO_BYTES } from '../../render/photo/header.ts';
import { type PictureReader, type PictureReading, unread } from '../../render/photo/reader.ts';
import { readArguments } from './arguments.ts';
import type { CallTexts } from './call.ts';
import { writeJson } from './json-lines.ts';

export const EXIT_BAD_INPUT = 2;

/**
 * Makes an attachment from a local file, as if a user had sent the file. Faults: `photo-heavy` {most:
 * megabytes} if the file is larger than `PHOTO_BYTES`, `photo-gone` if the file can't be read.
 */
export const pictureFile = (file: string): Attachment => ({
  async bytes(): Promise<Result<Buffer>> {
    try {
      const blob = await openAsBlob(file);
      return blob.size > PHOTO_BYTES ? photoTooLarge() : ok(Buffer.from(await blob.arrayBuffer()));
    } catch {
      return fault('photo-gone');
    }
  },
});

interface ReadSession {
  readonly shell: { readonly stdout: Writable; readonly stderr: Writable };
  readonly callTexts: CallTexts;
  readonly read: PictureReader;
}

/**
 * Runs `read FILE... [--json]`: reads the board in each picture and prints one line for each file. Resolves
 * with the exit code: 0, or 2 if the arguments are wrong or a board could not be read.
 */
export async function runRead(
  line: readonly string[],
  { shell: { stdout, stderr }, callTexts: { texts, jsonTexts }, read }: ReadSession,
): Promise<number> {
  const given = readArguments(line, [], ['json']);
  const readable = given.ok && given.value.words.length === 0 ? fault('no-picture') : given;
  if (!readable.ok) {
    if (line.includes('--json'))
      await writeJson(stdout, { error: removeMarks(jsonTexts.sayFault(readable.fault)) });
    stderr.write(`${removeMarks(texts.sayFault(readable.fault))}\n`);
    return EXIT_BAD_INPUT;
  }
  const { words: files, options } = readable.value;
  let code = 0;
  for (const file of files) {
    const sent = await pictureFile(file).bytes();
    const reading = sent.ok ? await read(sent.value) : unread(sent.fault);
    if (!reading.ok) code = EXIT_BAD_INPUT;
    if (options.json === true)
      await writeJson(
        stdout,
        reading.ok
          ? jsonOfReading(file, reading.value)
          : { file, error: removeMarks(jsonTexts.sayFault(reading.fault)) },
      );
    else if (reading.ok) stdout.write(`${removeMarks(textOfReading(texts, file, reading.value))}\n`);
    else stderr.write(`${file}: ${removeMarks(texts.sayFault(reading.fault))}\n`);
  }
  return code;
}

const jsonOfReading = (
  file: string,
  { rows, cols, tiles, isSure, confidence, milliseconds }: PictureReading,
) => ({
  ...{ file, rows, cols, board: tiles, sure: isSure },
  confidence: confidence.map((share) => Math.round(share * 1000) / 1000),
  milliseconds,
});

function textOfReading(texts: CallTexts['texts'], file: string, reading: PictureReading): string {
  const board = boardOf(reading);
  const cells = namesOf(doubtfulCells(reading), board);
  return `${file}: ${texts.say('terminal-read', { board: makeBoard(board), sure: reading.isSure ? 'yes' : 'no', cells })}`;
}
