import type { Menu } from '../../menu.ts';
import { byId, make } from '../base/dom.ts';

type Command = Menu['commands'][number];

const MAX_PAST_LINES = 50;

/**
 * The message field: Enter sends, Shift + Enter starts a line, `/` suggests commands, up in an empty field brings back
 * what was sent before. `send` gets each line.
 */
export function composer(menu: Menu, send: (text: string) => void) {
  const input = byId('input', HTMLTextAreaElement);
  const suggestions = suggestionList(menu, input, (command, isWhole) => {
    // A command that says something by itself is sent immediately, others wait for what follows.
    if (command.bare && isWhole) submit(`/${command.name}`);
    else write(`/${command.name} `);
    input.focus();
  });
  const past: string[] = [];
  let back = 0;

  const changed = () => {
    input.style.height = 'auto';
    input.style.height = `${input.scrollHeight}px`;
    suggestions.follow();
  };
  const write = (text: string) => {
    input.value = text;
    changed();
  };
  const submit = (text: string) => {
    if (text.trim() === '') return;
    past.push(text);
    if (past.length > MAX_PAST_LINES) past.shift();
    back = past.length;
    write('');
    send(text);
  };
  /** May this step through the lines sent before be made? Not over what is being written. */
  const recalls = (step: number): boolean => {
    const untouched = input.value === (past[back] ?? '');
    return untouched && back + step >= 0 && back + step <= past.length;
  };

  input.addEventListener('input', changed);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (suggestions.obeys(event.key)) return event.preventDefault();
    if (event.key === 'Enter' && !event.shiftKey) submit(input.value);
    else if (event.key === 'ArrowUp' && recalls(-1)) write(past[--back] ?? '');
    else if (event.key === 'ArrowDown' && recalls(1)) write(past[++back] ?? '');
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
    /** Is nothing being written, nor anything else being done by the keyboard? */
    isIdle: () =>
      input.value === '' && (document.activeElement === input || document.activeElement === document.body),
  };
}

/**
 * The list of commands over the field: those that begin as it does, or all of them by the menu's button. `take` gets the
 * chosen one. `isWhole`: nothing is to follow it.
 */
function suggestionList(
  menu: Menu,
  input: HTMLTextAreaElement,
  take: (command: Command, isWhole: boolean) => void,
) {
  const list = byId('suggestions', HTMLElement);
  const opener = byId('menu', HTMLButtonElement);
  const status = byId('suggested', HTMLElement);
  let chosen = 0;
  let shown: readonly Command[] = [];

  const mark = (index: number) => {
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
    const words = [make('b', {}, `/${name}`), make('span', {}, description)];
    const option = make('div', { id: `suggestion-${name}`, role: 'option' }, ...words);
    option.addEventListener('pointermove', () => mark(index));
    option.addEventListener('pointerdown', (event) => event.preventDefault());
    option.addEventListener('click', () => take(command, true));
    return option;
  };
  /** Shows these commands. `isAsked`: their number is told. */
  const offer = (found: readonly Command[], isAsked: boolean) => {
    shown = found;
    list.replaceChildren(...found.map(optionElement));
    list.hidden = found.length === 0;
    opener.ariaExpanded = String(!list.hidden);
    status.textContent = isAsked ? (menu.suggestions[found.length] ?? '') : '';
    // Only those who see no list see that there is none.
    status.classList.toggle('unseen', !isAsked || found.length > 0);
    mark(0);
  };
  /** Does what a key means in the list; false if it means nothing there. */
  const obeys = (key: string): boolean => {
    const command = shown[chosen];
    if (command === undefined) return false;
    if (key === 'ArrowDown') mark((chosen + 1) % shown.length);
    else if (key === 'ArrowUp') mark((chosen + shown.length - 1) % shown.length);
    else if (key === 'Tab' || key === 'Enter') take(command, key === 'Enter');
    else if (key === 'Escape') offer([], false);
    else return false;
    return true;
  };

  list.addEventListener('keydown', (event) => {
    if (obeys(event.key)) event.preventDefault();
  });
  const bar = byId('bar', HTMLElement);
  // By the time this runs, focus may be back from the menu's button.
  bar.addEventListener('focusout', () =>
    setTimeout(() => bar.contains(document.activeElement) || offer([], false)),
  );
  opener.addEventListener('click', () => {
    const opens = shown.length === 0;
    input.focus();
    offer(opens ? menu.commands : [], opens);
  });
  return {
    obeys,
    /** Suggests what begins as the field does. */
    follow() {
      const begun = /^\/([a-z]*)$/i.exec(input.value)?.[1]?.toLowerCase();
      const found = menu.commands.filter(({ name }) => begun !== undefined && name.startsWith(begun));
      offer(found, begun !== undefined);
    },
  };
}
