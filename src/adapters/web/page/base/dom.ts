/** Returns the element of index.html with this id. Throws if it doesn't exist or has another type. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`the page has no ${type.name} #${id}`);
}

/** Makes an element with these properties and children. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Makes an SVG element with these attributes and children. */
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

/** Makes a button that calls `onPress`. */
export function makeButton(
  onPress: () => void,
  properties: Partial<HTMLButtonElement>,
  ...children: readonly (Node | string)[]
): HTMLButtonElement {
  const button = makeElement('button', { type: 'button', ...properties }, ...children);
  button.addEventListener('click', onPress);
  return button;
}

/**
 * Moves an element to a cell of its board by setting the CSS variables `--x` and `--y`, which the style sheet
 * uses.
 */
export function setPosition(element: HTMLElement, x: number, y: number): void {
  element.style.setProperty('--x', String(x));
  element.style.setProperty('--y', String(y));
}

/**
 * Replaces each placeholder `{name}` in the text by the value of `values` with this name. Placeholders
 * without a value stay.
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
