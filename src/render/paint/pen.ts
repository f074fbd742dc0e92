import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from './picture-theme.ts';

/** Pixels from the top left corner of a sheet. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Pen {
  readonly ctx: CanvasRenderingContext2D;
  readonly theme: Theme;
}
