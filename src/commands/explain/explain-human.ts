import { ok } from '../../core/result.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { makeBoard, makeMoves } from '../../core/sliding/notation/puzzle.ts';
import { isSolvable } from '../../core/sliding/parity.ts';
import { type Stage, solveAsHuman } from '../../core/sliding/solve/construct/human.ts';
import type { Texts } from '../../i18n/texts.ts';
import { slidingGame } from '../../play/kinds/sliding-rules.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { Variant } from '../feature/variant.ts';
import { puzzleJson } from '../input/puzzle-given.ts';
import { unsolvableReply } from '../solve/solve.ts';
import { stagesJson, stagesScene, unsolvableScene, unsolvableText } from '../solve/verdict.ts';

/** The stages in which people would solve a puzzle. Undefined if the puzzle is unsolvable. */
type Stages = readonly Stage[] | undefined;

/**
 * Explains how people solve a puzzle, in stages: a sentence for each stage, and a picture of the board after
 * each stage.
 */
export const humanVariant = (services: TerminalServices): Variant<Puzzle, Stages> => ({
  reveals: { byRequest: (puzzle) => [slidingGame(puzzle)] },
  ask: async (_, puzzle) => ok(isSolvable(puzzle) ? solveAsHuman(puzzle) : undefined),
  async reply(call, puzzle, stages) {
    if (stages === undefined) return unsolvableReply(services, call, puzzle);
    const { texts, look, surface } = call;
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
  terminalOutput: {
    requestJson: puzzleJson,
    answerJson: (_, puzzle, stages) => ({
      solvable: stages !== undefined,
      ...(stages !== undefined && { length: countStageMoves(stages), stages: stagesJson(puzzle, stages) }),
    }),
    lines: (texts, puzzle, stages) =>
      stages === undefined ? [unsolvableText(texts, puzzle)] : stageLines(texts, stages, true),
    picture: (texts, puzzle, stages) =>
      stages === undefined ? unsolvableScene(puzzle) : stagesScene(texts, puzzle, 'stm', stages),
  },
});

const countStageMoves = (stages: readonly Stage[]): number =>
  stages.reduce((sum, { moves }) => sum + moves.length, 0);

/** Returns a title line, and one sentence for each stage. */
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
