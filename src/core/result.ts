/** A value, or the fault that prevented it. Faults are for mistakes of users; bugs throw. */
export type Result<T, F = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

/** The facts of a fault by name. They are the variables in its text. */
export type MessageArgs = Readonly<Record<string, string | number>>;

/**
 * An error that a user can cause. The message catalogue has one text for each code (`fault-<code>`), with
 * `facts` as its variables.
 */
export interface Fault {
  readonly code: string;
  readonly facts: MessageArgs;
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fault = (
  code: string,
  facts: MessageArgs = {},
): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { code, facts },
});
