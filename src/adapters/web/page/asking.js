/** @import {Acts, Button, Outcome, Words} from './types.ts' */
import { theme } from './frame.js';
import { contents } from './message.js';
import { waitingBubble } from './waiting.js';
import { kept, post } from './wire.js';

/** Milliseconds until the page says that an answer takes a while. */
const PATIENCE_MS = { line: 250, press: 700 };

/**
 * How the program is asked: `ask(path, body)` sends, and shows after a moment that it takes a while, with a way
 * to cancel, in a bubble in `log`.
 * @param {HTMLElement} log
 * @param {Words} words
 * @param {Acts} act
 * @param {{ atEnd: () => boolean, toTop: (element: HTMLElement) => void, notify: (sentence: string) => void }} frame
 */
export function asking(log, words, act, { atEnd, toTop, notify }) {
  /**
   * Cancel under an answer that is not the last word yet: that one then comes where the answer stands.
   * @param {Button} button
   */
  const stop = async (button) => {
    const body = { action: button.action, messageId: 'waiting' };
    /** @type {Outcome} */
    const answer = await post('/api/press', body, { progress: () => {} }).catch(() => ({
      error: words.offline ?? '',
    }));
    notify(answer.notice ?? answer.error ?? '');
  };
  /** @type {Acts} */
  const stopping = { ...act, press: (_, button) => void stop(button) };

  /**
   * @param {string} path
   * @param {object} body
   */
  return async (path, body) => {
    const abort = new AbortController();
    const isPress = path === '/api/press';
    // What was pressed stays where it is, whatever comes below it.
    let followed = !isPress;
    const bubble = waitingBubble(words, {
      cancel: () => abort.abort(),
      content: (reply) => {
        const buttons = reply.kind === 'interim' ? reply.buttons : [];
        return contents('', { ...kept(reply), buttons }, words, stopping);
      },
      shown: () => followed && toTop(bubble.element),
    });
    log.append(bubble.element);
    const timer = setTimeout(
      () => {
        followed = !isPress && atEnd();
        bubble.show();
      },
      PATIENCE_MS[isPress ? 'press' : 'line'],
    );
    const request = { signal: abort.signal, progress: bubble.progress };
    /** @type {Outcome} */
    const answer = await post(path, { ...body, theme: theme() }, request).catch(() =>
      abort.signal.aborted ? { notice: words.cancelled ?? '' } : { error: words.offline ?? '' },
    );
    clearTimeout(timer);
    return { answer, bubble };
  };
}
