/**
 * Returns the relative luminance of a colour, from 0 to 1, by the formula of WCAG 2.2. The channels are 0 to
 * 255.
 */
function luminance(red: number, green: number, blue: number): number {
  const toLinear = (byte: number) => {
    const v = byte / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/**
 * The colours for numbers on a coloured area, with their luminance. The first readable one is used. Black is
 * readable on each background where the other two aren't.
 */
const INKS = [
  { ink: '#1d1712', own: luminance(0x1d, 0x17, 0x12) },
  { ink: '#ffffff', own: 1 },
  { ink: '#000000', own: 0 },
] as const;
/** The smallest contrast between text and background at which text is readable (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;

/** Returns a text colour that is readable on a background colour (channels from 0 to 255). */
function inkOnColour(red: number, green: number, blue: number): string {
  const backgroundLuminance = luminance(red, green, blue);
  const contrast = (inkLuminance: number) =>
    (Math.max(inkLuminance, backgroundLuminance) + 0.05) /
    (Math.min(inkLuminance, backgroundLuminance) + 0.05);
  return INKS.find(({ own }) => contrast(own) >= MIN_CONTRAST)?.ink ?? '#000000';
}

/**
 * A colour in the colour space Oklch: lightness from 0 to 1, chroma, hue in degrees (Ottosson 2020, "A
 * perceptual color space for image processing").
 */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** A gradient of 256 colours. `bytes` contains red, green and blue of each colour, one after another. */
export interface Ramp {
  readonly bytes: Uint8Array;
}

const RAMP_COLOUR_COUNT = 256;
const CURVE_SAMPLE_COUNT = 4096;

type ColourTriple = readonly [number, number, number];

function toLab([lightness, chroma, hue]: Oklch): ColourTriple {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function toGammaByte(linear: number): number {
  const v = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
}

function toRgb([l, a, b]: ColourTriple): ColourTriple {
  const longCone = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middleCone = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const shortCone = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGammaByte(4.0767416621 * longCone - 3.3077115913 * middleCone + 0.2309699292 * shortCone),
    toGammaByte(-1.2684380046 * longCone + 2.6097574011 * middleCone - 0.3413193965 * shortCone),
    toGammaByte(-0.0041960863 * longCone - 0.7034186147 * middleCone + 1.707614701 * shortCone),
  ];
}

/**
 * Returns the colour at the position `t` (0 to 1) between `a` and `b`, on the shorter way around the hue
 * circle.
 */
function mixColours(a: Oklch, b: Oklch, t: number): Oklch {
  const hueDifference = ((b[2] - a[2] + 540) % 360) - 180;
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + hueDifference * t];
}

/**
 * Makes a gradient through at least two colours, on the shorter way around the hue circle. Neighbouring
 * colours of the gradient all have the same distance in Oklab, so they seem equally different. The gradient
 * is computed on first use.
 */
export function makeRamp(stops: readonly [Oklch, Oklch, ...Oklch[]]): Ramp {
  let bytes: Uint8Array | undefined;
  return {
    get bytes() {
      bytes ??= computeColours(stops);
      return bytes;
    },
  };
}

function computeColours(stops: readonly [Oklch, Oklch, ...Oklch[]]): Uint8Array {
  const colourCurve: ColourTriple[] = [];
  const curveLengthsFromStart: number[] = [0];
  for (let i = 0; i <= CURVE_SAMPLE_COUNT; i++) {
    const position = (i / CURVE_SAMPLE_COUNT) * (stops.length - 1);
    const stopIndex = Math.min(Math.floor(position), stops.length - 2);
    colourCurve.push(
      toLab(mixColours(stops[stopIndex] ?? stops[0], stops[stopIndex + 1] ?? stops[1], position - stopIndex)),
    );
    const [currentColour, previousColour] = [colourCurve[i], colourCurve[i - 1]];
    if (currentColour && previousColour)
      curveLengthsFromStart.push(
        (curveLengthsFromStart[i - 1] ?? 0) +
          Math.hypot(...currentColour.map((v, k) => v - (previousColour[k] ?? 0))),
      );
  }
  const bytes = new Uint8Array(3 * RAMP_COLOUR_COUNT);
  let i = 0;
  for (let colourIndex = 0; colourIndex < RAMP_COLOUR_COUNT; colourIndex++) {
    const targetLength =
      ((curveLengthsFromStart[CURVE_SAMPLE_COUNT] ?? 0) * colourIndex) / (RAMP_COLOUR_COUNT - 1);
    while (i < CURVE_SAMPLE_COUNT && (curveLengthsFromStart[i] ?? 0) < targetLength) i++;
    bytes.set(toRgb(colourCurve[i] ?? [0, 0, 0]), 3 * colourIndex);
  }
  return bytes;
}

/** Returns the index (0 to 255) of the colour in a gradient at the position `share` (0 to 1). */
export function rampColourIndex(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * (RAMP_COLOUR_COUNT - 1));
}

/** Returns the CSS colour of a gradient at the position `share` (0 to 1). */
export function colourAt({ bytes }: Ramp, share: number): string {
  const byteIndex = 3 * rampColourIndex(share);
  return `rgb(${bytes[byteIndex]}, ${bytes[byteIndex + 1]}, ${bytes[byteIndex + 2]})`;
}

/** Returns a text colour that is readable on the colour of a gradient at the position `share` (0 to 1). */
export function inkOn({ bytes }: Ramp, share: number): string {
  const byteIndex = 3 * rampColourIndex(share);
  return inkOnColour(bytes[byteIndex] ?? 0, bytes[byteIndex + 1] ?? 0, bytes[byteIndex + 2] ?? 0);
}
