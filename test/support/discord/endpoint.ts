import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** Differences of a request from Discord's own; null: absent. */
export interface Forged {
  readonly method?: string;
  readonly body?: string;
  readonly contentType?: string | null;
  readonly signature?: string | null;
  /** Seconds since the epoch, or anything. */
  readonly timestamp?: string | null;
  /** Signs with another key. */
  readonly stranger?: boolean;
}

const keyPair = () => generateKeyPairSync('ed25519');

/** How Discord posts interactions to a bot: signed, to one process after another. */
export class LocalEndpoint {
  /** Processes of the bot, in turn; none: interactions go through the gateway. */
  urls: readonly string[] = [];
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #strangers = keyPair().privateKey;
  #turn = 0;

  constructor() {
    const { publicKey, privateKey } = keyPair();
    this.#key = privateKey;
    const { x = '' } = publicKey.export({ format: 'jwk' });
    this.publicKey = Buffer.from(x, 'base64url').toString('hex');
  }

  /** Posts to the next process, or to the one after it if that doesn't listen. */
  async post(payload: object, forged: Forged = {}): Promise<Response> {
    // Discord escapes all signs outside ASCII: the bytes are not those that a bot would write.
    const { method = 'POST', body = ascii(payload), contentType = 'application/json' } = forged;
    const { timestamp = String(Math.floor(Date.now() / 1000)), stranger = false } = forged;
    const key = stranger ? this.#strangers : this.#key;
    const { signature = sign(null, Buffer.from(`${timestamp}${body}`), key).toString('hex') } = forged;
    const headers = {
      ...(contentType !== null && { 'content-type': contentType }),
      ...(signature !== null && { 'x-signature-ed25519': signature }),
      ...(timestamp !== null && { 'x-signature-timestamp': timestamp }),
    };
    for (let tries = 1; ; tries++) {
      const url = this.urls[this.#turn++ % this.urls.length] ?? '';
      try {
        return await fetch(url, { method, headers, body: Buffer.from(body) });
      } catch (error) {
        if (tries >= this.urls.length) throw error;
      }
    }
  }
}

const ascii = (payload: object): string =>
  JSON.stringify(payload).replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
