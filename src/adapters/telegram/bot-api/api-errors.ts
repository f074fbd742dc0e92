import { GrammyError, HttpError } from 'grammy';
import type { ApiError } from 'grammy/types';
import type { Failure } from '../../../chat/delivery/failure.ts';
import type { Log } from '../../../observe/log.ts';
import { setOutcomeUndelivered } from '../../../observe/request-context.ts';

const NOT_MODIFIED_ERROR = /message is not modified/i;
const CANNOT_EDIT_ERROR =
  /message (to edit not found|can't be edited)|there is no (text|caption)|MESSAGE_ID_INVALID|can't be (replaced|changed)/i;
const CHAT_CLOSED_ERROR =
  /chat not found|not enough rights|CHAT_WRITE_FORBIDDEN|TOPIC_CLOSED|have no rights|is deactivated|kicked|PEER_ID_INVALID/i;

/** The bot may write to the chat but may not send pictures. */
export const PICTURE_REFUSED_ERROR =
  /not enough rights to send (photos|animations|documents)|CHAT_SEND_(PHOTOS|GIFS|DOCS|MEDIA)_FORBIDDEN/;

/** The chat refused a picture, so that only the text can be sent. */
export const isPictureRefused = (error: unknown): boolean =>
  error instanceof GrammyError && PICTURE_REFUSED_ERROR.test(error.description);

/** Source: core.telegram.org/bots/api#making-requests. */
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

/** If Telegram refuses the bot's token, a failed post is retryable, because the chat is not the cause. */
export const postFailureOf = (error: unknown): Failure =>
  error instanceof GrammyError && describeTokenRefusal(error) !== undefined
    ? { kind: 'retryable', afterMs: 0 }
    : failureOf(error);

/** Returns an instruction for the operator. Undefined for other errors. */
export const describeTokenRefusal = ({ error_code, description }: ApiError): string | undefined =>
  error_code === 401 || (error_code === 404 && description === 'Not Found')
    ? `Telegram does not accept TELEGRAM_TOKEN (${error_code} ${description}): set it to the token that @BotFather shows for your bot.`
    : undefined;

/** Returns one sentence for the operator. */
export function describeRefusal(error: unknown): string {
  const refusal = error instanceof GrammyError ? describeTokenRefusal(error) : undefined;
  return refusal ?? (error instanceof Error ? error.message : String(error));
}

/** The message already shows the content of the edit. */
export const isUnchanged = (error: unknown): boolean =>
  error instanceof GrammyError && NOT_MODIFIED_ERROR.test(error.description);

/** The message can't be edited any more, or not by this kind of edit. */
export const isEditImpossible = (error: unknown): boolean =>
  error instanceof GrammyError && error.error_code === 400 && CANNOT_EDIT_ERROR.test(error.description);

export function logFailure(log: Log, error: unknown): void {
  const isChatClosed = failureOf(error).kind === 'unreachable';
  setOutcomeUndelivered(isChatClosed ? 'unreachable' : 'failed');
  if (isChatClosed) log.info({ err: error }, 'the bot may not write in this Telegram chat any more');
  else log.error({ err: error }, 'a Telegram update was not handled');
}
