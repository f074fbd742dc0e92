import { fault, ok, type Result } from '../core/result.ts';
import { MAX_PHOTO_BYTES } from '../render/photo/header.ts';

/** A photo in a user's message or form, downloaded only when a command needs it. */
export interface Attachment {
  /**
   * Downloads the file, which may not be a valid photo. Faults: `photo-heavy` {most: megabytes},
   * `photo-gone`.
   */
  bytes(): Promise<Result<Buffer>>;
  /** Others of the same album or message, in order. */
  readonly others?: readonly Attachment[];
}

const DOWNLOAD_TIMEOUT_MS = 20_000;

export const photoTooLargeFault = () => fault('photo-heavy', { most: MAX_PHOTO_BYTES / 1e6 });

/**
 * Downloads a photo without following redirects. The URL may contain secrets, so it is never logged. Faults:
 * `photo-heavy` above `MAX_PHOTO_BYTES`, else `photo-gone`.
 */
export async function downloadPhoto(
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
    for await (const chunk of response.body) {
      byteCount += chunk.length;
      if (byteCount > MAX_PHOTO_BYTES) return photoTooLargeFault();
      chunks.push(chunk);
    }
    return ok(Buffer.concat(chunks));
  } catch {
    return fault('photo-gone');
  }
}
