import type { Update } from 'grammy/types';
import type { Store } from '../../store/store.ts';

const ADAPTER = 'telegram';
/** What is older than this is no longer waited for. */
const FRESH = 3_600_000;
/** An update that ends the program each time it is taken up is given up after this. */
const MAX_ATTEMPTS = 3;
/** Updates are delivered twice when their confirmation got lost; ids are remembered for that long. */
const REMEMBERED = 10_000;

/** The message that shows how the work for an update goes on. */
export interface Placeholder {
  readonly message: number;
  readonly carries: 'text' | 'media';
}

interface Payload {
  readonly attempt: number;
  readonly update: Update;
  readonly placeholder?: Placeholder | undefined;
}

/** The updates that somebody waits for, kept until they are answered. */
export interface Promised {
  /** Keeps those updates that are new and ask for something. Resolves when they are safe. */
  keep(updates: readonly Update[]): Promise<void>;
  /** True once for each update: false if it is being handled or was handled before. */
  claim(update: Update): boolean;
  /** Keeps with an update that is waited for where its placeholder stands, so that the answer takes its place even after a kill. */
  note(update: Update, placeholder: Placeholder | undefined): Promise<void>;
  /** Where the update's placeholder stands, if there is one. */
  placeholderOf(update: Update): Placeholder | undefined;
  /** The answer was sent, or there is none. */
  drop(update: Update): Promise<void>;
  /** Open updates of the last hour, oldest first; each is given up after a few starts. */
  open(): Promise<Update[]>;
}

/** Can the update be a line for us: a command, a reply, or anything written in a private chat? */
export function asksSomething(update: Update): boolean {
  const { text, caption, chat, reply_to_message: repliedTo } = update.message ?? {};
  const line = text ?? caption;
  if (line === undefined) return false;
  return chat?.type === 'private' || repliedTo !== undefined || line.trimStart().startsWith('/');
}

/** Promises of this adapter in the store. `now` in milliseconds since the epoch. */
export function promisedIn(promises: Store['promises'], now: () => number): Promised {
  const claimed = new Set<number>();
  const kept = new Map<number, Payload>();
  const write = (payload: Payload): Promise<void> => {
    const { update_id } = payload.update;
    kept.set(update_id, payload);
    return promises.keep({
      adapter: ADAPTER,
      key: String(update_id),
      payload: JSON.stringify(payload),
      now: now(),
    });
  };
  const drop = (key: string): Promise<void> => promises.drop(ADAPTER, key);

  return {
    async keep(updates) {
      for (const update of updates) {
        if (asksSomething(update) && !claimed.has(update.update_id)) await write({ attempt: 1, update });
      }
    },
    claim({ update_id }) {
      if (claimed.has(update_id)) return false;
      claimed.add(update_id);
      const [oldest] = claimed;
      if (claimed.size > REMEMBERED && oldest !== undefined) claimed.delete(oldest);
      return true;
    },
    async note({ update_id }, placeholder) {
      const payload = kept.get(update_id);
      if (payload !== undefined) await write({ ...payload, placeholder });
    },
    placeholderOf: ({ update_id }) => kept.get(update_id)?.placeholder,
    async drop({ update_id }) {
      kept.delete(update_id);
      await drop(String(update_id));
    },
    async open() {
      const fresh = await promises.open(ADAPTER, now() - FRESH);
      const updates: Update[] = [];
      for (const { key, payload } of fresh) {
        const promise = JSON.parse(payload) as Payload;
        if (promise.attempt >= MAX_ATTEMPTS) await drop(key);
        else {
          await write({ ...promise, attempt: promise.attempt + 1 });
          updates.push(promise.update);
        }
      }
      return updates.sort((a, b) => a.update_id - b.update_id);
    },
  };
}
