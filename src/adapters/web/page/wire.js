/**
 * Posts `body` and reads the answer's lines. `progress` gets each reply on the way; the last line is the result.
 * A refusal is `{error}` too. Throws if the connection breaks or `signal` is aborted.
 */
export async function post(path, body, { signal, progress }) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) return await response.json();
  let picture;
  for await (const line of linesOf(response.body)) {
    const part = JSON.parse(line);
    const reply = part.progress ?? part.reply;
    if (reply?.picture === 'kept') reply.picture = picture;
    picture = reply?.picture ?? picture;
    if (part.progress === undefined) return part;
    progress(part.progress);
  }
  throw new Error('the answer broke off');
}

async function* linesOf(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop();
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** What the page has to know before the first message: commands, examples, words. */
export async function menu() {
  const response = await fetch('/api/commands');
  if (!response.ok) throw new Error(`commands: ${response.status}`);
  return response.json();
}

/** A reply as the page keeps it: data addresses become blobs, which IndexedDB stores as they are. */
export function kept({ kind, text, picture, buttons, file }) {
  return {
    kind,
    text,
    ...(picture && { picture: { ...picture, url: undefined, blob: blobOf(picture.url) } }),
    ...(buttons && { buttons }),
    ...(file && { file: { name: file.name, blob: blobOf(file.url) } }),
  };
}

function blobOf(url) {
  const [, type, data] = /^data:([^;]+);base64,(.*)$/.exec(url);
  return new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], { type });
}
