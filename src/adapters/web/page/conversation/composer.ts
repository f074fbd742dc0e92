import type { Menu } from '../../menu.ts';
import { byId, makeElement } from '../base/dom.ts';

type Command = Menu['commands'][number];

/** Sent texts that the arrow keys can bring back. */
const MAX_RECALLED_TEXTS = 50;

/**
 * Enter sends the text, Shift + Enter inserts a line break, and `/` suggests commands. In an empty field, the
 * up arrow brings back earlier messages. `send` is called with the text of each message.
 */
export function createComposer(menu: Menu, send: (text: string) => void) {
  const input = byId('input', HTMLTextAreaElement);
  const suggestions = createSuggestionList(menu, input, (command, mustSend) => {
    // Write commands that need arguments into the field.
    if (command.bare && mustSend) submit(`/${command.name}`);
    else write(`/${command.name} `);
    input.focus();
  });
  const sentTexts: string[] = [];
  let recallIndex = 0;

  const handleInput = () => {
    input.style.height = 'auto';
    input.style.height = `${input.scrollHeight}px`;
    suggestions.updateFromInput();
  };
  const write = (text: string) => {
    input.value = text;
    handleInput();
  };
  const submit = (text: string) => {
    if (text.trim() === '') return;
    sentTexts.push(text);
    if (sentTexts.length > MAX_RECALLED_TEXTS) sentTexts.shift();
    recallIndex = sentTexts.length;
    write('');
    send(text);
  };
  /**
   * May an arrow key replace the text in the field by another sent message? `step`: -1 for the previous
   * message, 1 for the next. False if the visitor has changed the text, which would be lost.
   */
  const mayRecall = (step: number): boolean => {
    const isTextUnchanged = input.value === (sentTexts[recallIndex] ?? '');
    return isTextUnchanged && recallIndex + step >= 0 && recallIndex + step <= sentTexts.length;
  };

  input.addEventListener('input', handleInput);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (suggestions.handlesKey(event.key)) return event.preventDefault();
    if (event.key === 'Enter' && !event.shiftKey) submit(input.value);
    else if (event.key === 'ArrowUp' && mayRecall(-1)) write(sentTexts[--recallIndex] ?? '');
    else if (event.key === 'ArrowDown' && mayRecall(1)) write(sentTexts[++recallIndex] ?? '');
    else return;
    event.preventDefault();
  });
  byId('composer', HTMLElement).addEventListener('submit', (event) => {
    event.preventDefault();
    submit(input.value);
    input.focus();
  });
  return {
    write,
    focus: () => input.focus(),
    isEmpty: () => input.value === '',
    /** Is the field empty and the focus not on another control? */
    isIdle: () =>
      input.value === '' && (document.activeElement === input || document.activeElement === document.body),
  };
}

/**
 * Suggests commands above the message field. `choose`: called with the chosen command. `mustSend`: false if
 * Tab only completes its name.
 */
function createSuggestionList(
  menu: Menu,
  input: HTMLTextAreaElement,
  choose: (command: Command, mustSend: boolean) => void,
) {
  const listElement = byId('suggestions', HTMLElement);
  const menuButton = byId('menu', HTMLButtonElement);
  const statusElement = byId('suggested', HTMLElement);
  let selectedIndex = 0;
  let shownCommands: readonly Command[] = [];

  const selectOption = (index: number) => {
    selectedIndex = index;
    for (const [position, option] of [...listElement.children].entries()) {
      option.ariaSelected = String(position === selectedIndex);
      if (position === selectedIndex) option.scrollIntoView({ block: 'nearest' });
    }
    const option = listElement.children[selectedIndex];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const makeOptionElement = (command: Command, index: number): HTMLElement => {
    const { name, description } = command;
    const children = [makeElement('b', {}, `/${name}`), makeElement('span', {}, description)];
    const option = makeElement('div', { id: `suggestion-${name}`, role: 'option' }, ...children);
    option.addEventListener('pointermove', () => selectOption(index));
    option.addEventListener('pointerdown', (event) => event.preventDefault());
    option.addEventListener('click', () => choose(command, true));
    return option;
  };
  /** `isAsked`: did the visitor ask for suggestions? If so, screen readers hear the number of commands. */
  const showSuggestions = (commands: readonly Command[], isAsked: boolean) => {
    shownCommands = commands;
    listElement.replaceChildren(...commands.map(makeOptionElement));
    listElement.hidden = commands.length === 0;
    menuButton.ariaExpanded = String(!listElement.hidden);
    statusElement.textContent = isAsked ? (menu.suggestions[commands.length] ?? '') : '';
    // If no command matches, all visitors see the status text ("No command begins like this"). Otherwise it
    // is only for screen readers.
    statusElement.classList.toggle('unseen', !isAsked || commands.length > 0);
    selectOption(0);
  };
  /** Handles a key while the list is open. Returns false if the list is empty or doesn't use the key. */
  const handleKey = (key: string): boolean => {
    const command = shownCommands[selectedIndex];
    if (command === undefined) return false;
    if (key === 'ArrowDown') selectOption((selectedIndex + 1) % shownCommands.length);
    else if (key === 'ArrowUp')
      selectOption((selectedIndex + shownCommands.length - 1) % shownCommands.length);
    else if (key === 'Tab' || key === 'Enter') choose(command, key === 'Enter');
    else if (key === 'Escape') showSuggestions([], false);
    else return false;
    return true;
  };

  listElement.addEventListener('keydown', (event) => {
    if (handleKey(event.key)) event.preventDefault();
  });
  const composerBar = byId('bar', HTMLElement);
  // Wait one turn of the event loop before the list closes, because the focus may only move to another part
  // of the bar.
  composerBar.addEventListener('focusout', () =>
    setTimeout(() => composerBar.contains(document.activeElement) || showSuggestions([], false)),
  );
  menuButton.addEventListener('click', () => {
    const isListClosed = shownCommands.length === 0;
    input.focus();
    showSuggestions(isListClosed ? menu.commands : [], isListClosed);
  });
  return {
    handlesKey: handleKey,
    /** Shows the commands that begin with the typed text. */
    updateFromInput() {
      const typedName = /^\/([a-z]*)$/i.exec(input.value)?.[1]?.toLowerCase();
      const matchingCommands = menu.commands.filter(
        ({ name }) => typedName !== undefined && name.startsWith(typedName),
      );
      showSuggestions(matchingCommands, typedName !== undefined);
    },
  };
}
