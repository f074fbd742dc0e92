import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Result } from '../core/result.ts';
import type { Call } from './command.ts';
import type { Reply } from './reply.ts';

/**
 * What links that open the private chat carry (`Button.deepLinkPayload`): a target, sealed, so that nobody makes up
 * another. Where anybody may make one, as on a puzzle or a tour, the payload is the puzzle's code or the
 * question itself (`commands/start/start.ts`).
 */
export interface Links {
  /**
   * The payload that opens a target: 1 to 64 of `A-Za-z0-9_-`. `target`: a kind of link and its fields, split
   * at `:`, at most 42 ASCII characters (`day:326:...`). Throws on a longer one.
   */
  seal(target: string): string;
  /** The target that was sealed; undefined: nobody of ours made this payload. */
  open(payload: string): string | undefined;
}

/** The payload that opens the private chat so that inline results can have pictures. */
export const INLINE_START_PAYLOAD = 'inline';

/** What opens links whose targets begin with `<prefix>:`, in the private chat of whoever pressed. */
export interface LinkHandler {
  readonly prefix: string;
  /**
   * `fields`: the target without the prefix, split at `:`. Faults: of a link that is too old, `stale-link`,
   * or one of its own.
   */
  readonly open: (call: Call, fields: readonly string[]) => Promise<Result<Reply>>;
}

/** Base64 letters of the seal: guessing one takes 2^47 tries on average, each a message. */
const SEAL_CHARS = 8;
/** The most that every platform takes: Bot API, deep linking. */
export const MAX_PAYLOAD_CHARS = 64;

/** The links of everybody who has this secret. */
export function createLinks(secret: string): Links {
  const sealed = (target: string): string =>
    Buffer.from(target, 'latin1').toString('base64url') +
    createHmac('sha256', secret).update(`link ${target}`).digest('base64url').slice(0, SEAL_CHARS);
  return {
    seal(target) {
      const payload = sealed(target);
      if (payload.length > MAX_PAYLOAD_CHARS) throw new Error(`too long for a link: ${target}`);
      return payload;
    },
    open(payload) {
      if (payload.length > MAX_PAYLOAD_CHARS) return undefined;
      const target = Buffer.from(payload.slice(0, -SEAL_CHARS), 'base64url').toString('latin1');
      const [given, right] = [Buffer.from(payload), Buffer.from(sealed(target))];
      return given.length === right.length && timingSafeEqual(given, right) ? target : undefined;
    },
  };
}
