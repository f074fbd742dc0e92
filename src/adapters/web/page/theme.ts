// Sets the theme before the page is first painted. Otherwise the page would show another theme for a moment.
const THEMES = ['light', 'dark', 'contrast'];
const { dataset } = document.documentElement;
const contrastQuery = matchMedia('(prefers-contrast: more)');
/** The theme that the visitor has chosen. Empty if the page uses the system's theme. */
let chosenTheme = '';
try {
  chosenTheme = THEMES.find((name) => name === localStorage.getItem('theme')) ?? '';
} catch {
  // The browser may forbid storage. Then the visitor's choice is lost when the page is reloaded.
}

// Sets `data-theme` for the chosen theme, or for high contrast if the system asks for it. Without the
// attribute, the style sheet follows the system's light or dark theme.
const applyTheme = () => {
  const theme = chosenTheme || (contrastQuery.matches ? 'contrast' : '');
  if (theme === '') delete dataset.theme;
  else dataset.theme = theme;
};
applyTheme();
contrastQuery.addEventListener('change', applyTheme);

addEventListener('DOMContentLoaded', () => {
  const themeSelect = document.getElementById('theme');
  if (!(themeSelect instanceof HTMLSelectElement)) return;
  themeSelect.value = chosenTheme;
  themeSelect.addEventListener('change', () => {
    chosenTheme = themeSelect.value;
    applyTheme();
    try {
      localStorage.setItem('theme', chosenTheme);
    } catch {
      // The browser may forbid storage. Then the visitor's choice is lost when the page is reloaded.
    }
  });
});

// TypeScript treats a file as a module only if it has an import or export. Otherwise these names would be
// global.
export {};
