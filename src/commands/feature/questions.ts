import type { Call } from '../../chat/command.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { StoreUnavailableError } from '../../store/contract/faults.ts';
import type { TerminalServices } from './services.ts';

/** A question to a user: was this puzzle read correctly from the picture? */
export interface BoardQuestion {
  /** The command that will run on the puzzle. */
  readonly name: string;
  readonly puzzle: Puzzle;
}

type Asked = Pick<Call, 'person' | 'place'>;

/**
 * Lets the user type a correction such as `b3 12` without replying to the question. During an outage the
 * question isn't stored, but its buttons work.
 */
export async function rememberQuestion(
  { store, now }: Pick<TerminalServices, 'store' | 'now'>,
  { person, place }: Asked,
  { name, puzzle }: BoardQuestion,
): Promise<void> {
  await store?.questions
    .keep(person.key, place.key, { command: name, puzzle }, now())
    .catch((error: unknown) => {
      if (!(error instanceof StoreUnavailableError)) throw error;
    });
}

/** The question to the person in the chat. Undefined if there is none of the last day. */
export async function newestQuestion(
  { store }: Pick<TerminalServices, 'store'>,
  { person, place }: Asked,
): Promise<BoardQuestion | undefined> {
  const question = await store?.questions.newestBoard(person.key, place.key);
  return question && { name: question.command, puzzle: question.puzzle };
}
