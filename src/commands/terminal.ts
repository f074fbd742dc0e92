import type { CommandNames, TerminalCommand } from '../chat/command.ts';
import type { TerminalServices } from './feature/services.ts';

/** Its code is loaded only when the command runs. */
export interface ListedCommand extends CommandNames {
  load(services: TerminalServices): Promise<TerminalCommand>;
}

const tool = (name: string, otherNames: readonly string[] = []): ListedCommand => ({
  name,
  otherNames,
  async load(services) {
    const { toolCommands } = await import('./tools/tools.ts');
    const command = toolCommands(services).find((candidate) => candidate.name === name);
    if (command === undefined) throw new RangeError(`no tool is called ${name}`);
    return command;
  },
});

/** The order is that of the help text. */
export const TERMINAL_COMMANDS: readonly ListedCommand[] = [
  {
    name: 'solve',
    load: async (services) => (await import('./solve/solve.ts')).solveCommand(services),
  },
  {
    name: 'knight',
    load: async (services) => (await import('./knight/knight.ts')).knightCommand(services),
  },
  {
    name: 'explain',
    load: async (services) => (await import('./explain/explain.ts')).explainCommand(services),
  },
  {
    name: 'analyse',
    otherNames: ['analyze'],
    load: async (services) => (await import('./analyse/analyse.ts')).analyseCommand(services),
  },
  {
    name: 'compare',
    load: async (services) => (await import('./compare/compare.ts')).compareCommand(services),
  },
  {
    name: 'scramble',
    load: async (services) => (await import('./scramble/scramble.ts')).scrambleCommand(services),
  },
  {
    name: 'log',
    load: async (services) => (await import('./explain/explain.ts')).logCommand(services),
  },
  tool('apply'),
  tool('invert'),
  tool('transpose'),
  tool('reverse'),
  tool('simplify'),
  tool('neighbours', ['neighbors']),
  tool('notation'),
  tool('key'),
  tool('board'),
];
