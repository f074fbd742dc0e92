import { type Api, GrammyError } from 'grammy';
import { isPersonal, isSameReply, type Reply } from '../../chat/reply.ts';
import { cannotEdit, editInPlace, type Standing } from './edits.ts';
import { htmlPages } from './html.ts';
import type { Target } from './incoming.ts';
import type { Log } from './log.ts';
import { sendFile, sendOne, sendReply, sendTexts } from './message.ts';
import type { Placeholder } from './pending-replies.ts';

/** Milliseconds: work shorter than these shows nothing, or no placeholder; a chat action lasts five seconds. */
const ACTION_AFTER = 400;
const ACTION_EVERY = 4500;
const PLACEHOLDER_AFTER = 1500;

/** How the wait for one answer is shown. */
export interface Progress {
  /** A state of the work; best effort: only the newest is shown, at the pace the chat allows. The first answer doesn't wait. */
  show(reply: Reply): void;
  /** Sends the answer and takes away what was shown for it. Undefined: there is none. Rejects if it can't be sent. */
  finish(reply: Reply | undefined): Promise<void>;
  /** Shows nothing more, whatever happened. */
  end(): void;
}

/** What calls are made with: `api` repeats those that fail, `once` doesn't, as the next state is a better repetition. */
export interface Calls {
  readonly api: Api;
  readonly once: Api;
}

/** Where the placeholder of an earlier start stands, and who hears where this one's does (undefined: nowhere any more). */
export interface Kept {
  readonly placeholder: Placeholder | undefined;
  note(placeholder: Placeholder | undefined): Promise<void>;
}

/**
 * Shows "typing" once the work takes a moment, then a placeholder message with the newest state, edited at most every `pace`
 * milliseconds (groups allow about 20 messages and edits a minute). An answer that is not the last word yet is such a state,
 * shown at once; the last word then takes its place, in words alone if the picture stays. A placeholder that an earlier start
 * left behind is gone on with.
 */
export function progressOf(
  { api, once }: Calls,
  target: Target,
  pace: number,
  kept: Kept,
  log: Log,
): Progress {
  let placeholder: Standing | undefined = kept.placeholder && { target, ...kept.placeholder };
  let latest: Reply | undefined;
  let shown: Reply | undefined;
  let nextAt = Date.now() + PLACEHOLDER_AFTER;
  /** Until then Telegram takes nothing more in this chat. */
  let closedUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let posting: Promise<void> | undefined;
  let answered = false;
  let ended = false;

  const failed = (error: unknown): void =>
    log.info({ err: error, chat: target.chat }, 'progress was not shown');
  const act = (): void => {
    const thread = target.thread === undefined ? {} : { message_thread_id: target.thread };
    api.sendChatAction(target.chat, 'typing', thread).catch(failed);
    acting = setTimeout(act, ACTION_EVERY);
  };
  let acting = setTimeout(act, ACTION_AFTER);

  function schedule(): void {
    if (ended || latest === undefined || posting !== undefined) return;
    const at = Math.max(latest.kind === 'interim' && !answered ? 0 : nextAt, closedUntil);
    clearTimeout(timer);
    timer = setTimeout(send, Math.max(0, at - Date.now()));
  }

  function send(): void {
    const reply = latest;
    latest = undefined;
    timer = undefined;
    if (reply === undefined || (shown !== undefined && isSameReply(reply, shown))) return;
    answered ||= reply.kind === 'interim';
    posting = post(reply)
      .catch((error: unknown) => notPosted(reply, error))
      .then(() => {
        posting = undefined;
        nextAt = Date.now() + pace;
        schedule();
      });
  }

  async function post(reply: Reply): Promise<void> {
    const before = placeholder?.carries;
    if (placeholder === undefined) {
      const { message_id: message } = await sendOne(once, target, reply);
      placeholder = { target, message, carries: 'text' };
    } else {
      await editInPlace(once, placeholder, reply);
    }
    shown = reply;
    if (reply.kind === 'interim') placeholder = { ...placeholder, carries: 'media', picture: reply.picture };
    const { message, carries } = placeholder;
    if (carries !== before && carries !== 'gone') await kept.note({ message, carries }).catch(failed);
  }

  function notPosted(reply: Reply, error: unknown): void {
    failed(error);
    // It may have been shown all the same, so the next state is sent whole.
    shown = undefined;
    if (placeholder !== undefined) placeholder = { ...placeholder, picture: undefined };
    if (!(error instanceof GrammyError) || error.error_code >= 500 || error.error_code === 429) {
      if (error instanceof GrammyError) closedUntil = Date.now() + 1000 * (error.parameters.retry_after ?? 0);
      latest ??= reply;
      return;
    }
    // Refused for good, or taken away by somebody: only the last word is worth another try.
    if (cannotEdit(error)) placeholder = undefined;
    end();
  }

  /** Makes the placeholder the answer; false if that can't be. */
  async function becomes(standing: Standing, reply: Reply): Promise<boolean> {
    const isLike =
      standing.carries === 'media'
        ? reply.picture !== undefined
        : reply.picture === undefined && reply.file === undefined && htmlPages(reply.text).length === 1;
    if (!isLike) return false;
    try {
      await sendTexts(api, target, await editInPlace(api, standing, reply));
      await sendFile(api, target, reply);
      return true;
    } catch (error) {
      if (!(error instanceof GrammyError) || error.error_code !== 400) throw error;
      return false;
    }
  }

  async function takeAway({ message }: Standing): Promise<void> {
    await api.deleteMessage(target.chat, message).catch(failed);
    await kept.note(undefined).catch(failed);
  }

  function end(): void {
    ended = true;
    clearTimeout(acting);
    clearTimeout(timer);
  }

  return {
    show(reply) {
      latest = reply;
      schedule();
    },
    end,
    async finish(reply) {
      end();
      await posting;
      const standing = placeholder;
      if (standing === undefined) {
        if (reply !== undefined) await sendReply(api, target, reply);
      } else if (reply === undefined) {
        await takeAway(standing);
      } else if (isPersonal(reply) && standing.carries === 'media') {
        // A fault takes no answer away, only its buttons.
        await sendReply(api, target, reply);
        await api.editMessageReplyMarkup(target.chat, standing.message).catch(failed);
      } else if (!(await becomes(standing, reply))) {
        await sendReply(api, target, reply);
        await takeAway(standing);
      }
    },
  };
}
