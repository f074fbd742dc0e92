import type { Menu } from '../../menu.ts';
import { byId, makeElement } from '../base/dom.ts';

type Command = Menu['commands'][number];

const MAX_PAST_LINES = 50;

/**
 * Sets up the message field. Enter sends the text, Shift + Enter inserts a line break, and `/` suggests
 * commands. In an empty field, the up arrow brings back earlier messages. `send` is called with the text of
 * each message.
 */
export function createComposer(menu: Menu, send: (text: string) => void) {
  const input = byId('input', HTMLTextAreaElement);
  const suggestions = createSuggestionList(menu, input, (command, isWhole) => {
    // Send a command that needs no arguments. Write other commands into the field, where the visitor adds the
    // arguments.
    if (command.bare && isWhole) submit(`/${command.name}`);
    else write(`/${command.name} `);
    input.focus();
  });
  const past: string[] = [];
  let back = 0;

  const handleInput = () => {
    input.style.height = 'auto';
    input.style.height = `${input.scrollHeight}px`;
    suggestions.follow();
  };
  const write = (text: string) => {
    input.value = text;
    handleInput();
  };
  const submit = (text: string) => {
    if (text.trim() === '') return;
    past.push(text);
    if (past.length > MAX_PAST_LINES) past.shift();
    back = past.length;
    write('');
    send(text);
  };
  /**
   * Whether an arrow key may replace the text in the field by another sent message. `step`: -1 for the
   * previous message, 1 for the next. False if the visitor has changed the text, which would be lost.
   */
  const mayRecall = (step: number): boolean => {
    const untouched = input.value === (past[back] ?? '');
    return untouched && back + step >= 0 && back + step <= past.length;
  };

  input.addEventListener('input', handleInput);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (suggestions.obeys(event.key)) return event.preventDefault();
    if (event.key === 'Enter' && !event.shiftKey) submit(input.value);
    else if (event.key === 'ArrowUp' && mayRecall(-1)) write(past[--back] ?? '');
    else if (event.key === 'ArrowDown' && mayRecall(1)) write(past[++back] ?? '');
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
    /** Whether the field is empty and the focus is not on another control. */
    isIdle: () =>
      input.value === '' && (document.activeElement === input || document.activeElement === document.body),
  };
}

/**
 * Creates the list of suggested commands above the message field. `choose` is called with the command that
 * the visitor chooses. `mustSend`: true if the command should be sent, false if Tab only completes its name.
 */
function createSuggestionList(
  menu: Menu,
  input: HTMLTextAreaElement,
  take: (command: Command, isWhole: boolean) => void,
) {
  const list = byId('suggestions', HTMLElement);
  const opener = byId('menu', HTMLButtonElement);
  const status = byId('suggested', HTMLElement);
  let chosen = 0;
  let shown: readonly Command[] = [];

  const markOption = (index: number) => {
    chosen = index;
    for (const [at, option] of [...list.children].entries()) {
      option.ariaSelected = String(at === chosen);
      if (at === chosen) option.scrollIntoView({ block: 'nearest' });
    }
    const option = list.children[chosen];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const optionElement = (command: Command, index: number): HTMLElement => {
    const { name, description } = command;
    const words = [makeElement('b', {}, `/${name}`), makeElement('span', {}, description)];
    const option = makeElement('div', { id: `suggestion-${name}`, role: 'option' }, ...words);
    option.addEventListener('pointermove', () => markOption(index));
    option.addEventListener('pointerdown', (event) => event.preventDefault());
    option.addEventListener('click', () => take(command, true));
    return option;
  };
  /**
   * Shows commands in the list. `isAsked`: whether the visitor asked for suggestions. If so, screen readers
   * hear the number of commands.
   */
  const showSuggestions = (found: readonly Command[], isAsked: boolean) => {
    shown = found;
    list.replaceChildren(...found.map(optionElement));
    list.hidden = found.length === 0;
    opener.ariaExpanded = String(!list.hidden);
    status.textContent = isAsked ? (menu.suggestions[found.length] ?? '') : '';
    // If no command matches, all visitors see the status text ("No command begins like this"). Otherwise the
    // status text is only for screen readers.
    status.classList.toggle('unseen', !isAsked || found.length > 0);
    markOption(0);
  };
  /** Handles a key while the list is open. Returns false if the list is empty or doesn't use the key. */
  const handleKey = (key: string): boolean => {
    const command = shown[chosen];
    if (command === undefined) return false;
    if (key === 'ArrowDown') markOption((chosen + 1) % shown.length);
    else if (key === 'ArrowUp') markOption((chosen + shown.length - 1) % shown.length);
    else if (key === 'Tab' || key === 'Enter') take(command, key === 'Enter');
    else if (key === 'Escape') showSuggestions([], false);
    else return false;
    return true;
  };

  list.addEventListener('keydown', (event) => {
    if (handleKey(event.key)) event.preventDefault();
  });
  const bar = byId('bar', HTMLElement);
  // When the focus leaves the bar, close the list. Wait one turn of the event loop, because the focus may
  // only move to another part of the bar.
  bar.addEventListener('focusout', () =>
    setTimeout(() => bar.contains(document.activeElement) || showSuggestions([], false)),
  );
  opener.addEventListener('click', () => {
    const opens = shown.length === 0;
    input.focus();
    showSuggestions(opens ? menu.commands : [], opens);
  });
  return {
    obeys: handleKey,
    /** Updates the list after the field has changed: shows the commands that begin with the typed text. */
    follow() {
      const begun = /^\/([a-z]*)$/i.exec(input.value)?.[1]?.toLowerCase();
      const found = menu.commands.filter(({ name }) => begun !== undefined && name.startsWith(begun));
      showSuggestions(found, begun !== undefined);
    },
  };
}
