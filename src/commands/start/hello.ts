import { controls } from '../../chat/reply.ts';
import type { Stand, StandingMaker } from '../../chat/standing.ts';
import { listed, type Texts } from '../../i18n/texts.ts';
import { type Services, sealed } from '../feature/services.ts';
import { toHelp } from '../help/help.ts';

/** `hello`: what a chat reads first: what there is, today's puzzle to press, a post that has ended as the bot left, and what the bot isn't let do there. */
export const helloStanding =
  (services: Services): StandingMaker =>
  async (_, { texts, place, surface, isNew, settings, lacks }) => {
    if (!isNew) return undefined;
    const { zone, dailyAt } = settings;
    const rights = await missingRights(texts, lacks);
    const label = texts.say('button-play-today');
    const play = surface.privateLinks
      ? { opens: sealed(services, `day:today:${place}`) }
      : { action: 'day:today' };
    return {
      reply: {
        kind: 'answer',
        text: [
          texts.say('hello'),
          ...(zone === undefined || dailyAt !== undefined ? [] : [texts.say('hello-post-off', { zone })]),
          ...(rights === '' ? [] : [texts.say('hello-lacks', { rights })]),
        ].join('\n\n'),
        buttons: controls([{ ...play, label, style: 'primary' }, toHelp({ texts })]),
      },
    };
  };

/** `lacks`: what the bot isn't let do in a chat, said once. */
export const lacksStanding: StandingMaker = async (_, { texts, isNew, lacks }) => {
  const rights = isNew ? await missingRights(texts, lacks) : '';
  if (rights === '') return undefined;
  return { reply: { kind: 'notice', text: texts.say('hello-lacks', { rights }) } };
};

/** What answers need, in words; pinning is asked of who wants it. */
async function missingRights(texts: Texts, lacks: Stand['lacks']): Promise<string> {
  const needed = (await lacks()).filter((right) => right !== 'pin');
  return listed(
    texts,
    needed.map((right) => texts.say('right', { right })),
  );
}
