import type { Button } from '../../../../chat/reply.ts';
import { makeButton, makeElement } from '../base/dom.ts';
import type { FinalAnswer, MessageActions, PageTexts, ReceivedReply } from '../base/types.ts';
import { type Body, contentOf, post } from '../base/wire.ts';
import { currentTheme, type Follower } from './frame.ts';
import { contentElements, releasePictures } from './message.ts';

/**
 * Delay in milliseconds before the page shows that it waits for an answer. `line`: delay for messages.
 * `press`: delay for buttons.
 */
const SHOW_WAITING_AFTER_MS = { line: 250, press: 700 };

interface AskerFrame extends Pick<Follower, 'atEnd' | 'toTop'> {
  notify(sentence: string): void;
}

/**
 * Returns a function that posts a request. If the answer doesn't come soon, the function shows a waiting
 * bubble in `logElement`, with a button to cancel.
 */
export function createAsker(
  logElement: HTMLElement,
  words: PageTexts,
  actions: MessageActions,
  { atEnd, toTop, notify }: AskerFrame,
) {
  const offlineAnswer = (): FinalAnswer => ({ error: words.offline });
  /**
   * Stops the search that sends an interim answer by pressing the answer's button. The final reply then
   * replaces the interim answer.
   */
  const stop = async ({ action }: Button) => {
    const answer = await post('/api/press', { action }).catch(offlineAnswer);
    notify(answer.notice ?? answer.error ?? '');
  };
  const interimActions: MessageActions = { ...actions, press: (_, button) => void stop(button) };

  return async (path: string, body: Body) => {
    const abort = new AbortController();
    const isPress = path === '/api/press';
    // Whether to scroll to the bubble. False after a press, because the pressed button must stay where it is.
    let shouldScroll = !isPress;
    const bubble = createWaitingBubble(words, {
      cancel: () => abort.abort(),
      content: (reply) => {
        const buttons = reply.kind === 'interim' ? reply.buttons : [];
        return contentElements('', { ...contentOf(reply), buttons }, words, interimActions);
      },
      onChange: () => shouldScroll && toTop(bubble.element),
    });
    logElement.append(bubble.element);
    const timer = setTimeout(
      () => {
        shouldScroll = !isPress && atEnd();
        bubble.show();
      },
      SHOW_WAITING_AFTER_MS[isPress ? 'press' : 'line'],
    );
    const request = { signal: abort.signal, progress: bubble.progress };
    const answer: FinalAnswer = await post(path, { ...body, theme: currentTheme() }, request).catch(() =>
      abort.signal.aborted ? { notice: words.cancelled } : offlineAnswer(),
    );
    clearTimeout(timer);
    return { answer, bubble };
  };
}

interface BubbleCallbacks {
  cancel(): void;
  /** Makes the elements of a progress reply. */
  content(reply: ReceivedReply): HTMLElement[];
  /** Called whenever the bubble appears or its content changes. */
  onChange(): void;
}

/**
 * Creates the bubble that the page shows until the answer comes. The bubble is hidden until `show` is called.
 */
function createWaitingBubble(words: PageTexts, { cancel, content, onChange: notifyChange }: BubbleCallbacks) {
  const text = makeElement('div', { className: 'text' }, words.working);
  const cancelRow = createActionRow(words.cancel, cancel);
  const element = makeElement(
    'article',
    { className: 'message from-bot waiting', hidden: true },
    text,
    cancelRow,
  );
  /** URL of the interim answer's picture. */
  let url: string | undefined;
  let interimElements: readonly HTMLElement[] = [];

  const show = () => {
    element.hidden = false;
    notifyChange();
  };
  const remove = () => {
    releasePictures(element);
    element.remove();
  };
  return {
    element,
    show,
    remove,
    /**
     * Shows a progress reply. If an interim answer comes with the same picture as before, only its text is
     * replaced.
     */
    progress(reply: ReceivedReply) {
      const isAnswer = reply.kind === 'interim';
      if (isAnswer && interimElements.length > 0 && reply.picture?.url === url) {
        const [textElement] = content({ kind: 'interim', text: reply.text });
        interimElements = interimElements.map((part) => {
          if (textElement === undefined || part.className !== 'text') return part;
          part.replaceWith(textElement);
          return textElement;
        });
        return;
      }
      const elements = content(reply);
      releasePictures(element);
      element.replaceChildren(...elements, ...(isAnswer ? [] : [cancelRow]));
      interimElements = isAnswer ? elements : [];
      url = reply.picture?.url;
      element.classList.toggle('answered', isAnswer);
      show();
      // Screen readers announce only the first interim answer, because its counters change all the time.
      if (isAnswer) element.ariaLive = 'off';
    },
    /**
     * Shows why there is no final reply, and a button to try again. The text and picture of an interim answer
     * stay.
     */
    fail(sentence: string, tryAgain: () => void) {
      element.classList.replace('waiting', 'failed');
      element.ariaLive = null;
      text.textContent = sentence;
      const retryRow = createActionRow(words.retry, () => {
        remove();
        tryAgain();
      });
      const keptElements = interimElements.filter(({ className }) => ['picture', 'text'].includes(className));
      for (const part of keptElements) part.classList.add('standing');
      element.replaceChildren(...keptElements, text, retryRow);
      show();
    },
  };
}

const createActionRow = (label: string, action: () => void): HTMLElement =>
  makeElement('div', { className: 'choices' }, makeButton(action, {}, label));

/**
 * Maximum number of queued presses for each message. Further presses are ignored. Visitors hardly ever make
 * more presses before the answers come.
 */
const MAX_PRESSES = 50;

/**
 * Queues presses on a message while an earlier press has no answer. A queued press is identified by its
 * label, because the answer may replace the button by a new one with the same label. `press`: presses the
 * button. It resolves with false if the queued presses must be dropped.
 */
export function createPressQueue(press: (id: string, label: string) => Promise<boolean>) {
  /**
   * Key: id of a message. Value: labels of the pressed buttons. The first press is being answered, the others
   * wait.
   */
  const queues = new Map<string, string[]>();
  return async (id: string, label: string): Promise<void> => {
    const existingQueue = queues.get(id);
    if (existingQueue !== undefined) {
      if (existingQueue.length < MAX_PRESSES) existingQueue.push(label);
      return;
    }
    const queue = [label];
    queues.set(id, queue);
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const mayContinue = await press(id, next);
      queue.splice(0, mayContinue ? 1 : queue.length);
    }
    queues.delete(id);
  };
}
