import { type Context, type Handler, Hono } from 'hono';
import { etag } from 'hono/etag';
import { makeApology } from '../../chat/faults.ts';
import type { Health } from '../../observe/health.ts';
import type { Log } from '../../observe/log.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { withRequestContext } from '../../observe/request-context.ts';
import type { Route } from '../adapter.ts';
import { type ApiDependencies, createApi } from './api.ts';
import {
  allowedHostsOnly,
  createHostTest,
  lengthOf,
  limitBody,
  limitRate,
  METRICS_RATE,
  protectiveHeaders,
  refuse,
  type VisitorEnv,
} from './guard.ts';
import { createPageRenderer, type PageFiles } from './page.ts';
import { textsFor, visitorOf } from './visitor.ts';

export interface AppOptions extends Omit<ApiDependencies, 'inRequestContext'> {
  readonly log: Log;
  readonly metrics: Metrics;
  /** State of the parts for `/readyz`. */
  readonly health: Health;
  readonly page: PageFiles;
  /** Names besides `localhost` and IP addresses. `*`: all names. */
  readonly allowedHosts: readonly string[];
  /** Counts an open request. Returns false if the client has too many, so that it is refused. */
  readonly mayTake?: (c: Context) => boolean;
  /** Routes of other adapters, served under any host name. */
  readonly routes?: readonly Route[];
}

/** Limit for the routes of other adapters. */
const MAX_ROUTE_BODY_KB = 1024;

/**
 * Serves the page, its HTTP interface, and routes for machines (`/healthz`, `/readyz`, `/metrics`, other
 * adapters).
 */
export function createApp(options: AppOptions): Hono<VisitorEnv> {
  const { chat, log, metrics, health, workload, addressOf, mayTake = () => true, routes = [] } = options;
  const isAllowedHost = createHostTest(options.allowedHosts);
  const limitUsual = limitRate(addressOf, options.now);
  const app = new Hono<VisitorEnv>();

  app.use(protectiveHeaders, async (c, next) => {
    c.set('texts', chat.texts(firstLanguage(c.req.header('accept-language'))));
    await next();
  });
  app.onError((error, c) => {
    // It is no error if the client closed the connection.
    if (!c.req.raw.signal.aborted) log.error({ err: error, path: c.req.path }, 'a request failed');
    return c.json({ error: makeApology(c.var.texts, 'web-error-bug').text }, 500);
  });
  app.notFound((c) => refuse(c, 404, 'web-error-not-found'));

  // Load balancers use any name or none, and GET, HEAD or OPTIONS; haproxy's default is `OPTIONS /`. The
  // report is only for those who may read the page, and not at `/`, which proxies pass on from everybody.
  const answerReadiness: Handler<VisitorEnv> = async (c) => {
    const report = await health.report();
    const body = isAllowedHost(c) && c.req.path !== '/' ? report : { ok: report.ok };
    return c.json(body, report.ok ? 200 : 503, { 'cache-control': 'no-store' });
  };
  app.on(['GET', 'OPTIONS'], '/healthz', (c) => c.text('ok'));
  app.on(['GET', 'OPTIONS'], ['/readyz', '/health'], limitUsual, answerReadiness);
  app.options('/', limitUsual, answerReadiness);

  app.use((c, next) => (mayTake(c) ? next() : Promise.resolve(refuse(c, 503, 'web-error-busy'))));
  for (const { path, handle } of routes) {
    app.all(path, limitBody(MAX_ROUTE_BODY_KB), async (c) => {
      const endBody = workload.takeBody(`${path} ${addressOf(c)}`, lengthOf(c) ?? 0);
      if (endBody === undefined) return refuse(c, 503, 'web-error-busy');
      return handle(c.req.raw).finally(endBody);
    });
  }

  // The routes above accept any host name. The routes below can be read by browsers.
  app.use(limitUsual, allowedHostsOnly(isAllowedHost));
  app.get('/metrics', limitRate(addressOf, options.now, METRICS_RATE), async (c) =>
    c.body(await metrics.toPrometheusText(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    }),
  );
  servePage(app, options);
  app.route('/api', createApi({ ...options, inRequestContext: withRequestContext('web', metrics) }));
  return app;
}

function servePage(app: Hono<VisitorEnv>, { chat, cookieKey, page }: AppOptions): void {
  const renderPage = createPageRenderer();
  app.get('/', async (c) => {
    const visitor = await visitorOf(c, cookieKey());
    c.header('cache-control', 'no-store');
    return c.html(renderPage(await textsFor(chat, visitor, c.var.texts)));
  });
  app.get('/page/*', etag(), (c) => {
    const file = page.get(c.req.path.slice('/page/'.length));
    if (file === undefined) return c.notFound();
    const { bytes, type, tag } = file;
    return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'no-cache', etag: tag });
  });
}

/** Returns a BCP 47 tag. Default: English. */
const firstLanguage = (acceptLanguage = ''): string =>
  /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/.exec(acceptLanguage.trim())?.[0] ?? 'en';
