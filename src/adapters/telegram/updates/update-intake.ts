import type { Message, Update } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import type { Delivery } from '../../../chat/delivery/delivery.ts';
import type { Request } from '../../../chat/delivery/request.ts';
import type { Log } from '../../../observe/log.ts';
import type { RunInRequestContext } from '../../../observe/request-context.ts';
import { logFailure } from '../bot-api/api-errors.ts';
import { isAlbumPicture, isPossibleRequest, type LineTarget, requestOf } from '../bot-api/message-request.ts';
import type { Apis } from '../calls/apis.ts';
import { ANSWER_LIFETIME_MS } from '../calls/calls.ts';
import { describeUnreadable } from './readable.ts';

/** A new and readable update, which will be handled. */
export interface AcceptedUpdate {
  readonly update: Update;
  /** Time of `performance.now()`. */
  readonly arrivedAtMs: number;
  /** Undefined if the update is not a message for the bot. */
  readonly request: Request<LineTarget> | undefined;
}

/**
 * Does the update change something only when it is handled, as a press does? Otherwise it may be confirmed
 * immediately: requests are saved before, and a repeated inline query would be too old to answer.
 */
export const hasUnsavedEffect = ({ inline_query: query, message }: Update): boolean =>
  query === undefined && (message === undefined || message.migrate_to_chat_id !== undefined);

export interface UpdateIntake {
  /**
   * Stores requests before Telegram gets a confirmation, so that a crash loses none. The result omits updates
   * that are unreadable or repeated, and requests of people with too many open requests. `isUnderway`:
   * another process has begun to handle one of the updates, and may be killed before it takes effect. Never
   * rejects: after a rejection, Telegram would send all the updates again.
   */
  acceptUpdates(
    updates: readonly Update[],
  ): Promise<{ readonly accepted: readonly AcceptedUpdate[]; readonly isUnderway: boolean }>;
  /** Prevents that the update is handled again. */
  recordHandled(acceptedUpdate: AcceptedUpdate): Promise<void>;
  /** Later edits of the user's message are ignored. */
  recordAnswered(message: MessageKey): void;
}

/** Together, chat and id identify a message. */
type MessageKey = Pick<Message, 'chat' | 'message_id'>;

interface IntakeContext extends Pick<Apis, 'me'> {
  readonly isWebhook: boolean;
  readonly delivery: Pick<Delivery<LineTarget>, 'accept' | 'begin' | 'claimKey' | 'discard' | 'remember'>;
  readonly inRequestContext: RunInRequestContext;
  readonly log: Log;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
}

const MAX_REMEMBERED_MESSAGES = 10_000;

/** The only place where messages are converted into requests. */
export function createUpdateIntake(context: IntakeContext): UpdateIntake {
  const { me, isWebhook, delivery, inRequestContext, log, now } = context;
  /** Messages without an answer yet, or with only an error message. */
  const unansweredMessages = new LRUCache<string, true>({ max: MAX_REMEMBERED_MESSAGES });

  async function acceptUpdate(
    update: Update,
    arrivedAtMs: number,
  ): Promise<AcceptedUpdate | 'underway' | undefined> {
    const reason = describeUnreadable(update);
    if (reason !== undefined) {
      log.warn({ update: update.update_id, why: reason }, 'a Telegram update can not be read');
      return undefined;
    }
    convertEdit(update);
    if (update.edited_message !== undefined) return undefined;
    const request = requestFrom(update);
    const isStored = request !== undefined && isPossibleRequest(update);
    const state = isStored ? await acceptRequest(request) : await beginUpdate(update);
    if (state !== 'new') return state === 'underway' ? state : undefined;
    if (update.message !== undefined && request !== undefined)
      unansweredMessages.set(keyOf(update.message), true);
    return { update, arrivedAtMs, request };
  }

  /**
   * Undefined if the update is not for the bot. In an album, only the first message and messages with a
   * caption become requests.
   */
  function requestFrom(update: Update): AcceptedUpdate['request'] {
    const { message } = update;
    const request = requestOf(update, me(), now() + ANSWER_LIFETIME_MS);
    if (request === undefined || message?.media_group_id === undefined) return request;
    const isFirstOfAlbum = delivery.remember(`album ${message.media_group_id}`);
    return isFirstOfAlbum || !isAlbumPicture(message) ? request : undefined;
  }

  /**
   * An edit of an unanswered message becomes an update with a new message. All other updates stay as they
   * are.
   */
  function convertEdit(update: Update): void {
    const { edited_message: editedMessage } = update;
    if (editedMessage === undefined || !unansweredMessages.has(keyOf(editedMessage))) return;
    update.message = editedMessage;
    delete update.edited_message;
  }

  /** Resolves with `handled` if the request was stored before or is refused. */
  const acceptRequest = async (request: Request<LineTarget>): Promise<'new' | 'handled'> =>
    (await inRequestContext(request.key, () => delivery.accept(request))) ? 'new' : 'handled';

  /**
   * Records that the update is handled from now on. By webhook, updates can come twice, the second time
   * perhaps in another process, so the store remembers them. For inline queries, this process's memory is
   * enough. By polling, presses come again only after a kill, and must take effect if they didn't before. So
   * the game decides about them (`isRepeat`).
   */
  async function beginUpdate(update: Update): Promise<'new' | 'underway' | 'handled'> {
    const key = keyOfUpdate(update);
    if (isWebhook && hasUnsavedEffect(update)) return delivery.begin(key);
    const isNew = await (isWebhook && update.inline_query === undefined
      ? delivery.claimKey(key)
      : delivery.remember(key));
    return isNew ? 'new' : 'handled';
  }

  return {
    async acceptUpdates(updates) {
      const arrivedAtMs = performance.now();
      const acceptSafely = (update: Update) =>
        acceptUpdate(update, arrivedAtMs).catch((error: unknown) => void logFailure(log, error));
      const results = await Promise.all(updates.map(acceptSafely));
      return {
        accepted: results.filter((result) => result !== undefined && result !== 'underway'),
        isUnderway: results.includes('underway'),
      };
    },
    async recordHandled({ update }) {
      if (isWebhook && hasUnsavedEffect(update)) await delivery.discard({ key: keyOfUpdate(update) });
    },
    recordAnswered: (message) => void unansweredMessages.delete(keyOf(message)),
  };
}

const keyOfUpdate = ({ update_id }: Update): string => `${update_id}`;

const keyOf = ({ chat, message_id }: MessageKey): string => `${chat.id} ${message_id}`;
