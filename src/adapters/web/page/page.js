/** @import {Acts, Button, Content, Message, Outcome, Received} from './types.ts' */
import { asking } from './asking.js';
import { boardsOf } from './board/boards.js';
import { composer } from './composer.js';
import { byId, make, makeButton } from './dom.js';
import { chooseTheme, clearButton, follower, theme, toaster, viewer } from './frame.js';
import { openHistory } from './history.js';
import { translate } from './language.js';
import { messageElement, painted, update } from './message.js';
import { photoPicker } from './photo.js';
import { pressQueue } from './presses.js';
import { kept, menu, post } from './wire.js';

/** What the action of the button begins with that takes a step back. */
const UNDO = 'undo:';
/** Commands that change what the visitor has: a click on an example of them only writes it. */
const CHANGING = /^\/(move|settings) /;
/** Milliseconds until a press on a board counts as lost. */
const PRESS_MS = 15_000;

const log = byId('log', HTMLElement);
const known = await menu();
const { words } = known;
const history = await openHistory();
const frame = follower();
const { atEnd, toEnd, toTop } = frame;
const notify = toaster();
/** @type {Map<string, Message>} */
const messages = new Map();
const press = pressQueue(pressed);
const boards = boardsOf(words, {
  press(messageId, action, agoMs) {
    const request = { signal: AbortSignal.timeout(PRESS_MS), keepalive: true, progress() {} };
    return post('/api/press', { action, messageId, agoMs, theme: theme() }, request);
  },
  changed,
  say: heard,
  notify,
});
/** @type {Acts} */
const act = {
  press(id, { action, label }) {
    const isBack = action?.startsWith(UNDO) && boards.takeBack(id);
    if (!isBack) void press(id, label);
  },
  board: boards.show,
  command,
  enlarge: viewer(),
};
const asked = asking(log, words, act, { atEnd, toTop, notify });

/**
 * Messages that were cleared, of games that were still running.
 * @type {Message[]}
 */
let cleared = [];
for (const message of await history.all()) {
  if (message.isCleared) cleared.push(message);
  else show(message);
}
showWelcome();
if (messages.size > 0) void painted(log).then(toEnd);
boards.refresh();
// A page that comes back as it was left doesn't know what has become of its last steps.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
const field = composer(known, (text) => void say(text, photos.take()));
const photos = photoPicker(words, {
  chosen() {
    if (photos.isChosen() && field.isEmpty()) field.write('/play 4x4');
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
  // What is typed then goes into the field.
  if (isOnBoard && (key === 'Escape' || key === '/')) field.focus();
  if (!isOnBoard) pressKeyed(event, id);
});

// `change` comes from the program's answers too, `input` from the visitor alone.
byId('theme', HTMLSelectElement).addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  const action = `settings:theme:${target.value || 'off'}`;
  const body = { action, messageId: 'theme', theme: theme() };
  void post('/api/press', body, { keepalive: true, progress() {} }).catch(() => {});
});

addEventListener('hashchange', openLinked);
openLinked();

clearButton(async () => {
  const running = [...messages.values()].filter(({ game }) => game?.state === 'running');
  cleared = [
    ...cleared,
    ...running.map((message) => ({ ...message, isCleared: /** @type {const} */ (true) })),
  ];
  await history.clear();
  for (const message of cleared) await history.put(message);
  messages.clear();
  boards.clear();
  log.replaceChildren();
  examples();
  showWelcome();
  frame.tighten();
  byId('scroll', HTMLElement).scrollTop = 0;
  notify(words.cleared ?? '');
  field.focus();
});

/** Asks what the page's address opens: `#play=CODE`, `#knight=8x8-a1`. The address forgets it, so that it is asked once. */
function openLinked() {
  const [, command, rest = ''] = /^#(play|knight)=([\w-]{1,200})$/.exec(location.hash) ?? [];
  if (command === undefined) return;
  window.history.replaceState(null, '', location.pathname);
  const words = command === 'play' ? rest : rest.replaceAll('-', ' ').replaceAll('_', ':');
  void say(`/${command} ${words}`);
}

/**
 * @param {string} text
 * @param {File} [photo]
 */
async function say(text, photo) {
  await add('you', { text: [{ text: photo ? `${text} (${photo.name})` : text }] });
  await ask(text, photo);
}

/**
 * @param {string} text
 * @param {File} [photo]
 */
async function ask(text, photo) {
  const { answer, bubble } = await exchange('/api/line', { text, ...(photo && { photo }) });
  if (answer.error) bubble.fail(answer.error, () => void ask(text, photo));
  else bubble.remove();
}

/**
 * A command in an answer was clicked: it is sent, or stands in the message field where it needs more than its name.
 * @param {string} line
 */
function command(line) {
  const bare = known.commands.find(({ name }) => line === `/${name}`)?.bare ?? true;
  if (CHANGING.test(line)) field.write(line);
  else if (bare) void say(line);
  else field.write(`${line} `);
  field.focus();
}

/**
 * Presses the button of the message that this key presses.
 * @param {KeyboardEvent} event
 * @param {string} id
 */
function pressKeyed(event, id) {
  const buttons = messages.get(id)?.buttons?.flatMap(({ rows }) => rows.flat()) ?? [];
  const button = buttons.find(({ key }) => key === event.key);
  if (button === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  void press(id, button.label);
}

/**
 * Presses the button that has this label by now, or an action that begins so, if there is one. False if no press
 * that waits may follow: it failed, or led to another message.
 * @param {string} id
 * @param {string} label
 */
function pressed(id, label) {
  return boards.change(id, async () => {
    const rows = messages.get(id)?.buttons?.flatMap(({ rows }) => rows) ?? [];
    const button = rows.flat().find(({ label: one, action }) => one === label || action?.startsWith(label));
    return button === undefined || pressButton(id, button);
  });
}

/**
 * @param {string} id
 * @param {Button} button
 */
async function pressButton(id, button) {
  const element = elementOf(id);
  if (element === undefined) return false;
  element.ariaBusy = 'true';
  const body = { action: button.action, messageId: id };
  const { answer, bubble } = await exchange('/api/press', body);
  bubble.remove();
  if (answer.error) notify(answer.error);
  if (answer.edit) await change(id, element, answer.edit, button.name ?? button.label);
  element.ariaBusy = null;
  return answer.error === undefined && answer.reply === undefined;
}

/**
 * What came of a press on a board.
 * @param {string} id
 * @param {Outcome} answer
 */
async function changed(id, { edit }) {
  const element = elementOf(id);
  if (element && edit) await change(id, element, edit);
}

/** @param {string} id */
function elementOf(id) {
  const element = log.querySelector(`[data-id="${id}"]`);
  return element instanceof HTMLElement ? element : undefined;
}

/**
 * Asks, and puts a reply where the bubble stands.
 * @param {string} path
 * @param {Record<string, unknown>} body
 */
async function exchange(path, body) {
  const { answer, bubble } = await asked(path, body);
  const { chosen } = answer.edit ?? answer.reply ?? {};
  if (chosen) {
    chooseTheme(chosen.theme);
    if (chosen.language !== document.documentElement.lang) await speakAnew();
  }
  if (answer.reply) await receive(answer.reply, bubble.element);
  if (answer.notice) notify(answer.notice);
  return { answer, bubble };
}

/** Says everything on the page in the language that the visitor has chosen by now. */
async function speakAnew() {
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

/**
 * @param {Received} reply
 * @param {HTMLElement} bubble
 */
async function receive(reply, bubble) {
  const before = boards.messageOf(reply.game?.id);
  const element = await add('bot', kept(reply), bubble);
  // A game stands on its newest message alone.
  for (const { id, game } of cleared) if (game?.id === reply.game?.id) await history.remove(id);
  cleared = cleared.filter(({ game }) => game?.id !== reply.game?.id);
  if (before !== undefined) {
    elementOf(before)?.remove();
    messages.delete(before);
    await history.remove(before);
  }
  // Who types moves goes on typing.
  if (reply.game && before === undefined && field.isIdle()) boards.focus(element.dataset.id ?? '');
  if (!reply.toShare) return;
  const said = reply.text.map(({ text }) => text).join('');
  const [, code] = /\/play ([P-WY][0-9A-Za-z-]+)$/.exec(said) ?? [];
  const link = code === undefined ? '' : `\n${location.origin}/#play=${code}`;
  const copied = navigator.clipboard?.writeText(said + link);
  await copied?.then(
    () => notify(words.copied ?? ''),
    () => {},
  );
}

/**
 * @param {Message['from']} from
 * @param {Content} content
 * @param {HTMLElement} [bubble]
 */
async function add(from, content, bubble) {
  const at = Date.now();
  /** @type {Message} */
  const message = {
    id: `${at.toString(36)}-${Math.random().toString(36).slice(2, 8)}`,
    at,
    from,
    ...content,
  };
  const element = messageElement(message, words, act);
  await painted(element);
  const followed = from === 'you' || atEnd();
  messages.set(message.id, message);
  frame.tighten();
  if (bubble) bubble.replaceWith(element);
  else log.append(element);
  showWelcome();
  if (followed) toTop(element);
  await history.put(message);
  return element;
}

/** @param {Message} message */
function show(message) {
  messages.set(message.id, message);
  log.append(messageElement(message, words, act));
}

/**
 * The message gets its new content. Who listens hears what was pressed and what is new, not all of the message again.
 * @param {string} id
 * @param {HTMLElement} element
 * @param {Received} edit
 * @param {string} [name] What was pressed, unless its board has said so.
 */
async function change(id, element, edit, name) {
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

/** @param {readonly string[]} lines */
const sentences = (lines) => lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(' ');

/**
 * Says it to those who listen.
 * @param {string} sentence
 */
function heard(sentence) {
  byId('heard', HTMLElement).textContent = sentence;
}

/** @param {Content} content */
function linesOf({ text }) {
  const words = text.map((span) => span.text).join('');
  return words.split('\n');
}

function showWelcome() {
  byId('welcome', HTMLElement).hidden = messages.size > 0;
  byId('clear', HTMLElement).hidden = messages.size === 0;
}

/**
 * Shows the board of a running game again that was cleared.
 * @param {Message} message
 */
async function goBack({ isCleared: _, ...message }) {
  cleared = cleared.filter(({ id }) => id !== message.id);
  show(message);
  showWelcome();
  examples();
  boards.refresh();
  boards.focus(message.id);
  await history.put(message);
}

/** What a first visitor may click, and games to go back to. */
function examples() {
  const games = cleared.map((message) => {
    const parts = [make('b', {}, words.back ?? ''), make('code', {}, linesOf(message)[0] ?? '')];
    const back = makeButton(() => void goBack(message), { className: 'example' }, ...parts);
    return make('li', {}, back);
  });
  const items = known.examples.map(({ title, line }) => {
    const send = () => {
      void say(line);
      field.focus();
    };
    const words = [make('b', {}, title), make('code', {}, line)];
    return make('li', {}, makeButton(send, { className: 'example' }, ...words));
  });
  byId('examples', HTMLElement).replaceChildren(...games, ...items);
}
