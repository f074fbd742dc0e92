import { describe, expect, test } from 'vitest';
import { parseWalkText, reachableCells } from '../../src/core/knight/board/walk.ts';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import { draw } from '../../src/render/draw.ts';
import { type Look, PALETTES, THEMES, TILE_STYLES } from '../../src/render/paint/picture.ts';
import type { Scene } from '../../src/render/scene/scene.ts';
import { makeScenesWithWords } from '../support/pictures/scenes-with-words.ts';
import { recordWrittenTexts } from '../support/pictures/written-texts.ts';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for signs. */
const [TEXT, SIGN] = [4.5, 3];

const LOOKS: readonly Look[] = THEMES.flatMap((theme) =>
  TILE_STYLES.flatMap((tiles) => [
    { theme, tiles },
    ...PALETTES.map((palette) => ({ theme, tiles, palette })),
  ]),
);

const goal = defaultGoal(3, 5);
const walk = parseWalkText('5x6 a1 b3 d4 e2');
/** Sizes that no other test draws: parts kept from another picture aren't written again. */
const scenes: readonly (readonly [string, Scene])[] = [
  ['preview', { kind: 'preview' }],
  ['solution', { kind: 'solution', start: goal, moves: 'RDLURDLURDLURDLURDLU' }],
  ['unsolvable', { kind: 'unsolvable', start: goal, goal, swap: [4, 5] }],
  ['walk', { kind: 'walk', walk, reachableCells: reachableCells(walk) }],
  ['arrays', { kind: 'arrays' }],
  ['dead end', { kind: 'walk', walk, reachableCells: [] }],
  ...makeScenesWithWords(),
];

/** Scenes with tiles: no other scene depends on the tile style. */
const WITH_TILES = ['preview', 'solution', 'unsolvable', 'parity', 'analysis'];

describe.each(LOOKS)('pictures in the $theme theme with tiles of $tiles, palette $palette', (look) => {
  const shown = look.tiles === 'wood' ? scenes : scenes.filter(([name]) => WITH_TILES.includes(name));
  test.each(shown)('have readable text: %s', (_, scene) => {
    const written = recordWrittenTexts(() => draw(scene, look));
    expect(written.length).toBeGreaterThan(0);
    for (const { text, contrast } of written) {
      const least = /[\p{L}\p{N}]/u.test(text) ? TEXT : SIGN;
      expect(contrast, text).toBeGreaterThanOrEqual(least);
    }
  });
});
