/**
 * The element of index.html with this id. Throws where there is none of this type.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 */
export function byId(id, type) {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`the page has no ${type.name} #${id}`);
}

/**
 * A new element with these properties and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} properties
 * @param {(Node | string)[]} children
 */
export function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/**
 * A new element of a drawing, with these attributes and children.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, string>>} attributes
 * @param {Node[]} children
 */
export function makeSvg(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * A new button that does `press`.
 * @param {() => void} press
 * @param {Partial<HTMLButtonElement>} properties
 * @param {(Node | string)[]} children
 */
export function makeButton(press, properties, ...children) {
  const button = make('button', { type: 'button', ...properties }, ...children);
  button.addEventListener('click', press);
  return button;
}
