const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const TAGS = { bold: 'strong', code: 'code', block: 'pre' };

/**
 * The element of a message. `act.press(message, button)` is called for a press, `act.enlarge(img)` for a picture.
 */
export function messageElement(message, words, act) {
  const element = document.createElement('article');
  element.className = `message from-${message.from}`;
  element.dataset.id = message.id;
  element.setAttribute('aria-label', words[message.from]);
  fill(element, message, words, act);
  return element;
}

/** Resolves when every picture in it has its size and can be painted: before that, nobody knows where the end is. */
export const painted = (element) =>
  Promise.allSettled([...element.querySelectorAll('img')].map((img) => img.decode()));

/** Shows the message's new content in place; the keyboard stays where it was. */
export async function update(element, message, words, act) {
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.at : undefined;
  const next = message.picture && pictureElement(message.picture, words, act);
  // The old picture stays until the new one can be painted: no flicker between two moves.
  if (next) await painted(next);
  fill(element, message, words, act, next);
  if (focused === undefined) return;
  const again = element.querySelector(`[data-at="${focused}"]`) ?? element.querySelector('[data-at]');
  again?.focus({ preventScroll: true });
}

function fill(
  element,
  message,
  words,
  act,
  picture = message.picture && pictureElement(message.picture, words, act),
) {
  for (const old of element.querySelectorAll('img')) URL.revokeObjectURL(old.src);
  const parts = [];
  if (picture) parts.push(picture);
  if (message.text.length > 0) parts.push(textElement(message.text));
  if (message.file) parts.push(fileElement(message.file));
  for (const [at, group] of (message.buttons ?? []).entries()) {
    parts.push(groupElement(group, at, message, words, act));
  }
  element.replaceChildren(...parts);
}

function textElement(spans) {
  const element = document.createElement('div');
  element.className = 'text';
  for (const { text, style } of spans) {
    const span = document.createElement(TAGS[style] ?? 'span');
    span.textContent = text;
    element.append(span);
  }
  return element;
}

function pictureElement({ blob, width, height, alt }, words, act) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'picture';
  button.title = words.enlarge;
  const img = new Image(width, height);
  img.alt = alt;
  img.src = URL.createObjectURL(blob);
  button.append(img);
  button.addEventListener('click', () => act.enlarge(img));
  return button;
}

function fileElement({ name, blob }) {
  const link = document.createElement('a');
  link.className = 'file';
  link.download = name;
  link.href = URL.createObjectURL(blob);
  link.textContent = `↓ ${name}`;
  return link;
}

function groupElement({ kind, rows }, at, message, words, act) {
  const tiles = kind === 'grid';
  const element = document.createElement('div');
  element.className = tiles ? 'tiles' : 'choices';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', tiles ? words.tiles : words.choices);
  if (tiles) element.style.setProperty('--columns', rows[0].length);
  const grid = rows.map((row, y) =>
    row.map((button, x) => buttonElement(button, `${at}-${y}-${x}`, message, words, act)),
  );
  element.append(...grid.flat());
  if (tiles) oneTabStop(grid.flat(), grid[0][0]);
  element.addEventListener('focusin', ({ target }) => tiles && oneTabStop(grid.flat(), target));
  element.addEventListener('keydown', (event) => walk(event, grid));
  return element;
}

function buttonElement(button, at, message, words, act) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = button.label;
  element.dataset.at = at;
  if (button.style) element.classList.add(button.style);
  if (button.label === '·') {
    element.classList.add('blank');
    element.setAttribute('aria-label', words.blank);
  }
  element.addEventListener('click', () => act.press(message, button));
  return element;
}

/** A board is one stop of the Tab key; the arrows move inside it. */
function oneTabStop(buttons, current) {
  for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
}

function walk(event, grid) {
  const step = ARROWS[event.key];
  if (step === undefined) return;
  const row = grid.findIndex((buttons) => buttons.includes(event.target));
  const next = grid[row + step[0]]?.[grid[row].indexOf(event.target) + step[1]];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
