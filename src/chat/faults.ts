import type { Fault } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import { type RequestOutcome, requestCode } from '../observe/request-context.ts';
import type { Reply } from './reply.ts';

/** Outcomes of faults that the request itself doesn't cause. All other faults count as `refused`. */
const OUTCOMES: Readonly<Record<string, RequestOutcome>> = {
  'too-fast': 'limited',
  'too-many-open': 'limited',
  busy: 'limited',
  'out-of-time': 'limited',
  cancelled: 'cancelled',
  'store-away': 'failed',
  'solver-failed': 'failed',
};

/** Returns the outcome of a request that is answered with this fault. */
export const outcomeOf = ({ code }: Fault): RequestOutcome => OUTCOMES[code] ?? 'refused';

/**
 * Apologizes for an error that isn't the user's. The sentence holds a code that finds the error in the log.
 */
export const sorry = (texts: Texts, id = 'sorry'): Reply => ({
  kind: 'fault',
  text: texts.say(id, { code: requestCode() ?? 'none' }),
});
