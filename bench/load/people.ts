/** A user's request: on Telegram `/command` and the values, on Discord the command's form. */
export interface Line {
  readonly command: string;
  readonly options?: Readonly<Record<string, string>>;
  /** A picture that the user attaches. */
  readonly photo?: Buffer;
}

/** A message of the bot as a user sees it now. */
export interface Seen {
  /** Words without markup. */
  readonly text: string;
  readonly picture: Buffer | undefined;
  /** Labels of the buttons, in rows. */
  readonly buttons: readonly (readonly string[])[];
  /** Presses the button with this label. Fulfils with the message after the press. */
  press(label: string, isAnswer: IsAnswer, patience?: number): Promise<Seen>;
  /** Returns the message as it is now. */
  again(): Seen;
}

/** Says whether a message is the awaited answer. If not, the user goes on waiting. */
export type IsAnswer = (seen: Seen) => boolean;

/** A user in a chat of their own. */
export interface Person {
  /** Fulfils with the first matching answer. Rejects with the last message if none comes in time. */
  ask(line: Line, isAnswer: IsAnswer): Promise<Seen>;
}

/** Error: no process has accepted the question, so no answer was promised. It may be asked again. */
export class NotTaken extends Error {}

/** Milliseconds that a user waits for an answer. */
const PATIENCE_MS = 60_000;

/** A wait for an answer. `look` receives each state of each message that may be the answer. */
export interface Wait {
  readonly answer: Promise<Seen>;
  /** Returns whether the message was the answer. */
  look(seen: Seen): boolean;
  /** Ends the wait with an error. */
  giveUp(error: Error): void;
}

/** About one random board in 250 is near the puzzle of the day, and a warning answers it. */
const isSpoilerWarning: IsAnswer = ({ text }) => text.startsWith("This is almost today's puzzle");

/** Waits for a matching message. `end` is called when the wait is over, in every case. */
export function waitFor(isAnswer: IsAnswer, end: () => void, patience = PATIENCE_MS): Wait {
  const { promise, resolve, reject } = Promise.withResolvers<Seen>();
  let last = 'nothing';
  const giveUp = (error: Error): void => {
    clearTimeout(timer);
    end();
    reject(error);
  };
  const timer = setTimeout(() => giveUp(new Error(`waited in vain; seen last: ${last}`)), patience).unref();
  return {
    answer: promise,
    giveUp,
    look(seen) {
      last = seen.text;
      if (!isAnswer(seen) && !isSpoilerWarning(seen)) return false;
      clearTimeout(timer);
      end();
      resolve(seen);
      return true;
    },
  };
}
