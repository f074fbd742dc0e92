import type { Button } from '../../../../chat/reply.ts';
import { make, makeButton } from '../base/dom.ts';
import type { Acts, Outcome, Received, Words } from '../base/types.ts';
import { type Body, kept, post } from '../base/wire.ts';
import { type Follower, theme } from './frame.ts';
import { contents, forget } from './message.ts';

/** The delay before the page says that an answer takes a while, in milliseconds. */
const PATIENCE_MS = { line: 250, press: 700 };

interface AskingFrame extends Pick<Follower, 'atEnd' | 'toTop'> {
  notify(sentence: string): void;
}

/**
 * Returns a function that posts `body`. After a moment a bubble in `log` says that it takes a while and
 * offers to cancel.
 */
export function asking(log: HTMLElement, words: Words, act: Acts, { atEnd, toTop, notify }: AskingFrame) {
  const offline = (): Outcome => ({ error: words.offline });
  /** Cancels the search behind an interim answer; the final reply then replaces it. */
  const stop = async ({ action }: Button) => {
    const answer = await post('/api/press', { action }).catch(offline);
    notify(answer.notice ?? answer.error ?? '');
  };
  const stopping: Acts = { ...act, press: (_, button) => void stop(button) };

  return async (path: string, body: Body) => {
    const abort = new AbortController();
    const isPress = path === '/api/press';
    // Keeps the pressed button in its place when content is added below.
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
    const answer: Outcome = await post(path, { ...body, theme: theme() }, request).catch(() =>
      abort.signal.aborted ? { notice: words.cancelled } : offline(),
    );
    clearTimeout(timer);
    return { answer, bubble };
  };
}

interface BubbleActs {
  cancel(): void;
  /** Makes the elements of a progress reply. */
  content(reply: Received): HTMLElement[];
  /** Called whenever the bubble changes its size. */
  shown(): void;
}

/** The placeholder of an answer that is under way. Hidden until `show`. */
function waitingBubble(words: Words, { cancel, content, shown }: BubbleActs) {
  const text = make('div', { className: 'text' }, words.working);
  const cancelRow = actionRow(words.cancel, cancel);
  const element = make('article', { className: 'message from-bot waiting', hidden: true }, text, cancelRow);
  /** The picture of the interim answer, and its elements. */
  let url: string | undefined;
  let standing: readonly HTMLElement[] = [];

  const show = () => {
    element.hidden = false;
    shown();
  };
  const remove = () => {
    forget(element);
    element.remove();
  };
  return {
    element,
    show,
    remove,
    /** Shows an interim answer with its buttons. If its picture is the same, only the words change. */
    progress(reply: Received) {
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
      // Screen readers hear the first progress only; counters would never end.
      if (isAnswer) element.ariaLive = 'off';
    },
    /** Shows why the final reply is missing, and offers to try again. An interim answer stays. */
    fail(sentence: string, again: () => void) {
      element.classList.replace('waiting', 'failed');
      element.ariaLive = null;
      text.textContent = sentence;
      const retry = actionRow(words.retry, () => {
        remove();
        again();
      });
      const kept = standing.filter(({ className }) => ['picture', 'text'].includes(className));
      for (const part of kept) part.classList.add('standing');
      element.replaceChildren(...kept, text, retry);
      show();
    },
  };
}

const actionRow = (label: string, action: () => void): HTMLElement =>
  make('div', { className: 'choices' }, makeButton(action, {}, label));

/** The number of presses that may wait: more than a visitor makes before the answers come. */
const MAX_PRESSES = 50;

/**
 * Queues presses that come faster than their answers. When its turn comes, a press uses the button that then
 * has the same label. `press` presses the button and returns whether waiting presses may follow.
 */
export function pressQueue(press: (id: string, label: string) => Promise<boolean>) {
  /** The pressed labels by the id of their message; the first is under way. */
  const queues = new Map<string, string[]>();
  return async (id: string, label: string): Promise<void> => {
    const waiting = queues.get(id);
    if (waiting !== undefined) {
      if (waiting.length < MAX_PRESSES) waiting.push(label);
      return;
    }
    const queue = [label];
    queues.set(id, queue);
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const goesOn = await press(id, next);
      queue.splice(0, goesOn ? 1 : queue.length);
    }
    queues.delete(id);
  };
}
