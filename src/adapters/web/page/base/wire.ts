import type { Menu } from '../../menu.ts';
import type { WireLine, WireReply } from '../../wire.ts';
import type { FinalAnswer, Game, MessageContent, ReceivedReply } from './types.ts';

/**
 * Sent as JSON. If the request has a photo or text file, the body is this file, and the other fields are sent
 * in the URL.
 */
export interface RequestBody {
  readonly [name: string]: string | number | File | undefined;
  readonly photo?: File;
}

export interface PostOptions {
  readonly signal?: AbortSignal;
  /** The browser finishes the request even if the visitor leaves the page. */
  readonly keepalive?: boolean;
  /** Called with each progress reply. */
  readonly progress?: (reply: ReceivedReply) => void;
}

/**
 * Resolves with the last line of the streamed answer, or with `{error}` if the server refuses the request. If
 * the server sends Retry-After, waits and posts again. Rejects if the connection breaks or `signal` aborts.
 */
export async function post(path: string, body: RequestBody, options: PostOptions = {}): Promise<FinalAnswer> {
  const { signal, keepalive = false, progress } = options;
  const { photo, ...otherFields } = body;
  const request = photo === undefined ? jsonRequest(path, body) : photoRequest(photo, otherFields);
  const response = await fetch(request, { keepalive, ...(signal && { signal }) });
  const waitSeconds = response.headers.get('retry-after');
  if (waitSeconds !== null) {
    await new Promise((resolve) => setTimeout(resolve, Number(waitSeconds) * 1000));
    return post(path, body, options);
  }
  if (!response.ok || response.body === null) return await response.json();
  let lastPicture: ReceivedReply['picture'];
  const withPicture = (reply: WireReply): ReceivedReply => {
    lastPicture = reply.picture === 'kept' ? lastPicture : (reply.picture ?? lastPicture);
    return { ...reply, picture: reply.picture && lastPicture };
  };
  for await (const line of readLines(response.body)) {
    const { progress: progressReply, reply, edit, ...lastLine }: WireLine = JSON.parse(line);
    if (progressReply === undefined)
      return { ...lastLine, reply: reply && withPicture(reply), edit: edit && withPicture(edit) };
    progress?.(withPicture(progressReply));
  }
  throw new Error('the answer broke off');
}

function jsonRequest(path: string, body: RequestBody): Request {
  const headers = { 'content-type': 'application/json' };
  return new Request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const BYTES_TYPE = 'application/octet-stream';

function photoRequest(photo: File, fields: RequestBody): Request {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  // The server decides by the bytes what the file is.
  const headers = { 'content-type': photo.type.startsWith('image/') ? photo.type : BYTES_TYPE };
  return new Request(`/api/photo?${query}`, { method: 'POST', headers, body: photo });
}

async function* readLines(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  // Not every browser can iterate over a stream.
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let incompleteLine = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (incompleteLine + chunk.value).split('\n');
    incompleteLine = lines.pop() ?? '';
    yield* lines;
  }
  if (incompleteLine !== '') yield incompleteLine;
}

/** The page needs this before the first message: commands, examples and texts. */
export async function fetchMenu(): Promise<Menu> {
  const response = await fetch('/api/commands');
  if (!response.ok) throw new Error(`commands: ${response.status}`);
  return response.json();
}

/** Data URLs become blobs, and the game's age becomes the time of its start. */
export function contentOf({ text, picture, buttons, game, file }: ReceivedReply): MessageContent {
  return {
    text,
    buttons,
    game: game && gameOf(game),
    picture: picture && pictureOf(picture),
    file: file && { name: file.name, blob: blobOf(file.url) },
  };
}

/** The game's age becomes the time of its start. */
export const gameOf = (game: NonNullable<ReceivedReply['game']>): Game => ({
  ...game,
  since: Date.now() - game.elapsedMs,
});

const pictureOf = ({
  url,
  ...picture
}: NonNullable<ReceivedReply['picture']>): MessageContent['picture'] => ({
  ...picture,
  blob: blobOf(url),
});

function blobOf(url: string): Blob {
  const [, mimeType = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/.exec(url) ?? [];
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], {
    type: mimeType,
  });
}
