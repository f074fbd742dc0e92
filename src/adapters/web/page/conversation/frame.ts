import { byId } from '../base/dom.ts';

const root = document.documentElement;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** The present theme of the page: the chosen one, or that of the system (theme.ts). */
export const theme = (): string => root.dataset.theme ?? (darkSystem.matches ? 'dark' : 'light');

/** Shows the page in this theme; undefined stands for the theme of the system. */
export function chooseTheme(name = ''): void {
  const choice = byId('theme', HTMLSelectElement);
  if (choice.value === name) return;
  choice.value = name;
  choice.dispatchEvent(new Event('change'));
}

/** The attributes of index.html that contain words. */
const SAID = ['lang', 'content', 'aria-label', 'title', 'placeholder'];

/** Translates the parts around the conversation into the current language. */
export async function translate(): Promise<void> {
  const response = await fetch('/');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  takeWords(root, page.documentElement);
}

/** Elements that are empty in index.html and filled by the page. They keep their content. */
function takeWords(element: Element, served: Element): void {
  for (const name of SAID) {
    const value = served.getAttribute(name);
    if (value !== null) element.setAttribute(name, value);
  }
  if (served.children.length === 0 && served.textContent !== '') element.textContent = served.textContent;
  for (const [at, child] of [...served.children].entries()) {
    const like = element.children[at];
    if (like?.tagName === child.tagName) takeWords(like, child);
  }
}

/** The share of its own size below which a picture is shown fitted to the window first. */
const MUCH_SHRUNK = 0.6;

/**
 * Shows the picture of an `img` fitted to the window, or in its own size with scrolling. A click switches
 * between both; Escape, the cross or a click elsewhere closes it.
 */
export function viewer(): (picture: HTMLImageElement) => void {
  const dialog = byId('viewer', HTMLDialogElement);
  const img = byId('viewed', HTMLImageElement);
  dialog.addEventListener('click', ({ target, offsetX, offsetY }) => {
    const isPicture = target instanceof Element && target.closest('.zoom') !== null;
    const { clientWidth: width, clientHeight: height } = img;
    const isOwn = dialog.classList.contains('own-size');
    if (!isPicture || (!isOwn && width >= img.naturalWidth)) return dialog.close();
    dialog.classList.toggle('own-size', !isOwn);
    // Centres the clicked place.
    dialog.scrollLeft = (offsetX / width) * img.clientWidth - dialog.clientWidth / 2;
    dialog.scrollTop = (offsetY / height) * img.clientHeight - dialog.clientHeight / 2;
  });
  return ({ src, alt, naturalWidth: width, naturalHeight: height }) => {
    Object.assign(img, { src, alt, width, height });
    dialog.classList.remove('own-size');
    dialog.showModal();
    dialog.classList.toggle('own-size', img.clientWidth < MUCH_SHRUNK * width);
  };
}

/** Shows a sentence for some seconds; longer sentences stay longer. */
export function toaster(): (sentence: string) => void {
  const toast = byId('toast', HTMLElement);
  let hide = 0;
  return (sentence) => {
    toast.textContent = sentence;
    toast.classList.add('shown');
    window.clearTimeout(hide);
    hide = window.setTimeout(() => toast.classList.remove('shown'), 4000 + sentence.length * 30);
  };
}

/** Calls `clear` after a press and a confirmation. */
export function clearButton(clear: () => void): void {
  const dialog = byId('confirm', HTMLDialogElement);
  byId('clear', HTMLButtonElement).addEventListener('click', () => {
    dialog.returnValue = '';
    dialog.showModal();
  });
  dialog.addEventListener('close', () => dialog.returnValue === 'remove' && clear());
}

export type Follower = ReturnType<typeof follower>;

/** Keeps the newest messages in view, unless the visitor has scrolled up. */
export function follower() {
  const scroll = byId('scroll', HTMLElement);
  const log = byId('log', HTMLElement);
  const latest = byId('latest', HTMLButtonElement);
  const atEnd = (): boolean => scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 120;
  const toEnd = () => {
    scroll.scrollTop = scroll.scrollHeight;
  };
  scroll.addEventListener('scroll', () => {
    latest.hidden = atEnd() || log.childElementCount === 0;
  });
  latest.addEventListener('click', toEnd);
  return {
    atEnd,
    toEnd,
    /** Scrolls to the top of a message and shows as much of it as fits. */
    toTop: (element: HTMLElement) => element.scrollIntoView({ block: 'start' }),
    /**
     * Scrolls until the element is at this height of the window. Adds space at the end if there is too little
     * to scroll.
     */
    bringTo(element: HTMLElement, top: number) {
      const below = () => element.getBoundingClientRect().top - top;
      scroll.scrollTop += below();
      const room = Math.round(below());
      if (room === 0) return;
      const end = scroll.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom;
      if (room > 0) scroll.style.paddingBottom = `${end + room}px`;
      else scroll.style.paddingTop = `${Number.parseFloat(getComputedStyle(scroll).paddingTop) - room}px`;
      scroll.scrollTop += below();
    },
    /** Removes the added space. */
    tighten: () => scroll.removeAttribute('style'),
  };
}
