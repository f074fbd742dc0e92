import { type Look, type ThemeName, wholeLook } from '../picture.ts';
import type { Theme } from '../theme.ts';
import { CONTRAST } from './contrast.ts';
import { DARK } from './dark.ts';
import { LIGHT } from './light.ts';

const THEMES: Readonly<Record<ThemeName, Theme>> = { light: LIGHT, dark: DARK, contrast: CONTRAST };

/** The colours of a look. */
export function themeOf(look: Partial<Look>): Theme {
  const { theme } = wholeLook(look);
  return THEMES[theme];
}
