/** @import {Acts, Button, ButtonGroup, Content, Message, Picture, Span, Words} from './types.ts' */
import { make, makeButton } from './dom.js';

/** @type {Record<string, readonly [row: number, column: number]>} */
const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
/** @type {Record<string, 'strong' | 'code' | 'pre'>} */
const TAGS = { bold: 'strong', code: 'code', block: 'pre' };
const COMMAND = /^\/[a-z]/;

/**
 * The element of a message.
 * @param {Message} message
 * @param {Words} words
 * @param {Acts} act
 */
export function messageElement(message, words, act) {
  const element = make('article', {
    className: `message from-${message.from}`,
    ariaLabel: words[message.from] ?? '',
  });
  element.dataset.id = message.id;
  element.append(...contents(message.id, message, words, act));
  return element;
}

/**
 * Resolves when every picture in it has its size and can be painted: before that, nobody knows where the end is.
 * @param {ParentNode} element
 */
export const painted = (element) =>
  Promise.allSettled([...element.querySelectorAll('img')].map((img) => img.decode()));

/**
 * Shows the message's new content in place; the keyboard stays where it was.
 * @param {HTMLElement} element
 * @param {Message} message
 * @param {Words} words
 * @param {Acts} act
 */
export async function update(element, message, words, act) {
  const parts = contents(message.id, message, words, act);
  // The old picture stays until the new one can be painted: no flicker between two moves.
  await Promise.all(parts.map(painted));
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement && element.contains(focused) ? focused.dataset.at : undefined;
  forget(element);
  // A board stays where it is: moved, it would lose its tiles' slides and the keyboard.
  for (const child of [...element.children]) {
    if (!parts.some((part) => part === child)) child.remove();
  }
  element.append(...parts.filter((part) => part.parentNode !== element));
  if (at === undefined) return;
  /** @type {HTMLElement | null} */
  const again = element.querySelector(`[data-at="${at}"]`) ?? element.querySelector('.choices [data-at]');
  again?.focus({ preventScroll: true });
}

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
  const element = makeButton(() => press(button), { className: style }, label);
  element.dataset.at = at;
  if (name !== undefined) element.ariaLabel = name;
  return element;
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
