import type { ButtonHandler, Call } from '../../chat/command.ts';
import { controls, type Reply } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import { isLinked } from '../play/board-message.ts';
import type { Services } from '../services.ts';
import { exportReply } from './export.ts';

/** What being forgotten takes away, with the button that does it. */
export async function warning({ store }: Services, call: Call): Promise<Reply> {
  const { person, texts } = call;
  const days = await store.leaderboard.daysSolved(person.key);
  return {
    kind: 'answer',
    text: texts.say('forget-warning', { days: new Set(days).size }),
    buttons: controls([
      { action: 'own:forget-now', label: texts.say('button-forget-now'), style: 'danger' },
      { action: 'own:export', label: texts.say('button-own', { what: 'export' }) },
      { action: 'own:stay', label: texts.say('button-stay') },
    ]),
    personal: true,
  };
}

/** `own:export`, `own:forget`; below the warning `own:forget-now` and `own:stay`. They are about whoever presses, where nobody else looks on. */
export const ownButton = (services: Services): ButtonHandler => ({
  prefix: 'own',
  async press(call, [what = '']) {
    const { person, texts } = call;
    if (isLinked(call)) return fault('stale-button');
    switch (what) {
      case 'export':
        return ok({ reply: await exportReply(services, call) });
      case 'forget':
        return ok({ reply: await warning(services, call) });
      case 'forget-now':
        await services.store.forget(person.key);
        return ok({ edit: { kind: 'answer', text: texts.say('forgotten'), personal: true } });
      case 'stay':
        return ok({ edit: { kind: 'answer', text: texts.say('forget-stay'), personal: true } });
      default:
        return fault('stale-button');
    }
  },
});
