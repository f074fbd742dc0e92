import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
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

/** Dependencies of the updater of live messages. */
export interface UpdaterContext {
  readonly store: Pick<Store, 'liveMessages' | 'settings' | 'posts' | 'agenda'>;
  /** Sends and edits the messages. */
  readonly posting: PostingRouter;
  /** Key: first word of a subject. Value: renderer of the subject's live messages. */
  readonly renderers: LiveMessageRenderers;
  /** Returns the texts in the language of `locale`. */
  readonly texts: (locale: string) => Texts;
  readonly log: Log;
  readonly clock: Clock;
  /** Returns milliseconds since the epoch. */
  readonly now: () => number;
  /** Minimum time between two messages or edits in one chat. */
  readonly paceMs?: number;
}

/** Allows 20 messages and edits a minute in one chat, the limit of the strictest platform for groups. */
const MIN_EDIT_INTERVAL_MS = 3000;
/** If messages are still due after a run of the updater, the next run begins after this time. */
const NEXT_RUN_DELAY_MS = 500;
const MAX_PARALLEL_UPDATES = 25;
/** Time between two renewals of the lease on a message, which lasts ten seconds. */
const LEASE_RENEWAL_MS = 2500;
/** Pause after the first failed attempt to send or edit a message. It doubles with each further attempt. */
const FIRST_RETRY_PAUSE_MS = 1000;
const MAX_RETRY_PAUSE_MS = 60_000;
const MAX_REMEMBERED_HASHES = 10_000;
/** Maximum time to wait for running updates when the updater is stopped. */
const STOP_TIMEOUT_MS = 5000;

/**
 * Starts the updater, which sends or edits each live message whose subject has changed. Only one process at a
 * time works on a message. After a temporary failure, the updater waits as long as the platform demands and
 * tries again. If the chat can't be reached any more, the message gets no further updates. The returned
 * function stops the updater. Its promise resolves when running updates have ended, at the latest after
 * `STOP_TIMEOUT_MS`.
 */
export function startLiveMessageUpdater(context: UpdaterContext): () => Promise<void> {
  const { store, posting, renderers, texts, log, clock, now, paceMs = MIN_EDIT_INTERVAL_MS } = context;
  const { liveMessages } = store;
  const endPost = createPostEnder(context);
  const runningUpdates = new Set<Promise<void>>();
  /**
   * Key: the subject, address and id of a message. Value: a hash of the text and buttons that the message
   * shows. If the hash is still the same after a change of the subject, the message isn't edited.
   */
  const hashByMessage = new LRUCache<string, string>({ max: MAX_REMEMBERED_HASHES });

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
    const cacheKey = `${liveMessage.subject} ${address} ${messageId}`;
    const hash = hashContent(reply);
    if (messageId !== undefined && reply.picture === undefined && hashByMessage.get(cacheKey) === hash)
      return recordResult(liveMessage, { kind: 'sent', messageId }, isLast);
    // Before sending a new message, check that this process still has the lease. Otherwise two processes
    // might each send it. Edits need no check, because the same edit twice does no harm.
    if (messageId === undefined && !(await liveMessages.renewLease(liveMessage))) return;
    const result = await (messageId === undefined
      ? posting.post(address, reply, idempotencyKeyOf(liveMessage))
      : posting.edit(address, messageId, reply));
    if (result.kind === 'sent')
      hashByMessage.set(`${liveMessage.subject} ${address} ${result.messageId}`, hash);
    await recordResult(liveMessage, result, isLast);
    if (messageId === undefined && result.kind === 'sent' && pinned !== undefined)
      await pinMessage(liveMessage, result.messageId, pinned.unpinSubject);
  }

  /** Returns the data for rendering a message. Undefined if the adapter of its address isn't connected. */
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
      ...{ address, place, surface, settings, ...viewForSettings(settings) },
      viewOf: async (person) => viewForSettings(await settingsOf(store.settings, person)),
      isFirstVersion: messageId === undefined,
      ...(plannedAt !== undefined && { plannedAt }),
      missingRights: () => posting.missingRights(address),
    };
  }

  async function pinMessage(
    liveMessage: LiveMessage,
    messageId: string,
    unpinSubject: string,
  ): Promise<void> {
    const { address, subject } = liveMessage;
    const previousMessage = await liveMessages.find(unpinSubject, address);
    const result = await posting.pin(address, messageId, previousMessage?.messageId);
    if (result.kind === 'sent') return;
    log.info({ subject, address, reason: result.reason }, 'a message was not pinned');
    if (result.kind === 'unreachable') await endPost(liveMessage, 'pin');
  }

  async function recordResult(liveMessage: LiveMessage, result: PostResult, isLast: boolean): Promise<void> {
    const { subject, address, tries } = liveMessage;
    switch (result.kind) {
      case 'sent':
        await liveMessages.recordShown(liveMessage, result.messageId);
        return isLast ? liveMessages.remove(liveMessage) : undefined;
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

  /** Updates the message. During the update, renews this process's lease on it. */
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
    ...{ kind: 'liveMessages', adapters: posting.adapters, now },
    async run() {
      // If the maximum of updates is already in progress, leave due messages to a later run.
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

/** Is the message a scheduled post that wasn't sent within `MAX_POST_DELAY_MS` of its planned time? */
const isTooLate = ({ messageId, plannedAt }: LiveMessage, now: number): boolean =>
  messageId === undefined && plannedAt !== undefined && now - plannedAt > MAX_POST_DELAY_MS;

/**
 * Returns the idempotency key of a scheduled post: a repeated attempt has the same key, so the platform can
 * detect it. Undefined for other live messages.
 */
const idempotencyKeyOf = ({ subject, address, plannedAt }: LiveMessage): string | undefined =>
  plannedAt === undefined ? undefined : `${subject} ${address} ${plannedAt}`;

/** Hashes the visible parts of a reply, except the picture. */
const hashContent = ({ text, buttons = [] }: Reply): string =>
  createHash('sha256')
    .update(JSON.stringify([text, buttons]))
    .digest('base64');
