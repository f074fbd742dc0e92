import { type Api, GrammyError } from 'grammy';
import type { Reply } from '../../chat/reply.ts';
import { htmlPages } from './html.ts';
import type { Target } from './incoming.ts';
import type { Log } from './log.ts';
import { AS_TEXT, markup, sendReply, where } from './message.ts';

/** Milliseconds: work shorter than these shows nothing, or no placeholder; a chat action lasts five seconds. */
const ACTION_AFTER = 400;
const ACTION_EVERY = 4500;
const PLACEHOLDER_AFTER = 1500;

/** How the wait for one answer is shown. */
export interface Progress {
  /** A state of the work; best effort: only the newest is shown, at the pace the chat allows. */
  show(reply: Reply): void;
  /** Sends the answer and takes away what was shown for it. Undefined: there is none. Rejects if it can't be sent. */
  finish(reply: Reply | undefined): Promise<void>;
  /** Shows nothing more, whatever happened. */
  end(): void;
}

/**
 * Shows "typing" once the work takes a moment, then a placeholder message with the newest state, edited at most every `pace`
 * milliseconds (groups allow about 20 messages and edits a minute).
 */
export function progressOf(api: Api, target: Target, pace: number, log: Log): Progress {
  const startedAt = Date.now();
  let placeholder: number | undefined;
  let latest: Reply | undefined;
  let nextAt = startedAt + PLACEHOLDER_AFTER;
  let timer: NodeJS.Timeout | undefined;
  let posting: Promise<void> | undefined;
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
    if (ended || latest === undefined || timer !== undefined || posting !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        const reply = latest;
        latest = undefined;
        if (reply === undefined) return;
        posting = post(reply)
          .catch(failed)
          .then(() => {
            posting = undefined;
            nextAt = Date.now() + pace;
            schedule();
          });
      },
      Math.max(0, nextAt - Date.now()),
    );
  }

  async function post(reply: Reply): Promise<void> {
    const [text] = htmlPages(reply.text);
    if (text === undefined) return;
    const other = { ...AS_TEXT, ...markup(reply.buttons) };
    if (placeholder === undefined) {
      const sent = await api.sendMessage(target.chat, text, { ...other, ...where(target) });
      placeholder = sent.message_id;
    } else {
      await api.editMessageText(target.chat, placeholder, text, other);
    }
  }

  async function becomes(message: number, reply: Reply): Promise<boolean> {
    const pages = htmlPages(reply.text);
    const [text] = pages;
    if (text === undefined || pages.length > 1 || reply.picture !== undefined || reply.file !== undefined)
      return false;
    try {
      await api.editMessageText(target.chat, message, text, { ...AS_TEXT, ...markup(reply.buttons) });
      return true;
    } catch (error) {
      if (!(error instanceof GrammyError)) throw error;
      return /message is not modified/i.test(error.description);
    }
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
      if (reply !== undefined) {
        if (placeholder !== undefined && (await becomes(placeholder, reply))) return;
        await sendReply(api, target, reply);
      }
      if (placeholder !== undefined) await api.deleteMessage(target.chat, placeholder).catch(failed);
    },
  };
}
