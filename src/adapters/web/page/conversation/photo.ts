import { byId } from '../base/dom.ts';
import type { PageTexts } from '../base/types.ts';

/** The server makes further checks. */
const MAX_PHOTO_BYTES = 10_000_000;
const MAX_TEXT_FILE_BYTES = 64 * 1024;

interface PhotoCallbacks {
  onChange(): void;
  /** Shows a sentence on the page for some seconds. */
  notify(sentence: string): void;
}

/**
 * The visitor chooses a photo or text file for the next message by the button, drops it on the page, or
 * pastes it.
 */
export function createPhotoPicker(pageTexts: PageTexts, { onChange: reportChange, notify }: PhotoCallbacks) {
  const fileInput = byId('photo-file', HTMLInputElement);
  const preview = byId('photo-chosen', HTMLElement);
  const thumbnail = byId('photo-thumbnail', HTMLImageElement);
  const fileName = byId('photo-name', HTMLElement);
  let photo: File | undefined;

  const setPhoto = (newPhoto: File | undefined) => {
    URL.revokeObjectURL(thumbnail.src);
    photo = newPhoto;
    preview.hidden = newPhoto === undefined;
    const isText = newPhoto?.type.startsWith('image/') === false;
    thumbnail.hidden = isText;
    thumbnail.src = newPhoto === undefined || isText ? '' : URL.createObjectURL(newPhoto);
    fileName.textContent = isText ? newPhoto.name : '';
    fileInput.value = '';
  };
  const choosePhoto = (files: FileList | null | undefined): boolean => {
    const [chosenFile] = files ?? [];
    if (chosenFile === undefined) return false;
    const isText = chosenFile.type.startsWith('text/');
    if (chosenFile.size > (isText ? MAX_TEXT_FILE_BYTES : MAX_PHOTO_BYTES))
      notify(pageTexts[isText ? 'text-heavy' : 'photo-heavy']);
    else {
      setPhoto(chosenFile);
      reportChange();
    }
    return true;
  };

  byId('photo', HTMLButtonElement).addEventListener('click', () => fileInput.click());
  fileInput.addEventListener('change', () => choosePhoto(fileInput.files));
  byId('photo-remove', HTMLButtonElement).addEventListener('click', () => {
    setPhoto(undefined);
    reportChange();
  });
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    if (choosePhoto(event.dataTransfer?.files)) event.preventDefault();
  });
  document.addEventListener('paste', (event) => {
    if (choosePhoto(event.clipboardData?.files)) event.preventDefault();
  });
  return {
    /** Removes the chosen photo from the field. Undefined if there is none. */
    take(): File | undefined {
      const takenPhoto = photo;
      setPhoto(undefined);
      return takenPhoto;
    },
    isChosen: () => photo !== undefined,
  };
}
