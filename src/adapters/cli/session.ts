import type { Readable, Writable } from 'node:stream';
import type { Fault } from '../../core/result.ts';
import { removeMarks } from '../../i18n/markup.ts';
import { EXIT_BAD_INPUT } from './arguments.ts';
import type { CallTexts, Terminal } from './call.ts';
import { writeJson } from './json-lines.ts';
import type { Outcome } from './run.ts';

export interface Shell {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable & Terminal;
  /** Is standard input a pipe, a file or a socket, and no terminal? */
  isPiped(): boolean;
  /** The first Ctrl-C aborts the signal. A running search then ends and returns its best answer so far. */
  interrupt(): AbortSignal;
}

export interface Session {
  readonly shell: Shell;
  /** BCP 47 tag of the messages' language. */
  readonly language: string;
  readonly callTexts: CallTexts;
  readonly isJsonOutput: boolean;
}

/** Returns the exit code 0. */
export function printMessage({ stdout }: Shell, text: string): number {
  stdout.write(`${text}\n`);
  return 0;
}

/** Resolves with the exit code 2. */
export const reportFault = (session: Session, reason: Fault): Promise<number> =>
  printOutcome(session, { json: {}, lines: [], fault: reason });

export async function printOutcome(
  { shell: { stdout, stderr }, callTexts: { texts, jsonTexts }, isJsonOutput }: Session,
  { json, lines, fault: reason, notes = [] }: Outcome,
): Promise<number> {
  const error = reason && removeMarks(jsonTexts.sayFault(reason));
  if (isJsonOutput)
    for (const object of Array.isArray(json) ? json : [{ ...json, error }]) await writeJson(stdout, object);
  else if (lines.length > 0) stdout.write(`${lines.join('\n')}\n`);
  for (const note of [...notes, ...(reason ? [texts.sayFault(reason)] : [])])
    stderr.write(`${removeMarks(note)}\n`);
  return reason === undefined ? 0 : EXIT_BAD_INPUT;
}
