import { controls } from '../../chat/reply.ts';
import type { StandingMaker } from '../../chat/standing.ts';
import { listed } from '../../i18n/texts.ts';
import { toHelp } from '../help/help.ts';
import { type Services, sealed } from '../services.ts';

/** `hello`: what a chat reads first: what there is, today's puzzle to press, and what the bot isn't let do there. */
export const helloStanding =
  (services: Services): StandingMaker =>
  async (_, { texts, place, surface, isNew, lacks }) => {
    if (!isNew) return undefined;
    // Nothing that stands here needs to be pinned.
    const missing = (await lacks())
      .filter((right) => right !== 'pin')
      .map((right) => texts.say('right', { right }));
    const label = texts.say('button-play-today');
    const play = surface.privateLinks
      ? { opens: sealed(services, `day:today:${place}`) }
      : { action: 'day:today' };
    return {
      reply: {
        kind: 'answer',
        text: [
          texts.say('hello'),
          ...(missing.length > 0 ? [texts.say('hello-lacks', { rights: listed(texts, missing) })] : []),
        ].join('\n\n'),
        buttons: controls([{ ...play, label, style: 'primary' }, toHelp({ texts })]),
      },
    };
  };
