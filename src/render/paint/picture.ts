/** A drawn picture, ready to be sent. */
export interface Picture {
  readonly bytes: Buffer;
  readonly kind: 'png' | 'gif';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export const THEMES = ['light', 'dark', 'contrast'] as const;
export type ThemeName = (typeof THEMES)[number];

/** `wood`: lit tiles in a frame; `plain`: flat ones; `colours`: flat, each in the colour of its row and column in the goal. */
export const TILE_STYLES = ['wood', 'plain', 'colours'] as const;
export type TileStyle = (typeof TILE_STYLES)[number];

/** Colours beside the usual ones: `safe` for people who see fewer. */
export const PALETTES = ['safe'] as const;
export type Palette = (typeof PALETTES)[number];

/** How pictures look. */
export interface Look {
  readonly theme: ThemeName;
  readonly tiles: TileStyle;
  /** Absent: the theme's usual colours. */
  readonly palette?: Palette;
}

/** How pictures look where nobody has chosen. */
export const USUAL_LOOK: Look = { theme: 'light', tiles: 'wood' };

/** What was chosen of a look; the rest is as usual. */
export const wholeLook = (chosen: Partial<Look>): Look => ({ ...USUAL_LOOK, ...chosen });
