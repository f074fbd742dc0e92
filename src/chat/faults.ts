import type { Fault } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import { type RequestOutcome, requestCode } from '../observe/request-context.ts';
import type { Reply } from './reply.ts';

/** Faults that are not about what was asked; all others are. */
const OUTCOMES: Readonly<Record<string, RequestOutcome>> = {
  'too-fast': 'limited',
  'too-many-open': 'limited',
  busy: 'limited',
  'out-of-time': 'limited',
  cancelled: 'cancelled',
  'store-away': 'failed',
  'solver-failed': 'failed',
};

/** How a question ends that is answered with this fault. */
export const outcomeOf = ({ code }: Fault): RequestOutcome => OUTCOMES[code] ?? 'refused';

/** The sentence for what is not the person's fault, with a code by which the operator finds it in the log. */
export const sorry = (texts: Texts, id = 'sorry'): Reply => ({
  kind: 'fault',
  text: texts.say(id, { code: requestCode() ?? 'none' }),
});
