import type { Button, ButtonGroup } from '../../../../chat/reply.ts';
import type { Span } from '../../../../i18n/markup.ts';
import { makeButton, makeElement, makeSvg } from '../base/dom.ts';
import type { Message, MessageActions, MessageContent, PageTexts, Picture } from '../base/types.ts';
import type { Scroller } from './frame.ts';

/** Change of the row and of the column. */
const ARROW_STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};
const TAG_OF_STYLE = { bold: 'strong', code: 'code', block: 'pre' } as const;
/** SVG paths for symbols that some browsers have no font for. */
const ICON_PATH_OF_SYMBOL = new Map([
  ['⏮', 'M6 5h3v14H6zM19 5v14l-9-7z'],
  ['◀', 'M17 5v14L7 12z'],
  ['▶', 'M7 5v14l10-7z'],
  ['⏭', 'M15 5h3v14h-3zM5 5v14l9-7z'],
]);
const COMMAND_PATTERN = /^\/[a-z]/;

export function makeMessageElement(
  message: Message,
  pageTexts: PageTexts,
  actions: MessageActions,
): HTMLElement {
  const element = makeElement('article', { className: `message from-${message.from}` });
  element.ariaLabel = pageTexts[message.from];
  element.dataset.id = message.id;
  element.append(...makeContentElements(message.id, message, pageTexts, actions));
  if (message.from === 'you') foldIfLong(element, pageTexts);
  return element;
}

/** Longer messages of a visitor are folded. */
const MAX_UNFOLDED_CHARS = 600;

/** Shows only the beginning of a long message, and a button that unfolds the rest. */
function foldIfLong(element: HTMLElement, pageTexts: PageTexts): void {
  if (element.textContent.length <= MAX_UNFOLDED_CHARS) return;
  const button = makeButton(
    () => {
      const isFolded = element.classList.toggle('folded');
      button.textContent = isFolded ? pageTexts.unfold : pageTexts.fold;
    },
    { className: 'unfold' },
    pageTexts.unfold,
  );
  element.classList.add('folded');
  element.append(button);
}

/** Resolves when all pictures in `element` are decoded, so that it has its final height. */
export const whenPainted = (element: ParentNode): Promise<unknown> =>
  Promise.allSettled([...element.querySelectorAll('img')].map((img) => img.decode()));

/**
 * The focus stays on the same button, and the page scrolls so that it doesn't move. If that button is gone,
 * its successor gets the focus and is scrolled into view.
 */
export async function updateMessage(
  element: HTMLElement,
  message: Message,
  pageTexts: PageTexts,
  actions: MessageActions,
  { bringTo }: Pick<Scroller, 'bringTo'>,
): Promise<void> {
  const newElements = makeContentElements(message.id, message, pageTexts, actions);
  // Nothing flickers if the new pictures are decoded before the old ones are removed.
  await Promise.all(newElements.map(whenPainted));
  const focusedButton = buttonsOf(element).find((button) => button === document.activeElement);
  const { top: elementTop } = element.getBoundingClientRect();
  const focusedButtonTop = focusedButton?.getBoundingClientRect().top;
  releasePictures(element);
  // Moving a board in the document would stop its animation and lose the focus. So a board that is also in
  // the new content stays.
  const oldElements = [...element.children].filter(
    (child) => !newElements.some((newElement) => newElement === child),
  );
  element.ariaLabel = pageTexts[message.from];
  // Old parts go last, so that the page doesn't jump.
  element.append(...newElements.filter((newElement) => newElement.parentNode !== element));
  for (const child of oldElements) child.remove();
  if (message.from === 'you') foldIfLong(element, pageTexts);
  if (focusedButton === undefined || focusedButtonTop === undefined) return bringTo(element, elementTop);
  const buttons = buttonsOf(element);
  const sameButton = buttons.find((button) => buttonName(button) === buttonName(focusedButton));
  const buttonAtSamePlace = buttons.find(({ dataset }) => dataset.at === focusedButton.dataset.at);
  const [firstButton] = buttons.filter(({ className }) => className !== 'picture');
  const nextButton = sameButton ?? buttonAtSamePlace ?? firstButton;
  nextButton?.focus({ preventScroll: true });
  if (sameButton) return bringTo(sameButton, focusedButtonTop);
  bringTo(element, Math.max(0, elementTop));
  for (const part of [element.querySelector('.beside'), nextButton])
    part?.scrollIntoView({ block: 'nearest' });
}

/** The message's picture is also a button. */
const buttonsOf = (element: HTMLElement): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('button[data-at]'),
];

const buttonName = (button: HTMLElement): string | null => button.ariaLabel ?? button.textContent;

/** Frees the memory of the pictures, which can't be shown again. */
export function releasePictures(element: ParentNode): void {
  for (const { src } of element.querySelectorAll('img')) URL.revokeObjectURL(src);
}

/**
 * Shows the message `id`: picture, text, file and buttons. In a message with a game the buttons follow the
 * board at once: they stand beside it, or right below it in a narrow window.
 */
export function makeContentElements(
  id: string,
  { game, picture, text, file, buttons = [] }: MessageContent,
  pageTexts: PageTexts,
  actions: MessageActions,
): HTMLElement[] {
  const textAndFile = [
    ...(text.length > 0 ? [makeTextElement(text, actions)] : []),
    ...(file ? [makeFileElement(file)] : []),
  ];
  const buttonGroups = buttons.map((group, index) =>
    makeButtonGroupElement(group, index, pageTexts, ({ button, pressKey }) =>
      actions.press(id, button, pressKey),
    ),
  );
  const pictures = picture ? [makePictureElement(picture, pageTexts, actions)] : [];
  if (game === undefined) return [...pictures, ...textAndFile, ...buttonGroups];
  const beside = makeElement('div', { className: 'beside' }, ...buttonGroups, ...pictures, ...textAndFile);
  return [actions.boardElement(id, game), beside];
}

function makeTextElement(spans: readonly Span[], actions: MessageActions): HTMLElement {
  const children = spans.map(({ text, style }) => {
    if (style === undefined) return text;
    return style === 'code' && COMMAND_PATTERN.test(text)
      ? makeButton(() => actions.runCommand(text), { className: 'command' }, text)
      : makeElement(TAG_OF_STYLE[style], {}, text);
  });
  return makeElement('div', { className: 'text' }, ...children);
}

function makePictureElement(
  { blob, width, height, alt }: Picture,
  pageTexts: PageTexts,
  actions: MessageActions,
): HTMLElement {
  const img = makeElement('img', { width, height, alt, src: URL.createObjectURL(blob) });
  const element = makeButton(
    () => actions.enlarge(img),
    { className: 'picture', title: pageTexts.enlarge },
    img,
  );
  element.dataset.at = 'picture';
  return element;
}

function makeFileElement({ name, blob }: NonNullable<MessageContent['file']>): HTMLElement {
  const href = URL.createObjectURL(blob);
  return makeElement('a', { className: 'download', download: name, href }, `↓ ${name}`);
}

interface PlacedButton {
  readonly button: Button;
  /** Group, row and column. */
  readonly place: string;
  /**
   * Finds the button again after its message has changed: in a grid its place, because cells may have the
   * same label, otherwise its label.
   */
  readonly pressKey: string;
}

export const placeButtons = ({ kind, rows }: ButtonGroup, groupIndex: number): PlacedButton[][] =>
  rows.map((row, y) =>
    row.map((button, x) => {
      const place = `${groupIndex}-${y}-${x}`;
      return { button, place, pressKey: kind === 'grid' ? `cell ${place}` : button.label };
    }),
  );

function makeButtonGroupElement(
  group: ButtonGroup,
  groupIndex: number,
  pageTexts: PageTexts,
  press: (button: PlacedButton) => void,
): HTMLElement {
  const { kind, rows } = group;
  const grid = placeButtons(group, groupIndex).map((row) =>
    row.map((button) => makeButtonElement(button, () => press(button))),
  );
  const element = makeElement('div', { className: 'choices', role: 'group' }, ...grid.flat());
  element.ariaLabel = pageTexts.choices;
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

function makeButtonElement({ button, place }: PlacedButton, press: () => void): HTMLElement {
  const { label, name, style = '' } = button;
  const element = makeButton(press, { className: style }, iconOf(label) ?? label);
  element.dataset.at = place;
  if (name !== undefined) element.ariaLabel = name;
  return element;
}

function iconOf(label: string): SVGElement | undefined {
  const pathData = ICON_PATH_OF_SYMBOL.get(label);
  if (pathData === undefined) return undefined;
  return makeSvg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    makeSvg('path', { class: 'full', d: pathData }),
  );
}

/** The arrow keys move the focus between buttons, except for `keys`, the buttons' keyboard shortcuts. */
function enableArrowKeys(grid: readonly (readonly HTMLElement[])[], keys: readonly string[]): void {
  for (const [y, row] of grid.entries()) {
    for (const [x, button] of row.entries()) {
      button.addEventListener('keydown', (event) => {
        const [rowStep, columnStep] = ARROW_STEPS[event.key] ?? [0, 0];
        if (keys.includes(event.key)) return;
        const nextButton = grid[y + rowStep]?.[x + columnStep];
        if (nextButton === undefined || nextButton === button) return;
        event.preventDefault();
        nextButton.focus();
      });
    }
  }
}
