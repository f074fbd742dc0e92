import type { HostileText } from '../hostile-lines.ts';
import type { WorkCounter } from './count-work.ts';
import type { Target } from './hostile-targets.ts';

/** Work that grows by more than this factor when a text is twice as long isn't linear. */
const MAX_GROWTH = 2.6;
/** Work of one place for one target that counts as nothing: what is below never takes a millisecond. */
const NEGLIGIBLE_WORK = 3000;
/** Work for each character of a long text at a place that the short text didn't reach. */
const MAX_WORK_PER_CHAR = 30;

/**
 * Sends each short text and its counterpart of twice the length to all targets. Returns the places in the
 * code whose work grew by more than the texts, in words.
 */
export async function findGrowth(
  counter: WorkCounter,
  targets: readonly Target[],
  shortTexts: readonly HostileText[],
  longTexts: readonly HostileText[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [index, { name, text }] of shortTexts.entries()) {
    const shortWork = await workOf(counter, targets, text);
    const longText = longTexts[index]?.text ?? '';
    const longWork = await workOf(counter, targets, longText);
    for (const [place, work] of longWork) {
      const before = shortWork.get(place) ?? 0;
      const allowance = before > 0 ? NEGLIGIBLE_WORK : MAX_WORK_PER_CHAR * longText.length;
      if (work > MAX_GROWTH * before + allowance * targets.length)
        found.push(`${name}: ${place}: ${before} -> ${work}`);
    }
  }
  return found;
}

async function workOf(
  counter: WorkCounter,
  targets: readonly Target[],
  text: string,
): Promise<ReturnType<WorkCounter['take']>> {
  counter.take();
  for (const target of targets) await target.send(text);
  return counter.take();
}
