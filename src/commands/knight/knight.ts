import type { Call, Command } from '../../chat/command.ts';
import type { Given } from '../../chat/given.ts';
import type { Reply } from '../../chat/reply.ts';
import { ARRAY_NAMES, PROGRAMS } from '../../core/knight/classic/choice.ts';
import { type KnightFields, parseKnight } from '../../core/knight/notation/parse.ts';
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
import { knightVocabulary } from './words.ts';

/** The board of a tour without a size. */
const CHESSBOARD = { cols: 8, rows: 8 };

/** `/knight SIZE START [to END] [closed] [method]`, `/knight table SIZE`, `/knight log SIZE START`, `/knight machine`. */
export const knightCommand = (services: Services): Command<KnightRequest, Reply> => {
  const vocabulary = knightVocabulary(services.words);
  return {
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
    takesWholeLine: true,
    read: (given) => parseKnight(fieldsOf(given), vocabulary, CHESSBOARD),
    isMeant: (request) => request.ok && isKnightly(request.value),
    ask: (call, request) => answer(services, call, request),
    reply: async (_, __, reply) => reply,
  };
};

/** A size alone may be meant for many things; with a square, or a word for it, it is a knight's. */
const isKnightly = (request: KnightRequest): boolean =>
  request.kind !== 'tour' || request.start !== undefined || request.closed || request.method === 'classic';

/** What a line and a form's options say. */
function fieldsOf({ words, options: { closed, ...others } }: Given): KnightFields {
  const texts = Object.entries(others).filter(([, value]) => typeof value === 'string');
  return { line: words, closed: closed === true, ...Object.fromEntries(texts) };
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
