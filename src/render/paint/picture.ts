/** A drawn picture, ready to be sent. */
export interface Picture {
  readonly bytes: Buffer;
  readonly kind: 'png' | 'gif';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export const THEMES = ['light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];
