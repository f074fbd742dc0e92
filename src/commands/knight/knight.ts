import type { Call, Command, OptionValues } from '../../chat/command.ts';
import type { Reply } from '../../chat/reply.ts';
import { ARRAY_NAMES, PROGRAMS } from '../../core/knight/classic/choice.ts';
import { type KnightFields, parseKnight } from '../../core/knight/notation/parse.ts';
import type { Vocabulary } from '../../core/knight/notation/vocabulary.ts';
import {
  DRAWING_STYLES,
  KNIGHT_KINDS,
  KNIGHT_METHODS,
  type KnightRequest,
} from '../../core/knight/request.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Services } from '../services.ts';
import { logReply } from './log.ts';
import { machineReply } from './machine.ts';
import { tableReply } from './table.ts';
import { tour } from './tour.ts';

/** The board of a tour without a size. */
const CHESSBOARD = { cols: 8, rows: 8 };

/** `/knight SIZE START [to END] [closed] [method]`, `/knight table SIZE`, `/knight log SIZE START`, `/knight machine`. */
export const knightCommand = (services: Services, vocabulary: Vocabulary): Command => ({
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
    { name: 'show', kind: 'text', choices: KNIGHT_KINDS },
  ],
  read: (line) => ok({ size: line }),
  async run(call, options) {
    const request = parseKnight(fieldsOf(options), vocabulary, CHESSBOARD);
    return request.ok ? answer(services, call, request.value) : request;
  },
});

/** What a form's options say; the line is in the first, the size. */
function fieldsOf({ size, closed, ...others }: OptionValues): KnightFields {
  const texts = Object.entries(others).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return { line: String(size ?? ''), closed: closed === true, ...Object.fromEntries(texts) };
}

async function answer(services: Services, call: Call, request: KnightRequest): Promise<Result<Reply>> {
  switch (request.kind) {
    case 'table':
      return tableReply(services, call, request);
    case 'log':
      return logReply(services, call, request);
    case 'machine':
      return ok(await machineReply(services, call));
    case 'tour': {
      const { kind: _, ...wanted } = request;
      return tour(services, call, wanted);
    }
  }
}
