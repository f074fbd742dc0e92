import { openAsBlob } from 'node:fs';
import { type Attachment, photoTooLargeFault } from '../../chat/attachment.ts';
import { boardOfReading, doubtfulCells, listCells } from '../../commands/picture/cells.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { removeMarks } from '../../i18n/markup.ts';
import { MAX_PHOTO_BYTES } from '../../render/photo/header.ts';
import { createPictureReader, makeUnreadFault, type PictureReading } from '../../render/photo/reader.ts';
import { EXIT_BAD_INPUT, readArguments } from './arguments.ts';
import type { CallTexts } from './call.ts';
import { writeJson } from './json-lines.ts';
import type { Session } from './session.ts';

/**
 * As if a user had sent the file. Faults: `photo-heavy` {most: megabytes} if it is larger than
 * `MAX_PHOTO_BYTES`, `photo-gone` if it can't be read.
 */
export const attachmentOfFile = (file: string): Attachment => ({
  async bytes(): Promise<Result<Buffer>> {
    try {
      const blob = await openAsBlob(file);
      return blob.size > MAX_PHOTO_BYTES ? photoTooLargeFault() : ok(Buffer.from(await blob.arrayBuffer()));
    } catch {
      return fault('photo-gone');
    }
  },
});

/**
 * Runs `read FILE... [--json]`: prints one line for each picture. Resolves with the exit code: 0, or 2 if the
 * arguments are wrong or a board could not be read.
 */
export async function runRead(
  args: readonly string[],
  { shell: { stdout, stderr }, callTexts: { texts, jsonTexts } }: Session,
): Promise<number> {
  const parsedArgs = readArguments(args, [], ['json']);
  const checkedArgs =
    parsedArgs.ok && parsedArgs.value.positionals.length === 0 ? fault('no-picture') : parsedArgs;
  if (!checkedArgs.ok) {
    if (args.includes('--json'))
      await writeJson(stdout, { error: removeMarks(jsonTexts.sayFault(checkedArgs.fault)) });
    stderr.write(`${removeMarks(texts.sayFault(checkedArgs.fault))}\n`);
    return EXIT_BAD_INPUT;
  }
  const { positionals: files, options } = checkedArgs.value;
  const readPicture = createPictureReader();
  let exitCode = 0;
  for (const file of files) {
    const fileBytes = await attachmentOfFile(file).bytes();
    const readingResult = fileBytes.ok
      ? await readPicture(fileBytes.value)
      : makeUnreadFault(fileBytes.fault);
    if (!readingResult.ok) exitCode = EXIT_BAD_INPUT;
    if (options.json === true)
      await writeJson(
        stdout,
        readingResult.ok
          ? jsonOfReading(file, readingResult.value)
          : { file, error: removeMarks(jsonTexts.sayFault(readingResult.fault)) },
      );
    else if (readingResult.ok)
      stdout.write(`${removeMarks(textOfReading(texts, file, readingResult.value))}\n`);
    else stderr.write(`${file}: ${removeMarks(texts.sayFault(readingResult.fault))}\n`);
  }
  return exitCode;
}

const jsonOfReading = (
  file: string,
  { rows, cols, tiles, isSure, confidence, milliseconds }: PictureReading,
) => ({
  file,
  rows,
  cols,
  board: tiles,
  sure: isSure,
  confidence: confidence.map((cellConfidence) => Math.round(cellConfidence * 1000) / 1000),
  milliseconds,
});

function textOfReading(texts: CallTexts['texts'], file: string, reading: PictureReading): string {
  const board = boardOfReading(reading);
  const doubtfulCellsText = listCells(doubtfulCells(reading), board);
  return `${file}: ${texts.say('terminal-read', { board: makeBoard(board), sure: reading.isSure ? 'yes' : 'no', cells: doubtfulCellsText })}`;
}
