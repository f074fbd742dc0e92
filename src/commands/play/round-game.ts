import type { Call } from '../../chat/command.ts';
import type { Button, Reply, Text } from '../../chat/reply.ts';
import { parseBoardText } from '../../core/sliding/notation/code.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { formatDurationWithTenths } from '../../i18n/numbers.ts';
import { publicName } from '../../i18n/texts.ts';
import type { Game } from '../../store/contract/game.ts';
import type { Round, RoundEntry } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';
import type { LoadedGame } from '../games/kind.ts';
import { raceStandings } from '../games/standings.ts';
import { showPosition } from './board-shown.ts';

/**
 * If the board has no buttons for moves: in a fewest-moves round, or in a race that this player has ended.
 * Undefined for other games.
 */
export async function roundGameReply(
  services: Services,
  call: Call,
  loadedGame: LoadedGame,
): Promise<Reply | undefined> {
  const { game } = loadedGame;
  const round = game.round === undefined ? undefined : await services.store.rounds.byId(game.round);
  if (round === undefined || (round.kind === 'race' && game.finishedAt === undefined)) return undefined;
  const entries = await services.store.rounds.entries(round.id);
  const lines =
    round.kind === 'race'
      ? raceLines(call, game, round, entries)
      : fewestMovesLines(call, game, round, entries, services.now());
  return {
    kind: 'answer',
    text: lines.join('\n'),
    ...(await showPosition(services, call, loadedGame)),
  };
}

export const raceButtons = ({ texts }: Call, { round }: Game): readonly Button[] =>
  round === undefined ? [] : [{ action: `leave:${round}`, label: texts.say('button-leave') }];

function raceLines({ texts }: Call, game: Game, round: Round, entries: readonly RoundEntry[]): Text[] {
  const {
    finished: finishedResults,
    running: runningEntries,
    unranked: unrankedResults,
  } = raceStandings(entries);
  const ownStanding = finishedResults.find(({ result }) => result.game === game.id);
  if (ownStanding !== undefined) {
    const { rank, result } = ownStanding;
    const time = formatDurationWithTenths(texts.locale, result.milliseconds);
    const facts = {
      time,
      moves: result.moveCount,
      rank,
      players: entries.length,
      running: runningEntries.length,
    };
    return [texts.say('race-solved', facts)];
  }
  const unrankedResult = unrankedResults.find(({ game: id }) => id === game.id);
  if (unrankedResult !== undefined) {
    const { milliseconds, moveCount } = unrankedResult;
    return [
      texts.say('race-too-quick', {
        time: formatDurationWithTenths(texts.locale, milliseconds),
        moves: moveCount,
      }),
    ];
  }
  const winnerResult = finishedResults[0]?.result;
  const hasLeft = round.state === 'over' ? 'no' : 'yes';
  return [
    texts.say('race-ended', {
      left: hasLeft,
      winner: winnerResult === undefined ? 'none' : publicName(texts, winnerResult.personName),
      time:
        winnerResult === undefined ? '' : formatDurationWithTenths(texts.locale, winnerResult.milliseconds),
    }),
  ];
}

function fewestMovesLines(
  { texts, surface }: Call,
  game: Game,
  round: Round,
  entries: readonly RoundEntry[],
  now: number,
): Text[] {
  const { size, endsAt = now } = round;
  if (round.state === 'over' || now >= endsAt) return [texts.say('fmc-seat-over')];
  const ownEntry = entries.find((entry) => entry.game === game.id);
  return [
    texts.say('fmc-seat', { size, minutes: minutesLeft(round, now) }),
    texts.say('round-board', { board: makeBoard(parseBoardText(round.start)) }),
    texts.say('fmc-seat-how', { typed: surface.readsAllText ? 'yes' : 'no' }),
    ...(ownEntry?.best === undefined
      ? []
      : [texts.say('fmc-seat-best', { length: ownEntry.best.length, tries: ownEntry.tries })]),
  ];
}

/** Rounds the minutes. 0 means less than a minute. */
export function minutesLeft({ endsAt = 0 }: Pick<Round, 'endsAt'>, now: number): number {
  const remainingMs = endsAt - now;
  return remainingMs < 55_000 ? 0 : Math.round(remainingMs / 60_000);
}
