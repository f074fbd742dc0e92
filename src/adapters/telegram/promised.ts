import type { Update } from 'grammy/types';
import type { Store } from '../../store/store.ts';

const ADAPTER = 'telegram';
/** What is older than this is no longer waited for. */
const FRESH = 3_600_000;
/** An update that ends the program each time it is taken up is given up after this. */
const MAX_ATTEMPTS = 3;
/** Updates are delivered twice when their confirmation got lost; ids are remembered for that long. */
const REMEMBERED = 10_000;

interface Payload {
  readonly attempt: number;
  readonly update: Update;
}

/** The updates that somebody waits for, kept until they are answered. */
export interface Promised {
  /** Keeps those updates that are new and ask for something. Resolves when they are safe. */
  keep(updates: readonly Update[]): Promise<void>;
  /** True once for each update: false if it is being handled or was handled before. */
  claim(update: Update): boolean;
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
  const write = (update: Update, attempt: number): Promise<void> => {
    const payload: Payload = { attempt, update };
    return promises.keep({
      adapter: ADAPTER,
      key: String(update.update_id),
      payload: JSON.stringify(payload),
      now: now(),
    });
  };
  const drop = (key: string): Promise<void> => promises.drop(ADAPTER, key);

  return {
    async keep(updates) {
      for (const update of updates) {
        if (asksSomething(update) && !claimed.has(update.update_id)) await write(update, 1);
      }
    },
    claim({ update_id }) {
      if (claimed.has(update_id)) return false;
      claimed.add(update_id);
      const [oldest] = claimed;
      if (claimed.size > REMEMBERED && oldest !== undefined) claimed.delete(oldest);
      return true;
    },
    drop: (update) => drop(String(update.update_id)),
    async open() {
      const fresh = await promises.open(ADAPTER, now() - FRESH);
      const updates: Update[] = [];
      for (const { key, payload } of fresh) {
        const { attempt, update } = JSON.parse(payload) as Payload;
        if (attempt >= MAX_ATTEMPTS) await drop(key);
        else {
          await write(update, attempt + 1);
          updates.push(update);
        }
      }
      return updates.sort((a, b) => a.update_id - b.update_id);
    },
  };
}
