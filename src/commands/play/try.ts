import type { Call } from '../../chat/command.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Moves } from '../../core/sliding/board.ts';
import type { DirectionWords } from '../../core/sliding/notation/words.ts';
import type { Game } from '../../store/contract/game.ts';
import type { Round, RoundEntry } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';
import { startPositionOf } from '../games/game.ts';
import { slidingRules } from '../games/sliding-rules.ts';
import { minutesLeft } from './round-game.ts';

/** A solution that a player sent to a fewest-moves round. */
export interface SubmittedSolution {
  readonly round: Round;
  readonly length: number;
  /** The result of the player, including this solution. */
  readonly entry: RoundEntry;
}

/** Players of such a round send complete solutions. Undefined for other games. */
export async function fewestMovesRoundOf({ store }: Services, { round }: Game): Promise<Round | undefined> {
  const gameRound = round === undefined ? undefined : await store.rounds.byId(round);
  return gameRound?.kind === 'fmc' ? gameRound : undefined;
}

/** Faults: those of `readSolution`; `round-over` {kind, size}. */
export async function submitSolution(
  { store, now }: Services,
  { person }: Call,
  round: Round,
  line: string,
  directions: DirectionWords,
): Promise<Result<SubmittedSolution>> {
  const solution = readSolution(round, line, directions);
  if (!solution.ok) return solution;
  const moves = solution.value;
  const entry = await store.rounds.solve(round.id, { person: person.key, moves, now: now() });
  const { kind, size } = round;
  return entry === undefined
    ? fault('round-over', { kind, size })
    : ok({ round, length: moves.length, entry });
}

/**
 * The number of moves, and the player's best result. Only the sender sees it. It doesn't repeat the moves,
 * because other players must not see them.
 */
export function submissionReply(
  { now }: Services,
  { texts }: Call,
  { round, length, entry }: SubmittedSolution,
): Reply {
  const bestLength = entry.best?.length ?? length;
  const facts = {
    length,
    best: bestLength,
    isBest: bestLength === length ? 'yes' : 'no',
    minutes: minutesLeft(round, now()),
  };
  return { kind: 'answer', text: texts.say('try-taken', facts), personal: true };
}

/**
 * Checks that the moves solve the scramble. Returns single-tile moves, without any moves after the goal.
 * Faults: those of `slidingRules.parseTyped`; `try-stuck` {move, index, possible} for an impossible move,
 * where `index` counts from 1; `try-unsolved` {moves, inPlace, tiles} if the moves don't reach the goal.
 */
export function readSolution(
  round: Pick<Round, 'start' | 'goal'>,
  line: string,
  directions: DirectionWords,
): Result<Moves> {
  let position = startPositionOf(slidingRules, round);
  let moves = '';
  const { words, wrong: wordFault } = slidingRules.parseTyped(line, directions, position);
  if (wordFault !== undefined)
    return fault(wordFault.code, { ...wordFault.facts, index: words.length + 1, made: 0 });
  for (const [wordIndex, { text, meaning }] of words.entries()) {
    const steps = slidingRules.stepsOfWord(position, meaning);
    if (!steps.ok) return fault('try-stuck', { ...steps.fault.facts, move: text, index: wordIndex + 1 });
    for (const step of steps.value) {
      const nextPosition = slidingRules.applyStep(position, step);
      if (nextPosition === undefined)
        throw new Error(`${step} of ${meaning} can't be made on ${slidingRules.write(position)}`);
      position = nextPosition;
      moves += step;
      if (slidingRules.isSolved(position)) return ok(moves);
    }
  }
  const { board, goal: goalBoard } = position;
  const tilesInPlace = board.tiles.filter(
    (tile, cell) => tile !== 0 && tile === goalBoard.tiles[cell],
  ).length;
  return fault('try-unsolved', { moves: moves.length, inPlace: tilesInPlace, tiles: board.tiles.length - 1 });
}
