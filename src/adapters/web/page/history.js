/** @import {Button, ButtonGroup, Message} from './types.ts' */

const MESSAGES_KEPT = 200;
const BYTES_KEPT = 40 * 1024 * 1024;

/**
 * The conversation in this browser's IndexedDB: the last 200 messages, at most 40 MB. Where storage is forbidden the
 * page works all the same and forgets on reload.
 */
export async function openHistory() {
  const base = await open().catch(() => undefined);
  /** @param {IDBTransactionMode} mode */
  const messages = (mode) => base?.transaction('messages', mode).objectStore('messages');
  /** @returns {Promise<Message[]>} Oldest first. */
  const all = async () => ((await settled(messages('readonly')?.getAll())) ?? []).map(today).sort(byTime);
  return {
    all,
    /**
     * A full disk costs the history, not the conversation.
     * @param {Message} message
     */
    async put(message) {
      try {
        await settled(messages('readwrite')?.put(message));
        for (const { id } of surplus(await all())) await settled(messages('readwrite')?.delete(id));
      } catch (error) {
        console.warn('the history could not be kept', error);
      }
    },
    /** @param {string} id */
    remove: (id) => settled(messages('readwrite')?.delete(id)),
    clear: () => settled(messages('readwrite')?.clear()),
  };
}

/**
 * Messages of earlier versions have rows of buttons without a group around them.
 * @param {Omit<Message, 'buttons'> & { buttons?: readonly (ButtonGroup | readonly Button[])[] | undefined }} message
 * @returns {Message}
 */
const today = ({ buttons = [], ...message }) => ({
  ...message,
  buttons: buttons.map((group) => ('kind' in group ? group : { kind: 'controls', rows: [group] })),
});

/** @type {(one: Message, other: Message) => number} */
const byTime = (one, other) => one.at - other.at || (one.id < other.id ? -1 : 1);

/** @param {Message[]} messages */
function surplus(messages) {
  let [count, bytes] = [0, 0];
  const kept = messages.findLastIndex(({ picture, file }) => {
    count++;
    bytes += (picture?.blob.size ?? 0) + (file?.blob.size ?? 0);
    return count > MESSAGES_KEPT || bytes > BYTES_KEPT;
  });
  return messages.slice(0, kept + 1);
}

async function open() {
  const request = indexedDB.open('tileknight', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('messages', { keyPath: 'id' });
  return settled(request);
}

/**
 * @template T
 * @param {IDBRequest<T> | undefined} request
 * @returns {Promise<T | undefined>}
 */
function settled(request) {
  if (request === undefined) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
