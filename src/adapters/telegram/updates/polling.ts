import { type RunnerHandle, run } from '@grammyjs/runner';
import type { Bot, Transformer } from 'grammy';
import type { Update } from 'grammy/types';
import { type Clock, growingPause, pause } from '../../../chat/delivery/clock.ts';
import type { OnState } from '../../../observe/health.ts';
import type { Log } from '../../../observe/log.ts';
import { refusalOf } from '../bot-api/failure.ts';
import { isUpdate } from './readable.ts';
import { ALLOWED_UPDATES, type Source } from './source.ts';

const POLL_SECONDS = 30;
const RETRY_AFTER_MS = 2000;
/** Updates handled at the same time, most of which wait for their turn. */
const CONCURRENCY = 2000;

/** The longest pause beside another program that polls. */
const LONGEST_PAUSE_MS = 15_000;
/** Without a sign of the other program for so long it must have stopped. */
const ALONE_AFTER_MS = 20_000;

/** For the operator. Telegram ends the earlier of two calls: core.telegram.org/bots/api#getupdates, error 409. */
const SECOND_POLLER =
  'another program fetches updates with the same TELEGRAM_TOKEN, and each takes them from the other: stop one of the two, or set TELEGRAM_WEBHOOK_URL for several processes';

interface PollingContext {
  /** Takes a batch on before the next call confirms it, so that a kill loses none. */
  readonly take: (updates: readonly Update[]) => Promise<void>;
  readonly log: Log;
  readonly clock: Clock;
  /** Told how the calls go. */
  readonly onState: OnState;
}

/**
 * Fetches updates by long polling and passes them to the bot. What fails is told once and tried again for ever, with growing pauses
 * where another program polls with the same token.
 */
export function pollingUpdates(bot: Bot, { take, log, clock, onState }: PollingContext): Source {
  const closing = new AbortController();
  let runner: RunnerHandle | undefined;
  let last = 0;
  let trouble: string | undefined;
  let conflictAt = Number.NEGATIVE_INFINITY;
  let nextPause = growingPause(RETRY_AFTER_MS, LONGEST_PAUSE_MS);

  function troubled(why: string, error?: unknown): void {
    if (why !== trouble) log.warn({ why, err: error }, 'Telegram gives no updates; trying again');
    trouble = why;
    onState('connecting', why);
  }

  function fetched(): void {
    if (clock.now() - conflictAt < ALONE_AFTER_MS) return;
    if (trouble !== undefined) log.info({}, 'Telegram gives its updates again');
    trouble = undefined;
    nextPause = growingPause(RETRY_AFTER_MS, LONGEST_PAUSE_MS);
    onState('up');
  }

  async function makeRoom(): Promise<void> {
    conflictAt = clock.now();
    await pause(clock, nextPause(), closing.signal);
  }

  const source: Transformer = async (call, method, payload, signal) => {
    if (method !== 'getUpdates') return call(method, payload, signal);
    for (;;) {
      const answer = await call(method, payload, signal).catch((error: unknown) => {
        if (signal?.aborted !== true) troubled(error instanceof Error ? error.message : String(error), error);
        throw error;
      });
      if (answer.ok) {
        fetched();
        const updates = (answer.result as Update[]).filter(isUpdate);
        await take(updates);
        last = updates.at(-1)?.update_id ?? last;
        return { ...answer, result: updates as typeof answer.result };
      }
      const isConflict = answer.error_code === 409;
      troubled(isConflict ? `${SECOND_POLLER} (${answer.description})` : answer.description);
      if (!isConflict || closing.signal.aborted) return answer;
      await makeRoom();
    }
  };

  function startRunner(): void {
    bot.api.config.use(source);
    runner = run(bot, {
      runner: {
        fetch: { timeout: POLL_SECONDS, allowed_updates: ALLOWED_UPDATES },
        retryInterval: RETRY_AFTER_MS,
        maxRetryTime: Number.POSITIVE_INFINITY,
        silent: true,
      },
      sink: { concurrency: CONCURRENCY },
    });
    runner.task()?.catch((error: unknown) => {
      onState('down', refusalOf(error));
      log.error({ err: error }, 'Telegram refuses the bot; it no longer listens there');
    });
  }

  return {
    routes: [],
    async open() {
      if ((await bot.api.getWebhookInfo()).url !== '') await bot.api.deleteWebhook();
      if (!closing.signal.aborted) startRunner();
    },
    async close() {
      closing.abort();
      if (runner?.isRunning()) await runner.stop();
      if (last > 0) await bot.api.getUpdates({ offset: last + 1, limit: 1, timeout: 0 });
    },
  };
}
