/** Relative luminance, 0 to 1, by the formula of WCAG 2.2. The channels are 0 to 255. */
function luminance(red: number, green: number, blue: number): number {
  const toLinear = (byte: number) => {
    const v = byte / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/**
 * Colours for numbers on a coloured area, with their luminance. The first readable one is used. Black is
 * readable on each background where the other two aren't.
 */
const INKS = [
  { ink: '#1d1712', own: luminance(0x1d, 0x17, 0x12) },
  { ink: '#ffffff', own: 1 },
  { ink: '#000000', own: 0 },
] as const;
/** Contrast between text and background (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;

/** Readable on a background colour. Channels are 0 to 255. */
function inkOnColour(red: number, green: number, blue: number): string {
  const backgroundLuminance = luminance(red, green, blue);
  const contrast = (inkLuminance: number) =>
    (Math.max(inkLuminance, backgroundLuminance) + 0.05) /
    (Math.min(inkLuminance, backgroundLuminance) + 0.05);
  return INKS.find(({ own }) => contrast(own) >= MIN_CONTRAST)?.ink ?? '#000000';
}

/**
 * Lightness from 0 to 1, chroma, hue in degrees (Ottosson 2020, "A perceptual color space for image
 * processing").
 */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** 256 colours. `bytes` contains red, green and blue of each, one after another. */
export interface Ramp {
  readonly bytes: Uint8Array;
}

const RAMP_COLOUR_COUNT = 256;
const CURVE_SAMPLE_COUNT = 4096;

type ColourTriple = readonly [number, number, number];

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
 * A gradient on the shorter way around the hue circle. Neighbouring colours all have the same distance in
 * Oklab, so they seem equally different. It is computed on first use.
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
  // The curve in Oklab: three numbers for each sample. Its samples are many, so no function is called.
  const curve = new Float64Array(3 * (CURVE_SAMPLE_COUNT + 1));
  const lengthsFromStart = new Float64Array(CURVE_SAMPLE_COUNT + 1);
  for (let i = 0; i <= CURVE_SAMPLE_COUNT; i++) {
    const position = (i / CURVE_SAMPLE_COUNT) * (stops.length - 1);
    const stopIndex = Math.min(Math.floor(position), stops.length - 2);
    const [from, to, t] = [
      stops[stopIndex] ?? stops[0],
      stops[stopIndex + 1] ?? stops[1],
      position - stopIndex,
    ];
    const hueDifference = ((to[2] - from[2] + 540) % 360) - 180;
    const chroma = from[1] + (to[1] - from[1]) * t;
    const angle = ((from[2] + hueDifference * t) * Math.PI) / 180;
    const sample = 3 * i;
    curve[sample] = from[0] + (to[0] - from[0]) * t;
    curve[sample + 1] = chroma * Math.cos(angle);
    curve[sample + 2] = chroma * Math.sin(angle);
    if (i > 0)
      lengthsFromStart[i] =
        (lengthsFromStart[i - 1] ?? 0) +
        Math.hypot(
          (curve[sample] ?? 0) - (curve[sample - 3] ?? 0),
          (curve[sample + 1] ?? 0) - (curve[sample - 2] ?? 0),
          (curve[sample + 2] ?? 0) - (curve[sample - 1] ?? 0),
        );
  }
  const bytes = new Uint8Array(3 * RAMP_COLOUR_COUNT);
  let i = 0;
  for (let colourIndex = 0; colourIndex < RAMP_COLOUR_COUNT; colourIndex++) {
    const targetLength =
      ((lengthsFromStart[CURVE_SAMPLE_COUNT] ?? 0) * colourIndex) / (RAMP_COLOUR_COUNT - 1);
    while (i < CURVE_SAMPLE_COUNT && (lengthsFromStart[i] ?? 0) < targetLength) i++;
    bytes.set(toRgb([curve[3 * i] ?? 0, curve[3 * i + 1] ?? 0, curve[3 * i + 2] ?? 0]), 3 * colourIndex);
  }
  return bytes;
}

/** 0 to 255. `share`: 0 to 1. */
export function rampColourIndex(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * (RAMP_COLOUR_COUNT - 1));
}

export function colourAt({ bytes }: Ramp, share: number): string {
  const byteIndex = 3 * rampColourIndex(share);
  return `rgb(${bytes[byteIndex]}, ${bytes[byteIndex + 1]}, ${bytes[byteIndex + 2]})`;
}

/** A text colour that is readable at the position `share` (0 to 1). */
export function inkOn({ bytes }: Ramp, share: number): string {
  const byteIndex = 3 * rampColourIndex(share);
  return inkOnColour(bytes[byteIndex] ?? 0, bytes[byteIndex + 1] ?? 0, bytes[byteIndex + 2] ?? 0);
}
