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
  const list = byId('suggestions', HTMLElement);
  const opener = byId('menu', HTMLButtonElement);
  const status = byId('suggested', HTMLElement);
  const past: string[] = [];
  let back = 0;
  let chosen = 0;
  let shown: readonly Command[] = [];

  const grow = () => {
    input.style.height = 'auto';
    input.style.height = `${input.scrollHeight}px`;
  };
  const write = (text: string) => {
    input.value = text;
    grow();
    suggest();
  };
  const submit = (text: string) => {
    if (text.trim() === '') return;
    past.push(text);
    if (past.length > MAX_PAST_LINES) past.shift();
    back = past.length;
    write('');
    send(text);
  };

  function suggest(): void {
    const begun = /^\/([a-z]*)$/i.exec(input.value)?.[1]?.toLowerCase();
    const found = menu.commands.filter(({ name }) => begun !== undefined && name.startsWith(begun));
    offer(found, begun !== undefined);
  }
  function offer(found: readonly Command[], asked: boolean): void {
    shown = found;
    chosen = 0;
    list.replaceChildren(...found.map(optionElement));
    list.hidden = found.length === 0;
    opener.ariaExpanded = String(!list.hidden);
    status.textContent = asked ? (menu.suggestions[found.length] ?? '') : '';
    // Only those who see no list see that there is none.
    status.classList.toggle('unseen', !asked || found.length > 0);
    mark();
  }
  function mark(): void {
    for (const [index, option] of [...list.children].entries()) {
      option.ariaSelected = String(index === chosen);
      if (index === chosen) option.scrollIntoView({ block: 'nearest' });
    }
    const option = list.children[chosen];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }
  /** A command that says something by itself is sent immediately, others wait for what follows. */
  function take(command: Command | undefined, sendBare: boolean): void {
    if (command === undefined) return;
    if (command.bare && sendBare) submit(`/${command.name}`);
    else write(`/${command.name} `);
    input.focus();
  }
  function optionElement(command: Command, index: number): HTMLElement {
    const { name, description } = command;
    const words = [make('b', {}, `/${name}`), make('span', {}, description)];
    const option = make('div', { id: `suggestion-${name}`, role: 'option' }, ...words);
    option.addEventListener('pointermove', () => {
      chosen = index;
      mark();
    });
    option.addEventListener('pointerdown', (event) => event.preventDefault());
    option.addEventListener('click', () => take(command, true));
    return option;
  }

  input.addEventListener('input', () => {
    grow();
    suggest();
  });
  const bar = byId('bar', HTMLElement);
  // By the time this runs, focus may be back from the menu's button.
  bar.addEventListener('focusout', () =>
    setTimeout(() => bar.contains(document.activeElement) || offer([], false)),
  );
  list.addEventListener('keydown', (event) => {
    if (suggestionKey(event.key)) event.preventDefault();
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (shown.length > 0 && suggestionKey(event.key)) return event.preventDefault();
    if (event.key === 'Enter' && !event.shiftKey) submit(input.value);
    else if (event.key === 'ArrowUp' && recalls(-1)) write(past[--back] ?? '');
    else if (event.key === 'ArrowDown' && recalls(1)) write(past[++back] ?? '');
    else return;
    event.preventDefault();
  });
  function recalls(step: number): boolean {
    const untouched = input.value === (past[back] ?? '');
    return untouched && back + step >= 0 && back + step <= past.length;
  }
  /** Is it a key of the list of suggestions? Then it is obeyed. */
  function suggestionKey(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      chosen = (chosen + (key === 'ArrowDown' ? 1 : shown.length - 1)) % shown.length;
      mark();
    } else if (key === 'Tab') take(shown[chosen], false);
    else if (key === 'Enter') take(shown[chosen], true);
    else if (key === 'Escape') offer([], false);
    else return false;
    return true;
  }

  opener.addEventListener('click', () => {
    const open = shown.length === 0;
    input.focus();
    offer(open ? menu.commands : [], open);
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
