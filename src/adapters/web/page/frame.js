import { byId } from './dom.js';

const root = document.documentElement;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** `light`, `dark` or `contrast`, as the page looks now: as chosen, or as the system has it (theme.js). */
export const theme = () => root.dataset.theme ?? (darkSystem.matches ? 'dark' : 'light');

/**
 * Shows the page in this theme, or as the system has it.
 * @param {string} [name]
 */
export function chooseTheme(name = '') {
  const choice = byId('theme', HTMLSelectElement);
  if (choice.value === name) return;
  choice.value = name;
  choice.dispatchEvent(new Event('change'));
}

/** Pictures that the window would shrink to less than this share of their own size are shown in it from the first. */
const MUCH_SHRUNK = 0.6;

/**
 * Shows the picture of an `img` as large as the window allows, or at its own size, where it can be scrolled. A click on one
 * that doesn't fit changes between the two; Escape, the cross or any other click closes it.
 */
export function viewer() {
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
  /** @param {EventTarget | null} picture */
  return (picture) => {
    if (!(picture instanceof HTMLImageElement)) return;
    const { src, alt, naturalWidth: width, naturalHeight: height } = picture;
    Object.assign(img, { src, alt, width, height });
    dialog.classList.remove('own-size');
    dialog.showModal();
    dialog.classList.toggle('own-size', img.clientWidth < MUCH_SHRUNK * width);
  };
}

/** Shows a sentence for some seconds, the longer the sentence the longer. */
export function toaster() {
  const toast = byId('toast', HTMLElement);
  let hide = 0;
  /** @param {string} sentence */
  return (sentence) => {
    toast.textContent = sentence;
    toast.classList.add('shown');
    window.clearTimeout(hide);
    hide = window.setTimeout(() => toast.classList.remove('shown'), 4000 + sentence.length * 30);
  };
}

/**
 * Calls `clear` after the button was pressed and the question answered with yes.
 * @param {() => void} clear
 */
export function clearButton(clear) {
  const dialog = byId('confirm', HTMLDialogElement);
  byId('clear', HTMLButtonElement).addEventListener('click', () => {
    dialog.returnValue = '';
    dialog.showModal();
  });
  dialog.addEventListener('close', () => dialog.returnValue === 'remove' && clear());
}

/** The newest messages, for those who haven't scrolled back from them. */
export function follower() {
  const scroll = byId('scroll', HTMLElement);
  const log = byId('log', HTMLElement);
  const latest = byId('latest', HTMLButtonElement);
  const atEnd = () => scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 120;
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
    /**
     * Brings the top of a message into sight, and of the rest what there is room for.
     * @param {HTMLElement} element
     */
    toTop: (element) => element.scrollIntoView({ block: 'start' }),
    /**
     * Scrolls until the element stands at this height of the window. Where there is not so much to scroll, it makes room.
     * @param {HTMLElement} element
     * @param {number} top
     */
    bringTo(element, top) {
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
