import type { ButtonHandler } from '../../chat/command.ts';
import { fault, ok } from '../../core/result.ts';
import { nameIn } from '../../i18n/texts.ts';
import { FEWEST, stepStarted } from '../../play/round.ts';
import type { Entry, Round, RoundStep } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';
import { allSolutions } from './fewest-moves-text.ts';

/** Starts a race before its time: `begin:<round>`. */
export const startButton = (services: Services): ButtonHandler =>
  hostButton(services, 'begin', (round, entries) => stepStarted(round, entries, services.now()));

/** Ends a round before its time: `end:<round>`. */
export const endButton = (services: Services): ButtonHandler => hostButton(services, 'end', () => 'end');

/** A button for who began a round, and for moderators. Faults: `stale-button`, `not-your-round`, `race-alone`. */
const hostButton = (
  services: Services,
  prefix: string,
  decide: (round: Round, entries: readonly Entry[]) => RoundStep,
): ButtonHandler => ({
  prefix,
  tells: 'nothing',
  async press(call, [id = '']) {
    const { rounds } = services.store;
    const round = await rounds.byId(id);
    if (round === undefined) return fault('stale-button');
    if (round.host !== call.person.key && (await call.isModerator?.()) !== true)
      return fault('not-your-round', {
        name: nameIn(call.texts, round.hostName),
        kind: round.kind,
        size: round.size,
      });
    const after = (await rounds.step(id, services.now(), decide)) ?? (await rounds.byId(id)) ?? round;
    if (after.state === 'open' && (await rounds.entries(id)).length < FEWEST) return fault('race-alone');
    // The message is kept true by itself, at its pace.
    return ok({ notice: call.own.texts.say('notice-round', { kind: after.kind, state: after.state }) });
  },
});

/** Every solution of a fewest-moves round that is over: `solutions:<round>`. */
export const solutionsButton = (services: Services): ButtonHandler => ({
  prefix: 'solutions',
  tells: 'nothing',
  async press(call, [id = '']) {
    const { rounds } = services.store;
    const round = await rounds.byId(id);
    if (round?.kind !== 'fmc' || round.state !== 'over') return fault('stale-button');
    const text = allSolutions(call.own.texts, round, await rounds.entries(id));
    return ok({ reply: { kind: 'answer', text, personal: true } });
  },
});
