/** Figures of the reader of pictures: its stages on one photograph. */
import type { Canvas, CanvasRenderingContext2D } from 'canvas';
import { createCanvas, loadImage } from 'canvas';
import { encodePng, makeSheet } from '../../src/render/paint/canvas.ts';
import type { Picture } from '../../src/render/paint/picture.ts';
import { themeOf } from '../../src/render/paint/themes/styles.ts';
import { writeLine } from '../../src/render/paint/words.ts';
import { type Candidate, findDigits } from '../../src/vision/candidates.ts';
import { type Extent, findExtents } from '../../src/vision/extent.ts';
import { projectPoint } from '../../src/vision/homography.ts';
import { findLattices, type Lattice } from '../../src/vision/lattice.ts';
import { type Channel, channelOf, type Pixels } from '../../src/vision/pixels.ts';
import { loadDigitClassifier } from '../../src/vision/read-board.ts';
import { createCellReader, type Reading, readCells } from '../../src/vision/reading.ts';
import { CELL_SIDE, straightenCell } from '../../src/vision/straighten.ts';
import { type Runs, thresholdRuns } from '../../src/vision/threshold.ts';
import { joinDigits, type Token } from '../../src/vision/tokens.ts';
import { makePictures } from '../vision/pictures.ts';

const THEME = themeOf({ theme: 'light' });
const WIDTH = 640;
const MARGIN = 20;
const CAPTION_LINE = 40;
const CAPTION = 24;
/** The half of the threshold's window, as a share of the longer side. The reader tries this one first. */
const WINDOW = 0.03;

/** What the reader sees of a photograph, stage by stage. */
interface Stages {
  readonly photo: Canvas;
  readonly channel: Channel;
  readonly runs: Runs;
  readonly digits: readonly Candidate[];
  readonly tokens: readonly Token[];
  readonly lattice: Lattice;
  readonly extent: Extent;
  readonly reading: Reading;
}

/** Returns the first photograph of a 4x4 board in the seed's pictures that has dark digits. */
async function examplePhoto(): Promise<Canvas> {
  for await (const { group, board, bytes } of makePictures(7, 100)) {
    if (group !== 'photo' || board?.rows !== 4 || board.cols !== 4) continue;
    const image = await loadImage(bytes);
    const canvas = createCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas;
  }
  throw new Error('no photograph of a 4x4 board');
}

async function readStages(): Promise<Stages> {
  const photo = await examplePhoto();
  const { width, height } = photo;
  const { data } = photo.getContext('2d').getImageData(0, 0, width, height);
  const pixels: Pixels = { data, width, height };
  const classify = loadDigitClassifier();
  const channel = channelOf(pixels, 'luma');
  const longer = Math.max(width, height);
  const both = thresholdRuns(channel, Math.round(WINDOW * longer));
  const stages = [both.dark, both.light].flatMap((runs) => {
    const digits = findDigits(runs, longer / 3, classify);
    const tokens = joinDigits(digits);
    const [lattice] = findLattices(tokens, 1);
    const [extent] = lattice === undefined ? [] : findExtents(lattice, 1);
    if (lattice === undefined || extent === undefined) return [];
    const size = (extent.right - extent.left + 1) * (extent.bottom - extent.top + 1);
    const source = { channel, isLight: runs === both.light };
    const reading = readCells(createCellReader(source, lattice, size, classify), extent);
    return [{ photo, channel, runs, digits, tokens, lattice, extent, reading }];
  });
  const [best] = stages.toSorted((one, other) => other.reading.score - one.reading.score);
  if (best === undefined) throw new Error('no board in the photograph');
  return best;
}

function caption(ctx: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  ctx.fillStyle = THEME.ink;
  writeLine(ctx, { text, size: CAPTION }, x, y, 'center');
}

/** The stages up to the lattice, on the part of the photograph around the board. */
export async function inkFigure(): Promise<Picture> {
  const { photo, runs, tokens, lattice, extent } = await readStages();
  const side = (WIDTH - 3 * MARGIN) / 2;
  const around = {
    left: extent.left - 1.2,
    top: extent.top - 1.4,
    right: extent.right + 1,
    bottom: extent.bottom + 1,
  };
  const corners = [
    projectPoint(lattice.map, around.left, around.top),
    projectPoint(lattice.map, around.right, around.top),
    projectPoint(lattice.map, around.left, around.bottom),
    projectPoint(lattice.map, around.right, around.bottom),
  ];
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const right = Math.max(...corners.map(({ x }) => x));
  const scale = side / (right - left);
  const high = (Math.max(...corners.map(({ y }) => y)) - top) * scale;
  const sheet = makeSheet(WIDTH, Math.round(2 * (high + CAPTION_LINE) + 2 * MARGIN), THEME.page);
  const { ctx } = sheet;
  const panel = (at: number, text: string, paint: () => void): void => {
    const [x, y] = [MARGIN + (at % 2) * (side + MARGIN), MARGIN + Math.floor(at / 2) * (high + CAPTION_LINE)];
    ctx.save();
    ctx.beginPath();
    ctx.rect(x, y, side, high);
    ctx.clip();
    ctx.translate(x, y);
    ctx.scale(scale, scale);
    ctx.translate(-left, -top);
    paint();
    ctx.restore();
    caption(ctx, text, x + side / 2, y + high + CAPTION);
  };
  const photograph = (alpha = 1) => {
    ctx.globalAlpha = alpha;
    ctx.drawImage(photo, 0, 0);
    ctx.globalAlpha = 1;
  };
  panel(0, '1. the photo', photograph);
  panel(1, '2. ink', () => {
    ctx.fillStyle = '#ffffff';
    ctx.fillRect(0, 0, photo.width, photo.height);
    ctx.fillStyle = '#000000';
    for (let run = 0; run < runs.count; run++) {
      const [row = 0, start = 0, end = 0] = [runs.rows[run], runs.starts[run], runs.ends[run]];
      ctx.fillRect(start, row, end - start, 1);
    }
  });
  panel(2, '3. digits, as numbers', () => {
    photograph(0.45);
    for (const { box, number } of tokens) {
      const { left, top, right, bottom } = box;
      ctx.lineWidth = 2 / scale;
      ctx.strokeStyle = THEME.focus;
      ctx.strokeRect(left, top, right - left, bottom - top);
      ctx.fillStyle = THEME.focus;
      ctx.font = `bold ${15 / scale}px sans-serif`;
      ctx.fillText(String(number), right + 2, top);
    }
  });
  panel(3, '4. rows and columns', () => {
    photograph(0.45);
    ctx.lineWidth = 3 / scale;
    ctx.strokeStyle = THEME.focus;
    const line = (from: readonly [number, number], to: readonly [number, number]) => {
      const [one, other] = [projectPoint(lattice.map, ...from), projectPoint(lattice.map, ...to)];
      ctx.beginPath();
      ctx.moveTo(one.x, one.y);
      ctx.lineTo(other.x, other.y);
      ctx.stroke();
    };
    const [left, top, right, bottom] = [
      extent.left - 0.5,
      extent.top - 0.5,
      extent.right + 0.5,
      extent.bottom + 0.5,
    ];
    for (let x = left; x <= right; x++) line([x, top], [x, bottom]);
    for (let y = top; y <= bottom; y++) line([left, y], [right, y]);
  });
  return encodePng(sheet);
}

/** The straightened cells as the network sees them, each with its number and the number's probability. */
export async function cellsFigure(): Promise<Picture> {
  const { channel, runs, lattice, extent, reading } = await readStages();
  const { dark } = thresholdRuns(channel, Math.round(WINDOW * Math.max(channel.width, channel.height)));
  const isLight = dark.count !== runs.count;
  const gap = 16;
  const side = (WIDTH - 2 * MARGIN - (reading.cols - 1) * gap) / reading.cols;
  const line = side + CAPTION_LINE;
  const sheet = makeSheet(WIDTH, Math.round(2 * MARGIN + reading.rows * line), THEME.page);
  const { ctx } = sheet;
  for (const [cell, tile] of reading.tiles.entries()) {
    const [col, row] = [cell % reading.cols, Math.floor(cell / reading.cols)];
    const values = straightenCell(channel, lattice.map, extent.left + col, extent.top + row, isLight);
    const canvas = createCanvas(CELL_SIDE, CELL_SIDE);
    const image = canvas.getContext('2d').createImageData(CELL_SIDE, CELL_SIDE);
    for (const [at, value] of values.entries())
      image.data.set([255 - value, 255 - value, 255 - value, 255], 4 * at);
    canvas.getContext('2d').putImageData(image, 0, 0);
    const [x, y] = [MARGIN + col * (side + gap), MARGIN + row * line];
    ctx.drawImage(canvas, x, y, side, side);
    const share = Math.floor(100 * (reading.confidence[cell] ?? 0));
    caption(ctx, `${tile === 0 ? 'blank' : tile} · ${share} %`, x + side / 2, y + side + CAPTION * 0.8);
  }
  return encodePng(sheet);
}
