// Runs before the page is first painted. Otherwise it would show another theme for a moment.
const THEMES = ['light', 'dark', 'contrast'];
const { dataset } = document.documentElement;
const contrastQuery = matchMedia('(prefers-contrast: more)');
/** Empty if the page uses the system's theme. */
let chosenTheme = '';
try {
  chosenTheme = THEMES.find((name) => name === localStorage.getItem('theme')) ?? '';
} catch {
  // The browser may forbid storage. Then a reload loses the choice.
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
      // The browser may forbid storage. Then a reload loses the choice.
    }
  });
});

// Only an import or export makes a file a module. Otherwise these names would be global.
export {};
