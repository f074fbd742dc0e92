import type { TerminalCommand } from '../../chat/command.ts';
import type { CommandInput } from '../../chat/input/command-input.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { SQUARE_STYLES } from '../../core/knight/board/square.ts';
import { type KnightFields, knightKind, parseKnightRequest } from '../../core/knight/notation/parse.ts';
import { MAX_LISTED_SQUARES } from '../../core/knight/notation/square-list.ts';
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
import { brokenTourJson, checkAnswer, checkJson } from './check.ts';
import { countAnswer, countJson } from './count.ts';
import { arraysAnswer, machineAnswer } from './machine.ts';
import { gameOfLog, logAnswer } from './step-log.ts';
import { suggestKnightSizes, suggestSquares } from './suggestions.ts';
import { tablesAnswer } from './table.ts';
import { findTourAnswer, tourSlots } from './tour-reply.ts';

const DEFAULT_BOARD_SIZE = { cols: 8, rows: 8 };

/** A word is longer than the name of a square. */
const WORD = /\p{L}{3}/u;
/** Numbers alone are a board or tiles to move. */
const LETTER_OR_SIGN = /[\p{L}×*]/u;
/** No part of the name of a square (`a1`). */
const LONE_NUMBER = /(?<!\p{L})\p{N}/u;

const TERMINAL_OPTIONS: Readonly<Record<KnightKind, readonly string[]>> = {
  tour: ['time', 'png', 'gif', 'order', 'measures', 'squares-list'],
  count: ['time'],
  check: ['png', 'gif', 'order'],
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
 * `/knight SIZE START [to END] [closed] [method]`: finds a knight's tour. Other forms: `/knight count SIZE`,
 * `/knight check SIZE TOUR`, `/knight table SIZE`, `/knight log SIZE START`, `/knight machine`,
 * `/knight arrays`.
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
    isPersonal(input) {
      const request = readKnight(input, vocabulary);
      return request.ok && request.value.kind === 'check';
    },
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
        { name: 'squares-list', kind: 'flag' },
      ],
      files: ['png', 'gif', 'order'],
      requestJson: (request) =>
        request.kind === 'count' ? countJson(request) : request.kind === 'check' ? checkJson(request) : {},
      faultJson: (input, reason) =>
        knightKind(knightFields(input), vocabulary) === 'check' ? brokenTourJson(reason) : {},
      batchSlots: (request) => (request.kind === 'tour' ? tourSlots(request) : 1),
    },
    read: (input) => readKnight(input, vocabulary),
    mayAnswer: (request, line) => request.ok && isMeantForKnight(request.value, line),
    async run(call, request) {
      switch (request.kind) {
        case 'tour':
          return findTourAnswer(services, call, request);
        case 'count':
          return countAnswer(services, call, request);
        case 'check':
          return ok(checkAnswer(services, call, request));
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

function knightFields({ words, options }: CommandInput): KnightFields {
  const { closed, theme: _, ...otherOptions } = options;
  const textOptions = Object.entries(otherOptions).filter(
    ([name, value]) => typeof value === 'string' && !TERMINAL_OPTIONS.tour.includes(name),
  );
  return { line: words, closed: closed === true, ...Object.fromEntries(textOptions) };
}

/**
 * Faults: those of `parseKnightRequest`, `option-misfit` {option, kind}, `squares-list-too-large` {cols,
 * rows, max}.
 */
function readKnight(input: CommandInput, vocabulary: KnightVocabulary): Result<KnightRequest> {
  const request = parseKnightRequest(knightFields(input), vocabulary, DEFAULT_BOARD_SIZE);
  if (!request.ok) return request;
  const { options } = input;
  const { measures, json, png } = options;
  const { kind } = request.value;
  const unsuitableOption = TERMINAL_OPTIONS.tour.find(
    (name) => options[name] !== undefined && !TERMINAL_OPTIONS[kind].includes(name),
  );
  if (unsuitableOption !== undefined)
    return fault('option-misfit', { option: `--${unsuitableOption}`, kind });
  if (request.value.kind !== 'tour') return request;
  const { cols, rows } = request.value;
  const isSquaresList = options['squares-list'] === true;
  if (isSquaresList && cols * rows > MAX_LISTED_SQUARES)
    return fault('squares-list-too-large', { cols, rows, max: MAX_LISTED_SQUARES });
  // JSON output without `measures` doesn't show the numbers of turns and crossings. Counting is slow on large
  // boards, so then only the picture needs it.
  const isUnmeasured = json === true && png === undefined;
  return ok({
    ...request.value,
    isSquaresList,
    measures: measures === true || (isUnmeasured ? false : undefined),
  });
}

/**
 * Decides for a line without a command. A size alone could be that of a sliding puzzle. The line must also
 * contain a square, `closed` or the classical method. A tour to check needs a word, because its numbers could
 * be those of another puzzle, and its squares the moves of a game.
 */
const isMeantForKnight = (request: KnightRequest, line: string): boolean =>
  request.kind === 'machine' ||
  request.kind === 'arrays' ||
  (request.kind === 'check' && WORD.test(line)) ||
  (LONE_NUMBER.test(line) &&
    LETTER_OR_SIGN.test(line) &&
    request.kind !== 'check' &&
    (request.kind !== 'tour' ||
      request.start !== undefined ||
      request.closed ||
      request.method === 'classic'));

/** The links `knight:<words>` answer like `/knight <words>`. */
const tourLinkHandler = (services: Services): LinkHandler => ({
  prefix: 'knight',
  open: (call, fields) => services.runner.answerLine(knightCommand(services), call, fields.join(':')),
});
