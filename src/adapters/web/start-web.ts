import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Chat } from '../../chat/chat.ts';
import { createHealth, type Health } from '../../observe/health.ts';
import type { Log } from '../../observe/log.ts';
import type { Metrics } from '../../observe/metrics.ts';
import type { Store } from '../../store/contract/store.ts';
import { loadSecret } from '../../store/key-values.ts';
import type { Route } from '../adapter.ts';
import { createApp } from './app.ts';
import { isLoopback } from './guard.ts';
import { bundlePage } from './page.ts';
import { createWorkload } from './workload.ts';

export interface WebOptions {
  /** Address to listen on. With `127.0.0.1`, only this machine can reach the server. */
  readonly host: string;
  /** Port to listen on. With 0, the operating system chooses a free port. */
  readonly port: number;
  readonly chat: Chat;
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Version of the program for the health report. */
  readonly version: string;
  /**
   * The state of all adapters, reported by `/readyz`. If absent, `/readyz` reports only the state of the
   * page.
   */
  readonly health?: Health;
  /** HTTP routes of other adapters, such as webhooks. */
  readonly routes?: readonly Route[];
  /** Time limit for receiving a complete request, in milliseconds. */
  readonly arrivalTimeoutMs?: number;
  /** Maximum number of open connections. The server closes further connections. */
  readonly maxConnections?: number;
}

export interface WebServer {
  /** The address of the page, with the actual port. */
  readonly url: string;
  /**
   * Accepts no new work, waits up to 3 seconds for running answers, cancels those still running, and closes
   * the server.
   */
  stop(): Promise<void>;
}

/** Maximum number of answers that run at the same time. */
const MAX_RUNNING_ANSWERS = 64;
/**
 * Default for `maxConnections`. The limit protects the memory: if a client doesn't read its answer, the
 * connection holds the whole answer in memory.
 */
const DEFAULT_MAX_CONNECTIONS = 1000;
/** Time that a stopping server waits for running answers. */
const FINISH_TIMEOUT_MS = 3_000;
/**
 * Time in milliseconds that a closing server waits before it cuts open connections. In this time, HTTP
 * requests to other adapters, such as webhooks, can still be answered.
 */
const CLOSE_TIMEOUT_MS = 1_500;

/**
 * Serves the page. Rejects if the page can't be bundled or the address is not available (`EADDRINUSE`,
 * `EACCES`).
 */
export async function startWeb(options: WebOptions): Promise<WebServer> {
  const { host, port, chat, store, log, metrics, routes = [] } = options;
  const { arrivalTimeoutMs = 10_000, maxConnections: maxOpenConnections = DEFAULT_MAX_CONNECTIONS } = options;
  const health = options.health ?? createHealth(options.version);
  const workload = createWorkload(MAX_RUNNING_ANSWERS);
  const app = createApp({
    chat,
    log,
    metrics,
    health,
    workload,
    page: bundlePage(),
    cookieKey: await loadSecret(store.keyValues, 'web-cookie-key'),
    isLocalOnly: isLoopback(host),
    addressOf: (c) => getConnInfo(c).remote.address ?? '',
    now: () => performance.now(),
    findPhoto: (id) => store.pictures.byId(id),
    routes,
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer,
    serverOptions: {
      requestTimeout: arrivalTimeoutMs,
      headersTimeout: arrivalTimeoutMs,
      connectionsCheckingInterval: arrivalTimeoutMs / 4,
      maxHeaderSize: 16_384,
    },
  }) as Server;
  server.maxConnections = maxOpenConnections;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  health.setState('web', 'up');
  return {
    url: `http://${reachableHost(host)}:${actualPort}`,
    async stop() {
      const whenClosed = new Promise<void>((resolve) => server.close(() => resolve()));
      await workload.finish(FINISH_TIMEOUT_MS);
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
      await whenClosed;
    },
  };
}

/** Returns the host as it is written in a URL. If the server listens on all interfaces, returns 127.0.0.1. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
