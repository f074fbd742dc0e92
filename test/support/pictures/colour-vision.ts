/** A colour: red, green, blue, each 0..255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour written `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  const [, ...pairs] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  const [red, green, blue] = pairs.map((pair) => Number.parseInt(pair, 16));
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`no colour: ${hex}`);
  return [red, green, blue];
}

/** IEC 61966-2-1: the light of a channel, 0..1. */
const linear = (byte: number): number =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
const encoded = (light: number): number => {
  const v = Math.min(1, Math.max(0, light));
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
};

/** WCAG 2.2, contrast ratio: 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const luminance = ([red, green, blue]: Rgb) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * How dichromats see: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
 * Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), 1291-1298; its
 * matrices of severity 1, for linear sRGB.
 */
export const COLOUR_VISIONS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
export type ColourVision = keyof typeof COLOUR_VISIONS;

/** The colour as a person with that vision sees it. */
export function seenBy(vision: ColourVision, [red, green, blue]: Rgb): Rgb {
  const light = [linear(red), linear(green), linear(blue)] as const;
  const [r, g, b] = COLOUR_VISIONS[vision];
  const channel = (row: readonly [number, number, number]) =>
    encoded(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
  return [channel(r), channel(g), channel(b)];
}

/**
 * How far two colours are from each other: the distance in Oklab (W3C, CSS Color Module Level 4, deltaE OK),
 * where about 0.02 is just noticed side by side and black is 1 from white.
 */
export function distanceOf(one: Rgb, other: Rgb): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab(colour: Rgb): readonly [number, number, number] {
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}
