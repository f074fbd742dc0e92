import type { Button } from '../../../chat/reply.ts';
import { byId, make, makeButton } from './base/dom.ts';
import type { Acts, Content, Message, Outcome, Received } from './base/types.ts';
import { type Body, kept, menu, post } from './base/wire.ts';
import { boardsOf } from './board/boards.ts';
import { asking, pressQueue } from './conversation/asking.ts';
import { composer } from './conversation/composer.ts';
import {
  chooseTheme,
  clearButton,
  follower,
  theme,
  toaster,
  translate,
  viewer,
} from './conversation/frame.ts';
import { openHistory } from './conversation/history.ts';
import { messageElement, painted, update } from './conversation/message.ts';
import { photoPicker } from './conversation/photo.ts';

/** The prefix of the undo action. */
const UNDO = 'undo:';
/** Commands that change the visitor's settings or games. Examples of them are only written into the field. */
const CHANGING = /^\/(move|settings) /;
/** The time after which a press on a board counts as lost, in milliseconds. */
const PRESS_MS = 15_000;

const log = byId('log', HTMLElement);
const known = await menu();
const { words } = known;
const history = await openHistory();
const frame = follower();
const { atEnd, toEnd, toTop } = frame;
const notify = toaster();
const messages = new Map<Message['id'], Message>();
const press = pressQueue(pressed);
const boards = boardsOf(words, {
  press(action, agoMs) {
    const request = { signal: AbortSignal.timeout(PRESS_MS), keepalive: true };
    return post('/api/press', { action, agoMs, theme: theme() }, request);
  },
  changed,
  say: heard,
  notify,
});
const act: Acts = {
  press(id, { action, label }) {
    const isBack = action?.startsWith(UNDO) && boards.takeBack(id);
    if (!isBack) void press(id, label);
  },
  board: boards.show,
  command,
  enlarge: viewer(),
};
const asked = asking(log, words, act, { atEnd, toTop, notify });

/** Messages that the visitor cleared while their games were running. */
let cleared: readonly Message[] = [];
for (const message of await history.all()) {
  if (message.isCleared) cleared = [...cleared, message];
  else show(message);
}
showWelcome();
if (messages.size > 0) void painted(log).then(toEnd);
boards.refresh();
// A page from the browser's cache doesn't know the result of its last steps.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
const field = composer(known, (text) => void say(text, photos.take()));
const photos = photoPicker(words, {
  chosen() {
    if (photos.isChosen() && field.isEmpty()) field.write('/solve ');
    field.focus();
  },
  notify,
});
examples();
const hasKeyboard = matchMedia('(pointer: fine)').matches;
if (hasKeyboard) field.focus();
log.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (!(target instanceof Element)) return;
  const isOnBoard = target.closest('.game') !== null;
  const id = target.closest('article')?.dataset.id ?? '';
  const isTakenBack = key === 'Backspace' || (key === 'z' && (event.ctrlKey || event.metaKey));
  if (isTakenBack && messages.get(id)?.game) {
    event.preventDefault();
    if (!boards.takeBack(id)) void press(id, UNDO);
  }
  // Further keys go into the field.
  if (isOnBoard && (key === 'Escape' || key === '/')) field.focus();
  if (!isOnBoard) pressKeyed(event, id);
});

// The program sets values with `change`; only the visitor causes `input`.
byId('theme', HTMLSelectElement).addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  const action = `settings:theme:${target.value || 'off'}`;
  const body = { action, theme: theme() };
  post('/api/press', body, { keepalive: true }).catch(() => {});
});

addEventListener('hashchange', openLinked);
openLinked();

clearButton(async () => {
  const running = [...messages.values()].filter(({ game }) => game?.state === 'running');
  cleared = [...cleared, ...running.map((message) => ({ ...message, isCleared: true as const }))];
  await history.clear();
  for (const message of cleared) await history.put(message);
  messages.clear();
  boards.clear();
  log.replaceChildren();
  examples();
  showWelcome();
  frame.tighten();
  byId('scroll', HTMLElement).scrollTop = 0;
  notify(words.cleared);
  field.focus();
});

/**
 * Opens the game or tour of the page's address (`#play=CODE`, `#knight=8x8-a1`) and removes it from the
 * address.
 */
function openLinked(): void {
  const [, command, rest = ''] = /^#(play|knight)=([\w-]{1,200})$/.exec(location.hash) ?? [];
  if (command === undefined) return;
  window.history.replaceState(null, '', location.pathname);
  const words = command === 'play' ? rest : rest.replaceAll('-', ' ').replaceAll('_', ':');
  void say(`/${command} ${words}`);
}

async function say(text: string, photo?: File): Promise<void> {
  await add('you', { text: [{ text: photo ? `${text} (${photo.name})` : text }] });
  await ask(text, photo);
}

async function ask(text: string, photo?: File): Promise<void> {
  const { answer, bubble } = await exchange('/api/line', { text, ...(photo && { photo }) });
  if (answer.error) bubble.fail(answer.error, () => void ask(text, photo));
  else bubble.remove();
}

/**
 * Handles a click on a command in an answer: sends it, or writes it into the field if it needs more words.
 */
function command(line: string): void {
  const bare = known.commands.find(({ name }) => line === `/${name}`)?.bare ?? true;
  if (CHANGING.test(line)) field.write(line);
  else if (bare) void say(line);
  else field.write(`${line} `);
  field.focus();
}

/** Presses the button of the newest message that belongs to the pressed key. */
function pressKeyed(event: KeyboardEvent, id: string): void {
  const button = buttonsOf(id).find(({ key }) => key === event.key);
  if (button === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  void press(id, button.label);
}

const buttonsOf = (id: string): readonly Button[] =>
  messages.get(id)?.buttons?.flatMap(({ rows }) => rows.flat()) ?? [];

/**
 * Presses the button of the message `id` whose label is `label`, or whose action begins with `label`. Returns
 * false if waiting presses must not follow, because the press failed or another message answered it.
 */
function pressed(id: string, label: string): Promise<boolean> {
  return boards.change(id, async () => {
    const button = buttonsOf(id).find((one) => one.label === label || one.action?.startsWith(label));
    return button === undefined || pressButton(id, button);
  });
}

async function pressButton(id: string, button: Button): Promise<boolean> {
  const element = elementOf(id);
  if (element === undefined) return false;
  element.ariaBusy = 'true';
  const { answer, bubble } = await exchange('/api/press', { action: button.action });
  bubble.remove();
  if (answer.error) notify(answer.error);
  if (answer.edit) await change(id, element, answer.edit, button.name ?? button.label);
  element.ariaBusy = null;
  return answer.error === undefined && answer.reply === undefined;
}

/** Shows the answer to a press on a board. */
async function changed(id: string, { edit }: Outcome): Promise<void> {
  const element = elementOf(id);
  if (element && edit) await change(id, element, edit);
}

const elementOf = (id: string): HTMLElement | undefined =>
  log.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? undefined;

/** Sends a request and puts the reply in the place of the bubble. */
async function exchange(path: string, body: Body) {
  const { answer, bubble } = await asked(path, body);
  const { chosen } = answer.edit ?? answer.reply ?? {};
  if (chosen) {
    chooseTheme(chosen.theme);
    if (chosen.language !== document.documentElement.lang) await changeLanguage();
  }
  if (answer.reply) await receive(answer.reply, bubble.element);
  if (answer.notice) notify(answer.notice);
  return { answer, bubble };
}

/** Shows the whole page in the visitor's language. */
async function changeLanguage(): Promise<void> {
  const [menuNow] = await Promise.all([menu(), translate()]);
  Object.assign(words, menuNow.words);
  Object.assign(known, { ...menuNow, words });
  examples();
  const all = [...messages.values()].map(async (message) => {
    const element = elementOf(message.id);
    if (element) await update(element, message, words, act, frame);
  });
  await Promise.all(all);
}

async function receive(reply: Received, bubble: HTMLElement): Promise<void> {
  const before = boards.messageOf(reply.game?.id);
  const element = await add('bot', kept(reply), bubble);
  // Only the newest message of a game shows its board.
  for (const { id, game } of cleared) if (game?.id === reply.game?.id) await history.remove(id);
  cleared = cleared.filter(({ game }) => game?.id !== reply.game?.id);
  if (before !== undefined) {
    elementOf(before)?.remove();
    messages.delete(before);
    await history.remove(before);
  }
  // Keeps the focus in the field while the visitor types moves.
  if (reply.game && before === undefined && field.isIdle()) boards.focus(element.dataset.id ?? '');
  if (!reply.toShare) return;
  const said = reply.text.map(({ text }) => text).join('');
  const [, code] = /\/play ([P-WY][0-9A-Za-z-]+)$/.exec(said) ?? [];
  const link = code === undefined ? '' : `\n${location.origin}/#play=${code}`;
  const copied = navigator.clipboard?.writeText(said + link);
  await copied?.then(
    () => notify(words.copied),
    () => {},
  );
}

async function add(from: Message['from'], content: Content, bubble?: HTMLElement): Promise<HTMLElement> {
  const at = Date.now();
  const id = `${at.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  const message: Message = { id, at, from, ...content };
  const element = messageElement(message, words, act);
  await painted(element);
  const followed = from === 'you' || atEnd();
  messages.set(id, message);
  frame.tighten();
  if (bubble) bubble.replaceWith(element);
  else log.append(element);
  showWelcome();
  if (followed) toTop(element);
  await history.put(message);
  return element;
}

function show(message: Message): void {
  messages.set(message.id, message);
  log.append(messageElement(message, words, act));
}

/**
 * Replaces the content of a message. Screen readers hear `name`, the label of the pressed button, and the new
 * lines.
 */
async function change(id: string, element: HTMLElement, edit: Received, name?: string): Promise<void> {
  const before = messages.get(id);
  if (before === undefined) return;
  const message = { ...before, ...kept(edit) };
  messages.set(id, message);
  element.ariaLive = 'off';
  await update(element, message, words, act, frame);
  const hasEnded = before.game?.state !== edit.game?.state;
  if (hasEnded) element.scrollIntoView({ block: 'nearest' });
  const old = linesOf(before);
  const news = linesOf(message).filter((line) => !old.includes(line));
  if (name !== undefined) heard(sentences([name, ...news]));
  else if (hasEnded) heard(sentences(news));
  await history.put(message);
}

const sentences = (lines: readonly string[]): string =>
  lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(' ');

/** Announces a sentence to screen readers. */
function heard(sentence: string): void {
  byId('heard', HTMLElement).textContent = sentence;
}

function linesOf({ text }: Content): readonly string[] {
  const words = text.map((span) => span.text).join('');
  return words.split('\n');
}

function showWelcome(): void {
  byId('welcome', HTMLElement).hidden = messages.size > 0;
  byId('clear', HTMLElement).hidden = messages.size === 0;
}

/** Shows a cleared board of a running game again. */
async function goBack({ isCleared: _, ...message }: Message): Promise<void> {
  cleared = cleared.filter(({ id }) => id !== message.id);
  show(message);
  showWelcome();
  examples();
  boards.refresh();
  boards.focus(message.id);
  await history.put(message);
}

/** Shows examples to a first visitor, and running games. */
function examples(): void {
  const games = cleared.map((message) =>
    exampleElement(words.back, linesOf(message)[0] ?? '', () => void goBack(message)),
  );
  const lines = known.examples.map(({ title, line }) =>
    exampleElement(title, line, () => {
      void say(line);
      field.focus();
    }),
  );
  byId('examples', HTMLElement).replaceChildren(...games, ...lines);
}

function exampleElement(title: string, line: string, open: () => void): HTMLElement {
  const parts = [make('b', {}, title), make('code', {}, line)];
  return make('li', {}, makeButton(open, { className: 'example' }, ...parts));
}
