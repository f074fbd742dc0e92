import { controls, type Text } from '../../chat/reply.ts';
import type { StandingMaker } from '../../chat/standing.ts';
import { listed, nameIn, type Texts } from '../../i18n/texts.ts';
import { shortestFirst } from '../../play/fewest-moves.ts';
import { raceStandings } from '../../play/race.ts';
import type { Ranked } from '../../play/score.ts';
import type { Entry, Round } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';
import { clockWithTenths } from '../play/clock.ts';
import { spelled } from '../solve/solution.ts';
import { prover } from './prove.ts';
import { boardLine } from './proved-line.ts';

/**
 * `result:<round>`: a message of its own when a round is over, as an edit calls nobody. It has who won, the
 * board to copy, a solution, and a button for another round.
 */
export function resultMaker(services: Services): StandingMaker {
  const prove = prover(services);
  return async ([id = ''], { texts, surface }) => {
    const { rounds } = services.store;
    const round = await rounds.byId(id);
    if (round === undefined) return undefined;
    const lines = [winnersLine(texts, round, await rounds.entries(id)), boardLine(texts, round)];
    const found = await prove(round);
    if (found !== undefined) {
      const { length, optimal, moves } = found;
      const facts = { length, proved: optimal ? 'yes' : 'no', moves: spelled(moves, 'stm') };
      lines.push(texts.say('round-way', facts));
    }
    const text = lines.join('\n');
    return {
      reply: {
        kind: 'answer',
        text: text.length <= surface.textLimit ? text : lines.slice(0, 2).join('\n'),
        buttons: controls([
          { action: `rematch:${id}`, label: texts.say('button-rematch'), style: 'primary' },
        ]),
      },
      isLast: true,
    };
  };
}

function winnersLine(texts: Texts, round: Round, entries: readonly Entry[]): Text {
  const winners = <Result extends Entry>(ranks: readonly Ranked<Result>[]) =>
    ranks.filter(({ rank }) => rank === 1).map(({ result }) => result);
  const first =
    round.kind === 'race' ? winners(raceStandings(entries).finished) : winners(shortestFirst(entries));
  return texts.say(`${round.kind}-result`, {
    size: round.size,
    count: first.length,
    names: listed(
      texts,
      first.map(({ personName }) => nameIn(texts, personName)),
    ),
    time: clockWithTenths(texts.locale, first[0]?.milliseconds ?? 0),
    length: first[0]?.best?.length ?? 0,
  });
}
