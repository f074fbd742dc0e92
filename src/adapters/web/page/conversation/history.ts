import type { Message } from '../base/types.ts';

const MAX_STORED_MESSAGES = 200;
const MAX_HISTORY_BYTES = 40 * 1024 * 1024;

/**
 * Opens the history of the conversation in IndexedDB: at most 200 messages and 40 MB of pictures and files.
 * If the browser forbids storage, the page still works, but a reload loses the conversation.
 */
export async function openHistory() {
  const database = await openDatabase().catch(() => undefined);
  const openMessageStore = (mode: IDBTransactionMode) =>
    database?.transaction('messages', mode).objectStore('messages');
  /** The oldest first. */
  const readAllMessages = async (): Promise<Message[]> =>
    ((await whenDone<Message[]>(openMessageStore('readonly')?.getAll())) ?? []).sort(compareByTime);
  return {
    readAll: readAllMessages,
    /**
     * Stores a message and deletes surplus old ones. Errors such as a full disk are only logged, so that the
     * conversation can continue.
     */
    async put(message: Message): Promise<void> {
      try {
        await whenDone(openMessageStore('readwrite')?.put(message));
        for (const { id } of surplusMessages(await readAllMessages()))
          await whenDone(openMessageStore('readwrite')?.delete(id));
      } catch (error) {
        console.warn('the history could not be kept', error);
      }
    },
    remove: (id: string) => whenDone(openMessageStore('readwrite')?.delete(id)),
    clear: () => whenDone(openMessageStore('readwrite')?.clear()),
  };
}

const compareByTime = (messageA: Message, messageB: Message): number =>
  messageA.at - messageB.at || (messageA.id < messageB.id ? -1 : 1);

/** Returns the oldest messages, which exceed the limits of number and bytes. */
function surplusMessages(messages: readonly Message[]): readonly Message[] {
  let [messageCount, byteCount] = [0, 0];
  const lastSurplusIndex = messages.findLastIndex(({ picture, file }) => {
    messageCount++;
    byteCount += (picture?.blob.size ?? 0) + (file?.blob.size ?? 0);
    return messageCount > MAX_STORED_MESSAGES || byteCount > MAX_HISTORY_BYTES;
  });
  return messages.slice(0, lastSurplusIndex + 1);
}

async function openDatabase(): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open('tileknight', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('messages', { keyPath: 'id' });
  return whenDone(request);
}

function whenDone<T>(request: IDBRequest<T> | undefined): Promise<T | undefined> {
  if (request === undefined) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
