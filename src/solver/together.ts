import { AsyncResource } from 'node:async_hooks';
import { fault, type Result } from '../core/result.ts';

/** One who waits for an answer. */
export interface Asker {
  readonly person: string;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (progress: unknown) => void;
}

/** All who wait for one answer, as its work sees them. */
export interface Audience {
  readonly people: ReadonlySet<string>;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: unknown) => void;
}

type Work = (audience: Audience) => Promise<Result<unknown>>;

/** Questions under way, each worked at once however many ask it. */
export interface Together {
  /**
   * The answer to a question: that of the work under way, with all that was told of it so far, else of `work`.
   * Who cancels is answered at once; the work ends when all have. No `question`: it is shared with nobody.
   */
  ask(question: string | undefined, asker: Asker, work: Work): Promise<Result<unknown>>;
  /** Ends all work under way; its answers are what it makes of that. */
  end(): void;
  /** Questions whose work was begun, and that found it under way. */
  readonly count: { readonly begun: number; readonly joined: number };
}

/** Work under way, and those who wait for it. */
interface Shared {
  readonly answer: Promise<Result<unknown>>;
  join(asker: Asker): void;
  /** True: nobody is left, and the work ends. */
  leave(asker: Asker): boolean;
  /** Ends the work. */
  end(): void;
}

/** The newest of everything that was told. */
const merged = (before: unknown, told: unknown): unknown =>
  typeof before === 'object' && typeof told === 'object' ? { ...before, ...told } : told;

function begin(first: Asker, work: Work): Shared {
  const askers = new Set([first]);
  const people = new Set([first.person]);
  const deserted = new AbortController();
  let told: unknown;
  const onProgress = (progress: unknown): void => {
    told = merged(told, progress);
    for (const asker of askers) asker.onProgress(progress);
  };
  return {
    answer: work({ people, signal: deserted.signal, onProgress }),
    join(asker) {
      askers.add(asker);
      people.add(asker.person);
      if (told !== undefined) asker.onProgress(told);
    },
    leave(asker) {
      askers.delete(asker);
      if (![...askers].some(({ person }) => person === asker.person)) people.delete(asker.person);
      if (askers.size > 0) return false;
      deserted.abort();
      return true;
    },
    end: () => deserted.abort(),
  };
}

/** Settles with `cancelled` as soon as the signal does, after `cancel`. */
function unlessCancelled<T>(
  work: Promise<Result<T>>,
  signal: AbortSignal | undefined,
  onCancel: () => void,
): Promise<Result<T>> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const cancel = (): void => {
      onCancel();
      resolve(fault('cancelled'));
    };
    signal.addEventListener('abort', cancel, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}

/** Nothing is under way yet. */
export function createTogether(): Together {
  const all = new Set<Shared>();
  const underWay = new Map<string, Shared>();
  const count = { begun: 0, joined: 0 };
  return {
    async ask(question, asker, work) {
      if (asker.signal?.aborted) return fault('cancelled');
      // Others' work tells it, and yet in the name of whoever asked.
      const heard = { ...asker, onProgress: AsyncResource.bind(asker.onProgress) };
      const known = question === undefined ? undefined : underWay.get(question);
      const shared = known ?? begin(heard, work);
      count[known === undefined ? 'begun' : 'joined']++;
      const forget = (): void => {
        if (question !== undefined && underWay.get(question) === shared) underWay.delete(question);
      };
      if (known !== undefined) {
        known.join(heard);
      } else {
        const over = (): void => {
          all.delete(shared);
          forget();
        };
        all.add(shared);
        if (question !== undefined) underWay.set(question, shared);
        void shared.answer.then(over, over);
      }
      return unlessCancelled(shared.answer, asker.signal, () => {
        if (shared.leave(heard)) forget();
      });
    },
    end() {
      for (const shared of all) shared.end();
    },
    count,
  };
}
