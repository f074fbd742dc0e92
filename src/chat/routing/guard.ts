import { type Fault, fault, type Result } from '../../core/result.ts';
import { displayText } from '../../core/shown-name.ts';
import { setRequestOutcome } from '../../observe/request-context.ts';
import { StoreCallError, StoreUnavailableError } from '../../store/contract/faults.ts';
import type { Call } from '../command.ts';
import { makeApology, outcomeOf } from '../faults.ts';
import { createLimiter } from '../limits/limits.ts';
import type { Reply } from '../reply.ts';
import type { SuggestedLines } from './suggested-lines.ts';

/** For lines and forms of a user. `PRESS_RATE_LIMIT`: for presses and inline queries. */
const COMMAND_RATE_LIMIT = { burst: 60, refillMs: 1000 } as const;
const PRESS_RATE_LIMIT = { burst: 60, refillMs: 250 } as const;

/**
 * Runs work within the user's rate limit. A fault or a bug becomes a sentence for the user. No method
 * rejects.
 */
export interface Guard {
  /** Returns a sentence for a fault. `requestName`: in metrics. */
  runPress<T>(call: Call, requestName: string, work: () => Promise<Result<T>>): Promise<T | string>;
  /** Runs work for a line or form. `commandName`: may be empty. */
  runCommand(call: Call, commandName: string, work: () => Promise<Result<Reply>>): Promise<Reply>;
}

export type OnBug = (error: unknown, errorSource: string) => void;

export function createGuard(
  now: () => number,
  onBug: OnBug,
  suggestedLines: Pick<SuggestedLines, 'makeButtons'>,
): Guard {
  const commandLimiter = createLimiter(COMMAND_RATE_LIMIT, now);
  const pressLimiter = createLimiter(PRESS_RATE_LIMIT, now);

  async function runGuarded<T>(
    call: Call,
    requestName: string,
    work: () => Promise<Result<T>>,
  ): Promise<T | string> {
    setRequestOutcome(requestName);
    const refuse = (reason: Fault): string => {
      setRequestOutcome(requestName, outcomeOf(reason));
      return call.userView.texts.sayFault(makeFactsSafe(reason));
    };
    try {
      const result = await work();
      if (!result.ok) return refuse(result.fault);
      setRequestOutcome(requestName, 'delivered');
      return result.value;
    } catch (error) {
      if (error instanceof StoreCallError) return refuse({ code: 'store-call-failed', facts: {} });
      if (error instanceof StoreUnavailableError) return refuse({ code: 'store-away', facts: {} });
      onBug(error, requestName);
      setRequestOutcome(requestName, 'failed');
      return makeApology(call.userView.texts).text;
    }
  }

  /** During an outage the text alone has the line. */
  const makeButtons = (call: Call, line: string) =>
    suggestedLines.makeButtons(call, line).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailableError)) onBug(error, 'suggestion');
      return undefined;
    });

  return {
    runPress: (call, requestName, work) =>
      runGuarded(call, requestName, async () =>
        pressLimiter.take(call.person.key) ? work() : fault('too-fast'),
      ),
    async runCommand(call, commandName, work) {
      let suggestedLine: string | undefined;
      const replyOrText = await runGuarded(call, commandName || 'text', async () => {
        const result = commandLimiter.take(call.person.key) ? await work() : fault('too-fast');
        if (!result.ok) suggestedLine = result.fault.suggestedLine;
        return result;
      });
      if (typeof replyOrText !== 'string') return replyOrText;
      const buttons = suggestedLine === undefined ? undefined : await makeButtons(call, suggestedLine);
      return { kind: 'fault', text: replyOrText, buttons };
    },
  };
}

/** Other people may read quoted text of the user. */
const makeFactsSafe = (reason: Fault): Fault =>
  typeof reason.facts.text === 'string'
    ? { ...reason, facts: { ...reason.facts, text: displayText(reason.facts.text) } }
    : reason;
