import type { PressAnswer, Reply } from '../reply.ts';

/** Many presses at the same time need fewer edits. */
const MAX_NEWER_EDITS = 10;

/**
 * Shows newer versions until the message shows the newest. Call this when the edit has arrived. If two
 * processes edit a message at the same time, the older version may arrive last. Its process then shows the
 * newer one.
 */
export async function showNewerEdits(
  { newerEdit }: Pick<PressAnswer, 'newerEdit'>,
  show: (edit: Reply) => Promise<unknown>,
): Promise<void> {
  for (let editCount = 0; editCount < MAX_NEWER_EDITS; editCount++) {
    const edit = await newerEdit?.();
    if (edit === undefined) return;
    await show(edit);
  }
}
