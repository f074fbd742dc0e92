import type { Command } from '../chat/command.ts';
import { analyseCommand } from './analyse/analyse.ts';
import { compareCommand } from './compare/compare.ts';
import { explainCommand, logCommand } from './explain/explain.ts';
import type { TerminalServices } from './feature/services.ts';
import { knightCommand } from './knight/knight.ts';
import { scrambleCommand } from './scramble/scramble.ts';
import { solveCommand } from './solve/solve.ts';
import { toolCommands } from './tools/tools.ts';

/** The commands of a terminal, in the order of its help. Each has `printed`. */
export const terminalCommands = (services: TerminalServices): readonly Command[] => [
  solveCommand(services),
  knightCommand(services),
  explainCommand(services),
  analyseCommand(services),
  compareCommand(services),
  scrambleCommand(services),
  logCommand(services),
  ...toolCommands(services),
];
