import { type Api, GrammyError } from 'grammy';
import { type Clock, createGrowingPause, pause } from '../../../chat/delivery/clock.ts';
import type { OnStateChange } from '../../../observe/health.ts';
import type { Log } from '../../../observe/log.ts';
import { describeRefusal } from '../bot-api/api-errors.ts';
import { isUpdate } from './readable.ts';
import { ALLOWED_UPDATES, type ReceiveUpdates, type UpdateSource } from './source.ts';

/** Telegram holds a poll open for this time if there are no updates. */
const POLL_SECONDS = 30;
/** Pause after a failure, if Telegram names no time. */
const RETRY_AFTER_MS = 2000;
/** Pause while another program polls with the same token. */
const MAX_PAUSE_MS = 15_000;
/** Time after which the other program counts as stopped. */
const NO_CONFLICT_MS = 20_000;

/** Message to the operator at error 409: another program polls with the same token. */
const SECOND_POLLER_MESSAGE =
  'another program fetches updates with the same TELEGRAM_TOKEN, and each takes them from the other: stop one of the two, or set TELEGRAM_WEBHOOK_URL for several processes';

interface PollingContext {
  readonly api: Api;
  /** Stores the fetched updates and starts to handle them. */
  readonly receive: ReceiveUpdates;
  /** Resolves as soon as the number of updates in progress is below the limit. */
  readonly whenBelowLimit: () => Promise<void>;
  readonly log: Log;
  readonly clock: Clock;
  readonly onState: OnStateChange;
}

/**
 * Each call confirms the updates of the previous call. After a failure, waits and polls again, any number of
 * times. A repeated failure is logged only once. While another program polls with the same token, the pauses
 * grow. If Telegram refuses the token, polling ends.
 */
export function createPolling(context: PollingContext): UpdateSource {
  const { api, receive, whenBelowLimit, log, clock, onState } = context;
  const closeController = new AbortController();
  const { signal } = closeController;
  // grammY's types use the AbortSignal of an older package. It is compatible with the built-in one.
  const grammySignal = signal as unknown as NonNullable<Parameters<Api['getUpdates']>[1]>;
  let pollingPromise: Promise<void> | undefined;
  let lastUpdateId = 0;
  let lastProblem: string | undefined;
  let lastConflictMs = Number.NEGATIVE_INFINITY;
  let nextPauseMs = createGrowingPause(RETRY_AFTER_MS, MAX_PAUSE_MS);

  async function poll(): Promise<void> {
    while (!signal.aborted) {
      try {
        await fetchUpdates();
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof GrammyError && error.error_code === 401) return reportRefusal(error);
        await handleFailure(error);
      }
      await whenBelowLimit();
    }
  }

  async function fetchUpdates(): Promise<void> {
    const parameters = { offset: lastUpdateId + 1, timeout: POLL_SECONDS, allowed_updates: ALLOWED_UPDATES };
    const updates = (await api.getUpdates(parameters, grammySignal)).filter(isUpdate);
    if (clock.now() - lastConflictMs >= NO_CONFLICT_MS) recordSuccess();
    await receive(updates);
    lastUpdateId = updates.at(-1)?.update_id ?? lastUpdateId;
  }

  function recordSuccess(): void {
    if (lastProblem !== undefined) log.info({}, 'Telegram gives its updates again');
    lastProblem = undefined;
    nextPauseMs = createGrowingPause(RETRY_AFTER_MS, MAX_PAUSE_MS);
    onState('up');
  }

  async function handleFailure(error: unknown): Promise<void> {
    const apiError = error instanceof GrammyError ? error : undefined;
    const isConflict = apiError?.error_code === 409;
    const reason = apiError?.description ?? (error instanceof Error ? error.message : String(error));
    const problem = isConflict ? `${SECOND_POLLER_MESSAGE} (${reason})` : reason;
    if (problem !== lastProblem)
      log.warn({ why: problem, err: error }, 'Telegram gives no updates; trying again');
    lastProblem = problem;
    onState('connecting', problem);
    if (isConflict) lastConflictMs = clock.now();
    const retryAfterMs = 1000 * (apiError?.parameters.retry_after ?? 0);
    await pause(clock, isConflict ? nextPauseMs() : retryAfterMs || RETRY_AFTER_MS, signal);
  }

  function reportRefusal(error: GrammyError): void {
    onState('down', describeRefusal(error));
    log.error({ err: error }, 'Telegram refuses the bot; it no longer listens there');
  }

  return {
    routes: [],
    async open() {
      if ((await api.getWebhookInfo()).url !== '') await api.deleteWebhook();
      pollingPromise = poll();
    },
    async close() {
      closeController.abort();
      await pollingPromise;
      if (lastUpdateId > 0) await api.getUpdates({ offset: lastUpdateId + 1, limit: 1, timeout: 0 });
    },
  };
}
