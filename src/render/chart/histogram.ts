import { createQuantityFormats } from '../../i18n/numbers.ts';
import { roundedRect, type Sheet } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Box } from '../paint/pen.ts';
import type { Theme } from '../paint/picture-theme.ts';
import { fitLine, writeLine } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';

/** Distance between the grid lines of an axis from 0 to `max`: 1, 2 or 5 times a power of ten. */
export function gridStep(max: number, lineCount = 5): number {
  const minStep = Math.max(1, max / lineCount);
  const powerOfTen = 10 ** Math.floor(Math.log10(minStep));
  return powerOfTen * ([1, 2, 5].find((digit) => digit * powerOfTen >= minStep) ?? 10);
}

type LengthStatistics = NonNullable<Extract<Scene, { kind: 'analysis' }>['lengths']>;

/**
 * Around the bars. `above`: for the title and the label of the marked bar. `below`: for the axis labels and
 * the title of the axis. `left`: for the numbers of boards.
 */
const MARGINS_PX = { above: 92, below: 84, left: 70 } as const;
const FONT_PX = 25;

/** A bar shows how many boards need a number of moves. The bar with the analysed board is marked. */
export function drawHistogram(sheet: Sheet, box: Box, lengths: LengthStatistics, theme: Theme): void {
  const { counts, labels } = lengths;
  const plotBox = {
    x: box.x + MARGINS_PX.left,
    y: box.y + MARGINS_PX.above,
    width: box.width - MARGINS_PX.left,
    height: box.height - MARGINS_PX.above - MARGINS_PX.below,
  };
  drawAxes(sheet, plotBox, lengths, theme);
  drawBars(sheet, plotBox, lengths, theme);
  markAnalysedBoard(sheet, plotBox, lengths, theme);
  sheet.ctx.fillStyle = theme.softInk;
  writeLine(sheet.ctx, fitLine(labels.boards, box.width, FONT_PX), box.x, box.y + FONT_PX / 2);
  const axisTitleY = plotBox.y + plotBox.height + MARGINS_PX.below - FONT_PX / 2;
  writeLine(sheet.ctx, fitLine(labels.moves, box.width, FONT_PX), box.x + box.width, axisTitleY, 'right');
  sheet.ctx.fillStyle = theme.focus;
  const markedLabel = fitLine(labels.ownLength, plotBox.width, FONT_PX + 2);
  const halfLabelWidth = inkWidth(markedLabel.text, markedLabel.size) / 2;
  const markedBarX = barMiddleX(plotBox, counts, lengths.length);
  const markedLabelX = Math.min(
    box.x + box.width - halfLabelWidth,
    Math.max(plotBox.x + halfLabelWidth, markedBarX),
  );
  writeLine(sheet.ctx, markedLabel, markedLabelX, plotBox.y - 36, 'center');
}

const barMiddleX = ({ x, width }: Box, counts: readonly number[], length: number): number =>
  x + ((length + 0.5) * width) / counts.length;

function drawAxes({ ctx }: Sheet, plotBox: Box, { counts, labels }: LengthStatistics, theme: Theme): void {
  const { formatCount } = createQuantityFormats(labels.locale);
  const maxBoardCount = Math.max(...counts);
  const baseY = plotBox.y + plotBox.height;
  for (let boardCount = 0; boardCount <= maxBoardCount; boardCount += gridStep(maxBoardCount, 3)) {
    const y = baseY - (boardCount / maxBoardCount) * plotBox.height;
    ctx.fillStyle = theme.grid;
    ctx.fillRect(plotBox.x, Math.round(y) - 1, plotBox.width, 2);
    ctx.fillStyle = theme.softInk;
    writeLine(ctx, { text: formatCount(boardCount), size: FONT_PX - 3 }, plotBox.x - 10, y, 'right');
  }
  for (const length of axisNumbers(counts.length - 1)) {
    writeCentred(ctx, String(length), barMiddleX(plotBox, counts, length), baseY + 26, FONT_PX - 1);
  }
}

/** Round numbers from 0, then `longestLength`. Leaves out round numbers that are too close to it. */
function axisNumbers(longestLength: number): number[] {
  const step = gridStep(longestLength, 4);
  const roundNumbers = Array.from({ length: Math.ceil(longestLength / step) }, (_, index) => index * step);
  return [...roundNumbers.filter((length) => longestLength - length > step / 2), longestLength];
}

function drawBars({ ctx }: Sheet, plotBox: Box, { counts, length }: LengthStatistics, theme: Theme): void {
  const maxBoardCount = Math.max(...counts);
  const barDistance = plotBox.width / counts.length;
  counts.forEach((boardCount, barLength) => {
    const barHeight = Math.max(boardCount > 0 ? 2 : 0, (boardCount / maxBoardCount) * plotBox.height);
    ctx.fillStyle = barLength === length ? theme.focus : theme.softInk;
    ctx.globalAlpha = barLength === length ? 1 : 0.8;
    const [x, y] = [
      plotBox.x + barLength * barDistance + barDistance * 0.1,
      plotBox.y + plotBox.height - barHeight,
    ];
    roundedRect(ctx, x, y, barDistance * 0.8, barHeight, Math.min(3, barHeight / 2));
    ctx.fill();
  });
  ctx.globalAlpha = 1;
}

/** A vertical line over the bar and a small triangle below it. */
function markAnalysedBoard(
  { ctx }: Sheet,
  plotBox: Box,
  { counts, length }: LengthStatistics,
  theme: Theme,
): void {
  const x = barMiddleX(plotBox, counts, length);
  const baseY = plotBox.y + plotBox.height;
  ctx.fillStyle = theme.focus;
  ctx.fillRect(Math.round(x) - 2, plotBox.y - 16, 4, plotBox.height + 16);
  ctx.beginPath();
  ctx.moveTo(x, baseY + 1);
  ctx.lineTo(x + 9, baseY + 12);
  ctx.lineTo(x - 9, baseY + 12);
  ctx.closePath();
  ctx.fill();
}
