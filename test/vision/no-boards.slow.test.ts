import { beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../src/core/random.ts';
import { readBoard } from '../../src/vision/read-board.ts';
import { registerFonts, TEST_FONTS } from '../../tools/vision/fonts.ts';
import { drawNoBoard, NO_BOARDS } from '../../tools/vision/no-boards.ts';

beforeAll(async () => {
  await registerFonts(TEST_FONTS.filter(({ name }) => name === 'mulish'));
});

test.each(NO_BOARDS)('in a picture of this no board is claimed: %s', (kind) => {
  const random = seededRandom(7);
  for (let round = 0; round < 3; round++) {
    const canvas = drawNoBoard(kind, 'Test mulish 700', random);
    const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    expect(readBoard(pixels)).toMatchObject({ ok: false });
  }
});
