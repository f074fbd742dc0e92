/** @import {Received, Words} from './types.ts' */
import { make, makeButton } from './dom.js';
import { forget } from './message.js';

/**
 * The bubble that stands for an answer on its way; hidden until `show`. `content(reply)` gives the elements that show a
 * reply of progress, `shown` is called whenever the bubble gets another shape.
 * @param {Words} words
 * @param {{ cancel: () => void, content: (reply: Received) => HTMLElement[], shown: () => void }} acts
 */
export function waitingBubble(words, { cancel, content, shown }) {
  const text = make('div', { className: 'text' }, words.working ?? '');
  const cancelRow = actionRow(words.cancel, cancel);
  const element = make('article', { className: 'message from-bot waiting', hidden: true }, text, cancelRow);
  /**
   * The picture of the answer that stands until the last word, and the elements that show that answer.
   * @type {string | undefined}
   */
  let url;
  /** @type {HTMLElement[]} */
  let standing = [];

  const show = () => {
    element.hidden = false;
    shown();
  };
  return {
    element,
    show,
    /**
     * An interim answer brings its own buttons; while its picture stays, only its words change.
     * @param {Received} reply
     */
    progress(reply) {
      const isAnswer = reply.kind === 'interim';
      if (isAnswer && standing.length > 0 && reply.picture?.url === url) {
        const [words] = content({ kind: 'interim', text: reply.text });
        standing = standing.map((part) => {
          if (words === undefined || part.className !== 'text') return part;
          part.replaceWith(words);
          return words;
        });
        return;
      }
      const parts = content(reply);
      forget(element);
      element.replaceChildren(...parts, ...(isAnswer ? [] : [cancelRow]));
      standing = isAnswer ? parts : [];
      url = reply.picture?.url;
      element.classList.toggle('answered', isAnswer);
      show();
      // The first answer is read out; its counters would be read out without end.
      if (isAnswer) element.ariaLive = 'off';
    },
    /**
     * The last word didn't come: says why, and offers to try again. An answer that stands stays.
     * @param {string} sentence
     * @param {() => void} again
     */
    fail(sentence, again) {
      element.classList.replace('waiting', 'failed');
      element.ariaLive = null;
      text.textContent = sentence;
      const retry = actionRow(words.retry, () => {
        forget(element);
        element.remove();
        again();
      });
      const kept = standing.filter(({ className }) => ['picture', 'text'].includes(className));
      for (const part of kept) part.classList.add('standing');
      element.replaceChildren(...kept, text, retry);
      show();
    },
    remove() {
      forget(element);
      element.remove();
    },
  };
}

/**
 * @param {string | undefined} label
 * @param {() => void} action
 */
const actionRow = (label = '', action) =>
  make('div', { className: 'choices' }, makeButton(action, {}, label));
