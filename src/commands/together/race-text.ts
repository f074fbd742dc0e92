import type { Text } from '../../chat/reply.ts';
import { listed, nameIn, type Texts } from '../../i18n/texts.ts';
import { raceStandings } from '../../play/race.ts';
import { FEWEST } from '../../play/round.ts';
import type { Entry, Round } from '../../store/contract/round.ts';
import { clockWithTenths } from '../play/clock.ts';
import { provedLine } from './proved-line.ts';

/** How a race stands, for everybody in its chat. */
export function raceText(texts: Texts, round: Round, entries: readonly Entry[]): Text {
  const { size, state, seconds } = round;
  const host = nameIn(texts, round.hostName);
  const players = entries.length;
  const title = texts.say('race-title', { size, state, host, players });
  const rule = texts.say('race-rule');
  if (state === 'open')
    return [
      title,
      texts.say('race-how', { seconds }),
      rule,
      '',
      texts.say('race-joined', { count: players, names: namesOf(texts, entries) }),
    ].join('\n');
  const hasRun = entries.some(({ milliseconds }) => milliseconds !== undefined);
  if (state === 'over' && !hasRun)
    return [
      title,
      players < FEWEST
        ? texts.say('race-alone', { count: players, names: namesOf(texts, entries), size })
        : texts.say('race-called-off', { size }),
    ].join('\n');
  return [title, ...(state === 'running' ? [rule, ''] : []), ...standingLines(texts, round, entries)].join(
    '\n',
  );
}

function standingLines(texts: Texts, round: Round, entries: readonly Entry[]): Text[] {
  const { finished, running, unfinished, unranked } = raceStandings(entries);
  const isOver = round.state === 'over';
  return [
    ...finished.map(({ rank, result: { personName, milliseconds, made: moves } }) => {
      const over = isOver && round.par !== undefined ? moves - round.par : 'none';
      const name = nameIn(texts, personName);
      return texts.say('race-row', {
        rank,
        name,
        time: clockWithTenths(texts.locale, milliseconds),
        moves,
        over,
      });
    }),
    ...(running.length > 0
      ? [texts.say('race-running', { count: running.length, names: namesOf(texts, running) })]
      : []),
    ...(unranked.length > 0 ? [texts.say('race-unranked', { names: namesOf(texts, unranked) })] : []),
    ...(unfinished.length > 0 ? [texts.say('race-unfinished', { names: namesOf(texts, unfinished) })] : []),
    ...(isOver ? provedLine(texts, round) : []),
  ];
}

const namesOf = (texts: Texts, entries: readonly Entry[]): string =>
  listed(
    texts,
    entries.map(({ personName }) => nameIn(texts, personName)),
  );
