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
  press(label: string, isAnswer: IsAnswer): Promise<Seen>;
}

/** Is this the answer that somebody waits for? If not, they go on waiting. */
export type IsAnswer = (seen: Seen) => boolean;

/** Somebody in a chat of their own. */
export interface Person {
  /** Fulfils with the first answer that fits; rejects with what was seen last when it doesn't come in time. */
  ask(line: Line, isAnswer: IsAnswer): Promise<Seen>;
}

/** Milliseconds that people wait. */
const PATIENCE = 60_000;

/** A wait for an answer: `look` is told of each state of what may be it. */
export interface Wait {
  readonly answer: Promise<Seen>;
  /** True: this was it. */
  look(seen: Seen): boolean;
}

/** Waits for what fits; `end` is called when the wait is over, whichever way. */
export function waitFor(isAnswer: IsAnswer, end: () => void): Wait {
  const { promise, resolve, reject } = Promise.withResolvers<Seen>();
  let last = 'nothing';
  const timer = setTimeout(() => {
    end();
    reject(new Error(`waited in vain; seen last: ${last}`));
  }, PATIENCE).unref();
  return {
    answer: promise,
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
