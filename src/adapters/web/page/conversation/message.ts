import type { Button, ButtonGroup } from '../../../../chat/reply.ts';
import type { Span } from '../../../../i18n/markup.ts';
import { makeButton, makeElement, makeSvg } from '../base/dom.ts';
import type { Content, Message, MessageActions, PageTexts, Picture } from '../base/types.ts';
import type { Follower } from './frame.ts';

const ARROW_STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};
const TAGS = { bold: 'strong', code: 'code', block: 'pre' } as const;
/** SVG paths for symbols on buttons that some browsers have no font for. */
const ICONS = new Map([
  ['⏮', 'M6 5h3v14H6zM19 5v14l-9-7z'],
  ['◀', 'M17 5v14L7 12z'],
  ['▶', 'M7 5v14l10-7z'],
  ['⏭', 'M15 5h3v14h-3zM5 5v14l9-7z'],
]);
const COMMAND_PATTERN = /^\/[a-z]/;

/** Makes the element that shows a message. */
export function messageElement(message: Message, words: PageTexts, actions: MessageActions): HTMLElement {
  const element = makeElement('article', { className: `message from-${message.from}` });
  element.ariaLabel = words[message.from];
  element.dataset.id = message.id;
  element.append(...contentElements(message.id, message, words, actions));
  if (message.from === 'you') fold(element, words);
  return element;
}

/** Maximum number of characters of a visitor's message that are shown without folding it. */
const MAX_UNFOLDED_CHARS = 600;

/** Folds a long message: shows only its beginning, and a button that unfolds the rest. */
function fold(element: HTMLElement, words: PageTexts): void {
  if (element.textContent.length <= MAX_UNFOLDED_CHARS) return;
  const button = makeButton(
    () => {
      const isFolded = element.classList.toggle('folded');
      button.textContent = isFolded ? words.unfold : words.fold;
    },
    { className: 'unfold' },
    words.unfold,
  );
  element.classList.add('folded');
  element.append(button);
}

/** Resolves when all pictures in `element` are decoded, so that the element has its final height. */
export const whenPainted = (element: ParentNode): Promise<unknown> =>
  Promise.allSettled([...element.querySelectorAll('img')].map((img) => img.decode()));

/**
 * Replaces the content of a message on the page. The focus stays on the same button, and the page scrolls so
 * that this button doesn't move.
 */
export async function updateMessage(
  element: HTMLElement,
  message: Message,
  words: PageTexts,
  actions: MessageActions,
  { bringTo, toTop }: Pick<Follower, 'bringTo' | 'toTop'>,
): Promise<void> {
  const newElements = contentElements(message.id, message, words, actions);
  // Wait until the new pictures are decoded before the old ones are removed, so that nothing flickers.
  await Promise.all(newElements.map(whenPainted));
  const focusedButton = buttonsOf(element).find((button) => button === document.activeElement);
  const { top } = element.getBoundingClientRect();
  const pressedTop = focusedButton?.getBoundingClientRect().top;
  releasePictures(element);
  // If a board is also in the new content, don't move it in the document. Moving it would stop its animation
  // and lose the focus.
  const oldElements = [...element.children].filter((child) => !newElements.some((part) => part === child));
  element.ariaLabel = words[message.from];
  // Add the new parts first and remove the old parts afterwards, so that the page doesn't jump.
  element.append(...newElements.filter((part) => part.parentNode !== element));
  for (const child of oldElements) child.remove();
  if (message.from === 'you') fold(element, words);
  if (focusedButton === undefined || pressedTop === undefined) return bringTo(element, top);
  const buttons = buttonsOf(element);
  const sameButton = buttons.find((button) => buttonName(button) === buttonName(focusedButton));
  const buttonAtSamePlace = buttons.find(({ dataset }) => dataset.at === focusedButton.dataset.at);
  const [firstButton] = buttons.filter(({ className }) => className !== 'picture');
  (sameButton ?? buttonAtSamePlace ?? firstButton)?.focus({ preventScroll: true });
  if (sameButton) bringTo(sameButton, pressedTop);
  else if (top < 0) toTop(element);
  else bringTo(element, top);
}

/** Returns the buttons in a message. The message's picture is also a button. */
const buttonsOf = (element: HTMLElement): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('button[data-at]'),
];

const buttonName = (button: HTMLElement): string | null => button.ariaLabel ?? button.textContent;

/** Frees the memory of the pictures in `element`. Afterwards these pictures can't be shown again. */
export function releasePictures(element: ParentNode): void {
  for (const { src } of element.querySelectorAll('img')) URL.revokeObjectURL(src);
}

/** Makes the elements that show the content of the message `id`: board, picture, text, file and buttons. */
export function contentElements(
  id: string,
  { game, picture, text, file, buttons = [] }: Content,
  words: PageTexts,
  actions: MessageActions,
): HTMLElement[] {
  return [
    ...(game ? [actions.boardElement(id, game)] : []),
    ...(picture ? [pictureElement(picture, words, actions)] : []),
    ...(text.length > 0 ? [textElement(text, actions)] : []),
    ...(file ? [fileElement(file)] : []),
    ...buttons.map((group, index) =>
      groupElement(group, index, words, (button) => actions.press(id, button)),
    ),
  ];
}

function textElement(spans: readonly Span[], actions: MessageActions): HTMLElement {
  const parts = spans.map(({ text, style }) => {
    if (style === undefined) return text;
    return style === 'code' && COMMAND_PATTERN.test(text)
      ? makeButton(() => actions.runCommand(text), { className: 'command' }, text)
      : makeElement(TAGS[style], {}, text);
  });
  return makeElement('div', { className: 'text' }, ...parts);
}

function pictureElement(
  { blob, width, height, alt }: Picture,
  words: PageTexts,
  actions: MessageActions,
): HTMLElement {
  const img = makeElement('img', { width, height, alt, src: URL.createObjectURL(blob) });
  const element = makeButton(() => actions.enlarge(img), { className: 'picture', title: words.enlarge }, img);
  element.dataset.at = 'picture';
  return element;
}

function fileElement({ name, blob }: NonNullable<Content['file']>): HTMLElement {
  const href = URL.createObjectURL(blob);
  return makeElement('a', { className: 'download', download: name, href }, `↓ ${name}`);
}

function groupElement(
  { kind, rows }: ButtonGroup,
  groupIndex: number,
  words: PageTexts,
  press: (button: Button) => void,
): HTMLElement {
  const grid = rows.map((row, y) =>
    row.map((button, x) => buttonElement(button, `${groupIndex}-${y}-${x}`, press)),
  );
  const element = makeElement('div', { className: 'choices', role: 'group' }, ...grid.flat());
  element.ariaLabel = words.choices;
  if (kind === 'grid') {
    element.classList.add('cells');
    element.style.setProperty('--cols', `${rows[0]?.length}`);
  }
  enableArrowKeys(
    grid,
    rows.flat().flatMap(({ key }) => key ?? []),
  );
  return element;
}

function buttonElement(button: Button, position: string, press: (button: Button) => void): HTMLElement {
  const { label, name, style = '' } = button;
  const element = makeButton(() => press(button), { className: style }, iconOf(label) ?? label);
  element.dataset.at = position;
  if (name !== undefined) element.ariaLabel = name;
  return element;
}

function iconOf(label: string): SVGElement | undefined {
  const d = ICONS.get(label);
  if (d === undefined) return undefined;
  return makeSvg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    makeSvg('path', { class: 'full', d }),
  );
}

/**
 * Lets the arrow keys move the focus between buttons. `keys`: keyboard shortcuts of the buttons. These keys
 * don't move the focus.
 */
function enableArrowKeys(grid: readonly (readonly HTMLElement[])[], keys: readonly string[]): void {
  for (const [y, row] of grid.entries()) {
    for (const [x, button] of row.entries()) {
      button.addEventListener('keydown', (event) => {
        const [down, right] = ARROW_STEPS[event.key] ?? [0, 0];
        if (keys.includes(event.key)) return;
        const nextButton = grid[y + down]?.[x + right];
        if (nextButton === undefined || nextButton === button) return;
        event.preventDefault();
        nextButton.focus();
      });
    }
  }
}
