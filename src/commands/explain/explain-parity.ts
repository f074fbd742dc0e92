import type { PrintableAnswer } from '../../chat/command.ts';
import { explainParity, type ParityExplanation } from '../../core/sliding/analysis/explain.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene/scene.ts';
import type { TerminalServices } from '../feature/services.ts';

/** Shows also the integer key of the board. */
export function parityAnswer({ draw }: TerminalServices, puzzle: Puzzle): PrintableAnswer {
  const explanation = explainParity(puzzle);
  return {
    reply: async ({ texts, look }) => ({
      kind: 'answer',
      text: explanationLines(texts, puzzle, explanation).join('\n'),
      picture: await draw(parityScene(texts, puzzle, explanation), look),
      alt: texts.say('explain-alt', {
        board: makeBoard(puzzle.start),
        inversions: explanation.inversions,
        exchanges: explanation.transpositions,
        distance: explanation.blank.distance,
      }),
    }),
    json() {
      // The integer keys of boards are too large for numbers in JSON.
      const { keys, number, ...otherFields } = explanation;
      const [key, goalKey] = [String(keys.start), String(keys.goal)];
      return { ...otherFields, key, goalKey, number: String(number) };
    },
    lines: (texts) => explanationLines(texts, puzzle, explanation),
    scene: (texts) => parityScene(texts, puzzle, explanation),
  };
}

/** The limit of a list of tiles in the text. Only the picture shows longer lists. */
const MAX_LIST_CHARS = 160;
const MAX_KEY_CHARS = 40;

const parityWord = (number: number): string => (number % 2 === 0 ? 'even' : 'odd');
const yesOrNo = (solvable: boolean): string => (solvable ? 'yes' : 'no');
const listOrNone = (list: string): string => (list === '' || list.length > MAX_LIST_CHARS ? 'none' : list);

/** Uses the numbers of this puzzle, one step of the argument in each line. */
function explanationLines(texts: Texts, { start }: Puzzle, explanation: ParityExplanation): string[] {
  const { inversions, cycles, transpositions, blank, solvable, byInversions, classical, keys } = explanation;
  const cycleListText = cycles.map((cycle) => `(${cycle.join(' ')})`).join('');
  const inversionListText = explanation.inversionsOf
    .filter((tileInversions) => tileInversions.inversions > 0)
    .map((tileInversions) => `${tileInversions.tile}:${tileInversions.inversions}`)
    .join(' ');
  const [startKey, goalKey] = [String(keys.start), String(keys.goal)];
  const keyBase = start.tiles.length;
  return [
    texts.say('explain-verdict', { solvable: yesOrNo(solvable) }),
    transpositions === 0
      ? texts.say('explain-sorted')
      : texts.say('explain-permutation', {
          cycles: cycles.length,
          list: listOrNone(cycleListText),
          count: transpositions,
          parity: parityWord(transpositions),
        }),
    texts.say('explain-blank', {
      distance: blank.distance,
      row: blank.from.row,
      col: blank.from.col,
      toRow: blank.to.row,
      toCol: blank.to.col,
      parity: parityWord(blank.distance),
    }),
    texts.say('explain-both', { solvable: yesOrNo(solvable) }),
    texts.say('explain-inversions', {
      inversions,
      list: listOrNone(inversionListText),
      width: byInversions.oddWidth ? 'odd' : 'even',
      cols: start.cols,
      rows: byInversions.rowsToGo,
      sum: byInversions.sum,
      solvable: yesOrNo(byInversions.solvable),
    }),
    ...(classical === undefined
      ? []
      : [
          texts.say('explain-classical', {
            inversions,
            row: blank.from.rowFromBottom,
            sum: classical.sum,
            solvable: yesOrNo(classical.solvable),
          }),
        ]),
    ...(startKey.length > MAX_KEY_CHARS
      ? [texts.say('explain-key-alone', { base: keyBase, key: startKey })]
      : [
          texts.say('explain-key', { base: keyBase, key: startKey, goal: goalKey }),
          texts.say('explain-number', { number: String(explanation.number) }),
        ]),
  ];
}

export function parityScene(
  texts: Texts,
  { start, goal }: Puzzle,
  explanation: ParityExplanation = explainParity({ start, goal }),
): Scene {
  const { inversions, transpositions, blank, solvable } = explanation;
  const countArgs = (count: number) => ({ count, parity: parityWord(count) });
  const labels = {
    inversions: texts.say('picture-explain-inversions', { count: inversions }),
    cycles: texts.say('picture-explain-cycles'),
    exchanges: texts.say('picture-explain-exchanges', countArgs(transpositions)),
    blank: texts.say('picture-explain-blank', countArgs(blank.distance)),
    verdict: texts.say('picture-explain-verdict', {
      parity: solvable ? parityWord(transpositions) : 'mixed',
    }),
  };
  return { kind: 'parity', start, goal, labels };
}
