import { readFileSync } from 'node:fs';
import { drawCells } from './cells.ts';
import { drawComparison } from './chart/comparison.ts';
import { drawMovesChart } from './chart/moves-chart.ts';
import { drawStats } from './chart/stats-chart.ts';
import { drawMoveOrders } from './knight/arrays.ts';
import { drawBacktracks } from './knight/backtracks.ts';
import { drawTour } from './knight/tour-sheet.ts';
import { drawWalk } from './knight/walk-board.ts';
import { encodeJpeg, encodeJpegInThread, encodePng, encodePngInWorker, type Sheet } from './paint/canvas.ts';
import { completeLook, DEFAULT_LOOK, type Look, type Picture } from './paint/picture.ts';
import type { Theme } from './paint/picture-theme.ts';
import { type Pieces, runAll } from './paint/pieces.ts';
import { themeOf } from './paint/themes/styles.ts';
import { drawPreview } from './preview.ts';
import type { Scene } from './scene/scene.ts';
import { drawAnalysis } from './sliding/analysis.ts';
import { drawBoard } from './sliding/board-sheet.ts';
import { drawParityScene } from './sliding/parity-scene.ts';
import { drawSearch } from './sliding/search-tree.ts';
import { drawSolution } from './sliding/solution-sheet.ts';
import { drawStages } from './sliding/stages.ts';
import { drawUnsolvable } from './sliding/unsolvable.ts';

function* drawScene(scene: Exclude<Scene, { kind: 'machine' }>, theme: Theme): Pieces<Sheet> {
  switch (scene.kind) {
    case 'board':
      return yield* drawBoard(scene, theme);
    case 'solution':
      return yield* drawSolution(scene, theme);
    case 'stages':
      return yield* drawStages(scene, theme);
    case 'unsolvable':
      return drawUnsolvable(scene, theme);
    case 'parity':
      return yield* drawParityScene(scene, theme);
    case 'analysis':
      return drawAnalysis(scene, theme);
    case 'way':
      return drawMovesChart(scene, theme);
    case 'comparison':
      return yield* drawComparison(scene, theme);
    case 'stats':
      return drawStats(scene, theme);
    case 'tour':
      return yield* drawTour(scene, theme);
    case 'walk':
      return yield* drawWalk(scene, theme);
    case 'search':
      return yield* drawSearch(scene, theme);
    case 'cells':
      return drawCells(scene, theme);
    case 'preview':
      return yield* drawPreview(theme);
    case 'arrays':
      return yield* drawMoveOrders(theme);
    case 'backtracks':
      return yield* drawBacktracks(scene, theme);
  }
}

/**
 * A PNG that Discord and Telegram accept as a photo, or a JPEG if it shows a photo. The same scene and look
 * always give the same bytes.
 */
export function draw(scene: Scene, look: Partial<Look> = DEFAULT_LOOK): Picture {
  if (scene.kind === 'machine') return readStoredPicture('machine', look);
  const sheet = runAll(drawScene(scene, themeOf(look)));
  return showsPhoto(scene) ? encodeJpeg(sheet) : encodePng(sheet);
}

const showsPhoto = (scene: Scene): boolean => scene.kind === 'board' && scene.photo !== undefined;

/**
 * Like `draw`, but in pieces of a few milliseconds, and encodes the picture in another thread. If a worker
 * thread ends early, draws the scene again with `draw`.
 */
export function* drawInPieces(scene: Scene, look: Partial<Look> = DEFAULT_LOOK): Pieces<Promise<Picture>> {
  if (scene.kind === 'machine') return Promise.resolve(readStoredPicture('machine', look));
  const sheet = yield* drawScene(scene, themeOf(look));
  if (showsPhoto(scene)) return encodeJpegInThread(sheet);
  return encodePngInWorker(sheet).catch(() => draw(scene, look));
}

/** `assets/pictures/<name>-<theme>.png`, or `<name>-<theme>-<palette>.png` if the look has a palette. */
function readStoredPicture(name: 'machine', look: Partial<Look>): Picture {
  const { theme, palette } = completeLook(look);
  const fileName = [name, theme, palette].filter((namePart) => namePart !== undefined).join('-');
  const bytes = readFileSync(new URL(`../../assets/pictures/${fileName}.png`, import.meta.url));
  // The header chunk contains the size (W3C, PNG (Third Edition), 11.2.1).
  return { bytes, kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
