import { byId } from '../base/dom.ts';

const root = document.documentElement;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** `light`, `dark` or `contrast`, as the page looks now: as chosen, or as the system has it (theme.ts). */
export const theme = (): string => root.dataset.theme ?? (darkSystem.matches ? 'dark' : 'light');

/** Shows the page in this theme, or as the system has it. */
export function chooseTheme(name = ''): void {
  const choice = byId('theme', HTMLSelectElement);
  if (choice.value === name) return;
  choice.value = name;
  choice.dispatchEvent(new Event('change'));
}

/** Attributes of index.html that hold words. */
const SAID = ['lang', 'content', 'aria-label', 'title', 'placeholder'];

/** Puts what stands around the conversation into the language in which the program serves the page by now. */
export async function translate(): Promise<void> {
  const response = await fetch('/');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  takeWords(root, page.documentElement);
}

/** Elements that the page has filled since have nothing in them as they are served: these stay. */
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

/** Pictures that the window would shrink to less than this share of their own size are shown in it from the first. */
const MUCH_SHRUNK = 0.6;

/**
 * Shows the picture of an `img` as large as the window allows, or at its own size, where it can be scrolled. A click on one
 * that doesn't fit changes between the two; Escape, the cross or any other click closes it.
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
    // What was clicked comes to the middle.
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

/** Shows a sentence for some seconds, the longer the sentence the longer. */
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

/** Calls `clear` after the button was pressed and the question answered with yes. */
export function clearButton(clear: () => void): void {
  const dialog = byId('confirm', HTMLDialogElement);
  byId('clear', HTMLButtonElement).addEventListener('click', () => {
    dialog.returnValue = '';
    dialog.showModal();
  });
  dialog.addEventListener('close', () => dialog.returnValue === 'remove' && clear());
}

export type Follower = ReturnType<typeof follower>;

/** The newest messages, for those who haven't scrolled back from them. */
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
    /** Brings the top of a message into sight, and of the rest what there is room for. */
    toTop: (element: HTMLElement) => element.scrollIntoView({ block: 'start' }),
    /** Scrolls until the element stands at this height of the window. Where there is not so much to scroll, it makes room. */
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
    /** Takes the room away that was made. */
    tighten: () => scroll.removeAttribute('style'),
  };
}
