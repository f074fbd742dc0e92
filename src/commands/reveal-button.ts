import { answered, type ButtonHandler, type Call, type Command } from '../chat/command.ts';
import type { Reply } from '../chat/reply.ts';
import { fault, ok, type Result } from '../core/result.ts';
import type { Puzzle } from '../core/sliding/board.ts';
import { parseCode } from '../core/sliding/code.ts';
import { analyseCommand } from './analyse/analyse.ts';
import { compareCommand } from './compare/compare.ts';
import { explainCommand, HUMAN } from './explain/explain.ts';
import { gateOf } from './fair/gate.ts';
import type { Services } from './feature/services.ts';
import { hurried } from './feature/working.ts';
import { solveCommand } from './solve/solve.ts';

/** Asks a command that shows how a puzzle is solved, after a warning: `reveal:<command>:<code>`. */
export function revealButton(services: Services): ButtonHandler {
  type Ask = (call: Call, puzzle: Puzzle) => Promise<Result<Reply>>;
  const asking =
    <Request, Answer>(command: Command<Request, Answer>, request: (puzzle: Puzzle) => Request): Ask =>
    (call, puzzle) =>
      answered(gateOf(services), command, call, request(puzzle));
  const asks: Readonly<Record<string, Ask>> = {
    solve: asking(solveCommand(services), (puzzle) => ({ ...puzzle, metric: 'stm', algorithm: 'auto' })),
    analyse: asking(analyseCommand(services), (puzzle) => ({ ...puzzle, metric: 'stm', naming: 'tile' })),
    compare: asking(compareCommand(services), (puzzle) => ({ ...puzzle, metric: 'stm' })),
    [HUMAN]: asking(explainCommand(services), (puzzle) => ({ ...puzzle, kind: HUMAN })),
  };
  return {
    prefix: 'reveal',
    tells: 'asks',
    async press(call, [name = '', code = '']) {
      const puzzle = parseCode(code);
      const ask = Object.hasOwn(asks, name) ? asks[name] : undefined;
      if (puzzle === undefined || ask === undefined) return fault('stale-button');
      const reply = await ask(hurried(services, call), puzzle);
      return reply.ok ? ok({ edit: { ...reply.value, personal: true } }) : reply;
    },
  };
}
