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
import type { OnState } from '../../../observe/health.ts';
import type { Log } from '../../../observe/log.ts';
import type { Route } from '../../adapter.ts';
import { connectWithRetries, Refused } from '../../connecting.ts';
import { type Connection, tokenRefused } from './connection.ts';

export interface EndpointOptions {
  readonly rest: REST;
  /** The application's, 64 hexadecimal digits. */
  readonly publicKey: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly onState: OnState;
  /** Answers what came in, or undefined: it is answered elsewhere, or not at all. */
  readonly onInteraction: (interaction: APIInteraction) => Promise<Response | undefined>;
  /** Called when Discord has been reached for the first time. Never rejects. */
  readonly onReady: (applicationId: string) => Promise<void>;
}

/**
 * The door at which Discord posts interactions, each of them signed. It is `up` once the token is accepted
 * and the key is known to be the application's own; Discord sends its PING only when the address is saved, so
 * no start could wait for it.
 */
export function openEndpoint(options: EndpointOptions): Connection {
  const { rest, publicKey, log, now, onState, onInteraction, onReady } = options;
  const closing = new AbortController();
  let isDeaf = false;

  async function connect(): Promise<void> {
    const application = await applicationOf(rest);
    if (application.verify_key !== publicKey.toLowerCase()) throw new Refused(WRONG_KEY);
    await onReady(application.id);
    if (!application.interactions_endpoint_url) log.info({}, NO_ADDRESS);
    if (!closing.signal.aborted) onState('up');
  }

  const answer = async (interaction: APIInteraction): Promise<Response> =>
    isDeaf ? answered(503) : ((await onInteraction(interaction)) ?? answered(202));

  return {
    tried: connectWithRetries({ ...options, platform: 'Discord', connect, signal: closing.signal }),
    routes: [{ path: '/discord', handle: endpoint(signatureTest(publicKey, now), answer) }],
    deafen() {
      isDeaf = true;
    },
    async close() {
      closing.abort();
    },
  };
}

const WRONG_KEY =
  'DISCORD_PUBLIC_KEY is not the key of the application that DISCORD_TOKEN belongs to: copy the Public Key from its General Information page in the developer portal.';
const NO_ADDRESS =
  'Discord has no address to send interactions to: save the public one that leads to /discord here as the Interactions Endpoint URL in the developer portal';

async function applicationOf(rest: REST) {
  try {
    return (await rest.get(Routes.currentApplication())) as Pick<APIApplication, 'id' | 'verify_key'> & {
      readonly interactions_endpoint_url?: string | null;
    };
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401) throw tokenRefused(error.message, error);
    throw error;
  }
}

/**
 * Answers what is posted: 401 where Discord hasn't signed it, 400 for what is no interaction, PONG to a PING,
 * else what `answer` gives. docs.discord.com, "Receiving and Responding to Interactions": 202 without a body
 * promises nothing.
 */
function endpoint(
  isSigned: ReturnType<typeof signatureTest>,
  answer: (interaction: APIInteraction) => Promise<Response>,
): Route['handle'] {
  return async (request) => {
    if (request.method !== 'POST') return answered(405, { allow: 'POST' });
    const { headers } = request;
    if (!/^application\/json\b/i.test(headers.get('content-type') ?? '')) return answered(415);
    const body = new Uint8Array(await request.arrayBuffer());
    const signature = headers.get('x-signature-ed25519');
    const timestamp = headers.get('x-signature-timestamp');
    if (!isSigned({ signature, timestamp, body })) return answered(401);
    const interaction = interactionIn(body);
    if (interaction === undefined) return answered(400);
    if (interaction.type === InteractionType.Ping)
      return Response.json({ type: InteractionResponseType.Pong });
    return answer(interaction);
  };
}

const answered = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers });

function interactionIn(body: Uint8Array): APIInteraction | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(body).toString());
    const isOne =
      typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'number';
    return isOne ? (value as APIInteraction) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds by which a signature's time may differ from ours. Discord names no figure (discord-api-docs,
 * issue 6209); these are what others ask for who sign alike (Slack, "Verifying requests"). What is repeated
 * within them is known by its id.
 */
const MAX_AGE_MS = 5 * 60_000;

const SIGNATURE = /^[\da-f]{128}$/i;
const SECONDS = /^\d{1,12}$/;

/** Who asks, as the headers of a request tell. */
interface Signed {
  /** `X-Signature-Ed25519`: 128 hexadecimal digits. */
  readonly signature: string | null;
  /** `X-Signature-Timestamp`: seconds since the epoch. */
  readonly timestamp: string | null;
  /** The body as it came. */
  readonly body: Uint8Array;
}

/**
 * A test of whether Discord has signed a request, lately. `publicKey`: 64 hexadecimal digits, the
 * application's; `now`: milliseconds since the epoch. docs.discord.com, "Interactions Overview", "Setting up
 * an Endpoint"
 */
function signatureTest(publicKey: string, now: () => number): (request: Signed) => boolean {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  return ({ signature, timestamp, body }) => {
    if (signature === null || timestamp === null) return false;
    if (!SIGNATURE.test(signature) || !SECONDS.test(timestamp)) return false;
    if (Math.abs(now() - 1000 * Number(timestamp)) > MAX_AGE_MS) return false;
    return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
  };
}
