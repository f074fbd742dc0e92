import { boardLines } from '../../commands/knight/log-lines.ts';
import { measuresText, offeredLines, searchText, styleText } from '../../commands/knight/tour.ts';
import type { KnightAnswer } from '../../core/knight/answer.ts';
import type { TourRequest } from '../../core/knight/request.ts';
import { makeSquare } from '../../core/knight/square.ts';
import { plain } from '../../i18n/markup.ts';
import { refused } from './refused.ts';
import type { Outcome } from './run.ts';
import { type Toolbox, undrawn } from './toolbox.ts';
import { type KnightOptions, saveTour } from './tour-files.ts';

/** One tour, or why there is none. The JSON's `order` is an Int32Array: it may be too long for a string. */
export async function tourOnce(
  { solver, texts }: Toolbox,
  line: TourRequest,
  { time, measures, json, ...files }: KnightOptions,
): Promise<Outcome> {
  const { cols, rows, closed, start, end, method, classic, seed, style } = line;
  const isShown = !json || files.png !== undefined;
  const asked = { cols, rows, closed, method, ...(start && { start }), ...(end && { end }) };
  const found = await solver.ask('tour', {
    ...asked,
    ...(classic && { classic }),
    measured: measures || isShown,
    blended: true,
    seed,
    timeMs: time,
  });
  if (!found.ok) return refused({ texts }, found.fault);
  const answer = found.value;
  const why = answer.reason && plain(texts.say(`reason-${answer.reason.code}`, answer.reason.facts));
  const outcome = {
    json: jsonOf(answer, why, measures),
    lines:
      why === undefined ? linesOf({ texts }, line, answer) : [why, ...insteadLines({ texts }, line, answer)],
  };
  if (!answer.exists) return undrawn({ texts }, outcome, files);
  const saved = saveTour(
    {
      kind: 'tour',
      tour: answer,
      ...(style && { style }),
      ...(answer.measures && { measures: measuresText(texts, answer) }),
    },
    files,
  );
  return saved.ok ? outcome : { ...outcome, fault: saved.fault };
}

function jsonOf(answer: KnightAnswer, why: string | undefined, withMeasures: boolean): object {
  const { nearest, reason: _, order, start, end, classic, measures, ...rest } = answer;
  const search = classic && {
    opts: classic.choice.opts,
    program: classic.choice.program,
    array: classic.array,
  };
  return {
    ...rest,
    ...search,
    ...(withMeasures && measures),
    start: makeSquare(start),
    end: makeSquare(end),
    order,
    ...(why !== undefined && { reason: why, nearest: nearest.map(makeSquare) }),
  };
}

/** Lines of the terminal that work instead. */
function insteadLines({ texts }: Pick<Toolbox, 'texts'>, line: TourRequest, answer: KnightAnswer): string[] {
  return [
    plain(texts.say('knight-try', { count: answer.nearest.length })),
    ...offeredLines(line, answer).map((offered) => `  tileknight knight ${offered}`),
  ];
}

function linesOf({ texts }: Pick<Toolbox, 'texts'>, line: TourRequest, answer: KnightAnswer): string[] {
  const { cols, rows, start, end, closed } = answer;
  const about = [measuresText(texts, answer), searchText(texts, answer), styleText(texts, line)];
  return [
    `${cols}x${rows} ${makeSquare(start)} ${closed ? '↻' : '→'} ${makeSquare(end)}`,
    ...boardLines(answer).map((row) => ` ${row}`),
    ...about.filter((text) => text !== '').map(plain),
  ];
}
