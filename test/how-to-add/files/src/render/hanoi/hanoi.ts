import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Scene } from '../scene/scene.ts';

const STEP = 24;

/** The tower on its first peg, a bar for each disk. */
export function drawHanoi({ disks }: Extract<Scene, { kind: 'hanoi' }>, theme: Theme): Sheet {
  const sheet = makeSheet((disks + 3) * 2 * STEP, (disks + 2) * STEP, theme.page);
  sheet.ctx.fillStyle = theme.ink;
  for (let disk = 1; disk <= disks; disk++) {
    sheet.ctx.fillRect((disks - disk + 2) * STEP, disk * STEP, 2 * disk * STEP, STEP - 4);
  }
  return sheet;
}
