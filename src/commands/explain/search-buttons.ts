import type { ButtonHandler, Call, Command, Discretion } from '../../chat/command.ts';
import { forAsker } from '../../chat/command.ts';
import type { PressAnswer, Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { SearchLog } from '../../core/sliding/watch/log.ts';
import type { Services } from '../services.ts';
import { SHEET } from '../step-buttons.ts';
import { type ExplainRequest, explainCommand } from './explain.ts';
import { readSearchAction } from './search/action.ts';
import type { SearchRequest } from './search/request.ts';
import { framesOf } from './search/scene.ts';
import { askForLog, searchFilm, searchSheet, searchStep } from './search/search.ts';

/**
 * The buttons below a search: its steps (`watch:METHOD:CODE:STEP`) and its animation
 * (`watch-film:METHOD:CODE`). They hold all that they need, so `guarded` is asked at each press as it is for
 * the command.
 */
export function searchButtons(
  services: Services,
  guarded: (command: Command) => Command,
): readonly ButtonHandler[] {
  const { discretion } = guarded(explainCommand(services) as Command);

  /** The answer to a press, shown only to people who may see it. */
  async function answerPress(
    call: Call,
    request: SearchRequest,
    reply: (seen: Call, log: SearchLog) => Promise<Result<Reply>>,
  ): Promise<Result<PressAnswer>> {
    const decision = (await discretion?.(call, request satisfies ExplainRequest)) ?? ok<Discretion>({});
    if (!decision.ok) return decision;
    const { instead, personal } = decision.value;
    if (instead !== undefined) return ok({ reply: instead });
    const isHidden = personal === true && !call.place.isPrivate && call.isPersonal !== true;
    const seen = personal ? forAsker(call) : call;
    const log = await askForLog(services, seen, request);
    if (!log.ok) return log;
    const answer = await reply(seen, log.value);
    if (!answer.ok) return answer;
    if (isHidden || answer.value.personal) return ok({ reply: { ...answer.value, personal: true } });
    return ok({ edit: personal ? { ...answer.value, personal } : answer.value });
  }

  const steps: ButtonHandler = {
    prefix: 'watch',
    command: 'explain',
    async press(call, [method, code, at = '']) {
      const request = readSearchAction(method, code);
      const step = Number(at);
      if (!request.ok) return request;
      if (!/^-?\d{1,5}$/.test(at) || step < SHEET) return fault('stale-button');
      return answerPress(call, request.value, async (seen, log) => {
        if (step > log.steps.length) return fault('stale-button');
        return ok(
          step === SHEET
            ? await searchSheet(services, seen, request.value, log, seen.surface.captionLimit)
            : await searchStep(services, seen, request.value, log, step),
        );
      });
    },
  };

  const film: ButtonHandler = {
    prefix: 'watch-film',
    command: 'explain',
    async press(call, [method, code]) {
      const request = readSearchAction(method, code);
      if (!request.ok) return request;
      return answerPress(call, request.value, async (_, log) => {
        const { texts, look } = call.own;
        const [frames, last] = [framesOf(log).length, log.steps.length];
        return ok({
          kind: 'answer',
          text: texts.say('search-animated', { last, frames, sampled: frames <= last ? 'yes' : 'no' }),
          picture: await services.animate(searchFilm(texts, request.value, log), look),
          alt: texts.say('search-animated', { last, frames, sampled: frames <= last ? 'yes' : 'no' }),
          personal: true,
        });
      });
    },
  };
  return [steps, film];
}
