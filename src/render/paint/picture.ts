/** A drawn picture, ready to send. */
export interface Picture {
  readonly bytes: Buffer;
  readonly kind: 'png' | 'gif';
  /** The size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
}

export const THEMES = ['light', 'dark', 'contrast'] as const;
export type ThemeName = (typeof THEMES)[number];

/**
 * The styles of tiles. `wood`: tiles with light and shadow in a wooden frame. `plain`: flat tiles. `colours`:
 * flat tiles, coloured by the row or column of their goal cells.
 */
export const TILE_STYLES = ['wood', 'plain', 'colours'] as const;
export type TileStyle = (typeof TILE_STYLES)[number];

/**
 * The palettes that a user can choose instead of the default one. `safe` is for users with colour blindness.
 */
export const PALETTES = ['safe'] as const;
export type Palette = (typeof PALETTES)[number];

/** The settings for the look of pictures. */
export interface Look {
  readonly theme: ThemeName;
  readonly tiles: TileStyle;
  /** The palette. Undefined means the default colours of the theme. */
  readonly palette?: Palette;
}

/** The default look. */
export const DEFAULT_LOOK: Look = { theme: 'light', tiles: 'wood' };

/** Returns the look with defaults for all missing settings. */
export const completeLook = (look: Partial<Look>): Look => ({ ...DEFAULT_LOOK, ...look });
