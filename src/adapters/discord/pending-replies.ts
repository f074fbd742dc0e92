import * as z from 'zod';
import type { Store } from '../../store/store.ts';

const ADAPTER = 'discord';

/** Milliseconds in which a promise can be kept: an interaction's token lives 15 minutes, the last is for the answer. */
const LIFETIME = 14 * 60_000;

const PROMISE = z.object({
  applicationId: z.string(),
  token: z.string(),
  command: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
  person: z.object({ key: z.string(), name: z.string() }),
  place: z.object({ key: z.string(), isPrivate: z.boolean() }),
  locale: z.string(),
  hidden: z.boolean(),
  at: z.number(),
});

/** All that is needed to answer a deferred command later, in another process if need be. `at`: when it was deferred. */
export type AnswerPromise = z.infer<typeof PROMISE>;

/** The answers that were promised by a deferral and are not given yet; they outlive the process. */
export class AnswerPromises {
  readonly #promises: Store['promises'];
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#promises = store.promises;
    this.#now = now;
  }

  async keep(interactionId: string, promise: Omit<AnswerPromise, 'at'>): Promise<void> {
    const now = this.#now();
    const payload = JSON.stringify({ ...promise, at: now } satisfies AnswerPromise);
    await this.#promises.keep({ adapter: ADAPTER, key: interactionId, payload, now });
  }

  async drop(interactionId: string): Promise<void> {
    await this.#promises.drop(ADAPTER, interactionId);
  }

  /** What can still be answered, by interaction; the rest, and what can't be read, is dropped. */
  async takeUp(): Promise<Map<string, AnswerPromise>> {
    const open = new Map<string, AnswerPromise>();
    for (const { key, payload } of await this.#promises.open(ADAPTER, 0)) {
      const promise = read(payload);
      if (promise && this.#now() - promise.at < LIFETIME) open.set(key, promise);
      else await this.drop(key);
    }
    return open;
  }
}

function read(payload: string): AnswerPromise | undefined {
  try {
    return PROMISE.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
