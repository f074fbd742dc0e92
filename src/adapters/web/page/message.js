/** @import {Acts, Button, ButtonGroup, Content, Message, Picture, Span, Words} from './types.ts' */
import { make, makeButton, makeSvg } from './dom.js';

/** @type {Record<string, readonly [row: number, column: number]>} */
const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
/** @type {Record<string, 'strong' | 'code' | 'pre'>} */
const TAGS = { bold: 'strong', code: 'code', block: 'pre' };
/** Signs of buttons that not every browser has a font for, as drawings. */
const ICONS = new Map([
  ['⏮', 'M6 5h3v14H6zM19 5v14l-9-7z'],
  ['◀', 'M17 5v14L7 12z'],
  ['▶', 'M7 5v14l10-7z'],
  ['⏭', 'M15 5h3v14h-3zM5 5v14l9-7z'],
]);
const COMMAND = /^\/[a-z]/;

/**
 * The element of a message.
 * @param {Message} message
 * @param {Words} words
 * @param {Acts} act
 */
export function messageElement(message, words, act) {
  const element = make('article', { className: `message from-${message.from}` });
  element.ariaLabel = words[message.from] ?? '';
  element.dataset.id = message.id;
  element.append(...contents(message.id, message, words, act));
  if (message.from === 'you') fold(element, words);
  return element;
}

/** Characters of a message of one's own that are shown in full. */
const MAX_UNFOLDED = 600;

/**
 * Shows the beginning of a long message alone, with a button for the rest.
 * @param {HTMLElement} element
 * @param {Words} words
 */
function fold(element, words) {
  if (element.textContent.length <= MAX_UNFOLDED) return;
  const button = makeButton(
    () => {
      const isFolded = element.classList.toggle('folded');
      button.textContent = (isFolded ? words.unfold : words.fold) ?? '';
    },
    { className: 'unfold' },
    words.unfold ?? '',
  );
  element.classList.add('folded');
  element.append(button);
}

/**
 * Resolves when every picture in it has its size and can be painted: before that, nobody knows where the end is.
 * @param {ParentNode} element
 */
export const painted = (element) =>
  Promise.allSettled([...element.querySelectorAll('img')].map((img) => img.decode()));

/**
 * Shows the message's new content in place. The keyboard and the pressed button stay where they were.
 * @param {HTMLElement} element
 * @param {Message} message
 * @param {Words} words
 * @param {Acts} act
 * @param {Pick<ReturnType<typeof import('./frame.js').follower>, 'bringTo' | 'toTop'>} frame
 */
export async function update(element, message, words, act, { bringTo, toTop }) {
  const parts = contents(message.id, message, words, act);
  // The old picture stays until the new one can be painted: no flicker between two moves.
  await Promise.all(parts.map(painted));
  const pressed = buttonsOf(element).find((button) => button === document.activeElement);
  const { top } = element.getBoundingClientRect();
  const pressedTop = pressed?.getBoundingClientRect().top;
  forget(element);
  // A board stays where it is: moved, it would lose its tiles' slides and the keyboard.
  const old = [...element.children].filter((child) => !parts.some((part) => part === child));
  // The new comes before the old goes: with a message without its parts the page would jump.
  element.ariaLabel = words[message.from] ?? '';
  element.append(...parts.filter((part) => part.parentNode !== element));
  for (const child of old) child.remove();
  if (message.from === 'you') fold(element, words);
  if (pressed === undefined || pressedTop === undefined) return bringTo(element, top);
  const buttons = buttonsOf(element);
  const same = buttons.find((button) => nameOf(button) === nameOf(pressed));
  const there = buttons.find(({ dataset }) => dataset.at === pressed.dataset.at);
  const [first] = buttons.filter(({ className }) => className !== 'picture');
  (same ?? there ?? first)?.focus({ preventScroll: true });
  if (same) bringTo(same, pressedTop);
  else if (top < 0) toTop(element);
  else bringTo(element, top);
}

/**
 * The buttons in a message, its picture among them.
 * @param {HTMLElement} element
 */
function buttonsOf(element) {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const found = element.querySelectorAll('button[data-at]');
  return [...found];
}

/** @param {HTMLElement} button */
const nameOf = (button) => button.ariaLabel ?? button.textContent;

/**
 * Lets the browser drop the pictures in it.
 * @param {ParentNode} element
 */
export function forget(element) {
  for (const { src } of element.querySelectorAll('img')) URL.revokeObjectURL(src);
}

/**
 * The elements that show the content of the message `id`.
 * @param {string} id
 * @param {Content} content
 * @param {Words} words
 * @param {Acts} act
 */
export function contents(id, { game, picture, text, file, buttons = [] }, words, act) {
  const groups = buttons.map((group, at) =>
    groupElement(group, at, words, (button) => act.press(id, button)),
  );
  /** @type {HTMLElement[]} */
  const parts = [];
  if (game) parts.push(act.board(id, game));
  if (picture) parts.push(pictureElement(picture, words, act));
  if (text.length > 0) parts.push(textElement(text, act));
  if (file) parts.push(fileElement(file));
  return [...parts, ...groups];
}

/**
 * @param {readonly Span[]} spans
 * @param {Acts} act
 */
function textElement(spans, act) {
  const parts = spans.map(({ text, style }) => {
    if (style === 'code' && COMMAND.test(text)) {
      return makeButton(() => act.command(text), { className: 'command' }, text);
    }
    return style === undefined ? text : make(TAGS[style] ?? 'span', {}, text);
  });
  return make('div', { className: 'text' }, ...parts);
}

/**
 * @param {Picture} picture
 * @param {Words} words
 * @param {Acts} act
 */
function pictureElement(picture, words, act) {
  const img = imgOf(picture);
  const element = makeButton(
    () => act.enlarge(img),
    { className: 'picture', title: words.enlarge ?? '' },
    img,
  );
  element.dataset.at = 'picture';
  return element;
}

/** @param {Picture} picture */
function imgOf({ blob, width, height, alt }) {
  return make('img', { width, height, alt, src: URL.createObjectURL(blob) });
}

/** @param {{ name: string, blob: Blob }} file */
function fileElement({ name, blob }) {
  const href = URL.createObjectURL(blob);
  return make('a', { className: 'download', download: name, href }, `↓ ${name}`);
}

/**
 * @param {ButtonGroup} group
 * @param {number} at
 * @param {Words} words
 * @param {(button: Button) => void} press
 */
function groupElement({ rows }, at, words, press) {
  const grid = rows.map((row, y) => row.map((button, x) => buttonElement(button, `${at}-${y}-${x}`, press)));
  const element = make('div', { className: 'choices', role: 'group' }, ...grid.flat());
  element.ariaLabel = words.choices ?? '';
  walkable(
    grid,
    rows.flat().flatMap(({ key }) => key ?? []),
  );
  return element;
}

/**
 * @param {Button} button
 * @param {string} at
 * @param {(button: Button) => void} press
 */
function buttonElement(button, at, press) {
  const { label, name, style = '' } = button;
  const element = makeButton(() => press(button), { className: style }, iconOf(label) ?? label);
  element.dataset.at = at;
  if (name !== undefined) element.ariaLabel = name;
  return element;
}

/** @param {string} label */
function iconOf(label) {
  const d = ICONS.get(label);
  if (d === undefined) return undefined;
  const path = makeSvg('path', { class: 'full', d });
  return makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, path);
}

/**
 * The arrows go from button to button.
 * @param {HTMLElement[][]} grid
 * @param {readonly string[]} keys Those that press a button instead.
 */
function walkable(grid, keys) {
  for (const [y, row] of grid.entries()) {
    for (const [x, button] of row.entries()) {
      button.addEventListener('keydown', (event) => {
        const [down, right] = ARROWS[event.key] ?? [0, 0];
        if (keys.includes(event.key)) return;
        const next = grid[y + down]?.[x + right];
        if (next === undefined || next === button) return;
        event.preventDefault();
        next.focus();
      });
    }
  }
}
