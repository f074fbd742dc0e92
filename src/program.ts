import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { config as readDotenv } from 'dotenv';
import type { AdapterOptions } from './adapters/adapter.ts';
import { startWeb } from './adapters/web/start-web.ts';
import { systemClock } from './chat/delivery/clock.ts';
import { startLiveMessageUpdater } from './chat/delivery/live-message-updater.ts';
import { createPostingRouter } from './chat/delivery/posting.ts';
import { createJobs } from './chat/limits/jobs.ts';
import { createChat } from './chat/routing/router.ts';
import { startRoundTimer } from './commands/games/round.ts';
import { createBot } from './commands/index.ts';
import { type Config, readConfig, secretsOf } from './config/config.ts';
import { defaultGoal } from './core/sliding/board.ts';
import { createDailyPuzzles, startDrawingAhead } from './daily/daily-puzzles.ts';
import { loadDailySecret } from './daily/draw-puzzle.ts';
import { startPostScheduler } from './daily/post-scheduler.ts';
import { loadCatalogue } from './i18n/catalogue.ts';
import {
  createHealth,
  exportHealth,
  type OnStateChange,
  type PartState,
  watchEventLoop,
} from './observe/health.ts';
import { createLog, hideSecrets, type Log } from './observe/log.ts';
import { createMetrics, type Metrics, withTiming } from './observe/metrics.ts';
import { withRequestContext } from './observe/request-context.ts';
import { createQueuedAnimate } from './render/animate.ts';
import { drawInPieces } from './render/draw.ts';
import { createPictureDecoder } from './render/photo/apart.ts';
import { createPhotoCutter } from './render/photo/cutter.ts';
import { createPictureReader } from './render/photo/reader.ts';
import {
  createQueuedDraw,
  createRenderQueue,
  type PictureCounts,
  type RenderQueue,
} from './render/render-queue.ts';
import { checkSolver, createSolver, warmUp } from './solver/create-solver.ts';
import { exportSolverState } from './solver/state.ts';
import { logUnlessUnavailable } from './store/contract/faults.ts';
import type { Store } from './store/contract/store.ts';
import { openStore } from './store/open.ts';
import { startCleanup } from './store/upkeep/tidy.ts';

/** The process then exits, even if some work hasn't ended. Every adapter can stop in less time. */
const STOP_TIMEOUT_MS = 20_000;

interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Connects all parts and starts them. If the database is unavailable, starts without it. Calls `onRefused` if
 * a later attempt to open the database finds a problem that only the operator can fix.
 */
async function startProgram(config: Config, log: Log, onRefused: (error: Error) => void): Promise<Stoppable> {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  const health = createHealth(version);
  const metrics = createMetrics(version);
  let isStoreDown = false;
  const storePromise = openStore({
    dataDir: config.DATA_DIR,
    databaseConnections: config.DATABASE_CONNECTIONS,
    daily: { secret: config.DAILY_SECRET, timeZone: config.DAILY_TIME_ZONE },
    log,
    onState(state, reason) {
      isStoreDown = state === 'down';
      health.setState('store', state, reason);
    },
    onRefused,
    databaseUrl: config.DATABASE_URL,
  });
  // Load libraries while the store opens, because a PostgreSQL server needs time to answer.
  const [openedStore, adapterStarters] = await Promise.all([storePromise, loadAdapters(config)]);
  // Node writes the compile cache only at a normal exit, and not if the process is killed.
  flushCompileCache();
  const { agenda, clock, peers, ...timedParts } = openedStore;
  const store: Store = {
    ...withTiming(timedParts, metrics.recordStoreCall),
    agenda,
    clock,
    peers,
  };
  const solver = createSolver({
    threads: config.SOLVER_THREADS,
    memoryMb: config.SOLVER_MEMORY_MB,
    timeMs: config.SOLVER_TIME_MS,
    dataDir: config.DATA_DIR,
    log,
  });
  exportSolverState(metrics, solver.state);
  health.watch('store', store.check);
  if (config.DATABASE_URL !== undefined) {
    health.watch('clock', async () => {
      const problem = clock.problem();
      if (problem !== undefined) throw new Error(problem);
    });
  }
  health.watch('solver', () => checkSolver(solver));
  exportHealth(metrics, health);
  const textCatalogue = loadCatalogue();
  // A file that Fluent can't read must stop the start, not the answer to a user.
  for (const locale of textCatalogue.locales) textCatalogue.texts(locale);
  const renderQueue = createRenderQueue();
  const pictureCounts: PictureCounts = { kept: 0, joined: 0, drawn: 0 };
  const draw = createQueuedDraw(drawInPieces, renderQueue, pictureCounts);
  exportCounts(metrics, store, renderQueue, pictureCounts);
  const secret = await loadDailySecret(store, config.DAILY_SECRET);
  const timeZone = config.DAILY_TIME_ZONE;
  const dailyPuzzles = createDailyPuzzles({ secret, store, solver });
  const postingRouter = createPostingRouter();
  const decodePicture = createPictureDecoder();
  const bot = createBot({
    solver,
    store,
    missingRights: postingRouter.missingRights,
    locales: textCatalogue.locales,
    texts: textCatalogue.texts,
    jobs: createJobs({ peers }),
    draw,
    animate: createQueuedAnimate(renderQueue),
    cutPhoto: createPhotoCutter(decodePicture),
    readPicture: createPictureReader(decodePicture),
    random: Math.random,
    typedWords: textCatalogue.typedWords,
    now: clock.now,
    timeLimitMs: config.SOLVER_TIME_MS,
    daily: { secret, timeZone, puzzle: dailyPuzzles.puzzle },
  });
  const chat = createChat({
    ...bot,
    findInlineResults: bot.inlineResults,
    settings: store.settings,
    catalogue: textCatalogue,
    now: () => performance.now(),
    onBug: (error, where) => log.error({ err: error, where }, 'a bug'),
  });

  const stopLiveMessages = startLiveMessageUpdater({
    store,
    posting: postingRouter,
    renderers: bot.liveMessages,
    texts: textCatalogue.texts,
    log,
    clock: systemClock,
    now: clock.now,
  });
  const stopRounds = startRoundTimer({ store, now: clock.now, log });
  const stopPosts = startPostScheduler({
    store,
    timeZone,
    log,
    now: clock.now,
    adapters: postingRouter.adapters,
  });
  const adapters: Stoppable[] = [];
  let webServer: Stoppable | undefined;
  const warmUpController = new AbortController();
  const stopCleanup = startCleanup(store, log);
  const stopDrawing = startDrawingAhead(dailyPuzzles, store, timeZone, (error) => {
    logUnlessUnavailable(log, error, 'the next puzzle could not be drawn');
  });
  const stop = async () => {
    // First, so that proxies send the next requests to another process.
    const whenWebStopped = webServer?.stop();
    warmUpController.abort();
    stopCleanup();
    stopDrawing();
    dailyPuzzles.stop();
    await stopPosts();
    await stopRounds();
    await stopLiveMessages();
    await Promise.all([whenWebStopped, ...adapters.map((adapter) => adapter.stop())]);
    // Only background work of the solver is left. It can be aborted, because the program requests it again
    // after its next start.
    await solver.stopNow();
    await store.close();
  };
  try {
    const sharedOptions = { chat, store, log };
    const stateByPlatform = new Map<string, PartState>();
    const optionsOf = (platform: string): AdapterOptions => {
      const onState: OnStateChange = (state, cause) => {
        const reason = cause && hideSecrets(cause, secretsOf(config));
        stateByPlatform.set(platform, state);
        health.setState(platform, state, reason);
        if (state === 'down' && reason !== undefined) console.error(reason);
      };
      onState('connecting');
      return {
        ...sharedOptions,
        inRequestContext: withRequestContext(platform, metrics),
        calls: metrics.callCounterFor(platform),
        onState,
      };
    };
    // Check while the adapters connect, so that the first `/readyz` is answered from the cache.
    void health.report();
    const [telegram, discord] = await Promise.all([
      adapterStarters.telegram?.(optionsOf, textCatalogue.locales),
      adapterStarters.discord?.(optionsOf),
    ]);
    for (const [platform, adapter] of Object.entries({ telegram, discord })) {
      if (adapter === undefined) continue;
      adapters.push(adapter);
      postingRouter.add(platform, adapter.posting);
    }
    const startedWeb = await startWeb({
      host: config.HOST,
      port: config.PORT,
      allowedHosts: config.ALLOWED_HOSTS,
      trustedProxies: config.TRUSTED_PROXIES,
      ...sharedOptions,
      metrics,
      version,
      health,
      routes: [...(telegram?.routes ?? []), ...(discord?.routes ?? [])],
    });
    webServer = startedWeb;
    health.watch('loop', watchEventLoop());
    void warmUp(solver, warmUpController.signal);
    // Start the PNG thread before the first user needs it.
    draw({ kind: 'board', board: defaultGoal(4, 4) }).catch(() => {});
    console.log(startupMessage(startedWeb.url, stateByPlatform, isStoreDown));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Exports the pending replies, pictures by origin (cached, shared with an equal request, drawn), and drawing
 * tasks.
 */
function exportCounts(
  { exportMetric: addMetric }: Metrics,
  { pendingReplies }: Store,
  renderQueue: RenderQueue,
  pictureCounts: PictureCounts,
): void {
  addMetric(
    'tileknight_pending_replies',
    'Promised answers that are not delivered yet, of all processes on this database',
    'platform',
    async () => ({ discord: 0, telegram: 0, ...(await pendingReplies.count()) }),
  );
  addMetric(
    'tileknight_pictures_total',
    'Pictures: kept from before, joined to the same under way, or drawn',
    'how',
    () => pictureCounts,
  );
  addMetric(
    'tileknight_render_tasks',
    'Pieces of pictures and animations to draw',
    'state',
    renderQueue.state,
  );
}

type OptionsOf = (platform: string) => AdapterOptions;

/** Loads only the adapters with a token, because loading libraries takes most of the startup time. */
async function loadAdapters(config: Config) {
  const [discord, telegram] = await Promise.all([loadDiscord(config), loadTelegram(config)]);
  return { discord, telegram };
}

async function loadDiscord(config: Config) {
  const { DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, DISCORD_DEV_GUILD: devGuild } = config;
  const { DISCORD_PUBLIC_KEY: publicKey, DISCORD_SHARDS: shards } = config;
  if (token === undefined) return undefined;
  const { startDiscord } = await import('./adapters/discord/start-discord.ts');
  return (optionsOf: OptionsOf) =>
    startDiscord({
      ...optionsOf('discord'),
      token,
      apiUrl,
      devGuild,
      publicKey,
      shards,
    });
}

async function loadTelegram(config: Config) {
  const { TELEGRAM_TOKEN: token, TELEGRAM_API_ROOT: apiRoot, TELEGRAM_WEBHOOK_URL: webhookUrl } = config;
  if (token === undefined) return undefined;
  const { startTelegram } = await import('./adapters/telegram/start-telegram.ts');
  const webhookSecret = config.TELEGRAM_WEBHOOK_SECRET;
  return (optionsOf: OptionsOf, locales: readonly string[]) =>
    startTelegram({
      ...optionsOf('telegram'),
      token,
      locales,
      apiRoot,
      webhook: webhookUrl === undefined ? undefined : { url: webhookUrl, secret: webhookSecret },
    });
}

function startupMessage(
  url: string,
  stateByPlatform: ReadonlyMap<string, PartState>,
  isStoreDown: boolean,
): string {
  const namesWith = (wantedState: PartState): string =>
    ['Discord', 'Telegram']
      .filter((name) => stateByPlatform.get(name.toLowerCase()) === wantedState)
      .join(' and ');
  const [upNames, connectingNames, downNames] = [namesWith('up'), namesWith('connecting'), namesWith('down')];
  const notes = [
    ...(connectingNames ? [`still connecting to ${connectingNames}`] : []),
    ...(downNames ? [`without ${downNames}, for the reason above`] : []),
    ...(isStoreDown ? ['still waiting for its database'] : []),
    ...(stateByPlatform.size === 0
      ? ['no DISCORD_TOKEN or TELEGRAM_TOKEN is set; the README tells how to get them']
      : []),
  ];
  const status = `TileKnight serves ${upNames && `${upNames}, and `}the page at ${url}`;
  return notes.length === 0 ? status : `${status} (${notes.join('; ')})`;
}

async function main(): Promise<void> {
  readDotenv({ quiet: true });
  const config = readConfig(process.env);
  // Only the owner may read what the program writes: the database holds secrets.
  process.umask(0o077);
  const log = createLog(config.LOG_LEVEL, secretsOf(config));
  // Ignore EPIPE: a closed stdout or stderr must not stop the program.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  let program: Stoppable | undefined;
  let isStopping = false;
  const stop = async (exitCode: number) => {
    // The first signal has already started the stop.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    try {
      // `program` is undefined if the start hasn't finished. Then there is nothing to stop.
      await program?.stop();
      process.exit(exitCode);
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      void stop(0);
    });
  }
  program = await startProgram(config, log, (error) => {
    console.error(error.message);
    void stop(1);
  });
}

/** Returns one or two sentences for the operator, no stack trace. */
function startupErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `PORT is taken by another program (${error.message}). Set another, or 0 for any free one.`;
  if (code === 'EADDRNOTAVAIL' || code === 'EACCES') return `HOST and PORT can't be had (${error.message}).`;
  return error.message;
}

main().catch((error: unknown) => {
  console.error(startupErrorMessage(error));
  process.exit(1);
});
