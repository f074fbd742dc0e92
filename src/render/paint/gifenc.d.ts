/** Types for those parts of gifenc 1.0 that this program uses, because the package has no types. */
declare module 'gifenc' {
  /** Up to 256 colours. Each colour is an array `[red, green, blue]` of numbers from 0 to 255. */
  type Palette = number[][];
  interface FrameOptions {
    palette?: Palette;
    /** The duration of the frame in milliseconds. */
    delay?: number;
    /** How often the animation repeats: -1 plays it once, 0 forever. */
    repeat?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /**
     * The GIF disposal method: what happens to the frame before the next one is drawn. 1 leaves it on the
     * screen.
     */
    dispose?: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, maxColors: number): Palette;
}
