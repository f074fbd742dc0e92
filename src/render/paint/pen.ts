import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from './picture-theme.ts';

/** A position on a sheet, in pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on a sheet, in pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A drawing context, and the theme with the colours to use. */
export interface Pen {
  readonly ctx: CanvasRenderingContext2D;
  readonly theme: Theme;
}
