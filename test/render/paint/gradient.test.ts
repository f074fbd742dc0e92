import { describe, expect, it } from 'vitest';
import { colourAt, makeRamp } from '../../../src/render/paint/gradient.ts';
import { THEMES } from '../../../src/render/paint/picture.ts';
import { themeOf } from '../../../src/render/paint/themes/styles.ts';

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance([r, g, b]: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((byte = 0) => {
    const v = byte / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
const hex = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

describe('a ramp', () => {
  it('gives white for lightness 1 and black for lightness 0 without chroma', () => {
    const grey = makeRamp([
      [0, 0, 0],
      [1, 0, 0],
    ]);
    expect(colourAt(grey, 0)).toBe('rgb(0, 0, 0)');
    expect(colourAt(grey, 1)).toBe('rgb(255, 255, 255)');
  });

  it('meets the sRGB primaries at their published Oklch places', () => {
    const { bytes } = makeRamp([
      [0.62796, 0.25768, 29.234],
      [0.45201, 0.31321, 264.052],
    ]);
    const [red, blue] = [bytes.slice(0, 3), bytes.slice(-3)];
    [255, 0, 0].forEach((v, i) => {
      expect(Math.abs((red[i] ?? 0) - v)).toBeLessThanOrEqual(1);
    });
    [0, 0, 255].forEach((v, i) => {
      expect(Math.abs((blue[i] ?? 0) - v)).toBeLessThanOrEqual(1);
    });
  });

  it('is as light in its middle as the mean of its ends when it runs through greys', () => {
    const grey = makeRamp([
      [0.2, 0, 0],
      [0.8, 0, 0],
    ]);
    // Oklab lightness 0.5 is sRGB grey 99 (0.5 cubed is 0.125 linear).
    expect(Math.abs((grey.bytes[3 * 128] ?? 0) - 99)).toBeLessThanOrEqual(1);
  });
});

describe.each(THEMES)('the %s theme', (name) => {
  const theme = themeOf({ theme: name });

  it('writes every number with at least 4.5 to 1 on its tile, 3 to 1 for the large ones on the marked pair', () => {
    for (const look of ['plain', 'home', 'moved', 'next'] as const) {
      for (const face of [theme.tiles[look].faceTop, theme.tiles[look].faceBottom]) {
        expect(contrast(hex(theme.tiles[look].ink), hex(face))).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(hex(theme.tiles.fault.ink), hex(theme.tiles.fault.faceBottom))).toBeGreaterThanOrEqual(3);
  });

  it('writes words of every role with at least 3 to 1 on the page (they are large)', () => {
    for (const colour of [theme.ink, theme.softInk, theme.done, theme.fault, theme.focus]) {
      expect(contrast(hex(colour), hex(theme.page))).toBeGreaterThanOrEqual(3);
    }
  });

  it('shows the path on both kinds of square, 2.5 to 1 or better', () => {
    for (let i = 0; i < 256; i += 5) {
      const path = [...theme.path.bytes.slice(3 * i, 3 * i + 3)];
      for (const square of [theme.lightSquare, theme.darkSquare]) {
        expect(contrast(path, hex(square))).toBeGreaterThanOrEqual(2.5);
      }
    }
  });
});
