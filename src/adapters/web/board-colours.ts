import { type Look, PALETTES, type ThemeName, TILE_STYLES } from '../../render/paint/picture.ts';
import { themeOf } from '../../render/paint/themes/styles.ts';

/** Further tiles use the colours from the first one again. */
const TILE_COLOUR_COUNT = 16;

/** Covers each theme, tile style and palette. The colours are the same as in pictures sent to chats. */
export function makeBoardStyleSheet(): string {
  const rules = TILE_STYLES.flatMap((tiles) =>
    [undefined, ...PALETTES].map((palette) => {
      const boardSelector = `.game[data-tiles="${tiles}"][data-palette="${palette ?? ''}"]`;
      const coloursOfTheme = (theme: ThemeName) => coloursOf({ theme, tiles, ...(palette && { palette }) });
      const [light, dark, contrast] = [
        coloursOfTheme('light'),
        coloursOfTheme('dark'),
        coloursOfTheme('contrast'),
      ];
      const lightDarkColours = Object.entries(light).map(([name, colour]) => [
        name,
        `light-dark(${colour},${dark[name]})`,
      ]);
      return `${ruleOf(boardSelector, lightDarkColours)}\n${ruleOf(`[data-theme="contrast"] ${boardSelector}`, Object.entries(contrast))}`;
    }),
  );
  return rules.join('\n');
}

const ruleOf = (selector: string, variableEntries: readonly (readonly string[])[]): string =>
  `${selector} {${variableEntries.map(([name, value]) => `--${name}:${value}`).join(';')}}`;

/** Key: name of a CSS variable, without `--`. */
function coloursOf(look: Look): Readonly<Record<string, string>> {
  const { tiles, goalColours = [], ...theme } = themeOf(look);
  const placeColours =
    goalColours.length === 0
      ? []
      : Array.from({ length: TILE_COLOUR_COUNT }, (_, index) => goalColours[index % goalColours.length]);
  return {
    'frame-top': theme.frameTop,
    'frame-bottom': theme.frameBottom,
    'frame-glint': theme.frameHighlight,
    well: theme.well,
    'well-shade': theme.wellShade,
    'face-top': tiles.plain.faceTop,
    'face-bottom': tiles.plain.faceBottom,
    'face-edge': tiles.plain.edge,
    'face-ink': tiles.plain.ink,
    'home-top': tiles.home.faceTop,
    'home-bottom': tiles.home.faceBottom,
    'home-edge': tiles.home.edge,
    'home-ink': tiles.home.ink,
    done: theme.done,
    'light-square': theme.lightSquare,
    'dark-square': theme.darkSquare,
    'on-path': theme.pathInk,
    ...Object.fromEntries(placeColours.map((place, index) => [`place-${index}`, place?.faceTop ?? ''])),
  };
}
