import { createPublicKey, verify } from 'node:crypto';
import {
  type APIApplication,
  type APIInteraction,
  DiscordAPIError,
  InteractionResponseType,
  InteractionType,
  type REST,
  Routes,
} from 'discord.js';
import type { Clock } from '../../../chat/delivery/clock.ts';
import type { OnStateChange } from '../../../observe/health.ts';
import type { Log } from '../../../observe/log.ts';
import type { Route } from '../../adapter.ts';
import { ConnectionRefusedError, connectWithRetries } from '../../connect-with-retries.ts';
import { type Connection, tokenRefusedError } from './connection.ts';

export interface EndpointOptions {
  readonly rest: REST;
  /** 64 hexadecimal digits. */
  readonly publicKey: string;
  readonly clock: Clock;
  readonly log: Log;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
  readonly onState: OnStateChange;
  /**
   * Resolves with undefined if the interaction needs no response here, for example because another process
   * answers it.
   */
  readonly onInteraction: (interaction: APIInteraction) => Promise<Response | undefined>;
  /** Called at the first successful connection. Never rejects. */
  readonly onReady: (applicationId: string) => Promise<void>;
}

/**
 * Receives signed interactions. The state becomes `up` when Discord accepts the token and the public key
 * belongs to the same application. It doesn't depend on a PING, because Discord sends one only when an admin
 * saves the endpoint's URL.
 */
export function openEndpoint(options: EndpointOptions): Connection {
  const { rest, publicKey, log, now, onState, onInteraction, onReady } = options;
  const closeController = new AbortController();
  let isIgnoringInteractions = false;

  async function connect(): Promise<void> {
    const application = await fetchApplication(rest);
    if (application.verify_key !== publicKey.toLowerCase())
      throw new ConnectionRefusedError(WRONG_KEY_MESSAGE);
    await onReady(application.id);
    if (!application.interactions_endpoint_url) log.info({}, NO_ADDRESS_MESSAGE);
    if (!closeController.signal.aborted) onState('up');
  }

  const answerInteraction = async (interaction: APIInteraction): Promise<Response> =>
    isIgnoringInteractions ? emptyResponse(503) : ((await onInteraction(interaction)) ?? emptyResponse(202));

  return {
    firstAttempt: connectWithRetries({
      ...options,
      platform: 'Discord',
      connect,
      signal: closeController.signal,
    }),
    routes: [
      {
        path: '/discord',
        handle: createEndpointHandler(createSignatureReader(publicKey, now), answerInteraction),
      },
    ],
    ignoreInteractions() {
      isIgnoringInteractions = true;
    },
    async close() {
      closeController.abort();
    },
  };
}

const WRONG_KEY_MESSAGE =
  'DISCORD_PUBLIC_KEY is not the key of the application that DISCORD_TOKEN belongs to: copy the Public Key from its General Information page in the developer portal.';
const NO_ADDRESS_MESSAGE =
  'Discord has no address to send interactions to: save the public one that leads to /discord here as the Interactions Endpoint URL in the developer portal';

async function fetchApplication(rest: REST) {
  try {
    return (await rest.get(Routes.currentApplication())) as Pick<APIApplication, 'id' | 'verify_key'> & {
      readonly interactions_endpoint_url?: string | null;
    };
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401)
      throw tokenRefusedError(error.message, error);
    throw error;
  }
}

/**
 * Reads the body only if the headers can be Discord's, and responds with:
 * - status 401 to an invalid signature, and 400 to an invalid interaction
 * - PONG to a PING
 * - the response from `answerInteraction` to all other interactions. If it has status 202 and no body,
 *   Discord expects no answer in it (docs.discord.com, "Receiving and Responding to Interactions").
 */
function createEndpointHandler(
  signatureOf: ReturnType<typeof createSignatureReader>,
  answerInteraction: (interaction: APIInteraction) => Promise<Response>,
): Route['handle'] {
  return async (request) => {
    if (request.method !== 'POST') return emptyResponse(405, { allow: 'POST' });
    const { headers } = request;
    if (!/^application\/json\b/i.test(headers.get('content-type') ?? '')) return emptyResponse(415);
    const signature = signatureOf(headers);
    if (signature === undefined) return emptyResponse(401);
    const body = new Uint8Array(await request.arrayBuffer());
    if (!signature.isOf(body)) return emptyResponse(401);
    const interaction = parseInteraction(body);
    if (interaction === undefined) return emptyResponse(400);
    if (interaction.type === InteractionType.Ping)
      return Response.json({ type: InteractionResponseType.Pong });
    return answerInteraction(interaction);
  };
}

const emptyResponse = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers });

function parseInteraction(body: Uint8Array): APIInteraction | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(body).toString());
    const isInteraction =
      typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'number';
    return isInteraction ? (value as APIInteraction) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Difference in milliseconds between our clock and the timestamp of a request. Discord names no value
 * (discord-api-docs, issue 6209), so this is Slack's ("Verifying requests"). A request that is replayed
 * within this time is recognised by the interaction's id.
 */
const MAX_REQUEST_AGE_MS = 5 * 60_000;

const SIGNATURE_PATTERN = /^[\da-f]{128}$/i;
const TIMESTAMP_PATTERN = /^\d{1,12}$/;

/** Form and time of the signature are right. */
interface Signature {
  /** Is this Discord's signature of the unparsed body? */
  isOf(body: Uint8Array): boolean;
}

/**
 * The returned function reads a signature from headers. Undefined if it is missing, malformed, or not recent.
 * `publicKey`: 64 hexadecimal digits. `now`: in milliseconds since the epoch. Source: docs.discord.com,
 * "Interactions Overview", "Setting up an Endpoint".
 */
function createSignatureReader(
  publicKey: string,
  now: () => number,
): (headers: Headers) => Signature | undefined {
  const publicKeyBase64 = Buffer.from(publicKey, 'hex').toString('base64url');
  const publicKeyObject = createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKeyBase64 },
  });
  return (headers) => {
    const signature = headers.get('x-signature-ed25519') ?? '';
    const timestamp = headers.get('x-signature-timestamp') ?? '';
    if (!SIGNATURE_PATTERN.test(signature) || !TIMESTAMP_PATTERN.test(timestamp)) return undefined;
    if (Math.abs(now() - 1000 * Number(timestamp)) > MAX_REQUEST_AGE_MS) return undefined;
    const signatureBytes = Buffer.from(signature, 'hex');
    return {
      isOf: (body) =>
        verify(null, Buffer.concat([Buffer.from(timestamp), body]), publicKeyObject, signatureBytes),
    };
  };
}
