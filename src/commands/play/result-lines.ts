import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '../../chat/command.ts';
import { turnKeysOf } from '../../chat/incoming.ts';
import type { Text } from '../../chat/reply.ts';
import { nextDayAt } from '../../daily/day.ts';
import { streakOf } from '../../daily/streak.ts';
import { formatList } from '../../i18n/texts.ts';
import type { Game } from '../../store/contract/game.ts';
import type { TurnKeys } from '../../turns/fair-queue.ts';
import { type Services, today } from '../feature/services.ts';
import { startPositionOf } from '../games/game.ts';
import type { LoadedGame } from '../games/kind.ts';
import { isProtected } from '../spoilers/gate.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * The ranks, the streak, the missed days that did not end the streak because a freeze covered them, and the
 * time until the next puzzle.
 */
export async function dayLines(
  services: Services,
  call: Call,
  game: Game & { readonly day: string },
): Promise<Text[]> {
  const { texts } = call;
  const { series = 'puzzle' } = game;
  const solvedDays = await services.store.leaderboard.daysSolved(game.person, series);
  const {
    current: currentStreak,
    best: longestStreak,
    freezes: freezeCount,
    newlyFrozen: newlyFrozenDays,
  } = streakOf(solvedDays, today(services));
  return [
    game.isUnranked ? texts.say('result-unranked') : await rankLine(services, call, game),
    texts.say('daily-streak', { series, current: currentStreak, best: longestStreak, freezes: freezeCount }),
    ...(newlyFrozenDays.length > 0
      ? [
          texts.say('streak-frozen', {
            days: formatList(texts, newlyFrozenDays),
            count: newlyFrozenDays.length,
          }),
        ]
      : []),
    ...(game.day === today(services) ? [nextPuzzleLine(services, call)] : []),
  ];
}

async function rankLine(
  { store }: Services,
  { texts, place }: Call,
  { person, day, series = 'puzzle', origin }: Game & { readonly day: string },
): Promise<Text> {
  const query = { day, series, person, limit: 0 };
  const sharedChatKey = origin ?? (place.isPrivate ? undefined : place.key);
  const globalLeaderboard = await store.leaderboard.of(query);
  const chatLeaderboard =
    sharedChatKey === undefined ? undefined : await store.leaderboard.of({ ...query, place: sharedChatKey });
  return texts.say('result-rank', {
    rank: globalLeaderboard.ownRow?.rank ?? 0,
    people: globalLeaderboard.peopleCount,
    shared: chatLeaderboard?.ownRow === undefined ? 'none' : place.isPrivate ? 'group' : 'here',
    rankHere: chatLeaderboard?.ownRow?.rank ?? 0,
    peopleHere: chatLeaderboard?.peopleCount ?? 0,
  });
}

/** `Next puzzle in 5 h`. In the last hour it counts minutes. */
export function nextPuzzleLine(
  { now, daily }: Pick<Services, 'now' | 'daily'>,
  { texts }: Pick<Call, 'texts'>,
): Text {
  const msUntilNextPuzzle = nextDayAt(now(), daily.timeZone) - now();
  const [unit, count] =
    msUntilNextPuzzle >= HOUR_MS
      ? ['hours', Math.round(msUntilNextPuzzle / HOUR_MS)]
      : ['minutes', Math.ceil(msUntilNextPuzzle / MINUTE_MS)];
  return texts.say('next-puzzle', { unit: String(unit), count: Number(count) });
}

/** The search for par (the fewest moves) delays the message of a new board by this time at most. */
const PAR_WAIT_MS = 200;

/**
 * Par is the fewest moves. It is stored if it was not known. `isUrgent`: the caller needs the result soon, so
 * boards on which a proof usually takes long are skipped. Undefined if no proof was found in time, or if the
 * par would help players of a running round.
 */
export async function findParOf(
  services: Services,
  turnKeys: TurnKeys,
  { game, kind }: LoadedGame,
  isUrgent = false,
): Promise<number | undefined> {
  if (game.par !== undefined || kind.findPar === undefined) return game.par;
  if (game.round === undefined && (await isProtected(services, game.person, game))) return undefined;
  const par = await kind.findPar(services, startPositionOf(kind, game), turnKeys, isUrgent);
  if (par !== undefined) await services.store.games.setPar(game.id, par);
  return par;
}

/**
 * If the par (the fewest moves) is proved within `PAR_WAIT_MS`. Otherwise the proof continues, and a later
 * message of this game shows the par.
 */
export async function withPar(services: Services, call: Call, loadedGame: LoadedGame): Promise<LoadedGame> {
  if (loadedGame.game.par !== undefined) return loadedGame;
  // The next message of this game tries again.
  const parProof = findParOf(services, turnKeysOf(call), loadedGame, true).catch(() => undefined);
  const par = await Promise.race([parProof, sleep(PAR_WAIT_MS, undefined, { ref: false })]);
  return par === undefined ? loadedGame : { ...loadedGame, game: { ...loadedGame.game, par } };
}
