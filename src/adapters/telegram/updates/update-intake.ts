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

/** Update that is new and readable, and that will be handled. */
export interface AcceptedUpdate {
  readonly update: Update;
  /** Time when the update arrived, in milliseconds of `performance.now()`. */
  readonly arrivedAtMs: number;
  /** The update as a request. Undefined if the update is not a message for the bot. */
  readonly request: Request<LineTarget> | undefined;
}

/** Decides which of the received updates are handled. */
export interface UpdateIntake {
  /**
   * Stores requests before Telegram gets a confirmation of the updates, so that a crash loses no request. The
   * result omits updates that are unreadable or repeated, and requests of people with too many open requests.
   * Never rejects: after a rejection, Telegram would send all the updates again.
   */
  acceptUpdates(updates: readonly Update[]): Promise<readonly AcceptedUpdate[]>;
  /** Marks the user's message as answered, so that later edits of the message are ignored. */
  recordAnswered(message: MessageKey): void;
}

/** Chat and id of a message. Together they identify the message. */
type MessageKey = Pick<Message, 'chat' | 'message_id'>;

/** Dependencies of the intake of updates. */
interface IntakeContext extends Pick<Apis, 'me'> {
  /** Whether updates come by webhook. */
  readonly isWebhook: boolean;
  readonly delivery: Pick<Delivery<LineTarget>, 'accept' | 'claimKey' | 'remember'>;
  /** Runs the work for one request in an async context, so that logs and metrics name the request. */
  readonly inRequestContext: RunInRequestContext;
  readonly log: Log;
  /** Current time in milliseconds since the epoch. */
  readonly now: () => number;
}

const MAX_REMEMBERED_MESSAGES = 10_000;

/** Creates the intake of updates. This is the only place where messages are converted into requests. */
export function createUpdateIntake(context: IntakeContext): UpdateIntake {
  const { me, isWebhook, delivery, inRequestContext, log, now } = context;
  /** Messages from users that have no answer yet, or only an error message as their answer. */
  const unansweredMessages = new LRUCache<string, true>({ max: MAX_REMEMBERED_MESSAGES });

  async function acceptUpdate(update: Update, arrivedAtMs: number): Promise<AcceptedUpdate | undefined> {
    const reason = describeUnreadable(update);
    if (reason !== undefined) {
      log.warn({ update: update.update_id, why: reason }, 'a Telegram update can not be read');
      return undefined;
    }
    convertEdit(update);
    if (update.edited_message !== undefined) return undefined;
    const request = requestFrom(update);
    if (!(await claimUpdate(update, request))) return undefined;
    if (update.message !== undefined && request !== undefined)
      unansweredMessages.set(keyOf(update.message), true);
    return { update, arrivedAtMs, request };
  }

  /**
   * Converts the update to a request. Undefined if the update is not for the bot. In an album, only the first
   * message and messages with a caption become requests.
   */
  function requestFrom(update: Update): AcceptedUpdate['request'] {
    const { message } = update;
    const request = requestOf(update, me(), now() + ANSWER_LIFETIME_MS);
    if (request === undefined || message?.media_group_id === undefined) return request;
    const isFirstOfAlbum = delivery.remember(`album ${message.media_group_id}`);
    return isFirstOfAlbum || !isAlbumPicture(message) ? request : undefined;
  }

  /**
   * If the update says that a user edited an unanswered message, changes it to an update with a new message.
   * All other updates stay as they are.
   */
  function convertEdit(update: Update): void {
    const { edited_message: editedMessage } = update;
    if (editedMessage === undefined || !unansweredMessages.has(keyOf(editedMessage))) return;
    update.message = editedMessage;
    delete update.edited_message;
  }

  /**
   * Records the update as seen, and stores its request if it may be for the bot. Resolves with false if the
   * update was seen before or its request is refused.
   */
  async function claimUpdate(update: Update, request: AcceptedUpdate['request']): Promise<boolean> {
    if (request !== undefined && isPossibleRequest(update))
      return inRequestContext(request.key, () => delivery.accept(request));
    const key = `${update.update_id}`;
    // Only updates by webhook can come twice, and the second time may be in another process. So the store
    // remembers which of these updates were seen. For inline queries, this process's memory is enough: a
    // repeated inline query would be too old to answer.
    const mayComeAgain = isWebhook && update.inline_query === undefined;
    return mayComeAgain ? delivery.claimKey(key) : delivery.remember(key);
  }

  return {
    async acceptUpdates(updates) {
      const arrivedAtMs = performance.now();
      const acceptSafely = (update: Update) =>
        acceptUpdate(update, arrivedAtMs).catch((error: unknown) => void logFailure(log, error));
      const acceptedUpdates = await Promise.all(updates.map(acceptSafely));
      return acceptedUpdates.filter((acceptedUpdate) => acceptedUpdate !== undefined);
    },
    recordAnswered: (message) => void unansweredMessages.delete(keyOf(message)),
  };
}

const keyOf = ({ chat, message_id }: MessageKey): string => `${chat.id} ${message_id}`;
