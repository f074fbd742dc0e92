import { AsyncResource } from 'node:async_hooks';
import { fault, type Result } from '../core/result.ts';

/** A caller who waits for an answer. */
export interface Asker {
  readonly person: string;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (progress: unknown) => void;
}

/** All who wait for one answer, as its work sees them. */
export interface Audience {
  readonly people: ReadonlySet<string>;
  /** Aborts when no caller waits any more. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: unknown) => void;
}

type Work = (audience: Audience) => Promise<Result<unknown>>;

/** The newest of everything that was told. */
const merged = (before: unknown, told: unknown): unknown =>
  typeof before === 'object' && typeof told === 'object' ? { ...before, ...told } : told;

/** Work under way, and those who wait for it. */
class Shared {
  readonly answer: Promise<Result<unknown>>;
  readonly #askers: Set<Asker>;
  readonly #people: Set<string>;
  readonly #deserted = new AbortController();
  #told: unknown;

  constructor(first: Asker, work: Work) {
    this.#askers = new Set([first]);
    this.#people = new Set([first.person]);
    const onProgress = (progress: unknown): void => {
      this.#told = merged(this.#told, progress);
      for (const asker of this.#askers) asker.onProgress(progress);
    };
    this.answer = work({ people: this.#people, signal: this.#deserted.signal, onProgress });
  }

  join(asker: Asker): void {
    this.#askers.add(asker);
    this.#people.add(asker.person);
    if (this.#told !== undefined) asker.onProgress(this.#told);
  }

  /** True: no caller is left. */
  leave(asker: Asker): boolean {
    this.#askers.delete(asker);
    if (![...this.#askers].some(({ person }) => person === asker.person)) this.#people.delete(asker.person);
    return this.#askers.size === 0;
  }

  end(): void {
    this.#deserted.abort();
  }
}

/** Questions under way: the same one is worked once, however many ask it. */
export class Together {
  /** Questions whose work was begun, and that found it under way. */
  readonly count = { begun: 0, joined: 0 };
  readonly #underWay = new Map<string | symbol, Shared>();

  /**
   * The answer to a question: that of the work under way, with all that was told of it so far, else of
   * `work`. A caller who cancels is answered immediately; the work ends when all have. No `question`: it is
   * never shared.
   */
  ask(question: string | undefined, asker: Asker, work: Work): Promise<Result<unknown>> {
    const key = question ?? Symbol('never shared');
    // Told by others' work, and still in the async context of this caller.
    const heard = { ...asker, onProgress: AsyncResource.bind(asker.onProgress) };
    const known = this.#underWay.get(key);
    this.count[known === undefined ? 'begun' : 'joined']++;
    const shared = known ?? new Shared(heard, work);
    const forget = (): void => {
      if (this.#underWay.get(key) === shared) this.#underWay.delete(key);
    };
    if (known === undefined) {
      this.#underWay.set(key, shared);
      void shared.answer.then(forget, forget);
    } else known.join(heard);
    const { signal } = asker;
    if (signal === undefined) return shared.answer;
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        if (shared.leave(heard)) {
          forget();
          shared.end();
        }
        resolve(fault('cancelled'));
      };
      signal.addEventListener('abort', cancel, { once: true });
      void shared.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
    });
  }

  /** Ends all work under way; its answers are what it makes of that. */
  end(): void {
    const all = [...this.#underWay.values()];
    this.#underWay.clear();
    for (const shared of all) shared.end();
  }

  /** Resolves when all work under way has ended. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#underWay.values()].map(({ answer }) => answer));
  }
}
