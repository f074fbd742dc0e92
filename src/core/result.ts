/**
 * A value, or the fault that stands in its way. What a user can cause is a fault; what only a bug can cause
 * throws.
 */
export type Result<T, F = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

/** A fault's facts by name: what the sentence about it needs. */
export type MessageArgs = Readonly<Record<string, string | number>>;

/**
 * A fault by its code; the catalogue has one sentence for each code (`fault-<code>`), with the facts as its
 * variables.
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
