import type { ButtonHandler, Call } from '../../chat/command.ts';
import { refusalOf } from '../../chat/preferences/preferences.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { defaultGoal, sameBoard } from '../../core/sliding/board.ts';
import { makeBoardText, parseBoardText } from '../../core/sliding/notation/code.ts';
import { makeSize, type Size } from '../../core/sliding/notation/size.ts';
import { randomSolvable } from '../../core/sliding/scramble/scramble.ts';
import { contentId } from '../../store/contract/id.ts';
import type { Round, RoundKind } from '../../store/contract/round.ts';
import { settingsOf } from '../../store/contract/settings.ts';
import type { Services } from '../feature/services.ts';
import { roundAnswer } from './round-message.ts';

/** What somebody wants to begin. */
interface Wish {
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

/**
 * Begins another round like that one, on a new board: `rematch:<round>`. Later presses lead to the same one.
 * Faults: `stale-button`, `command-off`, `command-admins` {name}, `round-over` {kind, size}, those of
 * `beginRound`.
 */
export const rematchButton = (services: Services): ButtonHandler => ({
  prefix: 'rematch',
  tells: 'nothing',
  async press(call, [before = '']) {
    const { rounds, settings } = services.store;
    const round = await rounds.byId(before);
    if (round?.state !== 'over') return fault('stale-button');
    const { kind, size, seconds } = round;
    const refusal = await refusalOf(call, await settingsOf(settings, call.place.key), kind);
    if (refusal !== undefined) return { ok: false, fault: refusal };
    const id = contentId('rematch', before);
    const known = await rounds.byId(id);
    if (known?.state === 'over') return fault('round-over', { kind, size });
    if (known !== undefined) return ok({ notice: call.own.texts.say('standing-above') });
    const begun = await beginRound(services, call, { kind, size: parseBoardText(round.start), seconds, id });
    return begun.ok ? ok({ reply: await roundAnswer(services, call, begun.value) }) : begun;
  },
});
