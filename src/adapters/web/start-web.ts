import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Chat } from '../../chat/chat.ts';
import { createHealth, type Health } from '../../observe/health.ts';
import type { Log } from '../../observe/log.ts';
import type { Metrics } from '../../observe/metrics.ts';
import type { Store } from '../../store/contract/store.ts';
import { loadSecret } from '../../store/key-values.ts';
import type { Route } from '../adapter.ts';
import { createApp } from './app.ts';
import { clientAddressOf, createProxyTest } from './client-address.ts';
import { bundlePage } from './page.ts';
import { createShares, networkOf } from './shares.ts';
import { createWorkload } from './workload.ts';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

export interface WebOptions {
  /** With `127.0.0.1`, only this machine can reach the server. */
  readonly host: string;
  /** Names besides `host`, `localhost` and IP addresses. `*`: all names. */
  readonly allowedHosts?: readonly string[];
  /** IP addresses and networks (`10.0.0.0/8`) of proxies whose X-Forwarded-For is believed. Default: none. */
  readonly trustedProxies?: readonly string[];
  /** With 0, the operating system chooses a free port. */
  readonly port: number;
  readonly chat: Chat;
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly version: string;
  /** State for `/readyz`. If absent, it reports only the state of the page. */
  readonly health?: Health;
  readonly routes?: readonly Route[];
  /** Time limit for receiving a complete request. */
  readonly arrivalTimeoutMs?: number;
  /**
   * Open connections. An address has its share. The server closes further ones. A trusted proxy's connections
   * don't count, but each open request behind it counts for its visitor.
   */
  readonly maxConnections?: number;
  /** An answer ends if its reader has read nothing for this time. */
  readonly unreadTimeoutMs?: number;
  /**
   * A stopping server gives kept connections this time to bring one more request, whose answer closes them.
   * Closing a connection without it may break a request on its way.
   */
  readonly drainTimeoutMs?: number;
  /** In milliseconds, for rates. Only differences are used. */
  readonly now?: () => number;
}

export interface WebServer {
  /** The address of the page, with the actual port. */
  readonly url: string;
  /**
   * Refuses new work with 503, and `/readyz` becomes 503, so that proxies ask another process. Waits up to 3
   * seconds for running answers, cancels those still running, and closes the server. Requests whose bodies
   * still arrive get `arrivalTimeoutMs`.
   */
  stop(): Promise<void>;
}

/**
 * Protects the memory: if a client doesn't read its answer, the connection holds the whole answer in memory.
 */
const DEFAULT_MAX_CONNECTIONS = 1000;
/** Unanswered requests of a connection. */
const MAX_PIPELINED_REQUESTS = 8;
/** A stopping server waits this long for running answers. */
const FINISH_TIMEOUT_MS = 3_000;
/**
 * Longer than proxies keep an idle connection (nginx: 60 s, haproxy: 5 s): the end that sends the next
 * request must be the one that closes first.
 */
const KEEP_ALIVE_MS = 75_000;
/**
 * A closing server waits before it cuts open connections. In this time, HTTP requests to other adapters, such
 * as webhooks, can still be answered.
 */
const CLOSE_TIMEOUT_MS = 1_500;

/** Rejects if the page can't be bundled or the address is not available (`EADDRINUSE`, `EACCES`). */
export async function startWeb(options: WebOptions): Promise<WebServer> {
  const { host, port, chat, store, log, metrics, routes = [] } = options;
  const { arrivalTimeoutMs = 10_000, unreadTimeoutMs = 30_000, drainTimeoutMs = 2_000 } = options;
  const { allowedHosts = [], trustedProxies = [], now = () => performance.now() } = options;
  const connections = createShares(options.maxConnections ?? DEFAULT_MAX_CONNECTIONS);
  const health = options.health ?? createHealth(options.version);
  const workload = createWorkload();
  const isTrustedProxy = createProxyTest(trustedProxies);
  const networkOfClient = ({ headers, socket }: IncomingMessage): string => {
    const forwardedFor = headers['x-forwarded-for']?.toString();
    return networkOf(clientAddressOf(socket.remoteAddress ?? '', forwardedFor, isTrustedProxy));
  };
  const openResponses = new Set<ServerResponse>();
  let isStopping = false;
  const mayTake = ({ env: { incoming, outgoing } }: Context<{ Bindings: HttpBindings }>): boolean => {
    if (!isTrustedProxy(incoming.socket.remoteAddress ?? '')) return true;
    const endRequest = connections.take(networkOfClient(incoming));
    if (endRequest !== undefined) outgoing.once('close', endRequest);
    return endRequest !== undefined;
  };
  const app = createApp({
    chat,
    log,
    metrics,
    health,
    workload,
    page: bundlePage(),
    cookieKey: await loadSecret(store.keyValues, 'web-cookie-key'),
    allowedHosts: [host.toLowerCase(), ...allowedHosts],
    addressOf: (c) => networkOfClient(c.env.incoming),
    mayTake,
    now,
    findPhoto: (id) => store.pictures.byId(id),
    routes,
  });
  const server = createAdaptorServer({
    fetch: limitPipelining(app.fetch),
    createServer,
    // For requests without a Host header. Checks of the process may lack it; the page refuses it.
    hostname: 'no-host.invalid',
    serverOptions: {
      requireHostHeader: false,
      requestTimeout: arrivalTimeoutMs,
      headersTimeout: arrivalTimeoutMs,
      connectionsCheckingInterval: arrivalTimeoutMs / 4,
      maxHeaderSize: 16_384,
    },
  }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('connection', (socket) => {
    if (isTrustedProxy(socket.remoteAddress ?? '')) return;
    const endConnection = connections.take(networkOf(socket.remoteAddress ?? ''));
    if (endConnection === undefined) socket.destroy();
    else socket.once('close', endConnection);
  });
  // Before the listener that answers, which may write the headers immediately.
  server.prependListener('request', (_, response) => {
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
    // The answer says `Connection: close`, and its end closes the connection.
    if (isStopping) response.shouldKeepAlive = false;
    // The time restarts whenever the reader takes something. An answer that is still being made has nothing
    // to be read.
    response.setTimeout(unreadTimeoutMs, () => {
      const { socket } = response;
      if (socket !== null && socket.writableLength > 0) socket.destroy();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  health.setState('web', 'up');
  return {
    url: `http://${reachableHost(host)}:${actualPort}`,
    async stop() {
      isStopping = true;
      health.setState('web', 'down', 'the program is stopping');
      for (const response of openResponses) response.shouldKeepAlive = false;
      const cutConnectionsAfter = (milliseconds: number) =>
        void setTimeout(() => server.closeAllConnections(), milliseconds).unref();
      // An answer may wait for a body whose rest doesn't come. A closing server no longer limits this time.
      cutConnectionsAfter(arrivalTimeoutMs);
      await workload.finish(FINISH_TIMEOUT_MS);
      await waitUntilUnconnected(server, drainTimeoutMs);
      const whenClosed = new Promise<void>((resolve) => server.close(() => resolve()));
      cutConnectionsAfter(CLOSE_TIMEOUT_MS);
      await whenClosed;
    },
  };
}

/** Resolves at the latest after `timeoutMs`. */
async function waitUntilUnconnected(server: Server, timeoutMs: number): Promise<void> {
  const countConnections = promisify(server.getConnections.bind(server));
  const endMs = performance.now() + timeoutMs;
  while (performance.now() < endMs && (await countConnections()) > 0) await sleep(20);
}

/**
 * Limits requests before a connection has read the answers (pipelining). Otherwise one packet could ask for
 * thousands of answers. Browsers and proxies send one at a time.
 */
function limitPipelining(answer: Fetch): Fetch {
  const openRequests = new WeakMap<object, number>();
  return (request, env) => {
    const { incoming, outgoing } = env;
    const { socket } = incoming;
    const count = (openRequests.get(socket) ?? 0) + 1;
    if (count > MAX_PIPELINED_REQUESTS) {
      socket.destroy();
      return new Response(null, { status: 429 });
    }
    openRequests.set(socket, count);
    outgoing.once('close', () => openRequests.set(socket, (openRequests.get(socket) ?? 1) - 1));
    return answer(request, env);
  };
}

/** As written in a URL. For a server on all interfaces: 127.0.0.1. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
