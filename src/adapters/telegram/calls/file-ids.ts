import { createHash } from 'node:crypto';
import { InputFile, type Transformer } from 'grammy';
import type { PhotoSize } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import type { CallCounter } from '../../../observe/metrics.ts';
import type { Picture } from '../../../render/paint/picture.ts';

/** Pictures whose file ids are remembered: some 400 bytes each. */
const MAX_FILE_IDS = 5000;

const KINDS = ['photo', 'animation', 'document'] as const;

/** What a picture is sent as. */
export type PictureKind = (typeof KINDS)[number];

/** Of file ids that Telegram doesn't take (any more). */
export const REFUSED = /wrong (remote )?file|file reference|FILE_REFERENCE|wrong type|invalid file/i;

/** A picture as an upload that is known again; the name's ending tells Telegram its format. */
export class PictureFile extends InputFile {
  readonly bytes: Buffer;

  constructor({ bytes, kind }: Picture) {
    super(bytes, `tileknight.${kind}`);
    this.bytes = bytes;
  }
}

/** A file of Telegram's: `file_id` sends it again, `file_unique_id` tells whether two are the same. */
type KnownFile = Pick<PhotoSize, 'file_id' | 'file_unique_id'>;

/** The pictures that Telegram has. */
export interface FileIds {
  /**
   * Sends such a picture by its file id instead of uploading it again, also as the new picture of a message.
   * An id that is refused is forgotten, and the picture uploaded. core.telegram.org/bots/api#sending-files
   */
  readonly transformer: Transformer;
  /** The id that sends this photo again, if Telegram has it. */
  idOf(picture: Picture): string | undefined;
  /** Telegram takes the ids of these photos no more. */
  forget(pictures: readonly Picture[]): void;
  /** Is this the picture that Telegram calls `unique`? False where that isn't known. */
  isFile(picture: Picture, unique: string): boolean;
}

/** Remembers what is sent from now on. `onSent`: told how each picture went. */
export function createFileIds(onSent: CallCounter['countPicture'] = () => {}): FileIds {
  const known = new LRUCache<string, KnownFile>({ max: MAX_FILE_IDS });
  const transformer: Transformer = async (call, method, payload, signal) => {
    const upload = uploadIn(payload);
    if (upload === undefined) return call(method, payload, signal);
    const { kind, file } = upload;
    const key = keyOf(kind, file);
    const sent = known.get(key);
    if (sent !== undefined) {
      const answer = await call(method, withFile(payload, kind, sent.file_id), signal);
      if (answer.ok) onSent('known');
      if (answer.ok || answer.error_code !== 400 || !REFUSED.test(answer.description)) return answer;
      known.delete(key);
    }
    const answer = await call(method, payload, signal);
    if (answer.ok) onSent('uploaded');
    const given = answer.ok ? fileIn(answer.result, kind) : undefined;
    if (given !== undefined) known.set(key, given);
    return answer;
  };
  return {
    transformer,
    idOf: (picture) => known.get(keyOf('photo', picture))?.file_id,
    forget(pictures) {
      for (const picture of pictures) known.delete(keyOf('photo', picture));
    },
    isFile: (picture, unique) =>
      KINDS.some((kind) => known.get(keyOf(kind, picture))?.file_unique_id === unique),
  };
}

/** Kept, as one picture is looked up several times on its way. */
const digests = new WeakMap<Buffer, string>();

function keyOf(kind: PictureKind, { bytes }: { readonly bytes: Buffer }): string {
  const digest = digests.get(bytes) ?? createHash('sha256').update(bytes).digest('base64');
  digests.set(bytes, digest);
  return `${kind} ${digest}`;
}

/** The picture that a call uploads: as one of its parameters, or as the media that a message is to have. */
function uploadIn(payload: object): { kind: PictureKind; file: PictureFile } | undefined {
  const { media } = payload as { media?: { type: PictureKind; media: unknown } };
  if (media?.media instanceof PictureFile) return { kind: media.type, file: media.media };
  for (const kind of KINDS) {
    const file: unknown = Reflect.get(payload, kind);
    if (file instanceof PictureFile) return { kind, file };
  }
  return undefined;
}

function withFile<P extends object>(payload: P, kind: PictureKind, id: string): P {
  return 'media' in payload && typeof payload.media === 'object'
    ? { ...payload, media: { ...payload.media, media: id } }
    : { ...payload, [kind]: id };
}

/** The picture in the message that a call gave, the largest of a photo's sizes. */
function fileIn(result: unknown, kind: PictureKind): KnownFile | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  const found: unknown = Reflect.get(result, kind);
  const file: unknown = Array.isArray(found) ? found.at(-1) : found;
  return typeof file === 'object' && file !== null && 'file_id' in file ? (file as KnownFile) : undefined;
}
