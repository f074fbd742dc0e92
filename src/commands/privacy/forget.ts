import type { Call } from '../../chat/command.ts';
import { controls, type Reply } from '../../chat/reply.ts';
import { SERIES } from '../../store/contract/game.ts';
import type { Services } from '../feature/services.ts';

/** What being forgotten takes away, with the button that does it. */
export async function warning({ store }: Services, call: Call): Promise<Reply> {
  const { person, texts } = call;
  const days = (
    await Promise.all(SERIES.map((series) => store.leaderboard.daysSolved(person.key, series)))
  ).flat();
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
