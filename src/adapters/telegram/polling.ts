import { setTimeout as sleep } from 'node:timers/promises';
import { type RunnerHandle, run } from '@grammyjs/runner';
import { type Bot, GrammyError, type Transformer } from 'grammy';
import type { Update } from 'grammy/types';
import type { OnState } from '../../observe/health.ts';
import type { Log } from '../../observe/log.ts';
import { tokenRefusal } from './failure.ts';
import type { TileKnightContext } from './handle.ts';

/** What the bot asks Telegram for. */
export const ALLOWED_UPDATES = ['message', 'callback_query', 'my_chat_member'] as const;

const POLL_SECONDS = 30;
/** Milliseconds until the next try after a failed one. */
const RETRY_AFTER = 2000;
/** Updates handled at the same time, most of which wait for their turn. */
const CONCURRENCY = 2000;

/** Updates fetched by long polling. */
export interface Polling {
  /** Stops fetching, confirms what was fetched; resolves when the handlers are done. */
  stop(): Promise<void>;
}

/**
 * Fetches updates and passes them to the bot. A batch is taken (`take`) before the next call confirms it, so a kill loses none. Failures are logged and retried for ever, also when another instance polls with the same token. `onState` is told how
 * each call went.
 */
export function startPolling(
  bot: Bot<TileKnightContext>,
  take: (updates: readonly Update[]) => Promise<void>,
  log: Log,
  onState: OnState,
): Polling {
  let last = 0;
  const source: Transformer = async (call, method, payload, signal) => {
    if (method !== 'getUpdates') return call(method, payload, signal);
    for (;;) {
      const answer = await call(method, payload, signal).catch((error: unknown) => {
        if (signal?.aborted !== true) {
          onState('connecting', error instanceof Error ? error.message : String(error));
          log.warn({ err: error }, 'Telegram can not be reached; trying again');
        }
        throw error;
      });
      if (answer.ok) onState('up');
      else onState('connecting', answer.description);
      if (answer.ok) {
        const updates = answer.result as Update[];
        await take(updates);
        last = updates.at(-1)?.update_id ?? last;
        return answer;
      }
      log.warn(
        { code: answer.error_code, reason: answer.description },
        'Telegram gave no updates; trying again',
      );
      if (answer.error_code !== 409 || signal?.aborted === true) return answer;
      await sleep(RETRY_AFTER);
    }
  };
  bot.api.config.use(source);

  const runner: RunnerHandle = run(bot, {
    runner: {
      fetch: { timeout: POLL_SECONDS, allowed_updates: ALLOWED_UPDATES },
      retryInterval: RETRY_AFTER,
      maxRetryTime: Number.POSITIVE_INFINITY,
      silent: true,
    },
    sink: { concurrency: CONCURRENCY },
  });
  runner.task()?.catch((error: unknown) => {
    const refusal = error instanceof GrammyError ? tokenRefusal(error) : undefined;
    onState('down', refusal ?? (error instanceof Error ? error.message : String(error)));
    log.error({ err: error }, 'Telegram refuses the bot; it no longer listens there');
  });

  return {
    async stop() {
      if (runner.isRunning()) await runner.stop();
      if (last > 0) await bot.api.getUpdates({ offset: last + 1, limit: 1, timeout: 0 });
    },
  };
}
