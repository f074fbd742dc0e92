/** What somebody types: on Telegram `/command` and the values, on Discord the command's form. */
export interface Line {
  readonly command: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** A message of the bot as somebody sees it now. */
export interface Seen {
  /** Words without marks. */
  readonly text: string;
  readonly picture: Buffer | undefined;
  /** Labels in their rows. */
  readonly buttons: readonly (readonly string[])[];
  /** Presses the button with this label; fulfils with what the press leads to. */
  press(label: string, isAnswer: IsAnswer, patience?: number): Promise<Seen>;
  /** What the message shows now. */
  again(): Seen;
}

/** Is this the answer that somebody waits for? If not, they go on waiting. */
export type IsAnswer = (seen: Seen) => boolean;

/** Somebody in a chat of their own. */
export interface Person {
  /** Fulfils with the first answer that fits; rejects with what was seen last when it doesn't come in time. */
  ask(line: Line, isAnswer: IsAnswer): Promise<Seen>;
}

/** Nobody has taken the question: it is not promised an answer, and may be asked again. */
export class NotTaken extends Error {}

/** Milliseconds that people wait. */
const PATIENCE_MS = 60_000;

/** A wait for an answer: `look` is told of each state of what may be it. */
export interface Wait {
  readonly answer: Promise<Seen>;
  /** True: this was it. */
  look(seen: Seen): boolean;
  /** It will not come. */
  giveUp(error: Error): void;
}

/** Waits for what fits; `end` is called when the wait is over, whichever way. */
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
      if (!isAnswer(seen)) return false;
      clearTimeout(timer);
      end();
      resolve(seen);
      return true;
    },
  };
}
