import type { Fault } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import { type RequestOutcome, requestCode } from '../observe/request-context.ts';
import type { Reply } from './reply.ts';

/**
 * Outcomes in the metrics for faults that aren't caused by the content of the request. All other faults count
 * as `refused`.
 */
const OUTCOME_OF_FAULT_CODE: Readonly<Record<string, RequestOutcome>> = {
  'too-fast': 'limited',
  'too-many-open': 'limited',
  busy: 'limited',
  'out-of-time': 'limited',
  cancelled: 'cancelled',
  'store-away': 'failed',
  'solver-failed': 'failed',
};

/** Returns the outcome, for the metrics, of a request that is answered with this fault. */
export const outcomeOf = ({ code }: Fault): RequestOutcome => OUTCOME_OF_FAULT_CODE[code] ?? 'refused';

/**
 * Returns an apology for an error that the user didn't cause. It contains the code of the request, which the
 * operator can search in the log.
 */
export const makeApology = (texts: Texts, textId = 'sorry'): Reply => ({
  kind: 'fault',
  text: texts.say(textId, { code: requestCode() ?? 'none' }),
});
