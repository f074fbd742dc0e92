import type { CanvasRenderingContext2D } from 'canvas';
import { fillRounded, makeSheet, roundedRect, type Sheet } from '../paint/canvas.ts';
import { writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/picture-theme.ts';
import { fitLine, type TextLine, wrapLines, writeLine, writeLines } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';

type StatsScene = Extract<Scene, { kind: 'stats' }>;
type CalendarDay = StatsScene['calendar'][number];

const CHART_WIDTH_PX = 760;
const CHART_MARGIN_PX = 32;
const INNER_WIDTH_PX = CHART_WIDTH_PX - 2 * CHART_MARGIN_PX;
const FONT_PX = 26;
const LINE_HEIGHT_PX = 34;
const SECTION_GAP_PX = 34;
/**
 * The user's main numbers, such as the current streak. `value` and `label`: from the section's top to the
 * middle of a number and of its label.
 */
const FIGURE_LAYOUT_PX = { value: 30, label: 78, height: 102 } as const;
/** `pitch`: from one day to the next. `left`, `above`: for the names of weekdays and months. */
const CALENDAR_LAYOUT_PX = { pitch: 54, side: 48, left: 46, above: 34 } as const;
/** `label`, `count`: space beside a bar. */
const BAR_LAYOUT_PX = { pitch: 46, height: 26, label: 100, count: 64 } as const;

/**
 * The main figures, a calendar of the last weeks, a bar chart, and the best times. In the calendar, a column
 * is a week. The bar chart shows on how many days a solution had 0, 1, 2, ... moves above par.
 */
export function drawStats(scene: StatsScene, theme: Theme): Sheet {
  const signLegendLines = wrapLines(scene.labels.signsMeaning, INNER_WIDTH_PX, FONT_PX - 4);
  const calendarY = CHART_MARGIN_PX + FIGURE_LAYOUT_PX.height + SECTION_GAP_PX;
  const overParY =
    calendarY +
    LINE_HEIGHT_PX +
    CALENDAR_LAYOUT_PX.above +
    7 * CALENDAR_LAYOUT_PX.pitch +
    signLegendLines.length * LINE_HEIGHT_PX +
    SECTION_GAP_PX;
  const timesY = overParY + LINE_HEIGHT_PX + scene.overPar.length * BAR_LAYOUT_PX.pitch + SECTION_GAP_PX;
  const bottomY =
    scene.times.length === 0
      ? timesY - SECTION_GAP_PX
      : timesY + (1 + Math.ceil(scene.times.length / 2)) * LINE_HEIGHT_PX;
  const sheet = makeSheet(CHART_WIDTH_PX, Math.ceil(bottomY + CHART_MARGIN_PX), theme.page);
  const { ctx } = sheet;
  drawFigures(ctx, CHART_MARGIN_PX, scene, theme);
  drawTitle(ctx, calendarY, scene.labels.calendarTitle, theme);
  drawCalendar(ctx, calendarY + LINE_HEIGHT_PX, scene, signLegendLines, theme);
  drawTitle(ctx, overParY, scene.labels.overParTitle, theme);
  drawOverParBars(ctx, overParY + LINE_HEIGHT_PX, scene, theme);
  if (scene.times.length > 0) drawTitle(ctx, timesY, scene.labels.timesTitle, theme);
  drawTimes(ctx, timesY + LINE_HEIGHT_PX, scene, theme);
  return sheet;
}

function drawTitle(ctx: CanvasRenderingContext2D, y: number, title: string, theme: Theme): void {
  ctx.fillStyle = theme.softInk;
  writeLine(ctx, fitLine(title, INNER_WIDTH_PX, FONT_PX), CHART_MARGIN_PX, y);
}

function drawFigures(ctx: CanvasRenderingContext2D, y: number, { figures }: StatsScene, theme: Theme): void {
  const figureWidth = INNER_WIDTH_PX / figures.length;
  figures.forEach(({ value, label }, figureIndex) => {
    const x = CHART_MARGIN_PX + (figureIndex + 0.5) * figureWidth;
    ctx.fillStyle = theme.ink;
    writeLine(ctx, fitLine(value, figureWidth - 16, 56), x, y + FIGURE_LAYOUT_PX.value, 'center');
    ctx.fillStyle = theme.softInk;
    writeLine(ctx, fitLine(label, figureWidth - 16, FONT_PX - 2), x, y + FIGURE_LAYOUT_PX.label, 'center');
  });
}

function drawCalendar(
  ctx: CanvasRenderingContext2D,
  y: number,
  { calendar, labels }: StatsScene,
  signLegendLines: readonly TextLine[],
  theme: Theme,
): void {
  const gridLeftX = CHART_MARGIN_PX + CALENDAR_LAYOUT_PX.left;
  const gridTopY = y + CALENDAR_LAYOUT_PX.above - 6;
  ctx.fillStyle = theme.softInk;
  labels.months.forEach((month, weekIndex) => {
    writeLine(
      ctx,
      fitLine(month, 2 * CALENDAR_LAYOUT_PX.pitch, FONT_PX - 3),
      gridLeftX + weekIndex * CALENDAR_LAYOUT_PX.pitch,
      y + 4,
    );
  });
  labels.weekdays.forEach((weekday, weekdayIndex) => {
    const line = fitLine(weekday, CALENDAR_LAYOUT_PX.left - 12, FONT_PX - 3);
    writeLine(
      ctx,
      line,
      CHART_MARGIN_PX,
      gridTopY + weekdayIndex * CALENDAR_LAYOUT_PX.pitch + CALENDAR_LAYOUT_PX.side / 2,
    );
  });
  calendar.forEach((day, dayIndex) => {
    drawDay(
      ctx,
      gridLeftX + Math.floor(dayIndex / 7) * CALENDAR_LAYOUT_PX.pitch,
      gridTopY + (dayIndex % 7) * CALENDAR_LAYOUT_PX.pitch,
      day,
      theme,
    );
  });
  ctx.fillStyle = theme.softInk;
  writeLines(
    ctx,
    signLegendLines,
    { x: CHART_MARGIN_PX, y: gridTopY + 7 * CALENDAR_LAYOUT_PX.pitch + 0.5 * LINE_HEIGHT_PX },
    LINE_HEIGHT_PX,
  );
}

/**
 * A solved day is a filled square, a day solved with help is a frame. Both show the number of moves above
 * par: a tick for 0, a dot if par isn't known. A frozen day has a snowflake, a missed day is a pale square,
 * an open day is a frame in `theme.focus`.
 */
function drawDay(ctx: CanvasRenderingContext2D, x: number, y: number, day: CalendarDay, theme: Theme): void {
  const [homeColours, nextColours] = [theme.tiles.home, theme.tiles.next];
  const fillByMark = { solved: homeColours.faceBottom, frozen: nextColours.faceBottom, missed: theme.grid };
  roundedRect(ctx, x, y, CALENDAR_LAYOUT_PX.side, CALENDAR_LAYOUT_PX.side, 9);
  if (day.mark === 'helped' || day.mark === 'open') {
    ctx.lineWidth = 4;
    ctx.strokeStyle = day.mark === 'open' ? theme.focus : theme.done;
    roundedRect(ctx, x + 2, y + 2, CALENDAR_LAYOUT_PX.side - 4, CALENDAR_LAYOUT_PX.side - 4, 7);
    ctx.stroke();
  } else {
    ctx.globalAlpha = day.mark === 'missed' ? 0.55 : 1;
    ctx.fillStyle = fillByMark[day.mark];
    ctx.fill();
    ctx.globalAlpha = 1;
  }
  ctx.fillStyle =
    day.mark === 'solved' ? homeColours.ink : day.mark === 'frozen' ? nextColours.ink : theme.ink;
  const { text, size } = fitLine(
    signOf(day),
    CALENDAR_LAYOUT_PX.side - 8,
    day.mark === 'frozen' ? 32 : FONT_PX - 2,
  );
  if (text !== '')
    writeCentred(ctx, text, x + CALENDAR_LAYOUT_PX.side / 2, y + CALENDAR_LAYOUT_PX.side / 2, size);
}

function signOf(day: CalendarDay): string {
  if (day.mark === 'frozen') return '❄';
  if (day.mark === 'missed' || day.mark === 'open') return '';
  if (day.stepsOverPar === undefined) return '•';
  return day.stepsOverPar === 0 ? '✓' : `+${Math.min(day.stepsOverPar, 99)}`;
}

function drawOverParBars(
  ctx: CanvasRenderingContext2D,
  barsTopY: number,
  { overPar }: StatsScene,
  theme: Theme,
): void {
  const maxDayCount = Math.max(1, ...overPar.map(({ days }) => days));
  const maxBarWidth = INNER_WIDTH_PX - BAR_LAYOUT_PX.label - BAR_LAYOUT_PX.count;
  overPar.forEach(({ label, days }, barIndex) => {
    const barMiddleY = barsTopY + (barIndex + 0.4) * BAR_LAYOUT_PX.pitch;
    ctx.fillStyle = theme.ink;
    writeLine(ctx, fitLine(label, BAR_LAYOUT_PX.label - 16, FONT_PX), CHART_MARGIN_PX, barMiddleY);
    const barWidth = Math.max(6, (days / maxDayCount) * maxBarWidth);
    const [x, y] = [CHART_MARGIN_PX + BAR_LAYOUT_PX.label, barMiddleY - BAR_LAYOUT_PX.height / 2];
    const colour = days === 0 ? theme.grid : theme.done;
    fillRounded(ctx, colour, x, y, barWidth, BAR_LAYOUT_PX.height, Math.min(7, barWidth / 2));
    ctx.fillStyle = theme.softInk;
    writeLine(ctx, { text: String(days), size: FONT_PX }, x + barWidth + 12, barMiddleY);
  });
}

function drawTimes(ctx: CanvasRenderingContext2D, y: number, { times }: StatsScene, theme: Theme): void {
  const columnWidth = (INNER_WIDTH_PX - SECTION_GAP_PX) / 2;
  times.forEach(({ name, time }, timeIndex) => {
    const x = CHART_MARGIN_PX + (timeIndex % 2) * (columnWidth + SECTION_GAP_PX);
    const lineMiddleY = y + (Math.floor(timeIndex / 2) + 0.4) * LINE_HEIGHT_PX;
    ctx.fillStyle = theme.softInk;
    writeLine(ctx, fitLine(name, columnWidth * 0.62, FONT_PX), x, lineMiddleY);
    ctx.fillStyle = theme.ink;
    writeLine(ctx, { text: time, size: FONT_PX }, x + columnWidth, lineMiddleY, 'right');
  });
}
