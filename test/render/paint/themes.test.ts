import { describe, expect, test } from 'vitest';
import type { Ramp } from '../../../src/render/paint/gradient.ts';
import { type Look, PALETTES, THEMES, TILE_STYLES } from '../../../src/render/paint/picture.ts';
import { themeOf } from '../../../src/render/paint/themes/styles.ts';
import {
  COLOUR_VISIONS,
  contrastOf,
  distanceOf,
  type Rgb,
  rgbOf,
  seenBy,
} from '../../support/pictures/colour-vision.ts';

const LOOKS: readonly Look[] = THEMES.flatMap((theme) =>
  TILE_STYLES.flatMap((tiles) => [
    { theme, tiles },
    ...PALETTES.map((palette) => ({ theme, tiles, palette })),
  ]),
);

/** The colours of a ramp, first to last. */
const rampOf = ({ bytes }: Ramp): Rgb[] =>
  Array.from({ length: bytes.length / 3 }, (_, at) => [
    bytes[3 * at] ?? 0,
    bytes[3 * at + 1] ?? 0,
    bytes[3 * at + 2] ?? 0,
  ]);

/** All pairs of different colours, with their names. */
function pairsOf(colours: Readonly<Record<string, string>>): (readonly [string, Rgb, Rgb])[] {
  const all = Object.entries(colours);
  return all.flatMap(([name, one], at) =>
    all.slice(at + 1).map(([other, two]) => [`${name} and ${other}`, rgbOf(one), rgbOf(two)] as const),
  );
}

describe.each(LOOKS)('the $theme theme with tiles of $tiles, palette $palette', (look) => {
  const theme = themeOf(look);
  const { tiles, goalColours = [] } = theme;
  const contrast = (one: string, other: string) => contrastOf(rgbOf(one), rgbOf(other));

  test('has a number and its signs 4.5 to 1 from the whole of every tile', () => {
    for (const { ink, faceTop, faceBottom } of [...Object.values(tiles), ...goalColours])
      for (const face of [faceTop, faceBottom]) expect(contrast(ink, face)).toBeGreaterThanOrEqual(4.5);
  });

  test('has tiles 3 to 1 from the place of the blank', () => {
    for (const { faceTop, faceBottom } of [tiles.plain, tiles.home, tiles.moved, ...goalColours])
      for (const face of [faceTop, faceBottom])
        expect(contrast(face, theme.well), face).toBeGreaterThanOrEqual(3);
  });

  test('has the signs of a page 3 to 1 from it', () => {
    for (const role of ['ink', 'softInk', 'done', 'fault', 'focus'] as const)
      expect(contrast(theme[role], theme.page), role).toBeGreaterThanOrEqual(3);
  });

  test('has a path 3 to 1 from the squares below it, and 4.5 to 1 from the numbers on it', () => {
    for (const colour of rampOf(theme.path)) {
      for (const square of [theme.lightSquare, theme.darkSquare])
        expect(contrastOf(colour, rgbOf(square))).toBeGreaterThanOrEqual(3);
      expect(contrastOf(colour, rgbOf(theme.pathInk))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** Six times the just noticeable difference: areas at a distance are told apart. */
const APART = 0.12;
/** Three times it for neighbours on a scale, or in a row of tiles. */
const BESIDE = 0.06;
/** A quarter of a way's colours from the next: twice. */
const ALONG = 0.04;

const VISIONS = Object.keys(COLOUR_VISIONS) as (keyof typeof COLOUR_VISIONS)[];

describe.each(THEMES)('the safe palette in the %s theme', (name) => {
  describe.each(VISIONS)('as seen with %s', (vision) => {
    const seen = (one: Rgb, other: Rgb) => distanceOf(seenBy(vision, one), seenBy(vision, other));

    test.each(['wood', 'plain'] as const)('tells the tiles in each look apart, in %s', (style) => {
      const { tiles } = themeOf({ theme: name, tiles: style, palette: 'safe' });
      for (const part of ['faceTop', 'faceBottom'] as const) {
        const faces = Object.fromEntries(
          Object.entries(tiles).map(([look, colours]) => [look, colours[part]]),
        );
        for (const [pair, one, other] of pairsOf(faces))
          expect(seen(one, other), pair).toBeGreaterThanOrEqual(APART);
      }
    });

    test('tells the colours of words, lines and frames apart', () => {
      const { ink, done, fault, focus } = themeOf({ theme: name, palette: 'safe' });
      for (const [pair, one, other] of pairsOf({ ink, done, fault, focus }))
        expect(seen(one, other), pair).toBeGreaterThanOrEqual(APART);
    });

    test('tells a ring of rows and columns from the next one', () => {
      const { goalColours = [] } = themeOf({ theme: name, tiles: 'colours', palette: 'safe' });
      const faces = goalColours.map(({ faceTop }) => rgbOf(faceTop));
      const rings = Array.from({ length: faces.length / 2 }, (_, ring) =>
        faces.slice(2 * ring, 2 * ring + 2),
      );
      for (const [at, ring] of rings.entries())
        for (const one of ring)
          for (const other of rings[(at + 1) % rings.length] ?? [])
            expect(seen(one, other)).toBeGreaterThanOrEqual(BESIDE);
    });

    test('has ways and scales whose order is seen', () => {
      const { path, heat, effort } = themeOf({ theme: name, palette: 'safe' });
      for (const ramp of [path, heat, effort]) {
        const colours = rampOf(ramp);
        const at = (step: number): Rgb => colours[step] ?? [0, 0, 0];
        for (const step of [0, 63, 127, 191])
          expect(seen(at(step), at(step + 64))).toBeGreaterThanOrEqual(ALONG);
        expect(seen(at(0), at(255))).toBeGreaterThanOrEqual(APART);
      }
    });
  });
});

test('the model of colour vision gives what is published: white stays white, and red with green is lost without red cones', () => {
  for (const vision of VISIONS) expect(seenBy(vision, [255, 255, 255])).toEqual([255, 255, 255]);
  // Okabe and Ito's bluish green and reddish purple, for which the difference in hue goes.
  const [green, purple] = [rgbOf('#009e73'), rgbOf('#cc79a7')];
  expect(distanceOf(seenBy('deuteranopia', green), seenBy('deuteranopia', purple))).toBeLessThan(
    distanceOf(green, purple) / 2,
  );
});

test('each look has a name of its own, as drawings are kept under it', () => {
  expect(new Set(LOOKS.map((look) => themeOf(look).name)).size).toBe(LOOKS.length);
});
