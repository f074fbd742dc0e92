import type { ButtonHandler, Call, Command, Discretion } from '../../chat/command.ts';
import { answered } from '../../chat/command.ts';
import { controls, type Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { isDayKey } from '../../daily/day.ts';
import { StoreAway } from '../../store/outage.ts';
import { type Daily, type Game, type KeptPuzzle, SERIES, type Series } from '../../store/store.ts';
import { dailyFields, seriesOf } from '../daily-fields.ts';
import { type Services, today } from '../services.ts';
import { hurried } from '../working.ts';
import { type Played, revealingCommands } from './revealing.ts';

/** Keeps today's puzzles, and boards of rounds, worth playing. */
export interface Fairness {
  /**
   * The command with a warning before it tells the solution of one of today's puzzles. After the warning it
   * tells the player alone.
   */
  guarded(command: Command): Command;
  /**
   * Tells it after the warning: `reveal:<command>:<day>:<start or state>[:<way>]`. The day of a knight's walk
   * has `:knight` behind it. The person's game of that puzzle is assisted from then on.
   */
  readonly revealButton: ButtonHandler;
}

export function createFairness(services: Services): Fairness {
  const revealing = revealingCommands(services);
  const puzzleOfToday = rememberedPuzzles(services);

  async function discretion(
    call: Call,
    name: string,
    asked: readonly Played[],
    way?: string,
  ): Promise<Result<Discretion>> {
    const day = today(services);
    const games = await services.store.games.inPlay(call.person.key, day);
    const isStartOf = (puzzle: Played) => asked.some((one) => isSame(puzzle, one));
    const isNow = (game: Game) => asked.some((one) => isAt(game, one));
    const isRound = (game: Game) => game.round !== undefined && (isStartOf(game) || isNow(game));
    if (games.some(isRound)) return fault('board-in-round');
    for (const series of SERIES) {
      const game = games.find((one) => isOf(one, { day, series }));
      const puzzle = await puzzleOfToday({ day, series });
      const isStart = puzzle !== undefined && isStartOf(puzzle);
      if (!isStart && (game === undefined || !isNow(game))) continue;
      if (isSeenByOthers(call)) return fault('todays-board', { series });
      if (game !== undefined && (game.assisted || game.finishedAt !== undefined))
        return ok({ personal: true });
      const at = isStart ? 'start' : 'state';
      const action = ['reveal', name, dailyFields(day, series), at, way ?? []].flat().join(':');
      return ok({ instead: warning(call, series, action) });
    }
    return ok({});
  }

  return {
    guarded(command) {
      const one = revealing.find(({ command: { name } }) => name === command.name);
      if (one === undefined) return command;
      return {
        ...command,
        async discretion(call, request) {
          const asked = one.about(request);
          if (asked.length === 0) return ok({});
          return discretion(call, command.name, asked, one.way?.(request)).catch(freeWhileAway);
        },
      };
    },

    revealButton: {
      prefix: 'reveal',
      async press(call, [name = '', day = '', ...fields]) {
        const { series, rest } = seriesOf(fields);
        const [at = '', way] = rest;
        const one = revealing.find(({ command }) => command.name === name);
        if (one === undefined || !isDayKey(day) || day > today(services)) return fault('stale-button');
        if (isSeenByOthers(call)) return fault('todays-board', { series });
        const puzzle = await services.daily.puzzle(day, series);
        if (!puzzle.ok) return puzzle;
        const asked =
          day === today(services)
            ? await assistedGame(services, call, puzzle.value, { day, series })
            : undefined;
        const start = asked !== undefined && at === 'state' ? asked.state : puzzle.value.start;
        const question = one.question({ ...puzzle.value, start }, way);
        const reply = await answered(one.command, hurried(services, call), question);
        return reply.ok ? ok({ edit: { ...reply.value, personal: true } }) : reply;
      },
    },
  };
}

/** While nothing can be played, all is told. */
function freeWhileAway(error: unknown): Result<Discretion> {
  if (error instanceof StoreAway) return ok({});
  throw error;
}

/** Can't the answer be for this person's eyes alone? */
const isSeenByOthers = ({ place, surface }: Call): boolean => !place.isPrivate && !surface.personalReplies;

const warning = ({ texts }: Call, series: Series, action: string): Reply => ({
  kind: 'answer',
  personal: true,
  text: texts.say('fair-warning', { series }),
  buttons: controls([{ action, label: texts.say('button-show-it'), style: 'danger' }]),
});

/**
 * The person's game of one of today's puzzles, begun if it wasn't, which counts as assisted unless it is
 * finished.
 */
async function assistedGame(
  { store, now }: Services,
  { person, place }: Call,
  puzzle: KeptPuzzle,
  daily: Daily,
): Promise<Game> {
  const player = { person: person.key, personName: person.name, place: place.key };
  const game = await store.games.daily({ ...player, ...puzzle, ...daily, now: now() });
  return (await store.games.assist(game.id)) ?? game;
}

/** Is it the game of that day's puzzle? */
const isOf = (game: Game, { day, series }: Daily): boolean =>
  game.day === day && (game.series ?? 'puzzle') === series;

/** Is it the same puzzle, from either end? */
const isSame = (one: Played, other: Played): boolean =>
  one.kind === other.kind &&
  ((one.start === other.start && one.goal === other.goal) ||
    (one.start === other.goal && one.goal === other.start));

/** Is it the present position of a game that is still played? */
const isAt = (game: Game, asked: Played): boolean =>
  game.finishedAt === undefined && isSame({ ...game, start: game.state }, asked);

/**
 * Today's puzzles, each read once a day; undefined while one isn't drawn, so that no user can have seen it.
 */
function rememberedPuzzles(services: Services): (daily: Daily) => Promise<KeptPuzzle | undefined> {
  const known = new Map<Series, { readonly day: string; readonly puzzle: KeptPuzzle }>();
  return async (daily) => {
    const { day, series } = daily;
    const remembered = known.get(series);
    if (remembered?.day === day) return remembered.puzzle;
    const puzzle = await services.store.days.get(daily);
    if (puzzle !== undefined) known.set(series, { day, puzzle });
    return puzzle;
  };
}
