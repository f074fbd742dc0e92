/** @import {Acts, Button, Content, Message, Outcome, Received} from './types.ts' */
import { asking } from './asking.js';
import { boardsOf } from './board/boards.js';
import { composer } from './composer.js';
import { byId, make, makeButton } from './dom.js';
import { clearButton, follower, theme, toaster, viewer } from './frame.js';
import { openHistory } from './history.js';
import { messageElement, painted, update } from './message.js';
import { photoPicker } from './photo.js';
import { pressQueue } from './presses.js';
import { kept, menu, post } from './wire.js';

/** Milliseconds until it is said that an answer takes a while. */
const PATIENCE = { line: 250, press: 700 };
/** Milliseconds until a press on a board counts as lost. */
const PRESS_MS = 15_000;

const log = byId('log', HTMLElement);
const known = await menu();
const { words } = known;
const history = await openHistory();
const { atEnd, toEnd, toTop } = follower();
const notify = toaster();
/** @type {Map<string, Message>} */
const messages = new Map();
const press = pressQueue(pressed);
const boards = boardsOf(words, {
  press(messageId, action) {
    const request = { signal: AbortSignal.timeout(PRESS_MS), keepalive: true, progress() {} };
    return post('/api/press', { action, messageId, theme: theme() }, request);
  },
  changed,
  say: heard,
  notify,
});
/** @type {Acts} */
const act = {
  press: (id, button) => boards.takes(id, button) || void press(id, button.label),
  board: boards.show,
  command,
  enlarge: viewer(),
};
const asked = asking(log, words, act, { atEnd, toTop, notify });

for (const message of await history.all()) show(message);
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
  // What is typed then goes into the field.
  if (isOnBoard && (key === 'Escape' || key === '/')) field.focus();
  if (!isOnBoard) pressKeyed(event, target.closest('article'));
});

addEventListener('hashchange', openLinked);
openLinked();

clearButton(async () => {
  await history.clear();
  messages.clear();
  boards.clear();
  log.replaceChildren();
  showWelcome();
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
  const { answer, bubble } = await exchange('/api/line', { text, ...(photo && { photo }) }, PATIENCE.line);
  if (answer.error) bubble.fail(answer.error, () => void ask(text, photo));
  else bubble.remove();
}

/**
 * A command in an answer was clicked: it is sent, or stands in the message field where it needs more than its name.
 * @param {string} line
 */
function command(line) {
  const bare = known.commands.find(({ name }) => line === `/${name}`)?.bare ?? true;
  if (bare) void say(line);
  else field.write(`${line} `);
  field.focus();
}

/**
 * Presses the button of the message that this key presses.
 * @param {KeyboardEvent} event
 * @param {HTMLElement | null} element
 */
function pressKeyed(event, element) {
  const id = element?.dataset.id ?? '';
  const buttons = messages.get(id)?.buttons?.flatMap(({ rows }) => rows.flat()) ?? [];
  const button = buttons.find(({ key }) => key === event.key);
  if (button === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  void press(id, button.label);
}

/**
 * Presses the button that has this label by now, if there is one. False if no press that waits may follow: it failed, or led
 * to another message.
 * @param {string} id
 * @param {string} label
 */
function pressed(id, label) {
  return boards.change(id, async () => {
    const rows = messages.get(id)?.buttons?.flatMap(({ rows }) => rows) ?? [];
    const button = rows.flat().find((button) => button.label === label);
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
  const { answer, bubble } = await exchange('/api/press', body, PATIENCE.press);
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
 * @param {number} patience
 */
async function exchange(path, body, patience) {
  const { answer, bubble } = await asked(path, body, patience);
  if (answer.reply) await receive(answer.reply, bubble.element);
  if (answer.notice) notify(answer.notice);
  return { answer, bubble };
}

/**
 * @param {Received} reply
 * @param {HTMLElement} bubble
 */
async function receive(reply, bubble) {
  const before = boards.messageOf(reply.game?.id);
  const element = await add('bot', kept(reply), bubble);
  // A game stands on its newest message alone.
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
  await update(element, message, words, act);
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
const linesOf = ({ text }) =>
  text
    .map((span) => span.text)
    .join('')
    .split('\n');

function showWelcome() {
  byId('welcome', HTMLElement).hidden = messages.size > 0;
  byId('clear', HTMLElement).hidden = messages.size === 0;
}

function examples() {
  for (const { title, line } of known.examples) {
    const send = () => {
      void say(line);
      field.focus();
    };
    const words = [make('b', {}, title), make('code', {}, line)];
    byId('examples', HTMLElement).append(
      make('li', {}, makeButton(send, { className: 'example' }, ...words)),
    );
  }
}
