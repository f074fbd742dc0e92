import { byId } from '../base/dom.ts';
import type { Words } from '../base/types.ts';

/** Maximum number of bytes in a photo. The server makes further checks. */
const MAX_PHOTO_BYTES = 10_000_000;

interface PhotoCallbacks {
  /** Called when the visitor has chosen or removed a photo. */
  onChange(): void;
  notify(sentence: string): void;
}

/**
 * Sets up the choice of a photo for the next message. The visitor chooses it by the button, drops it on the
 * page, or pastes it.
 */
export function createPhotoPicker(words: Words, { onChange: chosen, notify }: PhotoCallbacks) {
  const file = byId('photo-file', HTMLInputElement);
  const preview = byId('photo-chosen', HTMLElement);
  const thumbnail = byId('photo-thumbnail', HTMLImageElement);
  let photo: File | undefined;

  const hold = (next: File | undefined) => {
    URL.revokeObjectURL(thumbnail.src);
    photo = next;
    preview.hidden = next === undefined;
    thumbnail.src = next === undefined ? '' : URL.createObjectURL(next);
    file.value = '';
  };
  const choose = (files: FileList | null | undefined): boolean => {
    const [next] = files ?? [];
    if (next === undefined) return false;
    if (next.size > MAX_PHOTO_BYTES) notify(words['photo-heavy']);
    else {
      hold(next);
      chosen();
    }
    return true;
  };

  byId('photo', HTMLButtonElement).addEventListener('click', () => file.click());
  file.addEventListener('change', () => choose(file.files));
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
    /** Returns the chosen photo and removes it from the field. Undefined if no photo is chosen. */
    take(): File | undefined {
      const taken = photo;
      hold(undefined);
      return taken;
    },
    isChosen: () => photo !== undefined,
  };
}
