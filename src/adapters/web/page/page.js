import { composer } from './composer.js';
import { openHistory } from './history.js';
import { messageElement, update } from './message.js';
import { kept, menu, post } from './wire.js';

const byId = (id) => document.getElementById(id);
const [log, scroll, welcome, toast] = ['log', 'scroll', 'welcome', 'toast'].map(byId);

const known = await menu();
const { words } = known;
const history = await openHistory();
const act = { press, enlarge };
/** Presses that wait for the one before on the same message, by the message's id. */
const waiting = new Map();

for (const message of await history.all()) log.append(messageElement(message, words, act));
showWelcome();
const field = composer(known, say);
const pointerIsFine = matchMedia('(pointer: fine)').matches;
if (pointerIsFine) field.focus();
toEnd();

async function say(text) {
  add({ from: 'you', text: [{ text }] });
  const answer = await ask('/api/line', { text }, 250);
  if (answer?.reply) answer.place(answer.reply);
  else if (answer?.error) answer.fail(answer.error, () => say(text));
}

/** Buttons that one taps quickly (tiles, ◀ ▶) queue up: the next press looks for its label on the new board. */
async function press(message, button) {
  const queue = waiting.get(message.id);
  if (queue !== undefined) {
    if ([...button.label].length <= 2 && queue.length < 8) queue.push(button.label);
    return;
  }
  waiting.set(message.id, []);
  const element = log.querySelector(`[data-id="${message.id}"]`);
  element.setAttribute('aria-busy', 'true');
  const answer = await ask('/api/press', { action: button.action, messageId: message.id }, 700);
  element.removeAttribute('aria-busy');
  if (answer?.edit) {
    for (const part of ['text', 'picture', 'buttons', 'file']) delete message[part];
    Object.assign(message, kept(answer.edit));
    const followed = atEnd();
    await update(element, message, words, act);
    if (followed) toEnd();
    void history.put(message);
  }
  if (answer?.reply) answer.place(answer.reply);
  if (answer?.notice ?? answer?.error) notify(answer.notice ?? answer.error);
  const labels = waiting.get(message.id);
  waiting.delete(message.id);
  pressNext(message, labels);
}

function pressNext(message, [label, ...rest]) {
  const next = (message.buttons ?? []).flat().find((button) => button.label === label);
  if (next === undefined) return;
  void press(message, next);
  waiting.get(message.id).push(...rest);
}

/**
 * Asks, and shows after `patience` milliseconds that it takes a while, with a way to cancel. Undefined: cancelled.
 * The answer's `place` puts a reply, its `fail` an error where the waiting was.
 */
async function ask(path, body, patience) {
  const abort = new AbortController();
  const place = waitingElement(() => abort.abort());
  log.append(place.element);
  const timer = setTimeout(() => place.show(), patience);
  try {
    const answer = await post(path, body, {
      signal: abort.signal,
      progress: (reply) => place.progress(reply),
    });
    return {
      ...answer,
      place: (reply) => add({ from: 'bot', ...kept(reply) }, place.element),
      fail: place.fail,
    };
  } catch {
    if (abort.signal.aborted) notify(words.cancelled);
    else return { error: words.offline, place: () => {}, fail: place.fail };
  } finally {
    clearTimeout(timer);
    if (!place.failed()) queueMicrotask(() => setTimeout(() => place.failed() || place.element.remove()));
  }
}

/** The bubble that stands for an answer on its way. */
function waitingElement(cancel) {
  const element = document.createElement('article');
  element.className = 'message from-bot waiting';
  element.hidden = true;
  let failed = false;
  const button = actionButton(words.cancel, cancel);
  const dots = Object.assign(document.createElement('div'), {
    className: 'text',
    textContent: words.working,
  });
  element.append(dots, button);
  const show = () => {
    const followed = atEnd();
    element.hidden = false;
    if (followed) toEnd();
  };
  return {
    element,
    show,
    failed: () => failed,
    progress(reply) {
      const shown = messageElement({ id: 'progress', from: 'bot', ...kept(reply), buttons: [] }, words, act);
      element.replaceChildren(...shown.childNodes, button);
      show();
    },
    fail(sentence, again) {
      failed = true;
      element.classList.replace('waiting', 'failed');
      dots.textContent = sentence;
      element.replaceChildren(
        dots,
        actionButton(words.retry, () => {
          element.remove();
          again();
        }),
      );
      show();
    },
  };
}

function actionButton(label, action) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  button.addEventListener('click', action);
  const row = document.createElement('div');
  row.className = 'choices';
  row.append(button);
  return row;
}

function add(content, before = null) {
  const at = Date.now();
  const message = { id: `${at.toString(36)}-${Math.random().toString(36).slice(2, 8)}`, at, ...content };
  const followed = message.from === 'you' || atEnd();
  const element = messageElement(message, words, act);
  log.insertBefore(element, before);
  showWelcome();
  if (followed) toEnd();
  void history.put(message);
}

function showWelcome() {
  welcome.hidden = log.childElementCount > 0;
  byId('clear').hidden = !welcome.hidden;
}

for (const { title, line } of known.examples) {
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  const [name, sample] = ['b', 'code'].map((tag) => document.createElement(tag));
  name.textContent = title;
  sample.textContent = line;
  button.append(name, sample);
  button.addEventListener('click', () => {
    void say(line);
    if (pointerIsFine) field.focus();
  });
  byId('examples').append(Object.assign(document.createElement('li'), {}));
  byId('examples').lastChild.append(button);
}

let hideToast;
function notify(sentence) {
  toast.textContent = sentence;
  toast.classList.add('shown');
  clearTimeout(hideToast);
  hideToast = setTimeout(() => toast.classList.remove('shown'), 4000 + sentence.length * 30);
}

function enlarge(img) {
  const big = byId('viewer').querySelector('img');
  big.src = img.src;
  big.alt = img.alt;
  byId('viewer').showModal();
}
byId('viewer').addEventListener('click', () => byId('viewer').close());

byId('clear').addEventListener('click', () => byId('confirm').showModal());
byId('confirm').addEventListener('close', async () => {
  if (byId('confirm').returnValue !== 'remove') return;
  byId('confirm').returnValue = '';
  await history.clear();
  log.replaceChildren();
  showWelcome();
  notify(words.cleared);
  field.focus();
});

function atEnd() {
  return scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 120;
}
function toEnd() {
  scroll.scrollTop = scroll.scrollHeight;
}
scroll.addEventListener('scroll', () => {
  byId('latest').hidden = atEnd();
});
byId('latest').addEventListener('click', toEnd);

const root = document.documentElement;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const theme = () => root.dataset.theme ?? (darkSystem.matches ? 'dark' : 'light');
function nameTheme() {
  const label = theme() === 'dark' ? words['theme-light'] : words['theme-dark'];
  byId('theme').setAttribute('aria-label', label);
  byId('theme').title = label;
}
byId('theme').addEventListener('click', () => {
  root.dataset.theme = theme() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // Storage may be forbidden; the choice lasts until the reload then.
  }
  nameTheme();
});
darkSystem.addEventListener('change', nameTheme);
nameTheme();
