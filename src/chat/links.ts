import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Result } from '../core/result.ts';
import type { Call } from './command.ts';
import type { Reply } from './reply.ts';

/**
 * Signs the payloads of deep links into the private chat (`Button.deepLinkPayload`). Payloads that users may
 * create, such as a puzzle's code, aren't signed (see `commands/start/start.ts`).
 */
export interface Links {
  /**
   * Returns 1 to 64 characters of `A-Za-z0-9_-`. `target`: a kind of link and its fields, joined by `:`
   * (`day:326:...`). Throws if it is longer than 42 ASCII characters.
   */
  makePayload(target: string): string;
  parsePayload(payload: string): string | undefined;
}

/** For a user who hasn't opened the private chat, without which inline results have no pictures. */
export const INLINE_START_PAYLOAD = 'inline';

export interface LinkHandler {
  /** Targets begin with `<prefix>:`. */
  readonly prefix: string;
  /**
   * `fields`: the target without the prefix, split at `:`. Fault: `stale-link` for an old link, and others.
   */
  readonly open: (call: Call, fields: readonly string[]) => Promise<Result<Reply>>;
}

/** 48 bits in base64. Guessing takes 2^47 attempts on average. Each is a message to the bot. */
const SIGNATURE_CHARS = 8;
/** Limit on all platforms (Bot API, deep linking). */
export const MAX_PAYLOAD_CHARS = 64;

/** Signatures use a key derived from the secret, which also draws the daily puzzles. */
export function createLinks(secret: string): Links {
  const key = createHmac('sha256', secret).update('deep links').digest();
  const makeSignedPayload = (target: string): string =>
    Buffer.from(target, 'latin1').toString('base64url') +
    createHmac('sha256', key).update(target).digest('base64url').slice(0, SIGNATURE_CHARS);
  return {
    makePayload(target) {
      const payload = makeSignedPayload(target);
      if (payload.length > MAX_PAYLOAD_CHARS) throw new Error(`too long for a link: ${target}`);
      return payload;
    },
    parsePayload(payload) {
      if (payload.length > MAX_PAYLOAD_CHARS) return undefined;
      const target = Buffer.from(payload.slice(0, -SIGNATURE_CHARS), 'base64url').toString('latin1');
      const [actualBytes, expectedBytes] = [Buffer.from(payload), Buffer.from(makeSignedPayload(target))];
      return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes)
        ? target
        : undefined;
    },
  };
}
