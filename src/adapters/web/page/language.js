/** What index.html says in the page's language. */
const SAID = ['lang', 'content', 'aria-label', 'title', 'placeholder'];

/** Puts what stands around the conversation into the language in which the program serves the page by now. */
export async function translate() {
  const response = await fetch('/');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  take(document.documentElement, page.documentElement);
}

/**
 * Elements that the page has filled since have nothing in them as they are served: these stay.
 * @param {Element} element
 * @param {Element} served
 */
function take(element, served) {
  for (const name of SAID) {
    const value = served.getAttribute(name);
    if (value !== null) element.setAttribute(name, value);
  }
  if (served.children.length === 0 && served.textContent !== '') element.textContent = served.textContent;
  for (const [at, child] of [...served.children].entries()) {
    const like = element.children[at];
    if (like?.tagName === child.tagName) take(like, child);
  }
}
