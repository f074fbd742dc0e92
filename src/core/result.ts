/** A mistake of the user is a fault; a bug of the program is thrown as an error. */
export type Result<T, F = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

/** Facts such as the limit that a number exceeds: variables of a fault's text. */
export type MessageArgs = Readonly<Record<string, string | number>>;

/** The catalogue has a text for each code (`fault-<code>`). */
export interface Fault {
  readonly code: string;
  readonly facts: MessageArgs;
  /** What the user may have meant by the fact `text`. */
  readonly meantText?: string;
  /** The line that the user may have meant, without what stands before a command: `solve 1 2 3 4 0 5`. */
  readonly suggestedLine?: string;
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fault = (
  code: string,
  facts: MessageArgs = {},
): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { code, facts },
});
