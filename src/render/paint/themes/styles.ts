import { completeLook, type Look, type Palette, type ThemeName } from '../picture.ts';
import { flatTile, type Theme, type ThemeColours, type TileColours } from '../picture-theme.ts';
import { CONTRAST } from './contrast.ts';
import { DARK } from './dark.ts';
import { LIGHT } from './light.ts';
import { SAFE } from './safe.ts';

/** Colours of the frame around flat tiles, and of the well (the area behind the tiles). */
const FRAME_COLOURS: Readonly<Record<ThemeName, { readonly frame: string; readonly well: string }>> = {
  light: { frame: '#6e675b', well: '#3a352d' },
  dark: { frame: '#414a57', well: '#0b0e12' },
  contrast: { frame: '#8d96a3', well: '#000000' },
};

/** Each tile, the frame and the well have only one colour. */
export function flattenTheme(theme: ThemeColours, name: ThemeName): ThemeColours {
  const { frame, well } = FRAME_COLOURS[name];
  const { plain, home, moved, next, fault } = theme.tiles;
  return {
    ...theme,
    isFlat: true,
    frameTop: frame,
    frameBottom: frame,
    frameHighlight: frame,
    well,
    wellShade: well,
    shadowDepth: 0,
    tiles: {
      plain: flatTile(plain.faceTop, plain.ink),
      home: flatTile(home.faceBottom, home.ink),
      moved: flatTile(moved.faceBottom, moved.ink),
      next: flatTile(next.faceBottom, next.ink),
      fault: flatTile(fault.faceBottom, fault.ink),
    },
  };
}

const TILE_NUMBER_INK = '#000000';

/** By `goalColourIndex`. Each ring has a colour for its row, and a darker one for its column. */
const RING_COLOURS = {
  usual: [
    ['#ffb0a8', '#f07f77'],
    ['#f3dc7e', '#c9ab28'],
    ['#98dea6', '#5bbd74'],
    ['#a9cdff', '#65a7fa'],
    ['#dbbcff', '#b98cea'],
    ['#ffbe8a', '#e78a45'],
    ['#6ce0e0', '#35b4b8'],
    ['#ffaed4', '#e57db1'],
  ],
  safe: [
    ['#a9dcfa', '#58aee8'],
    ['#f7e96b', '#cfb01f'],
    ['#b5b0ab', '#8c8782'],
    ['#ff9d66', '#d96a2b'],
  ],
} as const satisfies Readonly<Record<'usual' | Palette, readonly (readonly [string, string])[]>>;

export const goalColoursOf = (palette: Palette | undefined): readonly TileColours[] =>
  RING_COLOURS[palette ?? 'usual'].flat().map((face) => flatTile(face, TILE_NUMBER_INK));

const COLOURS_BY_THEME: Readonly<Record<ThemeName, ThemeColours>> = {
  light: LIGHT,
  dark: DARK,
  contrast: CONTRAST,
};

/** With the tile style and the palette applied. */
export function themeOf(look: Partial<Look>): Theme {
  const { theme, tiles, palette } = completeLook(look);
  const themeColours = COLOURS_BY_THEME[theme];
  const paletteColours =
    palette === undefined ? themeColours : { ...themeColours, ...SAFE[theme](themeColours) };
  const styledTheme = tiles === 'wood' ? paletteColours : flattenTheme(paletteColours, theme);
  return {
    ...styledTheme,
    name: `${theme} ${tiles} ${palette}`,
    goalColours: tiles === 'colours' ? goalColoursOf(palette) : undefined,
  };
}
