import { composer } from './composer.js';
import { clearButton, follower, themeButton, toaster, viewer } from './frame.js';
import { openHistory } from './history.js';
import { messageElement, painted, update } from './message.js';
import { waitingBubble } from './waiting.js';
import { kept, menu, post } from './wire.js';

/** Milliseconds until it is said that an answer takes a while. */
const PATIENCE = { line: 250, press: 700 };
const PRESSES_QUEUED = 8;

const byId = (id) => document.getElementById(id);
const log = byId('log');
const known = await menu();
const { words } = known;
const history = await openHistory();
const { atEnd, toEnd } = follower();
const notify = toaster();
const act = { press, enlarge: viewer() };
/** Labels to press next, by the id of a message that is being answered. */
const queues = new Map();

themeButton(words);
examples();
for (const message of await history.all()) log.append(messageElement(message, words, act));
showWelcome();
void painted(log).then(toEnd);
const field = composer(known, say);
const hasKeyboard = matchMedia('(pointer: fine)').matches;
if (hasKeyboard) field.focus();

clearButton(async () => {
  await history.clear();
  log.replaceChildren();
  showWelcome();
  notify(words.cleared);
  field.focus();
});

async function say(text) {
  await add({ from: 'you', text: [{ text }] });
  await ask(text);
}

async function ask(text) {
  const { answer, bubble } = await exchange('/api/line', { text }, PATIENCE.line);
  if (answer.error) bubble.fail(answer.error, () => ask(text));
  else bubble.remove();
}

/** Tiles and steps are tapped faster than answers come: presses wait, and find their label on the new board; none follows a reply. */
async function press(message, button) {
  const queue = queues.get(message.id);
  if (queue !== undefined) {
    if (queue.length < PRESSES_QUEUED) queue.push(button.label);
    return;
  }
  queues.set(message.id, []);
  const element = log.querySelector(`[data-id="${message.id}"]`);
  element.setAttribute('aria-busy', 'true');
  const body = { action: button.action, messageId: message.id };
  const { answer, bubble } = await exchange('/api/press', body, PATIENCE.press);
  bubble.remove();
  if (answer.error) notify(answer.error);
  if (answer.edit) await change(message, element, answer.edit);
  element.removeAttribute('aria-busy');
  const [label, ...rest] = queues.get(message.id);
  queues.delete(message.id);
  if (answer.reply) return;
  const next = buttonsOf(message).find((other) => other.label === label);
  if (next === undefined) return;
  void press(message, next);
  queues.get(message.id).push(...rest);
}

const buttonsOf = ({ buttons = [] }) => buttons.flatMap(({ rows }) => rows).flat();

/** Sends, shows how long it takes with a way to cancel, and puts a reply where the bubble stands. */
async function exchange(path, body, patience) {
  const abort = new AbortController();
  let followed = true;
  const bubble = waitingBubble(words, {
    cancel: () => abort.abort(),
    content: (reply) => {
      const buttons = reply.kind === 'interim' ? reply.buttons : [];
      const stopping = { ...act, press: (_, button) => stop(button) };
      return messageElement({ id: '', from: 'bot', ...kept(reply), buttons }, words, stopping).childNodes;
    },
    shown: () => followed && toEnd(),
  });
  log.append(bubble.element);
  const timer = setTimeout(() => {
    followed = atEnd();
    bubble.show();
  }, patience);
  const answer = await post(path, body, { signal: abort.signal, progress: bubble.progress }).catch(() =>
    abort.signal.aborted ? { notice: words.cancelled } : { error: words.offline },
  );
  clearTimeout(timer);
  if (answer.reply) await add({ from: 'bot', ...kept(answer.reply) }, bubble.element);
  if (answer.notice) notify(answer.notice);
  return { answer, bubble };
}

/** Cancel under an answer that is not the last word yet: that one then comes where the answer stands. */
async function stop(button) {
  const body = { action: button.action, messageId: 'waiting' };
  const answer = await post('/api/press', body, { progress: () => {} }).catch(() => ({
    error: words.offline,
  }));
  if (answer.notice ?? answer.error) notify(answer.notice ?? answer.error);
}

async function add(content, bubble) {
  const at = Date.now();
  const message = { id: `${at.toString(36)}-${Math.random().toString(36).slice(2, 8)}`, at, ...content };
  const element = messageElement(message, words, act);
  await painted(element);
  const followed = message.from === 'you' || atEnd();
  if (bubble) bubble.replaceWith(element);
  else log.append(element);
  showWelcome();
  if (followed) toEnd();
  await history.put(message);
}

async function change(message, element, edit) {
  for (const part of ['kind', 'text', 'picture', 'buttons', 'file']) delete message[part];
  Object.assign(message, kept(edit));
  const followed = atEnd();
  await update(element, message, words, act);
  if (followed) toEnd();
  await history.put(message);
}

function showWelcome() {
  byId('welcome').hidden = log.childElementCount > 0;
  byId('clear').hidden = log.childElementCount === 0;
}

function examples() {
  for (const { title, line } of known.examples) {
    const [item, button, name, sample] = ['li', 'button', 'b', 'code'].map((tag) =>
      document.createElement(tag),
    );
    button.type = 'button';
    button.className = 'example';
    name.textContent = title;
    sample.textContent = line;
    button.append(name, sample);
    button.addEventListener('click', () => {
      void say(line);
      field.focus();
    });
    item.append(button);
    byId('examples').append(item);
  }
}
