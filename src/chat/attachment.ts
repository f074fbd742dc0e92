import { fault, ok, type Result } from '../core/result.ts';
import { isPictureFormat, MAX_PHOTO_BYTES } from '../render/photo/header.ts';

/** A photo or file in a user's message or form, downloaded only when a command needs it. */
export interface Attachment {
  /**
   * Downloads the file, which may be neither a valid photo nor a text. Faults: `photo-heavy` {most:
   * megabytes}, `photo-gone`, those of `decodeTextFile`.
   */
  bytes(): Promise<Result<Buffer>>;
  /** Others of the same album or message, in order. */
  readonly others?: readonly Attachment[];
}

const DOWNLOAD_TIMEOUT_MS = 20_000;
const MAX_TEXT_FILE_KB = 64;
export const MAX_TEXT_FILE_BYTES = MAX_TEXT_FILE_KB * 1024;

export const photoTooLargeFault = () => fault('photo-heavy', { most: MAX_PHOTO_BYTES / 1e6 });

/** White space is none. */
const CONTROL_CHARACTER = /(?!\s)\p{Cc}/u;

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark. Faults: `text-file-large` {most: kilobytes} above
 * `MAX_TEXT_FILE_BYTES`, `text-file-binary` if the beginning of the file is no text.
 */
export function decodeTextFile(bytes: Uint8Array): Result<string> {
  const [firstByte, secondByte] = bytes;
  const encoding =
    firstByte === 0xff && secondByte === 0xfe
      ? 'utf-16le'
      : firstByte === 0xfe && secondByte === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const isLarge = bytes.length > MAX_TEXT_FILE_BYTES;
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, MAX_TEXT_FILE_BYTES), {
      stream: isLarge,
    });
    if (CONTROL_CHARACTER.test(text)) return fault('text-file-binary');
    return isLarge ? fault('text-file-large', { most: MAX_TEXT_FILE_KB }) : ok(text);
  } catch {
    return fault('text-file-binary');
  }
}

/**
 * Downloads a file without following redirects. Only a picture may be larger than a text file. The URL may
 * contain secrets, so it is never logged. Faults: those of `Attachment.bytes`.
 */
export async function downloadFile(
  url: string,
  stopSignal: AbortSignal,
  timeoutMs = DOWNLOAD_TIMEOUT_MS,
): Promise<Result<Buffer>> {
  const signal = AbortSignal.any([stopSignal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await fetch(url, { redirect: 'error', signal });
    if (!response.ok || response.body === null) return fault('photo-gone');
    const chunks: Uint8Array[] = [];
    let byteCount = 0;
    let isPicture = false;
    for await (const chunk of response.body) {
      byteCount += chunk.length;
      if (byteCount > MAX_PHOTO_BYTES) return photoTooLargeFault();
      chunks.push(chunk);
      if (isPicture || byteCount <= MAX_TEXT_FILE_BYTES) continue;
      const fileStart = Buffer.concat(chunks);
      isPicture = isPictureFormat(fileStart);
      if (isPicture) continue;
      const text = decodeTextFile(fileStart);
      if (!text.ok) return text;
    }
    return ok(Buffer.concat(chunks));
  } catch {
    return fault('photo-gone');
  }
}
