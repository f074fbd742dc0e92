/** The part of gifenc 1.0 that is used here; the package ships no types. */
declare module 'gifenc' {
  /** Up to 256 colours, each `[red, green, blue]` in bytes. */
  type Palette = number[][];
  interface FrameOptions {
    palette?: Palette;
    /** Milliseconds. */
    delay?: number;
    /** -1 plays once, 0 for ever. */
    repeat?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** GIF disposal method; 1 leaves the frame in place. */
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
