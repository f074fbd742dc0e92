/** A drawn picture, ready to be sent. */
export interface Picture {
  readonly bytes: Buffer;
  readonly kind: 'png' | 'gif';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the cells of the one board in it lie, edge to edge, each as large as the others, in pixels. */
  readonly cells?: Area;
}

/** Pixels from the top left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const THEMES = ['light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];
