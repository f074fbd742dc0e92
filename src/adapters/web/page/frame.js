const byId = (id) => document.getElementById(id);

/** The button that changes between light and dark; without a choice the system's theme holds. */
export function themeButton(words) {
  const root = document.documentElement;
  const darkSystem = matchMedia('(prefers-color-scheme: dark)');
  const theme = () => root.dataset.theme ?? (darkSystem.matches ? 'dark' : 'light');
  const name = () => {
    const label = theme() === 'dark' ? words['theme-light'] : words['theme-dark'];
    byId('theme').setAttribute('aria-label', label);
    byId('theme').title = label;
  };
  byId('theme').addEventListener('click', () => {
    root.dataset.theme = theme() === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem('theme', root.dataset.theme);
    } catch {
      // Storage may be forbidden; then the choice lasts until the page is loaded again.
    }
    name();
  });
  darkSystem.addEventListener('change', name);
  name();
}

/** Pictures that a narrow window would shrink to less than this share of their own size are shown in it from the first. */
const MUCH_SHRUNK = 0.6;

/**
 * Shows a picture as wide as the window allows, or at its own size, where it can be scrolled. A click on one that doesn't fit
 * changes between the two; Escape, the cross or any other click closes it.
 */
export function viewer() {
  const dialog = byId('viewer');
  const img = dialog.querySelector('img');
  dialog.addEventListener('click', ({ target, offsetX, offsetY }) => {
    const isPicture = target.closest('.zoom') !== null;
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
export function toaster() {
  let hide;
  return (sentence) => {
    byId('toast').textContent = sentence;
    byId('toast').classList.add('shown');
    clearTimeout(hide);
    hide = setTimeout(() => byId('toast').classList.remove('shown'), 4000 + sentence.length * 30);
  };
}

/** Calls `clear` after the button was pressed and the question answered with yes. */
export function clearButton(clear) {
  const dialog = byId('confirm');
  byId('clear').addEventListener('click', () => {
    dialog.returnValue = '';
    dialog.showModal();
  });
  dialog.addEventListener('close', () => dialog.returnValue === 'remove' && clear());
}

/** Keeps the newest message in sight as long as the reader is there and hasn't scrolled back. */
export function follower() {
  const scroll = byId('scroll');
  const atEnd = () => scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 120;
  const toEnd = () => {
    scroll.scrollTop = scroll.scrollHeight;
  };
  scroll.addEventListener('scroll', () => {
    byId('latest').hidden = atEnd();
  });
  byId('latest').addEventListener('click', toEnd);
  return { atEnd, toEnd };
}
