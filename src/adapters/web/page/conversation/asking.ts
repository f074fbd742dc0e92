import type { Button } from '../../../../chat/reply.ts';
import { makeButton, makeElement } from '../base/dom.ts';
import type { FinalAnswer, MessageActions, PageTexts, ReceivedReply } from '../base/types.ts';
import { contentOf, post, type RequestBody } from '../base/wire.ts';
import { currentTheme, type Scroller } from './frame.ts';
import { makeContentElements, releasePictures } from './message.ts';

/** In milliseconds, before the page shows that it waits. `line`: for messages. `press`: for buttons. */
const SHOW_WAITING_AFTER_MS = { line: 250, press: 700 };

interface AskerFrame extends Pick<Scroller, 'atEnd' | 'toTop'> {
  /** Shows a sentence on the page for some seconds. */
  notify(sentence: string): void;
}

/**
 * If the answer doesn't come soon, the returned function shows a waiting bubble in `logElement`, with a
 * button to cancel.
 */
export function createAsker(
  logElement: HTMLElement,
  pageTexts: PageTexts,
  actions: MessageActions,
  { atEnd: isAtEnd, toTop: scrollToTop, notify }: AskerFrame,
) {
  const offlineAnswer = (): FinalAnswer => ({ error: pageTexts.offline });
  /** Presses the interim answer's button. The final reply then replaces the interim answer. */
  const stopSearch = async ({ action }: Button) => {
    const answer = await post('/api/press', { action }).catch(offlineAnswer);
    notify(answer.notice ?? answer.error ?? '');
  };
  const interimActions: MessageActions = { ...actions, press: (_, button) => void stopSearch(button) };

  return async (path: string, body: RequestBody) => {
    const abortController = new AbortController();
    const isPress = path === '/api/press';
    // False after a press, because the pressed button must stay where it is.
    let shouldScroll = !isPress;
    const bubble = createWaitingBubble(pageTexts, {
      cancel: () => abortController.abort(),
      makeContent: (reply) => {
        const buttons = reply.kind === 'interim' ? reply.buttons : [];
        return makeContentElements('', { ...contentOf(reply), buttons }, pageTexts, interimActions);
      },
      onChange: () => shouldScroll && scrollToTop(bubble.element),
    });
    logElement.append(bubble.element);
    const showTimer = setTimeout(
      () => {
        shouldScroll = !isPress && isAtEnd();
        bubble.show();
      },
      SHOW_WAITING_AFTER_MS[isPress ? 'press' : 'line'],
    );
    const postOptions = { signal: abortController.signal, progress: bubble.progress };
    const answer: FinalAnswer = await post(path, { ...body, theme: currentTheme() }, postOptions).catch(() =>
      abortController.signal.aborted ? { notice: pageTexts.cancelled } : offlineAnswer(),
    );
    clearTimeout(showTimer);
    return { answer, bubble };
  };
}

interface BubbleCallbacks {
  cancel(): void;
  makeContent(reply: ReceivedReply): HTMLElement[];
  onChange(): void;
}

/** The bubble is hidden until `show` is called. */
function createWaitingBubble(
  pageTexts: PageTexts,
  { cancel, makeContent, onChange: notifyChange }: BubbleCallbacks,
) {
  const statusElement = makeElement('div', { className: 'text' }, pageTexts.working);
  const cancelRow = createActionRow(pageTexts.cancel, cancel);
  const element = makeElement(
    'article',
    { className: 'message from-bot waiting', hidden: true },
    statusElement,
    cancelRow,
  );
  let interimPictureUrl: string | undefined;
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
    /** If an interim answer comes with the same picture as before, only its text is replaced. */
    progress(reply: ReceivedReply) {
      const isInterimAnswer = reply.kind === 'interim';
      if (isInterimAnswer && interimElements.length > 0 && reply.picture?.url === interimPictureUrl) {
        const [textElement] = makeContent({ kind: 'interim', text: reply.text });
        interimElements = interimElements.map((interimElement) => {
          if (textElement === undefined || interimElement.className !== 'text') return interimElement;
          interimElement.replaceWith(textElement);
          return textElement;
        });
        return;
      }
      const elements = makeContent(reply);
      releasePictures(element);
      element.replaceChildren(...elements, ...(isInterimAnswer ? [] : [cancelRow]));
      interimElements = isInterimAnswer ? elements : [];
      interimPictureUrl = reply.picture?.url;
      element.classList.toggle('answered', isInterimAnswer);
      show();
      // Screen readers announce only the first interim answer, because its counters change all the time.
      if (isInterimAnswer) element.ariaLive = 'off';
    },
    /**
     * Shows why there is no final reply, and a button to try again. The text and picture of an interim answer
     * stay.
     */
    showFailure(sentence: string, tryAgain: () => void) {
      element.classList.replace('waiting', 'failed');
      element.ariaLive = null;
      statusElement.textContent = sentence;
      const retryRow = createActionRow(pageTexts.retry, () => {
        remove();
        tryAgain();
      });
      const keptElements = interimElements.filter(({ className }) => ['picture', 'text'].includes(className));
      for (const keptElement of keptElements) keptElement.classList.add('standing');
      element.replaceChildren(...keptElements, statusElement, retryRow);
      show();
    },
  };
}

const createActionRow = (label: string, onPress: () => void): HTMLElement =>
  makeElement('div', { className: 'choices' }, makeButton(onPress, {}, label));

/**
 * Limit for each message. Further presses are ignored. Visitors hardly ever make more before the answers
 * come.
 */
const MAX_QUEUED_PRESSES = 50;

/**
 * Queues presses on a message while an earlier press has no answer. A press key identifies a queued press,
 * because the answer may replace the button by a new one with the same key. `press`: resolves with false if
 * the queued presses must be dropped.
 */
export function createPressQueue(press: (id: string, pressKey: string) => Promise<boolean>) {
  /**
   * Key: id of a message. Value: press keys of the pressed buttons. The first press is being answered, the
   * others wait.
   */
  const keysByMessage = new Map<string, string[]>();
  return async (id: string, pressKey: string): Promise<void> => {
    const existingQueue = keysByMessage.get(id);
    if (existingQueue !== undefined) {
      if (existingQueue.length < MAX_QUEUED_PRESSES) existingQueue.push(pressKey);
      return;
    }
    const queue = [pressKey];
    keysByMessage.set(id, queue);
    for (let nextKey = queue[0]; nextKey !== undefined; nextKey = queue[0]) {
      const mayContinue = await press(id, nextKey);
      queue.splice(0, mayContinue ? 1 : queue.length);
    }
    keysByMessage.delete(id);
  };
}
