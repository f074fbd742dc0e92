import type { CanvasRenderingContext2D } from 'canvas';
import { fillRounded, makeSheet, roundedRect, type Sheet } from '../paint/canvas.ts';
import { writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/picture-theme.ts';
import { fitLine, type TextLine, wrapLines, writeLine, writeLines } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';

type Stats = Extract<Scene, { kind: 'stats' }>;
type Day = Stats['calendar'][number];

const WIDTH_PX = 760;
const MARGIN_PX = 32;
const INNER_WIDTH_PX = WIDTH_PX - 2 * MARGIN_PX;
const FONT_PX = 26;
const LINE_PX = 34;
/** The vertical gap between two sections of the chart, in pixels. */
const GAP_PX = 34;
/**
 * The layout of the section with the user's main numbers, such as the current streak, in pixels. `value`: the
 * distance from the section's top to the middle of a number. `label`: the distance from the section's top to
 * the middle of a number's label. `height`: the height of the section.
 */
const FIGURE_PX = { value: 30, label: 78, height: 102 } as const;
/**
 * The layout of the calendar, in pixels: the distance from one day to the next, the side of a day's square,
 * and the space for the names of weekdays (`left`) and months (`above`).
 */
const DAY_PX = { pitch: 54, side: 48, left: 46, above: 34 } as const;
const BAR_PX = { pitch: 46, height: 26, label: 100, count: 64 } as const;

/**
 * Draws a user's statistics: the main figures, a calendar of the last weeks, a bar chart, and the best times.
 * In the calendar, a column is a week. The bar chart shows on how many days a solution had 0, 1, 2, ... moves
 * above par.
 */
export function drawStats(scene: Stats, theme: Theme): Sheet {
  const signs = wrapLines(scene.labels.signs, INNER_WIDTH_PX, FONT_PX - 4);
  const calendarY = MARGIN_PX + FIGURE_PX.height + GAP_PX;
  const overParY = calendarY + LINE_PX + DAY_PX.above + 7 * DAY_PX.pitch + signs.length * LINE_PX + GAP_PX;
  const timesY = overParY + LINE_PX + scene.overPar.length * BAR_PX.pitch + GAP_PX;
  const bottomY =
    scene.times.length === 0 ? timesY - GAP_PX : timesY + (1 + Math.ceil(scene.times.length / 2)) * LINE_PX;
  const sheet = makeSheet(WIDTH_PX, Math.ceil(bottomY + MARGIN_PX), theme.page);
  const { ctx } = sheet;
  drawFigures(ctx, MARGIN_PX, scene, theme);
  drawTitle(ctx, calendarY, scene.labels.calendar, theme);
  drawCalendar(ctx, calendarY + LINE_PX, scene, signs, theme);
  drawTitle(ctx, overParY, scene.labels.overPar, theme);
  drawOverParBars(ctx, overParY + LINE_PX, scene, theme);
  if (scene.times.length > 0) drawTitle(ctx, timesY, scene.labels.times, theme);
  drawTimes(ctx, timesY + LINE_PX, scene, theme);
  return sheet;
}

function drawTitle(ctx: CanvasRenderingContext2D, y: number, title: string, theme: Theme): void {
  ctx.fillStyle = theme.softInk;
  writeLine(ctx, fitLine(title, INNER_WIDTH_PX, FONT_PX), MARGIN_PX, y);
}

function drawFigures(ctx: CanvasRenderingContext2D, y: number, { figures }: Stats, theme: Theme): void {
  const width = INNER_WIDTH_PX / figures.length;
  figures.forEach(({ value, label }, at) => {
    const x = MARGIN_PX + (at + 0.5) * width;
    ctx.fillStyle = theme.ink;
    writeLine(ctx, fitLine(value, width - 16, 56), x, y + FIGURE_PX.value, 'center');
    ctx.fillStyle = theme.softInk;
    writeLine(ctx, fitLine(label, width - 16, FONT_PX - 2), x, y + FIGURE_PX.label, 'center');
  });
}

function drawCalendar(
  ctx: CanvasRenderingContext2D,
  y: number,
  { calendar, labels }: Stats,
  signs: readonly TextLine[],
  theme: Theme,
): void {
  const left = MARGIN_PX + DAY_PX.left;
  const top = y + DAY_PX.above - 6;
  ctx.fillStyle = theme.softInk;
  labels.months.forEach((month, week) => {
    writeLine(ctx, fitLine(month, 2 * DAY_PX.pitch, FONT_PX - 3), left + week * DAY_PX.pitch, y + 4);
  });
  labels.weekdays.forEach((weekday, at) => {
    const line = fitLine(weekday, DAY_PX.left - 12, FONT_PX - 3);
    writeLine(ctx, line, MARGIN_PX, top + at * DAY_PX.pitch + DAY_PX.side / 2);
  });
  calendar.forEach((day, at) => {
    drawDay(ctx, left + Math.floor(at / 7) * DAY_PX.pitch, top + (at % 7) * DAY_PX.pitch, day, theme);
  });
  ctx.fillStyle = theme.softInk;
  writeLines(ctx, signs, { x: MARGIN_PX, y: top + 7 * DAY_PX.pitch + 0.5 * LINE_PX }, LINE_PX);
}

/**
 * Draws a day of the calendar. A solved day is a filled square, a day solved with help is a frame. Both show
 * the number of moves above par: a tick for 0, a dot if par isn't known. A frozen day has a snowflake, a
 * missed day is a pale square, an open day is a frame in `theme.focus`.
 */
function drawDay(ctx: CanvasRenderingContext2D, x: number, y: number, day: Day, theme: Theme): void {
  const [home, next] = [theme.tiles.home, theme.tiles.next];
  const fill = { solved: home.faceBottom, frozen: next.faceBottom, missed: theme.grid };
  roundedRect(ctx, x, y, DAY_PX.side, DAY_PX.side, 9);
  if (day.mark === 'helped' || day.mark === 'open') {
    ctx.lineWidth = 4;
    ctx.strokeStyle = day.mark === 'open' ? theme.focus : theme.done;
    roundedRect(ctx, x + 2, y + 2, DAY_PX.side - 4, DAY_PX.side - 4, 7);
    ctx.stroke();
  } else {
    ctx.globalAlpha = day.mark === 'missed' ? 0.55 : 1;
    ctx.fillStyle = fill[day.mark];
    ctx.fill();
    ctx.globalAlpha = 1;
  }
  ctx.fillStyle = day.mark === 'solved' ? home.ink : day.mark === 'frozen' ? next.ink : theme.ink;
  const { text, size } = fitLine(signOf(day), DAY_PX.side - 8, day.mark === 'frozen' ? 32 : FONT_PX - 2);
  if (text !== '') writeCentred(ctx, text, x + DAY_PX.side / 2, y + DAY_PX.side / 2, size);
}

function signOf(day: Day): string {
  if (day.mark === 'frozen') return '❄';
  if (day.mark === 'missed' || day.mark === 'open') return '';
  if (day.stepsOverPar === undefined) return '•';
  return day.stepsOverPar === 0 ? '✓' : `+${Math.min(day.stepsOverPar, 99)}`;
}

function drawOverParBars(ctx: CanvasRenderingContext2D, top: number, { overPar }: Stats, theme: Theme): void {
  const maxDays = Math.max(1, ...overPar.map(({ days }) => days));
  const longest = INNER_WIDTH_PX - BAR_PX.label - BAR_PX.count;
  overPar.forEach(({ label, days }, at) => {
    const middle = top + (at + 0.4) * BAR_PX.pitch;
    ctx.fillStyle = theme.ink;
    writeLine(ctx, fitLine(label, BAR_PX.label - 16, FONT_PX), MARGIN_PX, middle);
    const barWidth = Math.max(6, (days / maxDays) * longest);
    const [x, y] = [MARGIN_PX + BAR_PX.label, middle - BAR_PX.height / 2];
    const colour = days === 0 ? theme.grid : theme.done;
    fillRounded(ctx, colour, x, y, barWidth, BAR_PX.height, Math.min(7, barWidth / 2));
    ctx.fillStyle = theme.softInk;
    writeLine(ctx, { text: String(days), size: FONT_PX }, x + barWidth + 12, middle);
  });
}

/** Writes a user's best times in two columns, with the name of the puzzle before each time. */
function drawTimes(ctx: CanvasRenderingContext2D, y: number, { times }: Stats, theme: Theme): void {
  const width = (INNER_WIDTH_PX - GAP_PX) / 2;
  times.forEach(({ name, time }, at) => {
    const x = MARGIN_PX + (at % 2) * (width + GAP_PX);
    const middle = y + (Math.floor(at / 2) + 0.4) * LINE_PX;
    ctx.fillStyle = theme.softInk;
    writeLine(ctx, fitLine(name, width * 0.62, FONT_PX), x, middle);
    ctx.fillStyle = theme.ink;
    writeLine(ctx, { text: time, size: FONT_PX }, x + width, middle, 'right');
  });
}
