import { drawAnalysis } from './analysis.ts';
import { drawBacktracks } from './backtracks.ts';
import { drawBoard } from './board.ts';
import { encodePng, type Sheet } from './canvas.ts';
import { drawComparison } from './comparison.ts';
import { drawMachine } from './machine.ts';
import { drawParityScene } from './parity.ts';
import type { Picture, ThemeName } from './picture.ts';
import type { Scene } from './scene.ts';
import { drawSolution } from './solution.ts';
import { type Theme, themeOf } from './theme.ts';
import { drawTour } from './tour.ts';
import { drawUnsolvable } from './unsolvable.ts';
import { drawWay } from './way.ts';

function sheetOf(scene: Scene, theme: Theme): Sheet {
  switch (scene.kind) {
    case 'board':
      return drawBoard(scene, theme);
    case 'solution':
      return drawSolution(scene, theme);
    case 'unsolvable':
      return drawUnsolvable(scene, theme);
    case 'parity':
      return drawParityScene(scene, theme);
    case 'analysis':
      return drawAnalysis(scene, theme);
    case 'way':
      return drawWay(scene, theme);
    case 'comparison':
      return drawComparison(scene, theme);
    case 'tour':
      return drawTour(scene, theme);
    case 'backtracks':
      return drawBacktracks(scene, theme);
    case 'machine':
      return drawMachine(theme);
  }
}

/** The picture of a scene as a PNG, within what Discord and Telegram take as a photo; the same scene gives the same bytes. */
export function draw(scene: Scene, theme: ThemeName = 'light'): Picture {
  return encodePng(sheetOf(scene, themeOf(theme)));
}
