import type { Fault } from '../../core/result.ts';
import type { Outcome } from '../../observe/arrivals.ts';

/** Faults that are not about what was asked; all others are. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  'too-fast': 'limited',
  'too-many-open': 'limited',
  busy: 'limited',
  'out-of-time': 'limited',
  cancelled: 'cancelled',
  'store-away': 'failed',
  'solver-failed': 'failed',
};

/** How a question ends that is answered with this fault. */
export const outcomeOf = ({ code }: Fault): Outcome => OUTCOMES[code] ?? 'refused';
