import type { ButtonHandler, Call, Command } from '../chat/command.ts';
import type { Reply } from '../chat/reply.ts';
import { parseKnight } from '../core/knight/notation/parse.ts';
import type { Vocabulary } from '../core/knight/notation/vocabulary.ts';
import type { Result } from '../core/result.ts';
import { parseMoves, parsePuzzle } from '../core/sliding/notation/puzzle.ts';
import { analyseCommand } from './analyse/analyse.ts';
import { compareCommand } from './compare/compare.ts';
import { dailyCommand } from './daily/daily.ts';
import { explainCommand } from './explain/explain.ts';
import { helpCommand, startCommand } from './help/help.ts';
import {
  animateTourButton,
  drawTourButton,
  nextArrayButton,
  otherTourButton,
  tourOrderButton,
} from './knight/buttons.ts';
import { knightCommand } from './knight/knight.ts';
import { knightVocabulary } from './knight/words.ts';
import { shareButton } from './play/finish.ts';
import { againButton, tileButton } from './play/game.ts';
import { leadersButton } from './play/leaders.ts';
import { moveCommand, typedMoves } from './play/move.ts';
import { playCommand } from './play/play.ts';
import { anotherScrambleButton, scrambleCommand, solveScrambleButton } from './scramble/scramble.ts';
import type { Services } from './services.ts';
import { solveCommand } from './solve/solve.ts';
import { animateSolutionButton, stepButton } from './solve/steps.ts';
import { cancelButton } from './working.ts';

/** Everything the bot can do, in the order of the menus. */
export function commandsAndButtons(services: Services): {
  readonly commands: readonly Command[];
  readonly buttons: readonly ButtonHandler[];
  readonly bareLine: (call: Call, line: string) => Promise<Result<Reply> | undefined>;
} {
  const solve = solveCommand(services);
  const vocabulary = knightVocabulary(services.words);
  const knight = knightCommand(services, vocabulary);
  return {
    commands: [
      solve,
      knight,
      dailyCommand(services),
      playCommand(services),
      moveCommand(services),
      explainCommand(services),
      analyseCommand(services),
      compareCommand(services),
      scrambleCommand(services),
      helpCommand(),
      startCommand(),
    ],
    buttons: [
      stepButton(services),
      animateSolutionButton(services),
      drawTourButton(services),
      nextArrayButton(services),
      otherTourButton(services),
      animateTourButton(services),
      tourOrderButton(services),
      tileButton(services),
      againButton(services),
      shareButton(services),
      leadersButton(services),
      anotherScrambleButton(services),
      solveScrambleButton(services),
      cancelButton(services.jobs),
    ],
    /** Without a command: moves go to the board being played, a board is solved, `5x5 e1` is toured. */
    async bareLine(call, line) {
      if (parseMoves(line).ok) return typedMoves(services, call, line);
      if (isKnightly(line, vocabulary)) return run(knight, call, line);
      const puzzle = parsePuzzle(line);
      if (puzzle.ok || /\d\D+\d\D+\d/.test(line)) return run(solve, call, line);
      return undefined;
    },
  };
}

/** A size alone may be meant for many things; with a square, or a word for it, it is a knight's. */
function isKnightly(line: string, vocabulary: Vocabulary): boolean {
  const read = parseKnight({ line }, vocabulary);
  if (!read.ok) return false;
  const asked = read.value;
  return asked.kind !== 'tour' || asked.start !== undefined || asked.closed || asked.method === 'classic';
}

async function run(command: Command, call: Call, line: string): Promise<Result<Reply>> {
  const options = command.read(line);
  return options.ok ? command.run(call, options.value) : options;
}
