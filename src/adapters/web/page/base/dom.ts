/** Throws if index.html has no such element or it has another type. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`the page has no ${type.name} #${id}`);
}

export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

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

export function makeButton(
  onPress: () => void,
  properties: Partial<HTMLButtonElement>,
  ...children: readonly (Node | string)[]
): HTMLButtonElement {
  const button = makeElement('button', { type: 'button', ...properties }, ...children);
  button.addEventListener('click', onPress);
  return button;
}

/** Sets the CSS variables `--x` and `--y` to a cell of the board. */
export function setPosition(element: HTMLElement, x: number, y: number): void {
  element.style.setProperty('--x', String(x));
  element.style.setProperty('--y', String(y));
}

/** Replaces each placeholder `{name}` by its value. Placeholders without a value stay. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
