// Runs before the first paint, so that the page doesn't flash in another theme than the chosen one.
const THEMES = ['light', 'dark', 'contrast'];
const { dataset } = document.documentElement;
const muchContrast = matchMedia('(prefers-contrast: more)');
/** One of them, or nothing: as the system has it. */
let chosen = '';
try {
  chosen = THEMES.find((name) => name === localStorage.getItem('theme')) ?? '';
} catch {
  // Storage may be forbidden; then a choice lasts until the page is loaded again.
}

// Light or dark as the system has it are the style sheet's.
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
      // As above.
    }
  });
});

// A file without imports or exports is a module for its own names alone.
export {};
