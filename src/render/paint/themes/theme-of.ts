import { type Look, type ThemeName, wholeLook } from '../picture.ts';
import type { Theme, ThemeColours } from '../theme.ts';
import { CONTRAST } from './contrast.ts';
import { DARK } from './dark.ts';
import { LIGHT } from './light.ts';
import { SAFE } from './safe.ts';
import { flat, placesOf } from './styles.ts';

const THEMES: Readonly<Record<ThemeName, ThemeColours>> = { light: LIGHT, dark: DARK, contrast: CONTRAST };

/** The colours of a look. */
export function themeOf(look: Partial<Look>): Theme {
  const { theme, tiles, palette } = wholeLook(look);
  const usual = THEMES[theme];
  const coloured = palette === undefined ? usual : { ...usual, ...SAFE[theme](usual) };
  const styled = tiles === 'wood' ? coloured : flat(coloured, theme);
  return {
    ...styled,
    name: `${theme} ${tiles} ${palette}`,
    ...(tiles === 'colours' && { places: placesOf(palette) }),
  };
}
