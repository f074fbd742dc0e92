/** @import {Words} from './types.ts' */
import { byId } from './dom.js';

/** What is taken: the program looks at more than the number of bytes. */
const MOST_BYTES = 10_000_000;

/**
 * The photo that goes with the next line: chosen by the button, dropped on the page, or pasted. `chosen` is told of each.
 * @param {Words} words
 * @param {{ chosen: () => void, notify: (sentence: string) => void }} acts
 */
export function photoPicker(words, { chosen, notify }) {
  const file = byId('photo-file', HTMLInputElement);
  const preview = byId('photo-chosen', HTMLElement);
  const thumbnail = byId('photo-thumbnail', HTMLImageElement);
  /** @type {File | undefined} */
  let photo;

  /** @param {File | undefined} next */
  const hold = (next) => {
    URL.revokeObjectURL(thumbnail.src);
    photo = next;
    preview.hidden = next === undefined;
    thumbnail.src = next === undefined ? '' : URL.createObjectURL(next);
    file.value = '';
  };
  /** @param {FileList | undefined} files */
  const choose = (files) => {
    const [next] = files ?? [];
    if (next === undefined) return false;
    if (next.size > MOST_BYTES) notify(words['photo-heavy'] ?? '');
    else {
      hold(next);
      chosen();
    }
    return true;
  };

  byId('photo', HTMLButtonElement).addEventListener('click', () => file.click());
  file.addEventListener('change', () => choose(file.files ?? undefined));
  byId('photo-remove', HTMLButtonElement).addEventListener('click', () => {
    hold(undefined);
    chosen();
  });
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    if (choose(event.dataTransfer?.files)) event.preventDefault();
  });
  document.addEventListener('paste', (event) => {
    if (choose(event.clipboardData?.files)) event.preventDefault();
  });
  return {
    /** The photo, if one was chosen; from then on none is. */
    take() {
      const taken = photo;
      hold(undefined);
      return taken;
    },
    isChosen: () => photo !== undefined,
  };
}
