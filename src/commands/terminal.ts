import type { Command } from '../chat/command.ts';
import { analyseCommand } from './analyse/analyse.ts';
import { compareCommand } from './compare/compare.ts';
import { explainCommand, logCommand } from './explain/explain.ts';
import type { TerminalServices } from './feature/services.ts';
import { knightCommand } from './knight/knight.ts';
import { withPicture } from './picture/with-picture.ts';
import { scrambleCommand } from './scramble/scramble.ts';
import { solveCommand } from './solve/solve.ts';
import { toolCommands } from './tools/tools.ts';

/**
 * The commands that a terminal offers, in the order of its help text. Each command defines `terminalOutput`,
 * so that a terminal can print its answer.
 */
export const terminalCommands = (services: TerminalServices): readonly Command[] => [
  withPicture(services, solveCommand(services)),
  knightCommand(services),
  withPicture(services, explainCommand(services)),
  withPicture(services, analyseCommand(services)),
  withPicture(services, compareCommand(services)),
  scrambleCommand(services),
  logCommand(services),
  ...toolCommands(services),
];
