/** @import {Content, Menu, Outcome, Picture, Received, WireReply} from './types.ts' */

/** @typedef {Omit<Outcome, 'reply' | 'edit'> & { progress?: WireReply, reply?: WireReply, edit?: WireReply }} Line */

/**
 * Posts `body` and reads the answer's lines. `progress` gets each reply on the way; the last line is the result. A refusal
 * is `{error}` too, but who is only told to wait a moment does, and asks again. Throws if the connection breaks or `signal`
 * is aborted.
 * @param {string} path
 * @param {Record<string, unknown>} body
 * @param {{ signal?: AbortSignal, keepalive?: boolean, progress: (reply: Received) => void }} options `keepalive`: is sent though the
 *   page is being left.
 * @returns {Promise<Outcome>}
 */
export async function post(path, body, { signal, keepalive = false, progress }) {
  const { photo, ...rest } = body;
  const request = photo instanceof File ? photoRequest(photo, rest) : jsonRequest(path, body);
  const response = await fetch(request, { keepalive, ...(signal && { signal }) });
  const wait = response.headers.get('retry-after');
  if (wait !== null) {
    await new Promise((resolve) => setTimeout(resolve, Number(wait) * 1000));
    return post(path, body, { ...(signal && { signal }), keepalive, progress });
  }
  if (!response.ok || response.body === null) return await response.json();
  /** @type {Received['picture']} */
  let picture;
  /** @param {WireReply} reply */
  const whole = (reply) => {
    picture = reply.picture === 'kept' ? picture : (reply.picture ?? picture);
    return { ...reply, picture: reply.picture && picture };
  };
  for await (const line of linesOf(response.body)) {
    /** @type {Line} */
    const { progress: onTheWay, reply, edit, ...rest } = JSON.parse(line);
    if (onTheWay === undefined) return { ...rest, reply: reply && whole(reply), edit: edit && whole(edit) };
    progress(whole(onTheWay));
  }
  throw new Error('the answer broke off');
}

/**
 * @param {string} path
 * @param {object} body
 */
function jsonRequest(path, body) {
  const headers = { 'content-type': 'application/json' };
  return new Request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/**
 * A photo travels as it is, beside its line.
 * @param {File} photo
 * @param {object} line
 */
function photoRequest(photo, line) {
  const query = new URLSearchParams(Object.entries(line).map(([name, value]) => [name, String(value)]));
  const headers = { 'content-type': photo.type.startsWith('image/') ? photo.type : 'image/unknown' };
  return new Request(`/api/photo?${query}`, { method: 'POST', headers, body: photo });
}

/** @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream */
async function* linesOf(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/**
 * What the page has to know before the first message: commands, examples, words.
 * @returns {Promise<Menu>}
 */
export async function menu() {
  const response = await fetch('/api/commands');
  if (!response.ok) throw new Error(`commands: ${response.status}`);
  return response.json();
}

/**
 * A reply as the page keeps it: data addresses become blobs, a game's time a beginning.
 * @param {Received} reply
 * @returns {Content}
 */
export function kept({ text, picture, buttons, game, file }) {
  return {
    text,
    buttons,
    game: game && { ...game, since: Date.now() - game.elapsedMs },
    picture: picture && pictureOf(picture),
    file: file && { name: file.name, blob: blobOf(file.url) },
  };
}

/**
 * @param {NonNullable<Received['picture']>} picture
 * @returns {Picture}
 */
const pictureOf = ({ url, ...picture }) => ({ ...picture, blob: blobOf(url) });

/** @param {string} url */
function blobOf(url) {
  const [, type = '', data = ''] = /^data:([^;]+);base64,(.*)$/.exec(url) ?? [];
  return new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], { type });
}
