import { writeSquare } from '../board/square.ts';
import { type ClassicSettings, DEFAULT_CLASSIC_SETTINGS, OPTIMISATIONS } from '../request/choice.ts';
import { DEFAULT_SEED, SEEDED_METHODS, type TourRequest } from '../request/tour-request.ts';

/** Writes `5x5 e1 opts:1,3 program:automaton`: the inverse of `parseKnightRequest`. */
export function makeTourText(request: TourRequest): string {
  const { cols, rows, start, end, closed, method, classic, seed, style, squares } = request;
  const textParts = [
    `${cols}x${rows}`,
    start && writeSquare(start, rows, squares),
    end && `to ${writeSquare(end, rows, squares)}`,
    closed && 'closed',
    classic === undefined ? method !== 'construct' && `method:${method}` : makeClassicSettingsText(classic),
    SEEDED_METHODS.includes(method) && seed !== DEFAULT_SEED && `seed:${seed}`,
    style && `style:${style}`,
    squares && `squares:${squares}`,
  ];
  return textParts.filter(Boolean).join(' ');
}

function makeClassicSettingsText({ opts, program, array, maxReturns, goodReturns }: ClassicSettings): string {
  const optionTexts = [
    opts.length < OPTIMISATIONS.length && `opts:${opts.join(',') || 'none'}`,
    program !== DEFAULT_CLASSIC_SETTINGS.program && `program:${program}`,
    array && `array:${array}`,
    maxReturns !== undefined && `max-returns:${maxReturns}`,
    goodReturns !== undefined && `good-returns:${goodReturns}`,
  ].filter(Boolean);
  return optionTexts.length === 0 ? 'method:classic' : optionTexts.join(' ');
}
