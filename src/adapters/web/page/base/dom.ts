/** The element of index.html with this id. Throws where there is none of this type. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`the page has no ${type.name} #${id}`);
}

/** A new element with these properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A new element of a drawing, with these attributes and children. */
export function makeSvg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Node[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A new button that does `press`. */
export function makeButton(
  press: () => void,
  properties: Partial<HTMLButtonElement>,
  ...children: readonly (Node | string)[]
): HTMLButtonElement {
  const button = make('button', { type: 'button', ...properties }, ...children);
  button.addEventListener('click', press);
  return button;
}

/** Sets where an element stands on its board: the CSS variables `--x` and `--y`, in cells. */
export function place(element: HTMLElement, x: number, y: number): void {
  element.style.setProperty('--x', String(x));
  element.style.setProperty('--y', String(y));
}

/** The words with their `{names}` replaced by these facts. */
export const fillIn = (words: string, facts: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name) => String(facts[name] ?? whole));
