import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { makeApology } from '../../chat/faults.ts';
import type { Health } from '../../observe/health.ts';
import type { Log } from '../../observe/log.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { withRequestContext } from '../../observe/request-context.ts';
import type { Route } from '../adapter.ts';
import { type ApiDependencies, createApi } from './api.ts';
import { limitBody, ownHostOnly, protectiveHeaders, refuse, type VisitorEnv } from './guard.ts';
import { createPageRenderer, type PageFiles } from './page.ts';
import { textsFor, visitorOf } from './visitor.ts';

export interface AppOptions extends Omit<ApiDependencies, 'inRequestContext'> {
  readonly log: Log;
  readonly metrics: Metrics;
  /** State of all adapters, which `/readyz` reports. */
  readonly health: Health;
  /** Files of the page, which the server sends to browsers. */
  readonly page: PageFiles;
  /**
   * Whether only this machine can reach the program. If so, requests for host names other than `localhost`
   * and loopback addresses are refused.
   */
  readonly isLocalOnly: boolean;
  /** Routes of other adapters, served under any host name. */
  readonly routes?: readonly Route[];
}

/** Maximum size of a request's body to the route of another adapter. */
const MAX_ROUTE_BODY_KB = 1024;

/**
 * Creates the web server: the page, its HTTP interface, and routes for machines (`/healthz`, `/readyz`,
 * `/metrics`, other adapters).
 */
export function createApp(options: AppOptions): Hono<VisitorEnv> {
  const { chat, log, metrics, health, routes = [] } = options;
  const app = new Hono<VisitorEnv>();

  app.use(protectiveHeaders, async (c, next) => {
    c.set('texts', chat.texts(firstLanguage(c.req.header('accept-language'))));
    await next();
  });
  app.onError((error, c) => {
    // Don't log an error if the client closed the connection during the request.
    if (!c.req.raw.signal.aborted) log.error({ err: error, path: c.req.path }, 'a request failed');
    return c.json({ error: makeApology(c.var.texts, 'web-error-bug').text }, 500);
  });
  app.notFound((c) => refuse(c, 404, 'web-error-not-found'));

  app.get('/healthz', (c) => c.text('ok'));
  app.on('GET', ['/readyz', '/health'], async (c) => {
    const report = await health.report();
    return c.json(report, report.ok ? 200 : 503, { 'cache-control': 'no-store' });
  });
  for (const { path, handle } of routes)
    app.all(path, limitBody(MAX_ROUTE_BODY_KB), (c) => handle(c.req.raw));

  // The routes above accept any host name. The routes below are for browsers, so the host name is checked
  // first.
  if (options.isLocalOnly) app.use(ownHostOnly);
  app.get('/metrics', async (c) =>
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
    return c.body(file.bytes, 200, { 'content-type': file.type, 'cache-control': 'no-cache' });
  });
}

/** Returns the first language of an Accept-Language header as a BCP 47 tag. Default: English. */
const firstLanguage = (acceptLanguage = ''): string =>
  /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/.exec(acceptLanguage.trim())?.[0] ?? 'en';
