import { byId } from '../base/dom.ts';

const rootElement = document.documentElement;
const darkQuery = matchMedia('(prefers-color-scheme: dark)');

/** Set by theme.ts, else the system's light or dark theme. */
export const currentTheme = (): string => rootElement.dataset.theme ?? (darkQuery.matches ? 'dark' : 'light');

/** An empty name stands for the system's theme. */
export function chooseTheme(name = ''): void {
  const themeSelect = byId('theme', HTMLSelectElement);
  if (themeSelect.value === name) return;
  themeSelect.value = name;
  themeSelect.dispatchEvent(new Event('change'));
}

/** Attributes in index.html that depend on the language. */
const TRANSLATED_ATTRIBUTES = ['lang', 'content', 'aria-label', 'title', 'placeholder'];

/** Translates the page, except for the messages, into the visitor's language. */
export async function translate(): Promise<void> {
  const response = await fetch('/');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  copyTranslations(rootElement, page.documentElement);
}

/**
 * Copies texts and attributes of the newly fetched page. Elements that are empty in index.html keep their
 * content, because scripts have filled them.
 */
function copyTranslations(element: Element, servedElement: Element): void {
  for (const name of TRANSLATED_ATTRIBUTES) {
    const value = servedElement.getAttribute(name);
    if (value !== null) element.setAttribute(name, value);
  }
  if (servedElement.children.length === 0 && servedElement.textContent !== '')
    element.textContent = servedElement.textContent;
  for (const [index, child] of [...servedElement.children].entries()) {
    const counterpart = element.children[index];
    if (counterpart?.tagName === child.tagName) copyTranslations(counterpart, child);
  }
}

/**
 * If fitting a picture to the window would shrink it below this fraction of its width, it is shown in full
 * size first.
 */
const MIN_SHRINK_FACTOR = 0.6;

/**
 * Returns a function that opens a picture in a dialog. The picture is fitted to the window, or shown in full
 * size with scrolling. A click on the picture switches between the two. Escape, the cross or a click
 * elsewhere closes the dialog.
 */
export function createViewer(): (picture: HTMLImageElement) => void {
  const dialog = byId('viewer', HTMLDialogElement);
  const imageElement = byId('viewed', HTMLImageElement);
  dialog.addEventListener('click', ({ target, offsetX, offsetY }) => {
    const isPicture = target instanceof Element && target.closest('.zoom') !== null;
    const { clientWidth: width, clientHeight: height } = imageElement;
    const isFullSize = dialog.classList.contains('own-size');
    if (!isPicture || (!isFullSize && width >= imageElement.naturalWidth)) return dialog.close();
    dialog.classList.toggle('own-size', !isFullSize);
    // Scroll so that the clicked point of the picture is in the middle.
    dialog.scrollLeft = (offsetX / width) * imageElement.clientWidth - dialog.clientWidth / 2;
    dialog.scrollTop = (offsetY / height) * imageElement.clientHeight - dialog.clientHeight / 2;
  });
  return ({ src, alt, naturalWidth: width, naturalHeight: height }) => {
    Object.assign(imageElement, { src, alt, width, height });
    dialog.classList.remove('own-size');
    dialog.showModal();
    dialog.classList.toggle('own-size', imageElement.clientWidth < MIN_SHRINK_FACTOR * width);
  };
}

/**
 * The returned function shows a sentence at the top of the page for some seconds, a longer sentence for a
 * longer time.
 */
export function createToaster(): (sentence: string) => void {
  const toast = byId('toast', HTMLElement);
  let hideTimer = 0;
  return (sentence) => {
    toast.textContent = sentence;
    toast.classList.add('shown');
    window.clearTimeout(hideTimer);
    hideTimer = window.setTimeout(() => toast.classList.remove('shown'), 4000 + sentence.length * 30);
  };
}

/** `clear` is called when the visitor has pressed the button and confirmed. */
export function setUpClearButton(clear: () => void): void {
  const dialog = byId('confirm', HTMLDialogElement);
  byId('clear', HTMLButtonElement).addEventListener('click', () => {
    dialog.returnValue = '';
    dialog.showModal();
  });
  dialog.addEventListener('close', () => dialog.returnValue === 'remove' && clear());
}

export type Scroller = ReturnType<typeof createScroller>;

/**
 * `isAtEnd`: has the visitor scrolled (almost) to the end? If so, new messages should be scrolled into view.
 */
export function createScroller() {
  const scrollElement = byId('scroll', HTMLElement);
  const logElement = byId('log', HTMLElement);
  const latestButton = byId('latest', HTMLButtonElement);
  const isAtEnd = (): boolean =>
    scrollElement.scrollHeight - scrollElement.scrollTop - scrollElement.clientHeight < 120;
  const scrollToEnd = () => {
    scrollElement.scrollTop = scrollElement.scrollHeight;
  };
  scrollElement.addEventListener('scroll', () => {
    latestButton.hidden = isAtEnd() || logElement.childElementCount === 0;
  });
  latestButton.addEventListener('click', scrollToEnd);
  return {
    atEnd: isAtEnd,
    toEnd: scrollToEnd,
    /** Scrolls the message's top to the top of the window. */
    toTop: (element: HTMLElement) => element.scrollIntoView({ block: 'start' }),
    /**
     * Scrolls the element's top to `targetTop` pixels below the window's top. If the page is too short for
     * that, adds space at its start or end.
     */
    bringTo(element: HTMLElement, targetTop: number) {
      const computeOffsetPx = () => element.getBoundingClientRect().top - targetTop;
      scrollElement.scrollTop += computeOffsetPx();
      const missingScrollPx = Math.round(computeOffsetPx());
      if (missingScrollPx === 0) return;
      const endSpacePx =
        scrollElement.getBoundingClientRect().bottom - logElement.getBoundingClientRect().bottom;
      if (missingScrollPx > 0) scrollElement.style.paddingBottom = `${endSpacePx + missingScrollPx}px`;
      else
        scrollElement.style.paddingTop = `${Number.parseFloat(getComputedStyle(scrollElement).paddingTop) - missingScrollPx}px`;
      scrollElement.scrollTop += computeOffsetPx();
    },
    removeAddedSpace: () => scrollElement.removeAttribute('style'),
  };
}
