import { createHash } from 'node:crypto';
import { InputFile, type Transformer } from 'grammy';
import type { PhotoSize } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import type { CallCounter } from '../../../observe/metrics.ts';
import type { Picture } from '../../../render/paint/picture.ts';

const MAX_FILE_IDS = 5000;

const PICTURE_KINDS = ['photo', 'animation', 'document'] as const;

/** The type of message that a picture is sent as. */
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Telegram no longer accepts the file id. */
export const FILE_REFUSED_ERROR =
  /wrong (remote )?file|file reference|FILE_REFERENCE|wrong type|invalid file/i;

/**
 * The cache of file ids makes its key from the bytes. The extension of the file name tells Telegram the
 * format.
 */
export class PictureFile extends InputFile {
  readonly bytes: Buffer;

  constructor({ bytes, kind }: Picture) {
    super(bytes, `tileknight.${kind}`);
    this.bytes = bytes;
  }
}

/** `file_id`: sends the file again without an upload. `file_unique_id`: identifies the content. */
type KnownFile = Pick<PhotoSize, 'file_id' | 'file_unique_id'>;

export interface FileIds {
  /**
   * Sends a known file id instead of uploading the picture again. If Telegram refuses the id, uploads the
   * picture after all. core.telegram.org/bots/api#sending-files
   */
  readonly transformer: Transformer;
  /** Returns the id of a picture that was sent as a photo. Undefined if Telegram has no known copy. */
  fileIdOf(picture: Picture): string | undefined;
  /** Telegram refused the file ids of these photos. */
  forget(pictures: readonly Picture[]): void;
  /** Has Telegram's copy of the picture this `file_unique_id`? False if no copy is known. */
  isCopyOf(picture: Picture, uniqueId: string): boolean;
}

/** The cache is empty at first. `onSent` is called for each picture that was sent. */
export function createFileIds(onSent: CallCounter['recordPicture'] = () => {}): FileIds {
  const knownFiles = new LRUCache<string, KnownFile>({ max: MAX_FILE_IDS });
  const transformer: Transformer = async (call, method, payload, signal) => {
    const upload = findUpload(payload);
    if (upload === undefined) return call(method, payload, signal);
    const { kind, file } = upload;
    const key = keyOf(kind, file);
    const knownFile = knownFiles.get(key);
    if (knownFile !== undefined) {
      const answer = await call(method, withFileId(payload, kind, knownFile.file_id), signal);
      if (answer.ok) onSent('known');
      if (answer.ok || answer.error_code !== 400 || !FILE_REFUSED_ERROR.test(answer.description))
        return answer;
      knownFiles.delete(key);
    }
    const answer = await call(method, payload, signal);
    if (answer.ok) onSent('uploaded');
    const storedFile = answer.ok ? findFile(answer.result, kind) : undefined;
    if (storedFile !== undefined) knownFiles.set(key, storedFile);
    return answer;
  };
  return {
    transformer,
    fileIdOf: (picture) => knownFiles.get(keyOf('photo', picture))?.file_id,
    forget(pictures) {
      for (const picture of pictures) knownFiles.delete(keyOf('photo', picture));
    },
    isCopyOf: (picture, uniqueId) =>
      PICTURE_KINDS.some((kind) => knownFiles.get(keyOf(kind, picture))?.file_unique_id === uniqueId),
  };
}

/** SHA-256 of each picture's bytes. Cached because each picture is looked up several times. */
const digests = new WeakMap<Buffer, string>();

function keyOf(kind: PictureKind, { bytes }: { readonly bytes: Buffer }): string {
  const digest = digests.get(bytes) ?? createHash('sha256').update(bytes).digest('base64');
  digests.set(bytes, digest);
  return `${kind} ${digest}`;
}

/**
 * The uploaded picture is in a parameter such as `photo`, or in `media`. Undefined if the call uploads none.
 */
function findUpload(payload: object): { kind: PictureKind; file: PictureFile } | undefined {
  const { media } = payload as { media?: { type: PictureKind; media: unknown } };
  if (media?.media instanceof PictureFile) return { kind: media.type, file: media.media };
  for (const kind of PICTURE_KINDS) {
    const file: unknown = Reflect.get(payload, kind);
    if (file instanceof PictureFile) return { kind, file };
  }
  return undefined;
}

function withFileId<P extends object>(payload: P, kind: PictureKind, fileId: string): P {
  return 'media' in payload && typeof payload.media === 'object'
    ? { ...payload, media: { ...payload.media, media: fileId } }
    : { ...payload, [kind]: fileId };
}

/** A photo has several sizes. Returns the last, which is the largest. */
function findFile(result: unknown, kind: PictureKind): KnownFile | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  const field: unknown = Reflect.get(result, kind);
  const file: unknown = Array.isArray(field) ? field.at(-1) : field;
  return typeof file === 'object' && file !== null && 'file_id' in file ? (file as KnownFile) : undefined;
}
