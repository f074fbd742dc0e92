import type { Failure } from '../../../src/chat/delivery/failure.ts';
import type { ReplySender } from '../../../src/chat/delivery/progress.ts';

/** Why a message is not taken. */
export class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** A sender that writes down what it is asked for; `faults`: what the next calls meet. */
export interface RecordingSender extends ReplySender<number> {
  readonly calls: string[];
  readonly faults: Failure[];
}

export function createRecordingSender(more: Partial<ReplySender<number>> = {}): RecordingSender {
  const calls: string[] = [];
  const faults: Failure[] = [];
  let messages = 0;
  const note = async (call: string): Promise<void> => {
    calls.push(call);
    const failure = faults.shift();
    if (failure !== undefined) throw new Refused(failure);
  };
  return {
    calls,
    faults,
    pace: { firstMs: 1500, everyMs: 2000 },
    canBecomePersonal: true,
    async show(state, sent) {
      await note(`show ${state.text} ${sent === undefined ? 'anew' : `in ${sent.handle}`}`);
      return sent?.handle ?? ++messages;
    },
    send: (reply) => note(`send ${reply.text}`),
    async turnInto(sent, reply) {
      await note(`${sent.handle} becomes ${reply.text}`);
      return true;
    },
    removeButtons: ({ handle }) => note(`no buttons ${handle}`),
    remove: ({ handle }) => note(`remove ${handle}`),
    failureOf: (error) => (error instanceof Refused ? error.failure : { kind: 'rejected' }),
    ...more,
  };
}
