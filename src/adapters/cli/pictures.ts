import { openAsBlob } from 'node:fs';
import { type Attachment, photoTooLargeFault } from '../../chat/attachment.ts';
import {
  boardOfReading,
  doubtfulCells,
  hasUnrelatedBoards,
  listCells,
} from '../../commands/picture/cells.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import { makeBoard, makePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { removeMarks } from '../../i18n/markup.ts';
import { MAX_PHOTO_BYTES } from '../../render/photo/header.ts';
import {
  createPictureReader,
  makeUnreadFault,
  type PictureReader,
  type PictureReading,
} from '../../render/photo/reader.ts';
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
    const readingResult = await readFile(file, readPicture);
    if (!readingResult.ok) exitCode = EXIT_BAD_INPUT;
    if (options.json === true)
      await writeJson(
        stdout,
        readingResult.ok
          ? jsonOfReading(file, readingResult.value)
          : {
              file,
              code: refusalCode(readingResult.fault),
              error: removeMarks(jsonTexts.sayFault(readingResult.fault)),
            },
      );
    else if (readingResult.ok)
      stdout.write(`${removeMarks(textOfReading(texts, file, readingResult.value))}\n`);
    else stderr.write(`${file}: ${removeMarks(texts.sayFault(readingResult.fault))}\n`);
  }
  return exitCode;
}

/** Faults: those of `PictureReader`; `picture-several` {count} if it is unclear which one is meant. */
async function readFile(file: string, readPicture: PictureReader): Promise<Result<PictureReading>> {
  const fileBytes = await attachmentOfFile(file).bytes();
  if (!fileBytes.ok) return makeUnreadFault(fileBytes.fault);
  const reading = await readPicture(fileBytes.value);
  return reading.ok && hasUnrelatedBoards(reading.value)
    ? fault('picture-several', { count: reading.value.boardCount })
    : reading;
}

/** The code in JSON for a fault of `readFile`. */
export function refusalCode({ code, facts }: Fault): string {
  switch (code) {
    case 'picture-unread':
      return 'not-a-picture';
    case 'picture-several':
      return 'several-boards';
    case 'not-a-sliding-puzzle':
      return facts.why === 'tour' ? 'knights-tour' : code;
    default:
      return code;
  }
}

const jsonOfReading = (
  file: string,
  { rows, cols, tiles, goal, isSure, confidence, milliseconds }: PictureReading,
) => ({
  file,
  rows,
  cols,
  board: tiles,
  goal,
  sure: isSure,
  confidence: confidence.map((cellConfidence) => Math.round(cellConfidence * 1000) / 1000),
  milliseconds,
});

function textOfReading(texts: CallTexts['texts'], file: string, reading: PictureReading): string {
  const board = boardOfReading(reading);
  const { goal } = reading;
  const cells = doubtfulCells(reading);
  const facts = {
    board: goal ? makePuzzle({ start: board, goal: { ...board, tiles: goal } }) : makeBoard(board),
    sure: reading.isSure ? 'yes' : cells.length > 0 ? 'cells' : 'no',
    cells: listCells(cells, board),
  };
  return `${file}: ${texts.say('terminal-read', facts)}`;
}
