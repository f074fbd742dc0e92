import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Peers } from '../../store/contract/peers.ts';
import type { Incoming } from '../incoming.ts';
import { isOwner, ownerOf } from '../ownership.ts';
import { MAX_OPEN_WORK } from './limits.ts';

type Caller = Pick<Incoming, 'person' | 'place' | 'isMasked'>;

type CancelOutcome =
  | 'cancelled'
  /** The job belongs to another person, so it continues. */
  | 'foreign'
  | 'over'
  /** The job's process didn't answer. */
  | 'unreached';

/** The running jobs of this process. Their owner (see `ownerOf`) may cancel them from any process. */
export interface Jobs {
  /**
   * The returned signal aborts with `signal`, or when the owner cancels. Undefined if the owner has too many
   * running jobs.
   */
  register(
    caller: Caller,
    signal?: AbortSignal,
  ): { readonly id: string; readonly signal: AbortSignal; done(): void } | undefined;
  /** Cancels a job of any process, if the caller may do so. */
  cancel(id: string, caller: Caller): Promise<CancelOutcome>;
  /** Cancels the owner's jobs in all processes. */
  cancelAll(ownerKey: string): Promise<void>;
}

interface JobsContext {
  readonly maxJobsPerPerson?: number;
  readonly peers?: Peers | undefined;
  readonly answerTimeoutMs?: number;
}

/** Shorter than the time in which platforms want the answer to a press. */
const ANSWER_TIMEOUT_MS = 1500;

const JOB_ID_PATTERN = /^([0-9a-f]{8})[0-9a-z]{1,12}$/;

const MESSAGE_SCHEMA = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cancel-job'),
    id: z.string(),
    person: z.string(),
    place: z.string(),
    asker: z.string(),
    question: z.number(),
  }),
  z.object({
    kind: z.literal('job-outcome'),
    asker: z.string(),
    question: z.number(),
    outcome: z.enum(['cancelled', 'foreign', 'over']),
  }),
  z.object({ kind: z.literal('cancel-jobs'), owner: z.string() }),
]);
type JobMessage = z.infer<typeof MESSAGE_SCHEMA>;

export function createJobs({
  maxJobsPerPerson = MAX_OPEN_WORK,
  peers,
  answerTimeoutMs = ANSWER_TIMEOUT_MS,
}: JobsContext = {}): Jobs {
  const runningJobs = new Map<string, { readonly ownerKey: string; readonly controller: AbortController }>();
  let jobCount = 0;
  const processPrefix = randomBytes(4).toString('hex');
  const openQuestions = new Map<number, (outcome: CancelOutcome) => void>();
  let questionCount = 0;

  const send = async (message: JobMessage): Promise<void> => peers?.send(JSON.stringify(message));

  function cancelOwn(id: string, personKey: string, placeKey: string): 'cancelled' | 'foreign' | 'over' {
    const job = runningJobs.get(id);
    if (job === undefined) return 'over';
    if (!isOwner(job.ownerKey, { person: { key: personKey }, place: { key: placeKey } })) return 'foreign';
    job.controller.abort();
    return 'cancelled';
  }

  function cancelAllOwn(ownerKey: string): void {
    for (const job of runningJobs.values()) if (job.ownerKey === ownerKey) job.controller.abort();
  }

  async function askOther(id: string, { person, place }: Caller): Promise<CancelOutcome> {
    const question = questionCount++;
    const { promise: outcome, resolve } = Promise.withResolvers<CancelOutcome>();
    openQuestions.set(question, resolve);
    const timer = setTimeout(() => resolve('unreached'), answerTimeoutMs);
    try {
      await send({
        kind: 'cancel-job',
        id,
        person: person.key,
        place: place.key,
        asker: processPrefix,
        question,
      });
      return await outcome;
    } finally {
      clearTimeout(timer);
      openQuestions.delete(question);
    }
  }

  peers?.listen((text) => {
    const message = parseMessage(text);
    switch (message?.kind) {
      case 'cancel-job': {
        const { id, person, place, asker, question } = message;
        if (prefixOf(id) !== processPrefix) return;
        const outcome = cancelOwn(id, person, place);
        // If this is lost, the asker reports `unreached`.
        void send({ kind: 'job-outcome', asker, question, outcome }).catch(() => {});
        return;
      }
      case 'job-outcome':
        if (message.asker === processPrefix) openQuestions.get(message.question)?.(message.outcome);
        return;
      case 'cancel-jobs':
        cancelAllOwn(message.owner);
    }
  });

  return {
    register(caller, signal) {
      const owner = ownerOf(caller);
      const ownJobs = [...runningJobs.values()].filter((job) => job.ownerKey === owner.key);
      if (ownJobs.length >= maxJobsPerPerson) return undefined;
      const id = `${processPrefix}${(jobCount++).toString(36)}`;
      const controller = new AbortController();
      runningJobs.set(id, { ownerKey: owner.key, controller });
      return {
        id,
        signal: signal === undefined ? controller.signal : AbortSignal.any([signal, controller.signal]),
        done: () => void runningJobs.delete(id),
      };
    },
    async cancel(id, caller) {
      const prefix = prefixOf(id);
      return peers === undefined || prefix === undefined || prefix === processPrefix
        ? cancelOwn(id, caller.person.key, caller.place.key)
        : askOther(id, caller);
    },
    async cancelAll(ownerKey) {
      cancelAllOwn(ownerKey);
      await send({ kind: 'cancel-jobs', owner: ownerKey });
    },
  };
}

const prefixOf = (id: string): string | undefined => JOB_ID_PATTERN.exec(id)?.[1];

/** Undefined for others, for example of a later version. */
function parseMessage(text: string): JobMessage | undefined {
  try {
    return MESSAGE_SCHEMA.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
