import { makeSquare } from '../../core/knight/board/square.ts';
import { whyNoTour, whyNoTourFrom } from '../../core/knight/rule/existence.ts';
import { plainText } from '../../core/typed-text.ts';
import { filterByPrefix, normaliseTyped, type Suggest, sizesWithSides } from '../input/suggestions.ts';

/** Files x ranks that have a knight's tour. */
const knightSizes = () =>
  sizesWithSides([8, 5, 6, 7, 9, 10, 12, 3, 4])
    .map(({ rows: files, cols: ranks }) => [files, ranks] as const)
    .filter(([files, ranks]) => whyNoTour(files, ranks) === undefined)
    .map(([files, ranks]) => `${files}x${ranks}`);

/** Sizes of chessboards, and some complete inputs of `/knight`. */
export const suggestKnightSizes: Suggest = (typedText) =>
  filterByPrefix(
    [...knightSizes(), 'table 7x7 opts:1,2,3', 'table 5x5 opts:1 vs 1,2', 'log 3x4 b1', 'machine', 'arrays'],
    typedText,
  );

/** Limits files and ranks. */
const MAX_SUGGESTED_SIDE = 26;

/** Where a knight's tour can start. The option `size` is the board, by default 8x8. */
export const suggestSquares: Suggest = (typedText, { size }) => {
  const [, colsText, rowsText] = /(\d{1,5})\D+(\d{1,5})/.exec(plainText(String(size ?? ''))) ?? [
    '',
    '8',
    '8',
  ];
  const [cols, rows] = [Number(colsText), Number(rowsText)];
  const prefix = normaliseTyped(typedText);
  const squares = Array.from({ length: Math.min(cols, MAX_SUGGESTED_SIDE) }, (_, file) =>
    Array.from({ length: Math.min(rows, MAX_SUGGESTED_SIDE) }, (_, rank) => ({ file, rank })),
  ).flat();
  return squares
    .filter((square) => makeSquare(square).startsWith(prefix))
    .filter((square) => whyNoTourFrom(cols, rows, square) === undefined)
    .map(makeSquare);
};
