import { expect, test } from 'vitest';
import type { SquareStyle } from '../../../src/core/knight/board/square.ts';
import { draw } from '../../../src/render/draw.ts';
import type { Scene } from '../../../src/render/scene/scene.ts';
import { recordWrittenTexts } from '../../support/pictures/written-texts.ts';

const order = Int32Array.from({ length: 12 }, (_, at) => at + 1);
const tour = (squares?: SquareStyle): Scene => ({
  ...({ kind: 'tour', tour: { cols: 3, rows: 4, order, closed: false } } as const),
  ...(squares && { squares }),
});

/** The labels around a board of 3x4: below it from the left, at its left from the top. */
test.each([
  [undefined, ['a', 'b', 'c', '4', '3', '2', '1']],
  ['a1', ['a', 'b', 'c', '4', '3', '2', '1']],
  ['xy', ['1', '2', '3', '1', '2', '3', '4']],
] as const)('with squares %s the edges of a board say so', (squares, edges) => {
  const written = recordWrittenTexts(() => draw(tour(squares))).map(({ text }) => text);
  expect(written.slice(-edges.length)).toEqual(edges);
});
