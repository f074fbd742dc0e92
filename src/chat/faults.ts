import type { Fault } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import { type RequestOutcome, requestCode } from '../observe/request-context.ts';
import type { Reply } from './reply.ts';

/** Faults that the content of the request doesn't cause. All others count as `refused` in the metrics. */
const OUTCOME_OF_FAULT_CODE: Readonly<Record<string, RequestOutcome>> = {
  'too-fast': 'limited',
  'too-many-open': 'limited',
  busy: 'limited',
  'out-of-time': 'limited',
  cancelled: 'cancelled',
  'store-away': 'failed',
  'store-call-failed': 'failed',
  'solver-failed': 'failed',
};

export const outcomeOf = ({ code }: Fault): RequestOutcome => OUTCOME_OF_FAULT_CODE[code] ?? 'refused';

/** Contains the request's code, which the operator can search in the log. */
export const makeApology = (texts: Texts, textId = 'sorry'): Reply => ({
  kind: 'fault',
  text: texts.say(textId, { code: requestCode() ?? 'none' }),
});
