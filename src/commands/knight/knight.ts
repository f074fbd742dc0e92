import type { Call, Command, OptionValues } from '../../chat/command.ts';
import type { Reply } from '../../chat/reply.ts';
import { KNIGHT_METHODS } from '../../core/knight/answer.ts';
import { ARRAY_NAMES, PROGRAMS } from '../../core/knight/classic/choice.ts';
import { type KnightQuestion, parseQuestion, QUESTION_KINDS } from '../../core/knight/notation/question.ts';
import { DRAWING_STYLES } from '../../core/knight/notation/typed-choice.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Services } from '../services.ts';
import { logReply } from './log.ts';
import { machineReply } from './machine.ts';
import { tableReply } from './table.ts';
import { tour } from './tour.ts';

/** `/knight SIZE START [to END] [closed] [method]`, `/knight table SIZE`, `/knight log SIZE START`, `/knight machine`. */
export const knightCommand = (services: Services): Command => ({
  name: 'knight',
  options: [
    { name: 'size', kind: 'text', required: true },
    { name: 'start', kind: 'text' },
    { name: 'end', kind: 'text' },
    { name: 'closed', kind: 'flag' },
    { name: 'method', kind: 'text', choices: KNIGHT_METHODS },
    { name: 'opts', kind: 'text' },
    { name: 'program', kind: 'text', choices: PROGRAMS },
    { name: 'array', kind: 'text', choices: ARRAY_NAMES },
    { name: 'style', kind: 'text', choices: DRAWING_STYLES },
    { name: 'show', kind: 'text', choices: QUESTION_KINDS },
  ],
  read: (line) => ok({ size: line }),
  async run(call, options) {
    const question = parseQuestion(typedForm(options));
    return question.ok ? answer(services, call, question.value) : question;
  },
});

/** A filled-in form as the line that somebody would have typed. The machine is the same for the size that a form asks for. */
function typedForm({ size = '', show, start, end, closed, ...choices }: OptionValues): string {
  const chosen = ['method', 'opts', 'program', 'array', 'style'].map(
    (name) => choices[name] && `${name}:${choices[name]}`,
  );
  const board = show === 'machine' ? '' : size;
  return [show, board, start, end && `to ${end}`, closed && 'closed', ...chosen].filter(Boolean).join(' ');
}

async function answer(services: Services, call: Call, question: KnightQuestion): Promise<Result<Reply>> {
  switch (question.kind) {
    case 'table':
      return tableReply(services, call, question);
    case 'log':
      return logReply(services, call, question);
    case 'machine':
      return ok(await machineReply(services, call));
    case 'tour': {
      const { kind: _, ...line } = question;
      return tour(services, call, line);
    }
  }
}
