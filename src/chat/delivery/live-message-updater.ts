import { createHash } from 'node:crypto';
import type { Texts } from '../../i18n/texts.ts';
import type { Log } from '../../observe/log.ts';
import { completeLook } from '../../render/paint/picture.ts';
import { logUnlessUnavailable } from '../../store/contract/faults.ts';
import type { LiveMessage } from '../../store/contract/live-messages.ts';
import { MAX_POST_DELAY_MS } from '../../store/contract/posts.ts';
import { type Settings, settingsOf } from '../../store/contract/settings.ts';
import type { Store } from '../../store/contract/store.ts';
import type { LiveMessageContext, LiveMessageRenderers } from '../live-message.ts';
import { lookOfSettings } from '../preferences/preferences.ts';
import type { Reply } from '../reply.ts';
import type { Clock } from './clock.ts';
import { createPostEnder } from './ending-posts.ts';
import type { PostingRouter, PostResult } from './posting.ts';

export interface UpdaterContext {
  readonly store: Pick<Store, 'liveMessages' | 'settings' | 'posts' | 'agenda'>;
  readonly posting: PostingRouter;
  readonly renderers: LiveMessageRenderers;
  readonly texts: (locale: string) => Texts;
  readonly log: Log;
  readonly clock: Clock;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
  readonly paceMs?: number;
}

/** 20 a minute in one chat, the strictest platform's limit for groups. */
const MIN_EDIT_INTERVAL_MS = 3000;
/** Pause while messages are still due. */
const NEXT_RUN_DELAY_MS = 500;
const MAX_PARALLEL_UPDATES = 25;
/** A lease on a message lasts ten seconds. */
const LEASE_RENEWAL_MS = 2500;
/** Doubles with each further failed attempt. */
const FIRST_RETRY_PAUSE_MS = 1000;
const MAX_RETRY_PAUSE_MS = 60_000;
const STOP_TIMEOUT_MS = 5000;

/**
 * Sends or edits each live message whose subject has changed. Only one process at a time works on a message.
 * In an unreachable chat, the message gets no further updates. The returned function stops this, and fulfils
 * when running updates have ended, at the latest after `STOP_TIMEOUT_MS`.
 */
export function startLiveMessageUpdater(context: UpdaterContext): () => Promise<void> {
  const { store, posting, renderers, texts, log, clock, now, paceMs = MIN_EDIT_INTERVAL_MS } = context;
  const { liveMessages } = store;
  const endPost = createPostEnder(context);
  const runningUpdates = new Set<Promise<void>>();

  const logFailure = (error: unknown): void => {
    logUnlessUnavailable(log, error, 'a live message was not kept true');
  };

  async function updateMessage(liveMessage: LiveMessage): Promise<void> {
    const [subjectKind = '', ...fields] = liveMessage.subject.split(':');
    const { address, messageId } = liveMessage;
    if (isTooLate(liveMessage, now())) {
      log.warn({ subject: liveMessage.subject, address }, 'a post was skipped: it is too late for it');
      return liveMessages.remove(liveMessage);
    }
    const messageContext = await contextOf(liveMessage);
    if (messageContext === undefined) return liveMessages.postpone(liveMessage, MAX_RETRY_PAUSE_MS);
    const renderedMessage = await renderers[subjectKind]?.(fields, messageContext);
    if (renderedMessage === undefined) return liveMessages.remove(liveMessage);
    const { reply, isLast = false, pinned } = renderedMessage;
    const shown = hashContent(reply);
    if (messageId !== undefined && shown !== undefined && shown === liveMessage.shown)
      return recordResult(liveMessage, { kind: 'sent', messageId }, shown, isLast);
    const refusal = needsPermission(liveMessage) ? await refusalOf(liveMessage) : undefined;
    if (refusal !== undefined) return recordResult(liveMessage, refusal, shown, isLast);
    // Another process might send the message too, or have shown a newer version.
    if (!(await liveMessages.renewLease(liveMessage))) return;
    const result = await (messageId === undefined
      ? posting.post(address, reply, idempotencyKeyOf(liveMessage))
      : posting.edit(address, messageId, reply));
    await recordResult(liveMessage, result, shown, isLast);
    if (messageId === undefined && result.kind === 'sent' && pinned !== undefined)
      await pinMessage(liveMessage, result.messageId, pinned.unpinSubject);
  }

  /** Undefined if the adapter isn't connected. */
  async function contextOf({
    address,
    place,
    locale,
    messageId,
    plannedAt,
  }: LiveMessage): Promise<LiveMessageContext | undefined> {
    const surface = posting.surfaceOf(address);
    if (surface === undefined) return undefined;
    const viewForSettings = (settings: Settings) => ({
      texts: texts(settings.language ?? locale),
      look: completeLook(lookOfSettings(settings)),
    });
    const settings = await settingsOf(store.settings, place);
    return {
      address,
      place,
      surface,
      settings,
      ...viewForSettings(settings),
      viewOf: async (person) => viewForSettings(await settingsOf(store.settings, person)),
      isFirstVersion: messageId === undefined,
      plannedAt,
      missingRights: () => posting.missingRights(address),
    };
  }

  /** Refuses a post whose address doesn't belong to its chat. */
  async function refusalOf({
    address,
    place,
  }: LiveMessage): Promise<Exclude<PostResult, { kind: 'sent' }> | undefined> {
    const permission = await posting.mayPost(address, place);
    if (permission === 'allowed') return undefined;
    const reason = `${place} may not post at ${address}: ${permission}`;
    return permission === 'unknown'
      ? { kind: 'retryable', afterMs: 0, reason }
      : { kind: 'unreachable', reason };
  }

  async function pinMessage(
    liveMessage: LiveMessage,
    messageId: string,
    unpinSubject: string,
  ): Promise<void> {
    const { address, subject } = liveMessage;
    const previousMessage = await liveMessages.find(unpinSubject, address);
    const result =
      (await refusalOf(liveMessage)) ?? (await posting.pin(address, messageId, previousMessage?.messageId));
    if (result.kind === 'sent') return;
    log.info({ subject, address, reason: result.reason }, 'a message was not pinned');
    if (result.kind === 'unreachable') await endPost(liveMessage, 'pin');
  }

  async function recordResult(
    liveMessage: LiveMessage,
    result: PostResult,
    shown: string | undefined,
    isLast: boolean,
  ): Promise<void> {
    const { subject, address, tries } = liveMessage;
    switch (result.kind) {
      case 'sent': {
        const isRecorded = await liveMessages.recordShown(liveMessage, result.messageId, shown);
        return isRecorded && isLast ? liveMessages.remove(liveMessage) : undefined;
      }
      case 'retryable':
        return liveMessages.postpone(
          liveMessage,
          result.afterMs || Math.min(FIRST_RETRY_PAUSE_MS * 2 ** tries, MAX_RETRY_PAUSE_MS),
          result.afterMs > 0,
        );
      case 'unreachable':
        log.info({ subject, address, reason: result.reason }, 'a live message is no longer there');
        if (liveMessage.plannedAt !== undefined && liveMessage.messageId === undefined)
          await endPost(liveMessage, 'post');
        return liveMessages.remove(liveMessage);
      case 'rejected':
        log.error({ subject, address, reason: result.reason }, 'a live message was refused');
        return liveMessages.remove(liveMessage);
    }
  }

  async function updateUnderLease(liveMessage: LiveMessage): Promise<void> {
    const renewLease = (): void => {
      void liveMessages.renewLease(liveMessage).catch(logFailure);
      cancelRenewal = clock.afterInBackground(LEASE_RENEWAL_MS, renewLease);
    };
    let cancelRenewal = clock.afterInBackground(LEASE_RENEWAL_MS, renewLease);
    await updateMessage(liveMessage)
      .catch(async (error: unknown) => {
        logFailure(error);
        await liveMessages.postpone(liveMessage, MAX_RETRY_PAUSE_MS).catch(logFailure);
      })
      .finally(() => cancelRenewal());
  }

  async function startDueUpdates(): Promise<void> {
    for (const liveMessage of await liveMessages.claim(
      posting.adapters(),
      MAX_PARALLEL_UPDATES - runningUpdates.size,
      paceMs,
    )) {
      const updatePromise = updateUnderLease(liveMessage).finally(() => runningUpdates.delete(updatePromise));
      runningUpdates.add(updatePromise);
    }
  }

  const stopWatching = store.agenda.watch({
    kind: 'liveMessages',
    adapters: posting.adapters,
    now,
    async run() {
      if (runningUpdates.size < MAX_PARALLEL_UPDATES) await startDueUpdates().catch(logFailure);
      return NEXT_RUN_DELAY_MS;
    },
  });
  return async () => {
    await stopWatching();
    await Promise.race([
      Promise.all(runningUpdates),
      new Promise((resolve) => clock.afterInBackground(STOP_TIMEOUT_MS, () => resolve(undefined))),
    ]);
  };
}

/**
 * True for new messages, and for scheduled posts, whose address is a setting. Other messages were sent where
 * the platform itself reported a user.
 */
const needsPermission = ({ messageId, plannedAt }: LiveMessage): boolean =>
  messageId === undefined || plannedAt !== undefined;

const isTooLate = ({ messageId, plannedAt }: LiveMessage, now: number): boolean =>
  messageId === undefined && plannedAt !== undefined && now - plannedAt > MAX_POST_DELAY_MS;

/** Lets the platform detect a repeated attempt. Only for scheduled posts. */
const idempotencyKeyOf = ({ subject, address, plannedAt }: LiveMessage): string | undefined =>
  plannedAt === undefined ? undefined : `${subject} ${address} ${plannedAt}`;

/** Undefined with a picture. A press edits such a message too, so a stored hash may be old. */
const hashContent = ({ text, picture, buttons = [] }: Reply): string | undefined =>
  picture === undefined
    ? createHash('sha256')
        .update(JSON.stringify([text, buttons]))
        .digest('base64')
    : undefined;
