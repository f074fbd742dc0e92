import type { PrintableAnswer } from '../../chat/command.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { makeBoard, makeMoves } from '../../core/sliding/notation/puzzle.ts';
import { isSolvable } from '../../core/sliding/parity.ts';
import { type Stage, solveAsHuman } from '../../core/sliding/solve/construct/human.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { TerminalServices } from '../feature/services.ts';
import { unsolvableReply } from '../solve/solved-answer.ts';
import { stagesJson, stagesScene, unsolvableScene, unsolvableText } from '../solve/verdict.ts';

/** A sentence for each stage, and a picture of the board after each stage. */
export const humanAnswer = (services: TerminalServices, puzzle: Puzzle): PrintableAnswer =>
  isSolvable(puzzle)
    ? stagesAnswer(services, puzzle, solveAsHuman(puzzle))
    : unsolvableAnswer(services, puzzle);

const unsolvableAnswer = (services: TerminalServices, puzzle: Puzzle): PrintableAnswer => ({
  reply: (call) => unsolvableReply(services, call, puzzle),
  json: () => ({ solvable: false }),
  lines: (texts) => [unsolvableText(texts, puzzle)],
  scene: () => unsolvableScene(puzzle),
});

const stagesAnswer = (
  services: TerminalServices,
  puzzle: Puzzle,
  stages: readonly Stage[],
): PrintableAnswer => ({
  async reply({ texts, look, surface }) {
    const fullText = stageLines(texts, stages, true).join('\n');
    const lines = stageLines(texts, stages, false);
    // If the text is too long for the caption of a picture, it is cut. The picture still shows all stages.
    const fittingLineCount = lines.findIndex(
      (_, index) => lines.slice(0, index + 1).join('\n').length + 2 > surface.captionLimit,
    );
    const fittingLines = fittingLineCount < 0 ? lines : [...lines.slice(0, fittingLineCount), '…'];
    return {
      kind: 'answer',
      text: fullText.length <= surface.captionLimit ? fullText : fittingLines.join('\n'),
      picture: await services.draw(stagesScene(texts, puzzle, 'stm', stages), look),
      alt: texts.say('explain-human-alt', { board: makeBoard(puzzle.start), count: stages.length }),
    };
  },
  json: () => ({ solvable: true, length: countStageMoves(stages), stages: stagesJson(puzzle, stages) }),
  lines: (texts) => stageLines(texts, stages, true),
  scene: (texts) => stagesScene(texts, puzzle, 'stm', stages),
});

const countStageMoves = (stages: readonly Stage[]): number =>
  stages.reduce((sum, { moves }) => sum + moves.length, 0);

function stageLines(texts: Texts, stages: readonly Stage[], showsMoves: boolean): string[] {
  const sentences = stages.map(({ kind, number, tiles, moves }) => {
    const [firstTile = 0, secondTile = 0] = tiles.slice(-2);
    return texts.say('explain-human-stage', {
      kind,
      number,
      tiles: tiles.join(' '),
      singles: tiles.slice(0, -2).join(' ') || 'none',
      first: firstTile,
      second: secondTile,
      length: moves.length,
      moves: showsMoves ? makeMoves(moves, 'stm') : 'none',
    });
  });
  return [texts.say('explain-human-title', { length: countStageMoves(stages) }), ...sentences];
}
