import type { TerminalCommand } from '../../chat/command.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { SQUARE_STYLES } from '../../core/knight/board/square.ts';
import { type KnightFields, parseKnightRequest } from '../../core/knight/notation/parse.ts';
import { type KnightVocabulary, knightVocabulary } from '../../core/knight/notation/vocabulary.ts';
import { CLASSIC_PROGRAMS, MOVE_ORDER_NAMES } from '../../core/knight/request/choice.ts';
import {
  DEFAULT_SEED,
  DRAWING_STYLES,
  KNIGHT_KINDS,
  KNIGHT_METHODS,
  type KnightKind,
  type KnightRequest,
} from '../../core/knight/request/tour-request.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services, TerminalServices } from '../feature/services.ts';
import { tourAction } from './action.ts';
import { knightHandlers } from './buttons.ts';
import { arraysAnswer, machineAnswer } from './machine.ts';
import { gameOfLog, logAnswer } from './step-log.ts';
import { suggestKnightSizes, suggestSquares } from './suggestions.ts';
import { tablesAnswer } from './table.ts';
import { findTourAnswer, tourSlots } from './tour-reply.ts';

const DEFAULT_BOARD_SIZE = { cols: 8, rows: 8 };

/** No part of the name of a square (`a1`). */
const LONE_NUMBER = /(?<!\p{L})\p{N}/u;

const TERMINAL_OPTIONS: Readonly<Record<KnightKind, readonly string[]>> = {
  tour: ['time', 'png', 'gif', 'order', 'measures'],
  table: ['time', 'png'],
  log: ['png', 'gif', 'order'],
  machine: ['png'],
  arrays: ['png'],
};

export const knightFeature = (services: Services): Feature => ({
  commands: [knightCommand(services)],
  buttons: knightHandlers(services),
  links: [tourLinkHandler(services)],
});

/**
 * `/knight SIZE START [to END] [closed] [method]`: finds a knight's tour. Other forms: `/knight table SIZE`,
 * `/knight log SIZE START`, `/knight machine`, `/knight arrays`.
 */
export const knightCommand = (services: TerminalServices): TerminalCommand<KnightRequest> => {
  const vocabulary = knightVocabulary(services.typedWords);
  return {
    name: 'knight',
    options: [
      { name: 'size', kind: 'text', required: true, suggest: suggestKnightSizes },
      { name: 'start', kind: 'text', suggest: suggestSquares },
      { name: 'end', kind: 'text', suggest: suggestSquares },
      { name: 'closed', kind: 'flag' },
      { name: 'method', kind: 'text', choices: KNIGHT_METHODS },
      { name: 'opts', kind: 'text' },
      { name: 'program', kind: 'text', choices: CLASSIC_PROGRAMS },
      { name: 'array', kind: 'text', choices: MOVE_ORDER_NAMES },
      { name: 'max-returns', kind: 'text' },
      { name: 'good-returns', kind: 'text' },
      { name: 'style', kind: 'text', choices: DRAWING_STYLES },
      { name: 'squares', kind: 'text', choices: SQUARE_STYLES },
      { name: 'show', kind: 'text', choices: KNIGHT_KINDS },
      THEME_OPTION,
    ],
    takesWholeLine: true,
    reveals: {
      // A log always counts as revealing a tour, because even a failed search shows most of a tour.
      byRequest: (request) => (request.kind === 'log' ? [gameOfLog(request)] : []),
      repeatAction,
    },
    terminal: {
      options: [
        { name: 'seed', kind: 'text' },
        { name: 'time', kind: 'text' },
        { name: 'measures', kind: 'flag' },
      ],
      files: ['png', 'gif', 'order'],
      batchSlots: (request) => (request.kind === 'tour' ? tourSlots(request) : 1),
    },
    read: (input) => readKnight(input, vocabulary),
    mayAnswer: (request, line) => request.ok && isMeantForKnight(request.value, line),
    async run(call, request) {
      switch (request.kind) {
        case 'tour':
          return findTourAnswer(services, call, request);
        case 'table':
          return tablesAnswer(services, call, request);
        case 'log':
          return logAnswer(services, call, request);
        case 'machine':
          return ok(machineAnswer(services));
        case 'arrays':
          return ok(arraysAnswer(services));
      }
    },
  };
};

/** Shows the tour again. After a request for a log, it shows the tour that the logged search found. */
function repeatAction(request: KnightRequest): string {
  if (request.kind === 'tour') return tourAction('tour', request);
  return request.kind === 'log'
    ? tourAction('tour', { ...request, method: 'classic', closed: false, seed: DEFAULT_SEED })
    : '';
}

/** Faults: those of `parseKnightRequest`, `option-misfit` {option, kind}. */
function readKnight({ words, options }: CommandInput, vocabulary: KnightVocabulary): Result<KnightRequest> {
  const { closed, measures, json, png, theme: _, ...otherOptions } = options;
  const textOptions = Object.entries(otherOptions).filter(
    ([name, value]) => typeof value === 'string' && !TERMINAL_OPTIONS.tour.includes(name),
  );
  const fields: KnightFields = { line: words, closed: closed === true, ...Object.fromEntries(textOptions) };
  const request = parseKnightRequest(fields, vocabulary, DEFAULT_BOARD_SIZE);
  if (!request.ok) return request;
  const { kind } = request.value;
  const unsuitableOption = TERMINAL_OPTIONS.tour.find(
    (name) => options[name] !== undefined && !TERMINAL_OPTIONS[kind].includes(name),
  );
  if (unsuitableOption !== undefined)
    return fault('option-misfit', { option: `--${unsuitableOption}`, kind });
  if (measures === true) return ok({ ...request.value, measures });
  // JSON output without `measures` doesn't show the numbers of turns and crossings. Counting is slow on large
  // boards, so then only the picture needs it.
  return json === true && png === undefined ? ok({ ...request.value, measures: false }) : request;
}

/**
 * Decides for a line without a command. A size alone could be that of a sliding puzzle. The line must also
 * contain a square, `closed` or the classical method.
 */
const isMeantForKnight = (request: KnightRequest, line: string): boolean =>
  request.kind === 'machine' ||
  request.kind === 'arrays' ||
  (LONE_NUMBER.test(line) &&
    (request.kind !== 'tour' ||
      request.start !== undefined ||
      request.closed ||
      request.method === 'classic'));

/** The links `knight:<words>` answer like `/knight <words>`. */
const tourLinkHandler = (services: Services): LinkHandler => ({
  prefix: 'knight',
  open: (call, fields) => services.runner.answerLine(knightCommand(services), call, fields.join(':')),
});
