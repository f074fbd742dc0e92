import { plain } from '../../chat/markup.ts';
import type { KnightAnswer } from '../../core/knight/answer.ts';
import { parseKnight } from '../../core/knight/request.ts';
import { makeSquare } from '../../core/knight/square.ts';
import { type Fault, fault } from '../../core/result.ts';
import { draw } from '../../render/draw.ts';
import type { Arguments } from './arguments.ts';
import { type Outcome, savePicture, type Toolbox } from './toolbox.ts';

export const VALUED = ['method', 'seed', 'png', 'time'] as const;
/** Wider boards are not written out for people; `--json` and `--png` take any. */
const WIDEST_TEXT = 26;

/** `tileknight knight SIZE START [to END] [closed] [--method] [--seed] [--png FILE]`: one tour. */
export async function knightOnce(
  { solver, texts, config }: Toolbox,
  { words, options }: Arguments,
): Promise<Outcome> {
  const { method, seed = '1', time = config.SOLVER_TIME_MS, png } = options;
  if (!/^\d{1,9}$/.test(String(seed)))
    return refused(texts.sayFault, fault('option-value', { text: '--seed' }).fault);
  if (!(Number(time) >= 1)) return refused(texts.sayFault, fault('option-value', { text: '--time' }).fault);
  const asked = parseKnight([...words, ...(method === undefined ? [] : [`method:${method}`])].join(' '));
  if (!asked.ok) return refused(texts.sayFault, asked.fault);
  const found = await solver.knight({ ...asked.value, seed: Number(seed), timeMs: Number(time) });
  if (!found.ok) return refused(texts.sayFault, found.fault);
  const answer = found.value;
  const why = answer.reason && plain(texts.say(`reason-${answer.reason.code}`, answer.reason.facts));
  const outcome = { json: jsonOf(answer, why), lines: why === undefined ? linesOf(answer) : [why] };
  if (typeof png !== 'string' || !answer.exists) return outcome;
  const saved = savePicture(png, draw({ kind: 'tour', tour: answer }));
  return saved.ok ? outcome : { ...outcome, fault: saved.fault };
}

function refused(sayFault: (fault: Fault) => string, reason: Fault): Outcome {
  return { json: { error: plain(sayFault(reason)) }, lines: [], fault: reason };
}

function jsonOf(answer: KnightAnswer, why: string | undefined): object {
  const { nearest, reason: _, order, start, end, ...rest } = answer;
  return {
    ...rest,
    start: makeSquare(start),
    end: makeSquare(end),
    order: Array.from(order),
    ...(why !== undefined && { reason: why, nearest: nearest.map(makeSquare) }),
  };
}

function linesOf({ cols, rows, order, start, end, closed }: KnightAnswer): string[] {
  const title = `${cols}x${rows} ${makeSquare(start)} ${closed ? '↻' : '→'} ${makeSquare(end)}`;
  if (cols > WIDEST_TEXT) return [title];
  const width = String(cols * rows).length + 1;
  const board = Array.from({ length: rows }, (_, row) =>
    Array.from(order.subarray(row * cols, (row + 1) * cols), (number) => String(number).padStart(width)).join(
      '',
    ),
  );
  return [title, ...board];
}
