import { GrammyError, HttpError } from 'grammy';
import type { ApiError } from 'grammy/types';
import type { Failure } from '../../../chat/delivery/failure.ts';
import type { Log } from '../../../observe/log.ts';
import { setOutcomeUndelivered } from '../../../observe/request-context.ts';

/** Matches the error description for an edit that changes nothing. */
const NOT_MODIFIED_ERROR = /message is not modified/i;
/**
 * Matches error descriptions that say that the message can't be edited any more, or not by this kind of edit.
 */
const CANNOT_EDIT_ERROR =
  /message (to edit not found|can't be edited)|there is no (text|caption)|MESSAGE_ID_INVALID|can't be (replaced|changed)/i;
/** Matches error descriptions about a chat that the bot can no longer write to. */
const CHAT_CLOSED_ERROR =
  /chat not found|not enough rights|CHAT_WRITE_FORBIDDEN|TOPIC_CLOSED|have no rights|is deactivated|kicked|PEER_ID_INVALID/i;

/** Matches error descriptions about a chat where the bot may write but may not send pictures. */
export const PICTURE_REFUSED_ERROR =
  /not enough rights to send (photos|animations|documents)|CHAT_SEND_(PHOTOS|GIFS|DOCS|MEDIA)_FORBIDDEN/;

/** Whether the error says that the chat refused a picture, so that only the text can be sent. */
export const isPictureRefused = (error: unknown): boolean =>
  error instanceof GrammyError && PICTURE_REFUSED_ERROR.test(error.description);

/**
 * Classifies the error of a failed call as `retryable`, `unreachable` or `rejected`
 * (core.telegram.org/bots/api#making-requests).
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof GrammyError)) {
    const isConnectionError =
      error instanceof HttpError || (error instanceof Error && /timed out after/.test(error.message));
    return isConnectionError ? { kind: 'retryable', afterMs: 0 } : { kind: 'rejected' };
  }
  const { error_code: code, description, parameters } = error;
  if (code === 429 || code >= 500)
    return { kind: 'retryable', afterMs: 1000 * (parameters.retry_after ?? 0) };
  const isChatClosed = [CHAT_CLOSED_ERROR, PICTURE_REFUSED_ERROR, CANNOT_EDIT_ERROR].some((pattern) =>
    pattern.test(description),
  );
  return { kind: code === 403 || isChatClosed ? 'unreachable' : 'rejected' };
}

/**
 * Classifies the error of a failed post. If Telegram refuses the bot's token, the error is classified as
 * retryable, because the chat is not the cause.
 */
export const postFailureOf = (error: unknown): Failure =>
  error instanceof GrammyError && describeTokenRefusal(error) !== undefined
    ? { kind: 'retryable', afterMs: 0 }
    : failureOf(error);

/**
 * Returns an instruction for the operator if the error says that Telegram refuses the token. Undefined for
 * other errors.
 */
export const describeTokenRefusal = ({ error_code, description }: ApiError): string | undefined =>
  error_code === 401 || (error_code === 404 && description === 'Not Found')
    ? `Telegram does not accept TELEGRAM_TOKEN (${error_code} ${description}): set it to the token that @BotFather shows for your bot.`
    : undefined;

/** Explains to the operator in one sentence why the connection was refused. */
export function describeRefusal(error: unknown): string {
  const refusal = error instanceof GrammyError ? describeTokenRefusal(error) : undefined;
  return refusal ?? (error instanceof Error ? error.message : String(error));
}

/** Whether the error says that an edit changes nothing, because the message already shows its content. */
export const isUnchanged = (error: unknown): boolean =>
  error instanceof GrammyError && NOT_MODIFIED_ERROR.test(error.description);

/** Whether the error says that the message can't be edited any more, or not by this kind of edit. */
export const isEditImpossible = (error: unknown): boolean =>
  error instanceof GrammyError && error.error_code === 400 && CANNOT_EDIT_ERROR.test(error.description);

/**
 * Logs an error that occurred while an update was handled. If the chat is closed to the bot, the log level is
 * only `info`.
 */
export function logFailure(log: Log, error: unknown): void {
  const isChatClosed = failureOf(error).kind === 'unreachable';
  setOutcomeUndelivered(isChatClosed ? 'unreachable' : 'failed');
  if (isChatClosed) log.info({ err: error }, 'the bot may not write in this Telegram chat any more');
  else log.error({ err: error }, 'a Telegram update was not handled');
}
