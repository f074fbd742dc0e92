/** The parts of gifenc 1.0 that this program uses. The package has no types. */
declare module 'gifenc' {
  /** Up to 256 colours `[red, green, blue]` of numbers from 0 to 255. */
  type Palette = number[][];
  interface FrameOptions {
    palette?: Palette;
    /** Milliseconds. */
    delay?: number;
    /** -1 plays once, 0 forever. */
    repeat?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** The GIF disposal method: 1 leaves the frame on the screen before the next one is drawn. */
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
