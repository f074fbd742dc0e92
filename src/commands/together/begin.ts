import type { Call } from '../../chat/command.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { defaultGoal, sameBoard } from '../../core/sliding/board.ts';
import { makeBoardText } from '../../core/sliding/notation/board-text.ts';
import { makeSize, type Size } from '../../core/sliding/notation/size.ts';
import { randomSolvable } from '../../core/sliding/scramble/scramble.ts';
import type { Round, RoundKind } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';

/** What somebody wants to begin. */
export interface Wish {
  readonly kind: RoundKind;
  readonly size: Size;
  readonly seconds: number;
  /** The id that it is to have, so that several presses begin one round. */
  readonly id?: string;
}

/** Rounds in one chat at a time. */
const MOST_AT_ONCE = 5;

/**
 * Begins a round on a random board in the chat. Faults: `round-needs-chat` {size, command, where: `page` or
 * `chat`}, `too-many-rounds` {most}.
 */
export async function beginRound(
  { store, random, now }: Services,
  { person, place, address }: Call,
  { kind, size, seconds, id }: Wish,
): Promise<Result<Round>> {
  if (place.isPrivate || address === undefined)
    return fault('round-needs-chat', {
      size: makeSize(size),
      command: kind,
      where: address === undefined ? 'page' : 'chat',
    });
  if ((await store.rounds.count(place.key)) >= MOST_AT_ONCE)
    return fault('too-many-rounds', { most: MOST_AT_ONCE });
  const goal = defaultGoal(size.rows, size.cols);
  let start = randomSolvable(goal, random);
  while (sameBoard(start, goal)) start = randomSolvable(goal, random);
  return ok(
    await store.rounds.open({
      ...(id !== undefined && { id }),
      ...{ kind, seconds, address, place: place.key, host: person.key, hostName: person.name },
      ...{ size: makeSize(size), start: makeBoardText(start), goal: makeBoardText(goal), now: now() },
    }),
  );
}
