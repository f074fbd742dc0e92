import type { ButtonHandler, Call, Command, Discretion } from '../../chat/command.ts';
import { answered } from '../../chat/command.ts';
import { controls, type Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { type DayKey, isDayKey } from '../../daily/day.ts';
import { kindOfDay } from '../../daily/week.ts';
import { StoreAway } from '../../store/outage.ts';
import type { Game, KeptPuzzle } from '../../store/store.ts';
import { type Services, today } from '../services.ts';
import { hurried } from '../working.ts';
import { type Played, revealingCommands } from './revealing.ts';

/** Before the weeks began, each day had a board of this size. */
const FORMER_SIZE = '3x3';

/** Keeps today's puzzle, and boards of rounds, worth playing. */
export interface Fairness {
  /** The command, which in chats warns before it tells how today's puzzle is solved, and tells it to nobody else. */
  guarded(command: Command): Command;
  /** Tells it after the warning: `reveal:<command>:<day>:<start or state>`. The person's day is assisted from then on. */
  readonly revealButton: ButtonHandler;
}

export function createFairness(services: Services): Fairness {
  const revealing = revealingCommands(services);
  const puzzleOfToday = rememberedDay(services);

  async function discretion(call: Call, name: string, asked: Played): Promise<Result<Discretion>> {
    const day = today(services);
    const games = await services.store.games.inPlay(call.person.key, day);
    const isRound = (game: Game) => game.round !== undefined && (isSame(game, asked) || isAt(game, asked));
    if (games.some(isRound)) return fault('board-in-round');
    const game = games.find((one) => one.day === day);
    const puzzle = sizeOf(asked) === sizeOfDay(day) ? await puzzleOfToday(day) : undefined;
    const isStart = puzzle !== undefined && isSame(puzzle, asked);
    if (!isStart && (game === undefined || !isAt(game, asked))) return ok({});
    if (isSeenByOthers(call)) return fault('todays-board');
    if (game !== undefined && (game.assisted || game.finishedAt !== undefined)) return ok({ personal: true });
    return ok({ instead: warning(call, `reveal:${name}:${day}:${isStart ? 'start' : 'state'}`) });
  }

  return {
    guarded(command) {
      const one = revealing.find(({ command: { name } }) => name === command.name);
      if (one === undefined) return command;
      return {
        ...command,
        async discretion(call, request) {
          const asked = one.about(request);
          return asked === undefined ? ok({}) : discretion(call, command.name, asked).catch(freeWhileAway);
        },
      };
    },

    revealButton: {
      prefix: 'reveal',
      async press(call, [name = '', day = '', at = '']) {
        const one = revealing.find(({ command }) => command.name === name);
        if (one === undefined || !isDayKey(day) || day > today(services)) return fault('stale-button');
        if (isSeenByOthers(call)) return fault('todays-board');
        const puzzle = await services.daily.puzzle(day);
        if (!puzzle.ok) return puzzle;
        const asked =
          day === today(services) ? await assistedGame(services, call, puzzle.value, day) : undefined;
        const start = asked !== undefined && at === 'state' ? asked.state : puzzle.value.start;
        const question = one.question({ ...puzzle.value, start });
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

const warning = ({ texts }: Call, action: string): Reply => ({
  kind: 'answer',
  personal: true,
  text: texts.say('fair-warning'),
  buttons: controls([{ action, label: texts.say('button-show-it'), style: 'danger' }]),
});

/** The person's game of today, begun if it wasn't, which counts as assisted unless it is finished. */
async function assistedGame(
  { store, now }: Services,
  { person, place }: Call,
  puzzle: KeptPuzzle,
  day: DayKey,
): Promise<Game> {
  const player = { person: person.key, personName: person.name, place: place.key };
  const game = await store.games.daily({ ...player, ...puzzle, day, now: now() });
  return (await store.games.assist(game.id)) ?? game;
}

/** Is it the same puzzle, from either end? */
const isSame = (one: Played, other: Played): boolean =>
  one.kind === other.kind &&
  ((one.start === other.start && one.goal === other.goal) ||
    (one.start === other.goal && one.goal === other.start));

/** Is it the present position of a game that is still played? */
const isAt = (game: Game, asked: Played): boolean =>
  game.finishedAt === undefined && isSame({ ...game, start: game.state }, asked);

const sizeOf = ({ kind, start }: Played): string => `${kind} ${start.split(' ')[0]}`;

function sizeOfDay(day: DayKey): string {
  const set = kindOfDay(day);
  return set === undefined ? `sliding ${FORMER_SIZE}` : `${set.kind} ${set.rows}x${set.cols}`;
}

/** Today's puzzle, read once a day; undefined while it isn't drawn, so that nobody can have seen it. */
function rememberedDay(services: Services): (day: DayKey) => Promise<KeptPuzzle | undefined> {
  let known: { readonly day: DayKey; readonly puzzle: KeptPuzzle } | undefined;
  return async (day) => {
    if (known?.day !== day) {
      const puzzle = await services.store.days.get(day);
      known = puzzle && { day, puzzle };
    }
    return known?.puzzle;
  };
}
