// Runs before the first paint, so that the page doesn't flash in another theme than the chosen one.
const THEMES = ['light', 'dark', 'contrast'];
const { dataset } = document.documentElement;
const muchContrast = matchMedia('(prefers-contrast: more)');
/** The chosen theme; empty for that of the system. */
let chosen = '';
try {
  chosen = THEMES.find((name) => name === localStorage.getItem('theme')) ?? '';
} catch {
  // Storage may be forbidden; then a choice lasts until the page is loaded again.
}

// The style sheet follows the theme of the system.
const paint = () => {
  const theme = chosen || (muchContrast.matches ? 'contrast' : '');
  if (theme === '') delete dataset.theme;
  else dataset.theme = theme;
};
paint();
muchContrast.addEventListener('change', paint);

addEventListener('DOMContentLoaded', () => {
  const choice = document.getElementById('theme');
  if (!(choice instanceof HTMLSelectElement)) return;
  choice.value = chosen;
  choice.addEventListener('change', () => {
    chosen = choice.value;
    paint();
    try {
      localStorage.setItem('theme', chosen);
    } catch {
      // Storage may be forbidden, as above.
    }
  });
});

// Makes this file a module, so that its names are its own.
export {};
