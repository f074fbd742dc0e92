import type { CanvasRenderingContext2D } from 'canvas';
import { makeSheet, roundedRect, type Sheet } from '../paint/canvas.ts';
import { writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/picture-theme.ts';
import { fitLine, type Line, wrapLines, writeLine } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';

type Stats = Extract<Scene, { kind: 'stats' }>;
type Day = Stats['calendar'][number];

const WIDTH = 760;
const MARGIN = 32;
const INNER = WIDTH - 2 * MARGIN;
const TYPE = 26;
const LINE = 34;
/** Above the first part, and between two. */
const GAP = 34;
/** The figures on top: where their lines have their middles, and where they end. */
const FIGURE = { value: 30, label: 78, height: 102 } as const;
/** The calendar: how far its days lie apart, their side, and the room for weekdays at the left and months above. */
const DAY = { pitch: 54, side: 48, left: 46, above: 34 } as const;
const BAR = { pitch: 46, height: 26, label: 100, count: 64 } as const;

/** Figures; the last weeks, a column each, with how each day went; how near to par; the best times. */
export function drawStats(scene: Stats, theme: Theme): Sheet {
  const signs = wrapLines(scene.labels.signs, INNER, TYPE - 4);
  const calendar = MARGIN + FIGURE.height + GAP;
  const near = calendar + LINE + DAY.above + 7 * DAY.pitch + signs.length * LINE + GAP;
  const times = near + LINE + scene.near.length * BAR.pitch + GAP;
  const below =
    scene.times.length === 0 ? times - GAP : times + (1 + Math.ceil(scene.times.length / 2)) * LINE;
  const sheet = makeSheet(WIDTH, Math.ceil(below + MARGIN), theme.page);
  const { ctx } = sheet;
  drawFigures(ctx, MARGIN, scene, theme);
  drawTitle(ctx, calendar, scene.labels.calendar, theme);
  drawCalendar(ctx, calendar + LINE, scene, signs, theme);
  drawTitle(ctx, near, scene.labels.near, theme);
  drawNear(ctx, near + LINE, scene, theme);
  if (scene.times.length > 0) drawTitle(ctx, times, scene.labels.times, theme);
  drawTimes(ctx, times + LINE, scene, theme);
  return sheet;
}

function drawTitle(ctx: CanvasRenderingContext2D, y: number, title: string, theme: Theme): void {
  ctx.fillStyle = theme.softInk;
  writeLine(ctx, fitLine(title, INNER, TYPE), MARGIN, y);
}

function drawFigures(ctx: CanvasRenderingContext2D, y: number, { figures }: Stats, theme: Theme): void {
  const width = INNER / figures.length;
  figures.forEach(({ value, label }, at) => {
    const x = MARGIN + (at + 0.5) * width;
    ctx.fillStyle = theme.ink;
    writeLine(ctx, fitLine(value, width - 16, 56), x, y + FIGURE.value, 'center');
    ctx.fillStyle = theme.softInk;
    writeLine(ctx, fitLine(label, width - 16, TYPE - 2), x, y + FIGURE.label, 'center');
  });
}

function drawCalendar(
  ctx: CanvasRenderingContext2D,
  y: number,
  { calendar, labels }: Stats,
  signs: readonly Line[],
  theme: Theme,
): void {
  const left = MARGIN + DAY.left;
  const top = y + DAY.above - 6;
  ctx.fillStyle = theme.softInk;
  labels.months.forEach((month, week) => {
    writeLine(ctx, fitLine(month, 2 * DAY.pitch, TYPE - 3), left + week * DAY.pitch, y + 4);
  });
  labels.weekdays.forEach((weekday, at) => {
    const line = fitLine(weekday, DAY.left - 12, TYPE - 3);
    writeLine(ctx, line, MARGIN, top + at * DAY.pitch + DAY.side / 2);
  });
  calendar.forEach((day, at) => {
    drawDay(ctx, left + Math.floor(at / 7) * DAY.pitch, top + (at % 7) * DAY.pitch, day, theme);
  });
  ctx.fillStyle = theme.softInk;
  signs.forEach((line, at) => {
    writeLine(ctx, line, MARGIN, top + 7 * DAY.pitch + (at + 0.5) * LINE);
  });
}

/** A filled square with its moves over par (a tick: none), with help only its frame; a snowflake for a freeze; a ring for today. */
function drawDay(ctx: CanvasRenderingContext2D, x: number, y: number, day: Day, theme: Theme): void {
  const [home, next] = [theme.tiles.home, theme.tiles.next];
  const fill = { solved: home.faceBottom, frozen: next.faceBottom, missed: theme.grid };
  roundedRect(ctx, x, y, DAY.side, DAY.side, 9);
  if (day.mark === 'helped' || day.mark === 'open') {
    ctx.lineWidth = 4;
    ctx.strokeStyle = day.mark === 'open' ? theme.focus : theme.done;
    roundedRect(ctx, x + 2, y + 2, DAY.side - 4, DAY.side - 4, 7);
    ctx.stroke();
  } else {
    ctx.globalAlpha = day.mark === 'missed' ? 0.55 : 1;
    ctx.fillStyle = fill[day.mark];
    ctx.fill();
    ctx.globalAlpha = 1;
  }
  ctx.fillStyle = day.mark === 'solved' ? home.ink : day.mark === 'frozen' ? next.ink : theme.ink;
  const { text, size } = fitLine(signOf(day), DAY.side - 8, day.mark === 'frozen' ? 32 : TYPE - 2);
  if (text !== '') writeCentred(ctx, text, x + DAY.side / 2, y + DAY.side / 2, size);
}

function signOf(day: Day): string {
  if (day.mark === 'frozen') return '❄';
  if (day.mark === 'missed' || day.mark === 'open') return '';
  return day.over === undefined ? '•' : day.over === 0 ? '✓' : `+${Math.min(day.over, 99)}`;
}

function drawNear(ctx: CanvasRenderingContext2D, y: number, { near }: Stats, theme: Theme): void {
  const most = Math.max(1, ...near.map(({ days }) => days));
  const longest = INNER - BAR.label - BAR.count;
  near.forEach(({ label, days }, at) => {
    const middle = y + (at + 0.4) * BAR.pitch;
    ctx.fillStyle = theme.ink;
    writeLine(ctx, fitLine(label, BAR.label - 16, TYPE), MARGIN, middle);
    const bar = Math.max(6, (days / most) * longest);
    ctx.fillStyle = days === 0 ? theme.grid : theme.done;
    roundedRect(ctx, MARGIN + BAR.label, middle - BAR.height / 2, bar, BAR.height, Math.min(7, bar / 2));
    ctx.fill();
    ctx.fillStyle = theme.softInk;
    writeLine(ctx, { text: String(days), size: TYPE }, MARGIN + BAR.label + bar + 12, middle);
  });
}

/** Two columns of names with their times. */
function drawTimes(ctx: CanvasRenderingContext2D, y: number, { times }: Stats, theme: Theme): void {
  const width = (INNER - GAP) / 2;
  times.forEach(({ name, time }, at) => {
    const x = MARGIN + (at % 2) * (width + GAP);
    const middle = y + (Math.floor(at / 2) + 0.4) * LINE;
    ctx.fillStyle = theme.softInk;
    writeLine(ctx, fitLine(name, width * 0.62, TYPE), x, middle);
    ctx.fillStyle = theme.ink;
    writeLine(ctx, { text: time, size: TYPE }, x + width, middle, 'right');
  });
}
