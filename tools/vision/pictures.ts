/**
 * Pictures to measure the reader by, all drawn from a seed. `node tools/vision/pictures.ts FOLDER [SEED]
 * [COUNT]` writes them into a folder, with `set.json`: group, rows, cols and tiles in reading order, and the
 * tiles of a second board as `goal`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Canvas, createCanvas, loadImage } from 'canvas';
import { type Random, randomBelow, seededRandom, shuffle } from '../../src/core/random.ts';
import type { Result } from '../../src/core/result.ts';
import { draw } from '../../src/render/draw.ts';
import { THEMES, TILE_STYLES } from '../../src/render/paint/picture.ts';
import type { BoardReading } from '../../src/vision/verdict.ts';
import { registerFonts, TEST_FONTS } from './fonts.ts';
import { drawKind, KINDS, type Kind } from './kinds.ts';
import { drawNoBoard, NO_BOARDS } from './no-boards.ts';
import { HARD, PHOTO, photograph, type Shot } from './photograph.ts';
import { drawStyled, type Numbers, STYLES } from './styles.ts';

export const GROUPS = ['own', 'other', 'photo', 'hard', 'none', ...KINDS] as const;
export type Group = (typeof GROUPS)[number];

export interface LabelledPicture {
  readonly name: string;
  readonly group: Group;
  /** A PNG or a JPEG. */
  readonly bytes: Buffer;
  /** Undefined: the picture shows no sliding puzzle, or only a part of a larger grid. */
  readonly board: Numbers | undefined;
  /** A second board in the picture. */
  readonly goal?: Numbers | undefined;
}

const isSame = (read: BoardReading, board: Numbers | undefined): boolean =>
  read.cols === board?.cols && read.tiles.join() === board.tiles.join();

/** Of two boards either may be read, or the reader may say that there are several. */
export const isReadRight = (read: Result<BoardReading>, { board, goal }: LabelledPicture): boolean =>
  read.ok
    ? isSame(read.value, board) || isSame(read.value, goal)
    : board === undefined || (goal !== undefined && read.fault.code === 'several-boards');

const SIZES = [
  '2x3',
  '3x3',
  '3x3',
  '3x4',
  '4x4',
  '4x4',
  '4x4',
  '4x4',
  '5x5',
  '5x5',
  '6x6',
  '3x5',
  '10x10',
] as const;
/** What a photograph of ordinary size shows. */
const SIZES_OF_PHOTOS = SIZES.slice(0, 10);

/** How many pictures of 170 a group has. */
const SHARES: Readonly<Record<Group, number>> = {
  own: 20,
  other: 25,
  photo: 25,
  hard: 15,
  none: 15,
  sign: 10,
  relief: 10,
  pattern: 10,
  terminal: 10,
  small: 10,
  several: 10,
  part: 10,
};
const SHARES_SUM = 170;

const pick = <T>(list: readonly T[], random: Random): T => list[randomBelow(random, list.length)] as T;

export function drawBoard(size: string, random: Random): Numbers {
  const [rows = 0, cols = 0] = size.split('x').map(Number);
  const tiles = Array.from({ length: rows * cols }, (_, at) => at);
  shuffle(tiles, (range) => randomBelow(random, range));
  return { rows, cols, tiles };
}

async function canvasOf(bytes: Buffer): Promise<Canvas> {
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

/** The program's own picture of a board, and the name of its look. */
function ownPicture(board: Numbers, random: Random): { bytes: Buffer; look: string } {
  const [theme, tiles] = [pick(THEMES, random), pick(TILE_STYLES, random)];
  return { bytes: draw({ kind: 'board', board }, { theme, tiles }).bytes, look: `${theme}-${tiles}` };
}

async function photoOf(families: readonly string[], shot: Shot, random: Random) {
  const board = drawBoard(pick(SIZES_OF_PHOTOS, random), random);
  const own = random() < 0.3 ? ownPicture(board, random) : undefined;
  const [style, family] = [pick(Object.keys(STYLES), random), pick(families, random)];
  const flat = own ? await canvasOf(own.bytes) : drawStyled(board, style, family, random);
  const quality = shot === HARD ? 0.45 : 0.7;
  const bytes = photograph(flat, shot, random).toBuffer('image/jpeg', { quality });
  return { board, bytes, name: own ? `own-${own.look}` : `${style}-${family}` };
}

/** A screenshot that is hard to read. The board of a grid that goes on around it is none. */
function hardPicture(kind: Kind, family: string, random: Random): LabelledPicture {
  const size = pick(SIZES_OF_PHOTOS, random);
  const [board, goal] = [drawBoard(size, random), drawBoard(size, random)];
  return {
    group: kind,
    name: family,
    bytes: drawKind(kind, { board, goal }, family, random).toBuffer('image/png'),
    board: kind === 'part' ? undefined : board,
    goal: kind === 'several' ? goal : undefined,
  };
}

async function pictureOf(
  group: Group,
  families: readonly string[],
  random: Random,
): Promise<LabelledPicture> {
  const family = pick(families, random);
  if (group === 'photo' || group === 'hard')
    return { group, ...(await photoOf(families, group === 'hard' ? HARD : PHOTO, random)) };
  if (group === 'none') {
    const kind = pick(NO_BOARDS, random);
    const canvas = drawNoBoard(kind, family, random);
    const shown = random() < 0.3 ? photograph(canvas, PHOTO, random) : canvas;
    return {
      group,
      name: `${kind}-${family}`,
      bytes: shown.toBuffer('image/jpeg', { quality: 0.85 }),
      board: undefined,
    };
  }
  if (group !== 'own' && group !== 'other') return hardPicture(group, family, random);
  const board = drawBoard(pick(SIZES, random), random);
  if (group === 'own') {
    const { bytes, look } = ownPicture(board, random);
    return { group, name: look, bytes, board };
  }
  const style = pick(Object.keys(STYLES), random);
  const bytes = drawStyled(board, style, family, random).toBuffer('image/jpeg', { quality: 0.85 });
  return { group, name: `${style}-${family}`, bytes, board };
}

/**
 * Makes `count` pictures, one after the other, in the groups' shares. The same seed gives the same pictures.
 */
export async function* makePictures(seed: number, count: number): AsyncGenerator<LabelledPicture> {
  const families = await registerFonts(TEST_FONTS);
  const random = seededRandom(seed);
  for (const group of GROUPS)
    for (let left = Math.round((count * SHARES[group]) / SHARES_SUM); left > 0; left--)
      yield await pictureOf(group, families, random);
}

if (process.argv[1] === import.meta.filename) {
  const [folder = 'pictures', seed = '1', count = '40'] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const set: object[] = [];
  for await (const { name, group, bytes, board, goal } of makePictures(Number(seed), Number(count))) {
    const kind = bytes[0] === 0xff ? 'jpg' : 'png';
    const size = board ? `-${board.rows}x${board.cols}` : '';
    const file = `${String(set.length + 1).padStart(3, '0')}-${group}-${name.replaceAll(' ', '-')}${size}.${kind}`;
    writeFileSync(join(folder, file), bytes);
    set.push({ file, group, ...board, goal: goal?.tiles });
  }
  writeFileSync(join(folder, 'set.json'), `${JSON.stringify(set, null, 1)}\n`);
}
