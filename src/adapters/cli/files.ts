import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { Call } from '../../chat/command.ts';
import type { Printed } from '../../chat/printed.ts';
import { AS_LINES, orderPieces } from '../../core/knight/notation/order-text.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { animate } from '../../render/animate.ts';
import { draw } from '../../render/draw.ts';
import type { Picture } from '../../render/paint/picture.ts';
import type { DrawnTour } from '../../render/scene.ts';

/** Options that name a file for one answer, and the part of what is printed that it holds. */
export const FILES = { png: 'picture', gif: 'animation', order: 'order' } as const satisfies Record<
  string,
  keyof Printed
>;
export type FileOption = keyof typeof FILES;
export const FILE_OPTIONS = Object.keys(FILES) as readonly FileOption[];

/** What became of the files that were asked for. */
export interface Saved {
  readonly written: readonly string[];
  /** Options of files that there was nothing to put into. */
  readonly unused: readonly string[];
}

/**
 * Writes the files that are asked for. Faults: those of the animation, before any is written; `file` {file, reason}.
 */
export function saveFiles<Request, Answer>(
  { texts, theme }: Pick<Call, 'texts' | 'theme'>,
  printed: Printed<Request, Answer>,
  request: Request,
  answer: Answer,
  names: Readonly<Partial<Record<FileOption, string>>>,
): Result<Saved> {
  const { png, gif, order } = names;
  const scene = png === undefined ? undefined : printed.picture?.(texts, request, answer);
  const film = gif === undefined ? undefined : printed.animation?.(request, answer);
  const tour = order === undefined ? undefined : printed.order?.(request, answer);
  if (film?.ok === false) return film;
  const saved: Record<FileOption, Result<true> | undefined> = {
    png: scene && savePicture(png ?? '', draw(scene, theme)),
    order: tour && saveOrder(order ?? '', tour),
    gif: film && savePicture(gif ?? '', animate(film.value, theme)),
  };
  const failed = Object.values(saved).find((one) => one?.ok === false);
  if (failed?.ok === false) return failed;
  const asked = FILE_OPTIONS.filter((name) => names[name] !== undefined);
  return ok({
    written: asked.filter((name) => saved[name] !== undefined).map((name) => names[name] ?? ''),
    unused: asked.filter((name) => saved[name] === undefined).map((name) => `--${name}`),
  });
}

/** Writes a picture to a file. Fault: `file` {file, reason}. */
function savePicture(file: string, picture: Picture): Result<true> {
  try {
    writeFileSync(file, picture.bytes);
    return ok(true);
  } catch (error) {
    return fault('file', { file, reason: error instanceof Error ? error.message : String(error) });
  }
}

/** The whole order as text, a line a rank from the top, in pieces. Fault: `file` {file, reason}. */
function saveOrder(file: string, { cols, order }: DrawnTour): Result<true> {
  try {
    const descriptor = openSync(file, 'w');
    try {
      for (const piece of orderPieces(order, cols, AS_LINES)) writeFileSync(descriptor, piece);
    } finally {
      closeSync(descriptor);
    }
    return ok(true);
  } catch (error) {
    return fault('file', { file, reason: error instanceof Error ? error.message : String(error) });
  }
}
