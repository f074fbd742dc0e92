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
import { keptSecret } from '../../store/key-values.ts';
import type { Route } from '../adapter.ts';
import { createApp } from './app.ts';
import { isLoopback } from './guard.ts';
import { bundlePage } from './page.ts';
import { createWorkload } from './workload.ts';

export interface WebOptions {
  /** An address of this machine; `127.0.0.1` keeps the page to it. */
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly chat: Chat;
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly version: string;
  /** The state of all adapters; without it `/readyz` knows the page only. */
  readonly health?: Health;
  /** Addresses that other adapters answer. */
  readonly routes?: readonly Route[];
  /** How long a request may take to arrive, in milliseconds. */
  readonly arrivalMs?: number;
  /** Connections at the same time; further ones are refused. */
  readonly connections?: number;
}

export interface Web {
  /** Where the page is, with the actual port. */
  readonly url: string;
  /** Takes nothing new, lets running answers finish for a moment, ends the rest and closes. */
  stop(): Promise<void>;
}

const RUNNING_ALL = 64;
/** Each may hold back a whole answer that it doesn't read. */
const CONNECTIONS = 1000;
const FINISH_MS = 3_000;
/** Milliseconds in which requests to other adapters still get their answers. */
const ANSWERED_MS = 1_500;

/** Serves the page. Rejects if the page can't be bundled or the address can't be had (`EADDRINUSE`,
 * `EACCES`). */
export async function startWeb(options: WebOptions): Promise<Web> {
  const { host, port, chat, store, log, metrics, routes = [] } = options;
  const { arrivalMs = 10_000, connections = CONNECTIONS } = options;
  const health = options.health ?? createHealth(options.version);
  const workload = createWorkload(RUNNING_ALL);
  const app = createApp({
    chat,
    log,
    metrics,
    health,
    workload,
    page: bundlePage(),
    cookieKey: await keptSecret(store.keyValues, 'web-cookie-key'),
    ownHostOnly: isLoopback(host),
    addressOf: (c) => getConnInfo(c).remote.address ?? '',
    now: () => performance.now(),
    photo: (id) => store.pictures.byId(id),
    routes,
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer,
    serverOptions: {
      requestTimeout: arrivalMs,
      headersTimeout: arrivalMs,
      connectionsCheckingInterval: arrivalMs / 4,
      maxHeaderSize: 16_384,
    },
  }) as Server;
  server.maxConnections = connections;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo;
  health.note('web', 'up');
  return {
    url: `http://${addressee(host)}:${actual}`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await workload.finish(FINISH_MS);
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), ANSWERED_MS).unref();
      await closed;
    },
  };
}

/** What to put into a browser's address line for this host: every interface is reached on this machine's own. */
function addressee(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
