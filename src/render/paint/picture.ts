export interface Picture {
  readonly bytes: Buffer;
  readonly kind: 'png' | 'jpeg' | 'gif';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export const THEMES = ['light', 'dark', 'contrast'] as const;
export type ThemeName = (typeof THEMES)[number];

/**
 * `wood`: tiles with light and shadow in a wooden frame. `plain`: flat tiles. `colours`: flat tiles, coloured
 * by the row or column of their goal cells.
 */
export const TILE_STYLES = ['wood', 'plain', 'colours'] as const;
export type TileStyle = (typeof TILE_STYLES)[number];

/** Instead of the default one. `safe` is for users with colour blindness. */
export const PALETTES = ['safe'] as const;
export type Palette = (typeof PALETTES)[number];

export interface Look {
  readonly theme: ThemeName;
  readonly tiles: TileStyle;
  /** Undefined means the default colours of the theme. */
  readonly palette?: Palette;
}

export const DEFAULT_LOOK: Look = { theme: 'light', tiles: 'wood' };

export const completeLook = (look: Partial<Look>): Look => ({ ...DEFAULT_LOOK, ...look });
