import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Chat } from '../../src/chat/chat.ts';
import type { ButtonHandler, Command } from '../../src/chat/command.ts';
import type { Incoming } from '../../src/chat/incoming.ts';
import { createJobs } from '../../src/chat/limits/jobs.ts';
import type { LiveMessageRenderers } from '../../src/chat/live-message.ts';
import { buttonRows, type Reply } from '../../src/chat/reply.ts';
import { createChat } from '../../src/chat/routing/router.ts';
import type { BotPermission } from '../../src/chat/surface.ts';
import { createBot } from '../../src/commands/index.ts';
import { seededRandom } from '../../src/core/random.ts';
import { createDailyPuzzles } from '../../src/daily/daily-puzzles.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { createQueuedAnimate } from '../../src/render/animate.ts';
import { drawInPieces } from '../../src/render/draw.ts';
import { createPhotoCutter } from '../../src/render/photo/cutter.ts';
import { createPictureReader } from '../../src/render/photo/reader.ts';
import { createQueuedDraw, createRenderQueue } from '../../src/render/render-queue.ts';
import { createSolver } from '../../src/solver/create-solver.ts';
import type { RunningSolver, Solver } from '../../src/solver/solver.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { openStore } from '../../src/store/open.ts';

const SILENT = { info() {}, warn() {}, error() {} };
const catalogue = loadCatalogue();

let solver: RunningSolver | undefined;
/**
 * The solver of all worlds of this process: its threads take longer to start than most tests take.
 */
function lentSolver(): Solver {
  solver ??= createSolver({
    threads: 2,
    memoryMb: 256,
    timeMs: 10_000,
    log: SILENT,
    dataDir: inject('runFolder'),
  });
  const { ask } = solver;
  const over = new AbortController();
  return {
    ask: (task, request, options = {}) =>
      ask(task, request, {
        ...options,
        signal: AbortSignal.any([over.signal, options.signal ?? over.signal]),
      }),
    close: async () => over.abort(),
  };
}

/**
 * A whole bot without a platform: real store and renderer, real solver unless given; a clock that the test
 * moves.
 */
export interface World {
  readonly chat: Chat;
  readonly commands: readonly Command[];
  readonly buttons: readonly ButtonHandler[];
  readonly renderers: LiveMessageRenderers;
  readonly store: Store;
  readonly bugs: unknown[];
  /** Rights that the bot lacks in chats. */
  lacks: readonly BotPermission[];
  /** Milliseconds since the epoch; the test may set it. */
  clock: number;
  readonly now: () => number;
  /** Someone in a chat: Ann in `home` unless said otherwise. */
  someone(name?: string, place?: string, surface?: Partial<Incoming['surface']>): Incoming;
  close(): Promise<void>;
}

export async function openWorld(
  given?: Solver,
  drawing: Parameters<typeof createQueuedDraw>[0] = drawInPieces,
  opened?: Store,
): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-world-'));
  const store = opened ?? (await openStore({ dataDir }));
  const solver = given ?? lentSolver();
  const bugs: unknown[] = [];
  let ticks = 0;
  const queue = createRenderQueue();
  const secret = () => 'a secret of the tests';
  const days = createDailyPuzzles({ secret, store, solver });
  const bot = createBot({
    solver,
    store,
    missingRights: async () => world.lacks,
    locales: catalogue.locales,
    texts: catalogue.texts,
    jobs: createJobs(),
    draw: createQueuedDraw(drawing, queue),
    animate: createQueuedAnimate(queue),
    cutPhoto: createPhotoCutter(),
    readPicture: createPictureReader(),
    random: seededRandom(1),
    typedWords: catalogue.typedWords,
    now: () => world.clock,
    timeLimitMs: 10_000,
    daily: { secret, timeZone: 'UTC', puzzle: days.puzzle },
  });
  const world: World = {
    lacks: [],
    clock: Date.UTC(2026, 10, 21, 12),
    now: () => world.clock,
    chat: createChat({
      ...bot,
      findInlineResults: bot.inlineResults,
      settings: store.settings,
      catalogue,
      // The limits are tested on their own: here a second passes between any two asks.
      now: () => (ticks += 1000),
      onBug: (error) => bugs.push(error),
    }),
    commands: bot.commands,
    buttons: bot.buttons,
    renderers: bot.liveMessages,
    store,
    bugs,
    someone: (name = 'Ann', place = 'home', surface = {}) => ({
      person: { key: `test:${name}`, name },
      place: { key: `test:${place}`, isPrivate: place === 'home' },
      locale: 'en',
      surface: {
        textLimit: 4096,
        captionLimit: 1024,
        maxFileBytes: 50_000_000,
        maxButtonRows: 12,
        maxButtonColumns: 8,
        readsAllText: true,
        hasPersonalReplies: true,
        hasPrivateLinks: false,
        ...surface,
      },
    }),
    async close() {
      days.stop();
      await solver.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return world;
}

/** The action of the button with this label; fails the test if there is none. */
export function buttonOf(reply: Reply | undefined, label: string): string {
  const button = buttonRows(reply?.buttons)
    .flat()
    .find((one) => one.label === label);
  if (button?.action === undefined) throw new Error(`no button ${label} under: ${reply?.text}`);
  return button.action;
}
