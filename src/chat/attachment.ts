import { fault, ok, type Result } from '../core/result.ts';
import { PHOTO_BYTES } from '../render/photo/header.ts';

/** A photo that came with a line or a form, fetched when a command wants it. */
export interface Attachment {
  /** As sent: nothing of it is looked at. Faults: `photo-heavy` {most: megabytes}, `photo-gone`. */
  bytes(): Promise<Result<Buffer>>;
}

/** Milliseconds for fetching one. */
const WITHIN_MS = 20_000;

/** The fault of a file with more bytes than a photo may have. */
export const tooHeavy = () => fault('photo-heavy', { most: PHOTO_BYTES / 1e6 });

/**
 * What lies at an address of a platform's, as far as a photo may reach, in twenty seconds; it leads nowhere
 * else. The address may hold secrets, so it is told to nobody. Faults: as `Attachment`.
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
