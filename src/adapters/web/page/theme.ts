// This script runs before the first paint, so that the page doesn't first flash in another theme than the
// chosen one.
const THEMES = ['light', 'dark', 'contrast'];
const { dataset } = document.documentElement;
const muchContrast = matchMedia('(prefers-contrast: more)');
/** The theme that the visitor has chosen. Empty if the page uses the system's theme. */
let chosen = '';
try {
  chosen = THEMES.find((name) => name === localStorage.getItem('theme')) ?? '';
} catch {
  // The browser may forbid storage. Then the visitor's choice is lost when the page is reloaded.
}

// Sets `data-theme` for the chosen theme, or for high contrast if the system asks for it. Without the
// attribute, the style sheet follows the system's light or dark theme.
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
      // The browser may forbid storage. Then the visitor's choice is lost when the page is reloaded.
    }
  });
});

// TypeScript treats a file as a module only if it has an import or export. Otherwise these names would be
// global.
export {};
