const PAST_LINES = 50;

/**
 * The message field: Enter sends, Shift + Enter starts a line, `/` suggests commands, up in an empty field brings back
 * what was sent before. `send(text)` gets each line.
 */
export function composer({ commands, suggestions }, send) {
  const byId = (id) => document.getElementById(id);
  const [input, list, menu] = [byId('input'), byId('suggestions'), byId('menu')];
  const past = [];
  let back = 0;
  let chosen = 0;
  let shown = [];

  const grow = () => {
    input.style.height = 'auto';
    input.style.height = `${input.scrollHeight}px`;
  };
  const write = (text) => {
    input.value = text;
    grow();
    suggest();
  };
  const submit = (text) => {
    if (text.trim() === '') return;
    past.push(text);
    if (past.length > PAST_LINES) past.shift();
    back = past.length;
    write('');
    send(text);
  };

  function suggest() {
    const begun = /^\/([a-z]*)$/i.exec(input.value)?.[1]?.toLowerCase();
    offer(
      begun === undefined ? [] : commands.filter(({ name }) => name.startsWith(begun)),
      begun !== undefined,
    );
  }
  function offer(found, asked) {
    shown = found;
    chosen = 0;
    list.replaceChildren(...found.map(optionElement));
    list.hidden = found.length === 0;
    menu.setAttribute('aria-expanded', String(!list.hidden));
    byId('suggested').textContent = asked ? suggestions[found.length] : '';
    mark();
  }
  function mark() {
    [...list.children].forEach((option, index) => {
      option.setAttribute('aria-selected', String(index === chosen));
      if (index === chosen) option.scrollIntoView({ block: 'nearest' });
    });
    if (shown.length > 0) input.setAttribute('aria-activedescendant', `suggestion-${shown[chosen].name}`);
    else input.removeAttribute('aria-activedescendant');
  }
  /** A command that says something by itself is sent at once, others wait for what follows. */
  function take({ name, bare }, sendBare) {
    if (bare && sendBare) submit(`/${name}`);
    else write(`/${name} `);
    input.focus();
  }
  function optionElement({ name, description, bare }, index) {
    const option = document.createElement('div');
    option.id = `suggestion-${name}`;
    option.setAttribute('role', 'option');
    const words = [
      ['b', `/${name}`],
      ['span', description],
    ].map(([tag, text]) => Object.assign(document.createElement(tag), { textContent: text }));
    option.append(...words);
    option.addEventListener('pointermove', () => {
      chosen = index;
      mark();
    });
    option.addEventListener('pointerdown', (event) => event.preventDefault());
    option.addEventListener('click', () => take({ name, bare }, true));
    return option;
  }

  input.addEventListener('input', () => {
    grow();
    suggest();
  });
  // By the time this runs, focus may be back from the menu's button.
  input.addEventListener('blur', () =>
    setTimeout(() => [input, menu].includes(document.activeElement) || offer([], false)),
  );
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (shown.length > 0 && suggestionKey(event)) return event.preventDefault();
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit(input.value);
    } else if (event.key === 'ArrowUp' && recalls(-1)) {
      event.preventDefault();
      write(past[--back]);
    } else if (event.key === 'ArrowDown' && recalls(1)) {
      event.preventDefault();
      write(past[++back] ?? '');
    }
  });
  const recalls = (step) => {
    const untouched = input.value === (past[back] ?? '');
    return untouched && back + step >= 0 && back + step <= past.length;
  };
  function suggestionKey({ key }) {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      chosen = (chosen + (key === 'ArrowDown' ? 1 : shown.length - 1)) % shown.length;
      mark();
    } else if (key === 'Tab') take(shown[chosen], false);
    else if (key === 'Enter') take(shown[chosen], true);
    else if (key === 'Escape') offer([], false);
    else return false;
    return true;
  }

  menu.addEventListener('click', () => {
    const open = list.hidden;
    input.focus();
    offer(open ? commands : [], open);
  });
  byId('composer').addEventListener('submit', (event) => {
    event.preventDefault();
    submit(input.value);
    input.focus();
  });
  return { write, focus: () => input.focus() };
}
