const MESSAGES_KEPT = 200;
const BYTES_KEPT = 40 * 1024 * 1024;

/**
 * The conversation in this browser's IndexedDB: the last 200 messages, at most 40 MB. Where storage is forbidden the
 * page works all the same and forgets on reload.
 */
export async function openHistory() {
  const base = await open().catch(() => undefined);
  if (base === undefined) return { all: async () => [], put: async () => {}, clear: async () => {} };
  const messages = (mode) => base.transaction('messages', mode).objectStore('messages');
  return {
    /** Oldest first. */
    all: async () => (await settled(messages('readonly').getAll())).map(today).sort(byTime),
    /** A full disk costs the history, not the conversation. */
    async put(message) {
      try {
        await settled(messages('readwrite').put(message));
        const all = (await settled(messages('readonly').getAll())).sort(byTime);
        for (const { id } of surplus(all)) await settled(messages('readwrite').delete(id));
      } catch (error) {
        console.warn('the history could not be kept', error);
      }
    },
    clear: () => settled(messages('readwrite').clear()),
  };
}

/** Messages of earlier versions have rows of buttons without a group around them. */
function today(message) {
  const { buttons = [] } = message;
  if (!Array.isArray(buttons[0])) return message;
  return { ...message, buttons: [{ kind: 'controls', rows: buttons }] };
}

const byTime = (one, other) => one.at - other.at || (one.id < other.id ? -1 : 1);

function surplus(messages) {
  let [count, bytes] = [0, 0];
  const kept = messages.findLastIndex(({ picture, file }) => {
    count++;
    bytes += (picture?.blob.size ?? 0) + (file?.blob.size ?? 0);
    return count > MESSAGES_KEPT || bytes > BYTES_KEPT;
  });
  return messages.slice(0, kept + 1);
}

function open() {
  const request = indexedDB.open('tileknight', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('messages', { keyPath: 'id' });
  return settled(request);
}

function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
