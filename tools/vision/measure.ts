/**
 * How well boards are read: `node tools/vision/measure.ts [--count 300] [--seed 1] [FOLDER]`. Draws fresh
 * pictures, or takes those of a folder with a `set.json` (file, group, rows, cols, tiles), and prints a table
 * by group, the digits taken for others, and the wrong ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas, loadImage } from 'canvas';
import type { Result } from '../../src/core/result.ts';
import type { Pixels } from '../../src/vision/pixels.ts';
import { readBoard } from '../../src/vision/read-board.ts';
import type { BoardReading } from '../../src/vision/verdict.ts';
import { isReadRight, type LabelledPicture, makePictures } from './pictures.ts';

interface Row {
  pictures: number;
  right: number;
  sure: number;
  sureAndWrong: number;
  claimed: number;
  milliseconds: number;
  megapixels: number;
}

async function* picturesIn(folder: string): AsyncGenerator<LabelledPicture> {
  for (const { file, group, ...board } of JSON.parse(readFileSync(join(folder, 'set.json'), 'utf8')))
    yield {
      name: file,
      group,
      bytes: readFileSync(join(folder, file)),
      board: board.tiles && board,
      goal: board.goal && { ...board, tiles: board.goal },
    };
}

async function decoded(bytes: Buffer): Promise<Pixels> {
  const image = await loadImage(bytes);
  const ctx = createCanvas(image.width, image.height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  return ctx.getImageData(0, 0, image.width, image.height);
}

/** Counts the digits of cells that show another number by themselves, where the board's size is right. */
function addConfusions(
  read: BoardReading,
  { board }: LabelledPicture,
  confusions: Map<string, number>,
): void {
  if (board?.rows !== read.rows || board.cols !== read.cols) return;
  board.tiles.forEach((tile, cell) => {
    const shown = read.shown[cell] ?? 0;
    const [wanted, seen] = [tile || '', shown || ''].map(String);
    if (wanted?.length !== seen?.length) confusions.set(`${wanted || 'blank'} > ${seen || 'blank'}`, 1);
    else
      [...(wanted ?? '')].forEach((digit, at) => {
        const name = `${digit} > ${seen?.[at]}`;
        if (digit !== seen?.[at]) confusions.set(name, (confusions.get(name) ?? 0) + 1);
      });
  });
}

const told = (read: Result<BoardReading>): string =>
  read.ok
    ? `${read.value.isSure ? 'SURE ' : ''}${read.value.rows}x${read.value.cols} ${read.value.tiles.join(' ')}`
    : `${read.fault.code} ${JSON.stringify(read.fault.facts)}`;

async function measure(pictures: AsyncGenerator<LabelledPicture>): Promise<void> {
  const rows: Record<string, Row> = {};
  const confusions = new Map<string, number>();
  const wrong: string[] = [];
  for await (const picture of pictures) {
    const pixels = await decoded(picture.bytes);
    const before = process.cpuUsage();
    const read = readBoard(pixels);
    const { user, system } = process.cpuUsage(before);
    rows[picture.group] ??= {
      pictures: 0,
      right: 0,
      sure: 0,
      sureAndWrong: 0,
      claimed: 0,
      milliseconds: 0,
      megapixels: 0,
    };
    const row = rows[picture.group] as Row;
    const right = isReadRight(read, picture);
    row.pictures++;
    row.milliseconds += (user + system) / 1000;
    row.megapixels += (pixels.width * pixels.height) / 1e6;
    if (right) row.right++;
    if (read.ok) {
      row.claimed++;
      if (read.value.isSure) row.sure++;
      if (read.value.isSure && !right) row.sureAndWrong++;
      addConfusions(read.value, picture, confusions);
    }
    if (!right)
      wrong.push(
        `${row.pictures} ${picture.group} ${picture.name}\n   ${told(read)}\n   ${picture.board?.tiles.join(' ') ?? 'none'}`,
      );
  }
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([group, { milliseconds, megapixels, ...row }]) => [
        group,
        {
          ...row,
          'ms a picture': Math.round(milliseconds / row.pictures),
          'ms a megapixel': Math.round(milliseconds / megapixels),
        },
      ]),
    ),
  );
  console.log(
    'taken for others:',
    [...confusions]
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name}: ${count}`)
      .join(', '),
  );
  console.log(wrong.join('\n'));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
});
const [folder] = positionals;
await measure(folder ? picturesIn(folder) : makePictures(Number(values.seed), Number(values.count)));
