import type { ButtonHandler, Call, Told } from '../../chat/command.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { SearchLog } from '../../core/sliding/watch/log.ts';
import { slidingGame } from '../../play/kinds/sliding.ts';
import type { TerminalServices } from '../feature/services.ts';
import { SHEET } from '../feature/step-buttons.ts';
import { readSearchAction } from './search/action.ts';
import type { SearchRequest } from './search/request.ts';
import { framesOf } from './search/scene.ts';
import { askForLog, searchFilm, searchSheet, searchStep } from './search/search.ts';

/**
 * The buttons below a search: its steps (`watch:METHOD:CODE:STEP`) and its animation
 * (`watch-film:METHOD:CODE`). They hold all that they need.
 */
export const searchButtons = (services: TerminalServices): readonly ButtonHandler[] => [
  {
    prefix: 'watch',
    command: 'explain',
    tells,
    async press(call, [method, code, at = '']) {
      const step = Number(at);
      if (!/^-?\d{1,5}$/.test(at) || step < SHEET) return fault('stale-button');
      const found = await searchOf(services, call, method, code);
      if (!found.ok) return found;
      const { request, log } = found.value;
      if (step > log.steps.length) return fault('stale-button');
      const edit =
        step === SHEET
          ? await searchSheet(services, call, request, log, call.surface.captionLimit)
          : await searchStep(services, call, request, log, step);
      return ok({ edit });
    },
  },
  {
    prefix: 'watch-film',
    command: 'explain',
    tells,
    async press(call, [method, code]) {
      const found = await searchOf(services, call, method, code);
      if (!found.ok) return found;
      const { request, log } = found.value;
      const { texts, look } = call.own;
      const [frames, last] = [framesOf(log).length, log.steps.length];
      const text = texts.say('search-animated', { last, frames, sampled: frames <= last ? 'yes' : 'no' });
      const picture = await services.animate(searchFilm(texts, request, log), look);
      return ok({ reply: { kind: 'answer', text, picture, alt: text, personal: true } });
    },
  },
];

/** The puzzle that is searched. */
async function tells(_: Call, [method, code]: readonly string[]): Promise<Result<readonly Told[]>> {
  const request = readSearchAction(method, code);
  return request.ok ? ok([slidingGame(request.value)]) : request;
}

/** The search of an action, made again. */
async function searchOf(
  services: TerminalServices,
  call: Call,
  method?: string,
  code?: string,
): Promise<Result<{ readonly request: SearchRequest; readonly log: SearchLog }>> {
  const request = readSearchAction(method, code);
  if (!request.ok) return request;
  const log = await askForLog(services, call, request.value);
  return log.ok ? ok({ request: request.value, log: log.value }) : log;
}
