import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Result } from '../core/result.ts';
import type { Call } from './command.ts';
import type { Reply } from './reply.ts';

/**
 * Signs the payloads of deep links into the private chat (`Button.deepLinkPayload`), so that no user can
 * forge a link. Payloads that users may create themselves, such as a puzzle's code, aren't signed (see
 * `commands/start/start.ts`).
 */
export interface Links {
  /**
   * Returns the signed payload for a target: 1 to 64 characters of `A-Za-z0-9_-`. `target`: a kind of link
   * and its fields, joined by `:` (`day:326:...`). Throws if the target is longer than 42 ASCII characters.
   */
  makePayload(target: string): string;
  /** Returns the target in a signed payload. Undefined if the signature is wrong. */
  parsePayload(payload: string): string | undefined;
}

/**
 * Payload of the link that inline mode shows to a user who hasn't opened the private chat yet. Once the user
 * has opened the private chat, the bot can add pictures to this user's inline results.
 */
export const INLINE_START_PAYLOAD = 'inline';

/** Answers links whose targets begin with `<prefix>:`. They are opened in the user's private chat. */
export interface LinkHandler {
  /** First word of the targets that this handler answers. */
  readonly prefix: string;
  /**
   * Answers the link. `fields`: the target without the prefix, split at `:`. Fault: `stale-link` if the link
   * is too old. Handlers may return other faults too.
   */
  readonly open: (call: Call, fields: readonly string[]) => Promise<Result<Reply>>;
}

/**
 * Length of the signature in base64 characters (48 bits). Guessing takes 2^47 attempts on average. Each
 * attempt is a message to the bot, so nobody can make that many.
 */
const SIGNATURE_CHARS = 8;
/** The longest payload of a deep link that all platforms accept (Bot API, deep linking). */
export const MAX_PAYLOAD_CHARS = 64;

/** Creates links whose signatures all processes with the same secret accept. */
export function createLinks(secret: string): Links {
  const makeSignedPayload = (target: string): string =>
    Buffer.from(target, 'latin1').toString('base64url') +
    createHmac('sha256', secret).update(`link ${target}`).digest('base64url').slice(0, SIGNATURE_CHARS);
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
