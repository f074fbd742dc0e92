import { createPublicKey, verify } from 'node:crypto';

/**
 * Milliseconds by which a signature's time may differ from ours. Discord names no figure (discord-api-docs, issue 6209); these are
 * what others ask for who sign alike (Slack, "Verifying requests"). What is repeated within them is known by its id.
 */
const FRESH = 5 * 60_000;

const SIGNATURE = /^[\da-f]{128}$/i;
const SECONDS = /^\d{1,12}$/;

/** Who asks, as the headers of a request tell. */
export interface Signed {
  /** `X-Signature-Ed25519`: 128 hexadecimal digits. */
  readonly signature: string | null;
  /** `X-Signature-Timestamp`: seconds since the epoch. */
  readonly timestamp: string | null;
  /** The body as it came. */
  readonly body: Uint8Array;
}

/**
 * A test of whether Discord has signed a request, lately. `publicKey`: 64 hexadecimal digits, the application's; `now`: milliseconds
 * since the epoch. docs.discord.com, "Interactions Overview", "Setting up an Endpoint"
 */
export function signatureTest(publicKey: string, now: () => number): (request: Signed) => boolean {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  return ({ signature, timestamp, body }) => {
    if (signature === null || timestamp === null) return false;
    if (!SIGNATURE.test(signature) || !SECONDS.test(timestamp)) return false;
    if (Math.abs(now() - 1000 * Number(timestamp)) > FRESH) return false;
    return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
  };
}
