import { fault, ok, type Result } from '../core/result.ts';
import { PHOTO_BYTES } from '../render/photo/header.ts';

/** A photo in a user's message or form, downloaded only when a command needs it. */
export interface Attachment {
  /**
   * Returns the file as the user sent it, unchecked. Faults: `photo-heavy` {most: megabytes}, `photo-gone`.
   */
  bytes(): Promise<Result<Buffer>>;
  /** The other pictures of the same album or message, in order. */
  readonly others?: readonly Attachment[];
}

const WITHIN_MS = 20_000;

/** Returns the fault for a file with more bytes than a photo may have. */
export const tooHeavy = () => fault('photo-heavy', { most: PHOTO_BYTES / 1e6 });

/**
 * Downloads at most `PHOTO_BYTES` from a platform's address and follows no redirect. The address may hold
 * secrets, so it is never logged. Faults: as `Attachment.bytes`.
 */
export async function download(
  url: string,
  stopping: AbortSignal,
  withinMs = WITHIN_MS,
): Promise<Result<Buffer>> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(withinMs)]);
  try {
    const response = await fetch(url, { redirect: 'error', signal });
    if (!response.ok || response.body === null) return fault('photo-gone');
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response.body) {
      length += part.length;
      if (length > PHOTO_BYTES) return tooHeavy();
      parts.push(part);
    }
    return ok(Buffer.concat(parts));
  } catch {
    return fault('photo-gone');
  }
}
