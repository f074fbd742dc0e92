import type { Button } from '../../../chat/reply.ts';
import { byId, makeButton, makeElement } from './base/dom.ts';
import type { FinalAnswer, Message, MessageActions, MessageContent, ReceivedReply } from './base/types.ts';
import { contentOf, fetchMenu, post, type RequestBody } from './base/wire.ts';
import { createBoards } from './board/boards.ts';
import { createAsker, createPressQueue } from './conversation/asking.ts';
import { createComposer } from './conversation/composer.ts';
import {
  chooseTheme,
  createScroller,
  createToaster,
  createViewer,
  currentTheme,
  setUpClearButton,
  translate,
} from './conversation/frame.ts';
import { openHistory } from './conversation/history.ts';
import { makeMessageElement, placeButtons, updateMessage, whenPainted } from './conversation/message.ts';
import { createPhotoPicker } from './conversation/photo.ts';

const UNDO_PREFIX = 'undo:';
/**
 * Commands that change the visitor's settings or games. A click writes them into the message field and
 * doesn't send them.
 */
const CHANGING_COMMAND_PATTERN = /^\/(move|settings) /;
/** In milliseconds. An unanswered press on a board is then treated as lost. */
const PRESS_TIMEOUT_MS = 15_000;

const logElement = byId('log', HTMLElement);
const menu = await fetchMenu();
const { words: pageTexts } = menu;
const history = await openHistory();
const scroller = createScroller();
const { atEnd: isAtEnd, toEnd: scrollToEnd, toTop: scrollToTop } = scroller;
const notify = createToaster();
const messages = new Map<Message['id'], Message>();
const queuePress = createPressQueue(pressButtonByKey);
const boards = createBoards(pageTexts, {
  press(action, agoMs) {
    const postOptions = { signal: AbortSignal.timeout(PRESS_TIMEOUT_MS), keepalive: true };
    return post('/api/press', { action, agoMs, theme: currentTheme() }, postOptions);
  },
  onChange: applyEdit,
  announce,
  notify,
});
const messageActions: MessageActions = {
  press(id, { action }, pressKey) {
    const isUndone = action?.startsWith(UNDO_PREFIX) && boards.takeBack(id);
    if (!isUndone) void queuePress(id, pressKey);
  },
  boardElement: boards.show,
  runCommand: sendOrWriteCommand,
  enlarge: createViewer(),
};
const askServer = createAsker(logElement, pageTexts, messageActions, {
  atEnd: isAtEnd,
  toTop: scrollToTop,
  notify,
});

/**
 * The visitor removed these messages with running games by "clear". The start screen offers to return to the
 * games.
 */
let clearedMessages: readonly Message[] = [];
for (const message of await history.readAll()) {
  if (message.isCleared) clearedMessages = [...clearedMessages, message];
  else showMessage(message);
}
showWelcome();
if (messages.size > 0) void whenPainted(logElement).then(scrollToEnd);
boards.refresh();
// In a page from the back/forward cache, the result of the last steps may be missing.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
const composer = createComposer(menu, (text) => void sendText(text, photos.take()));
const photos = createPhotoPicker(pageTexts, {
  onChange() {
    if (photos.isChosen() && composer.isEmpty()) composer.write('/solve ');
    composer.focus();
  },
  notify,
});
showExamples();
const hasKeyboard = matchMedia('(pointer: fine)').matches;
if (hasKeyboard) composer.focus();
logElement.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (!(target instanceof Element)) return;
  const isOnBoard = target.closest('.game') !== null;
  const id = target.closest('article')?.dataset.id ?? '';
  const isUndoKey = key === 'Backspace' || (key === 'z' && (event.ctrlKey || event.metaKey));
  if (isUndoKey && messages.get(id)?.game) {
    event.preventDefault();
    if (!boards.takeBack(id)) void queuePress(id, UNDO_PREFIX);
  }
  // Focus before the character is typed, so that `/` and further characters go into the field.
  if (isOnBoard && (key === 'Escape' || key === '/')) composer.focus();
  if (!isOnBoard) pressButtonOfKey(event, id);
});

// The browser fires `input` only when the visitor chooses a theme. If the program sets the theme, only
// `change` is fired, and nothing must be sent.
byId('theme', HTMLSelectElement).addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  const action = `settings:theme:${target.value || 'off'}`;
  const body = { action, theme: currentTheme() };
  post('/api/press', body, { keepalive: true }).catch(() => {});
});

addEventListener('hashchange', openLinkedGame);
openLinkedGame();

setUpClearButton(async () => {
  const runningMessages = [...messages.values()].filter(({ game }) => game?.state === 'running');
  clearedMessages = [
    ...clearedMessages,
    ...runningMessages.map((message) => ({ ...message, isCleared: true as const })),
  ];
  await history.clear();
  for (const message of clearedMessages) await history.put(message);
  messages.clear();
  boards.clear();
  logElement.replaceChildren();
  showExamples();
  showWelcome();
  scroller.removeAddedSpace();
  byId('scroll', HTMLElement).scrollTop = 0;
  notify(pageTexts.cleared);
  composer.focus();
});

/**
 * Opens the game or tour of a link, then removes it from the address: `?play=CODE`, `?knight=8x8-a1`,
 * `?daily`, `?daily=knight-41`. Earlier versions wrote links with `#`.
 */
function openLinkedGame(): void {
  const query = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  const [command, argument] = [...query].find(([name]) => ['play', 'knight', 'daily'].includes(name)) ?? [];
  if (command === undefined || argument === undefined || !/^[\w-]{0,200}$/.test(argument)) return;
  window.history.replaceState(null, '', location.pathname);
  const words = command === 'play' ? argument : argument.replaceAll('-', ' ').replaceAll('_', ':');
  const line = `/${command} ${words}`.trim();
  // A day's clock runs from the first look at the puzzle, so no link of another page may start it.
  if (command === 'daily') composer.write(line);
  else void sendText(line);
}

async function sendText(text: string, photo?: File): Promise<void> {
  await addMessage('you', { text: [{ text: photo ? `${text} (${photo.name})` : text }] });
  await askBot(text, photo);
}

async function askBot(text: string, photo?: File): Promise<void> {
  const { answer, bubble } = await postAndShowReply('/api/line', { text, ...(photo && { photo }) });
  if (answer.error) bubble.showFailure(answer.error, () => void askBot(text, photo));
  else bubble.remove();
}

/**
 * Sends a clicked command if it needs no further arguments and changes nothing. Otherwise writes it into the
 * message field.
 */
function sendOrWriteCommand(line: string): void {
  const isComplete = menu.commands.find(({ name }) => line === `/${name}`)?.bare ?? true;
  if (CHANGING_COMMAND_PATTERN.test(line)) composer.write(line);
  else if (isComplete) void sendText(line);
  else composer.write(`${line} `);
  composer.focus();
}

/** Presses the button of the message `id` whose keyboard shortcut is the pressed key. */
function pressButtonOfKey(event: KeyboardEvent, id: string): void {
  const placedButton = buttonsOf(id).find(({ button }) => button.key === event.key);
  if (placedButton === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  void queuePress(id, placedButton.pressKey);
}

const buttonsOf = (id: string) =>
  messages.get(id)?.buttons?.flatMap((group, index) => placeButtons(group, index).flat()) ?? [];

/**
 * Presses the button whose press key is `key`, or whose action begins with `key`. Resolves with false if
 * queued presses on the message must be dropped: the press failed, or its answer is a new message.
 */
function pressButtonByKey(id: string, key: string): Promise<boolean> {
  return boards.runChange(id, async () => {
    const placedButton = buttonsOf(id).find(
      ({ button, pressKey }) => pressKey === key || button.action?.startsWith(key),
    );
    return placedButton === undefined || pressButton(id, placedButton.button);
  });
}

async function pressButton(id: string, button: Button): Promise<boolean> {
  const element = elementOf(id);
  if (element === undefined) return false;
  element.ariaBusy = 'true';
  const { answer, bubble } = await postAndShowReply('/api/press', { action: button.action });
  bubble.remove();
  if (answer.error) notify(answer.error);
  if (answer.edit) await changeMessage(id, element, answer.edit, button.name ?? button.label);
  element.ariaBusy = null;
  return answer.error === undefined && answer.reply === undefined;
}

/** The answer to a press on a board replaces the content of the board's message. */
async function applyEdit(id: string, { edit }: FinalAnswer): Promise<void> {
  const element = elementOf(id);
  if (element && edit) await changeMessage(id, element, edit);
}

const elementOf = (id: string): HTMLElement | undefined =>
  logElement.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? undefined;

/** A reply replaces the waiting bubble. If the answer has a new theme or language, the page changes to it. */
async function postAndShowReply(path: string, body: RequestBody) {
  const { answer, bubble } = await askServer(path, body);
  const { chosen: newPreferences } = answer.edit ?? answer.reply ?? {};
  if (newPreferences) {
    chooseTheme(newPreferences.theme);
    if (newPreferences.language !== document.documentElement.lang) await changeLanguage();
  }
  if (answer.reply) await showReply(answer.reply, bubble.element);
  if (answer.notice) notify(answer.notice);
  return { answer, bubble };
}

/** Changes the whole page, including old messages. */
async function changeLanguage(): Promise<void> {
  const [newMenu] = await Promise.all([fetchMenu(), translate()]);
  Object.assign(pageTexts, newMenu.words);
  Object.assign(menu, { ...newMenu, words: pageTexts });
  showExamples();
  const updates = [...messages.values()].map(async (message) => {
    const element = elementOf(message.id);
    if (element) await updateMessage(element, message, pageTexts, messageActions, scroller);
  });
  await Promise.all(updates);
}

async function showReply(reply: ReceivedReply, bubble: HTMLElement): Promise<void> {
  const earlierMessageId = boards.messageIdOf(reply.game?.id);
  const element = await addMessage('bot', contentOf(reply), bubble);
  // If a game is shown again, its cleared message and its earlier message go, because each game has only one
  // board on the page.
  for (const { id, game } of clearedMessages) if (game?.id === reply.game?.id) await history.remove(id);
  clearedMessages = clearedMessages.filter(({ game }) => game?.id !== reply.game?.id);
  if (earlierMessageId !== undefined) {
    elementOf(earlierMessageId)?.remove();
    messages.delete(earlierMessageId);
    await history.remove(earlierMessageId);
  }
  // Focus the board only if the game is new and the field is idle. A visitor who types moves keeps the focus
  // in the field.
  if (reply.game && earlierMessageId === undefined && composer.isIdle())
    boards.focus(element.dataset.id ?? '');
  if (!reply.toShare) return;
  const replyText = reply.text.map(({ text }) => text).join('');
  const query = linkQueryOf(replyText);
  const address = query === undefined ? '' : `\n${location.origin}/${query}`;
  const copyPromise = navigator.clipboard?.writeText(replyText + address);
  await copyPromise?.then(
    () => notify(pageTexts.copied),
    () => {},
  );
}

/** The query of the link that opens a shared game: a board by its code, or the puzzle of that day. */
function linkQueryOf(sharedText: string): string | undefined {
  const [, code] = /\/play ([P-WY][0-9A-Za-z-]+)$/.exec(sharedText) ?? [];
  if (code !== undefined) return `?play=${code}`;
  const [, knight, dayNumber] = /^TileKnight (♞ )?(?:#|№ ?)(\d+)/u.exec(sharedText) ?? [];
  if (dayNumber === undefined) return undefined;
  return knight === undefined ? `?daily=${dayNumber}` : `?daily=knight-${dayNumber}`;
}

async function addMessage(
  from: Message['from'],
  content: MessageContent,
  bubble?: HTMLElement,
): Promise<HTMLElement> {
  const nowMs = Date.now();
  const id = `${nowMs.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  const message: Message = { id, at: nowMs, from, ...content };
  const element = makeMessageElement(message, pageTexts, messageActions);
  await whenPainted(element);
  const shouldScroll = from === 'you' || isAtEnd();
  messages.set(id, message);
  scroller.removeAddedSpace();
  if (bubble) bubble.replaceWith(element);
  else logElement.append(element);
  showWelcome();
  if (shouldScroll) scrollToTop(element);
  await history.put(message);
  return element;
}

function showMessage(message: Message): void {
  messages.set(message.id, message);
  logElement.append(makeMessageElement(message, pageTexts, messageActions));
}

/**
 * `buttonLabel`: label of the pressed button. If present, screen readers announce it and the new lines of
 * text.
 */
async function changeMessage(
  id: string,
  element: HTMLElement,
  edit: ReceivedReply,
  buttonLabel?: string,
): Promise<void> {
  const oldMessage = messages.get(id);
  if (oldMessage === undefined) return;
  const message = { ...oldMessage, ...contentOf(edit) };
  messages.set(id, message);
  element.ariaLive = 'off';
  await updateMessage(element, message, pageTexts, messageActions, scroller);
  const hasEnded = oldMessage.game?.state !== edit.game?.state;
  if (hasEnded) (element.querySelector('.game') ?? element).scrollIntoView({ block: 'nearest' });
  const oldLines = linesOf(oldMessage);
  const newLines = linesOf(message).filter((line) => !oldLines.includes(line));
  if (buttonLabel !== undefined) announce(joinSentences([buttonLabel, ...newLines]));
  else if (hasEnded) announce(joinSentences(newLines));
  await history.put(message);
}

const joinSentences = (lines: readonly string[]): string =>
  lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(' ');

function announce(sentence: string): void {
  byId('heard', HTMLElement).textContent = sentence;
}

function linesOf({ text }: MessageContent): readonly string[] {
  const joinedText = text.map((span) => span.text).join('');
  return joinedText.split('\n');
}

function showWelcome(): void {
  byId('welcome', HTMLElement).hidden = messages.size > 0;
  byId('clear', HTMLElement).hidden = messages.size === 0;
}

async function restoreMessage({ isCleared: _, ...message }: Message): Promise<void> {
  clearedMessages = clearedMessages.filter(({ id }) => id !== message.id);
  showMessage(message);
  showWelcome();
  showExamples();
  boards.refresh();
  boards.focus(message.id);
  await history.put(message);
}

/** Shows example commands, and the messages of running games that the visitor has cleared. */
function showExamples(): void {
  const gameElements = clearedMessages.map((message) =>
    makeExampleElement(pageTexts.back, linesOf(message)[0] ?? '', () => void restoreMessage(message)),
  );
  const exampleElements = menu.examples.map(({ title, line }) =>
    makeExampleElement(title, line, () => {
      void sendText(line);
      composer.focus();
    }),
  );
  byId('examples', HTMLElement).replaceChildren(...gameElements, ...exampleElements);
}

function makeExampleElement(title: string, line: string, open: () => void): HTMLElement {
  const children = [makeElement('b', {}, title), makeElement('code', {}, line)];
  return makeElement('li', {}, makeButton(open, { className: 'example' }, ...children));
}
