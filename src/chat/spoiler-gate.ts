import { ok, type Result } from '../core/result.ts';
import { type Call, type RevealedPuzzle, withUserView } from './command.ts';
import type { PressAnswer, Reply } from './reply.ts';

/**
 * May an answer reveal the solutions of `revealedPuzzles`, and who may see it? Returns a fault if the answer
 * is refused, or a warning with a button if the user must confirm the request first. `repeatAction`: repeats
 * the request. The button has it with the prefix `sure:`.
 */
export type SpoilerGate = (
  call: Call,
  revealedPuzzles: readonly RevealedPuzzle[],
  repeatAction: string,
) => Promise<Result<RevealDecision>>;

export interface RevealDecision {
  /** A spoiler warning to send instead of the answer. */
  readonly warning?: Reply;
  /** Only the user may see the answer, on platforms that can do this. */
  readonly personal?: true;
}

/**
 * Replaces the pressed button's message if only this user sees it. Otherwise returns a new message, so that
 * other readers keep the old one.
 */
export const editOrReply = ({ place, isPersonal }: Call, reply: Reply): PressAnswer =>
  place.isPrivate || isPersonal ? { edit: reply } : { reply };

/** Answers a press that reveals the solutions of `revealedPuzzles`, if the gate allows it. */
export async function answerRevealingPress(
  gate: SpoilerGate,
  call: Call,
  revealedPuzzles: readonly RevealedPuzzle[],
  makeAnswer: (viewerCall: Call) => Promise<Result<PressAnswer>>,
): Promise<Result<PressAnswer>> {
  const decisionResult =
    revealedPuzzles.length === 0
      ? ok<RevealDecision>({})
      : await gate(call, revealedPuzzles, call.pressedButton?.action ?? '');
  if (!decisionResult.ok) return decisionResult;
  const { warning, personal } = decisionResult.value;
  if (warning !== undefined) return ok({ reply: warning });
  const pressAnswer = await makeAnswer(applyDecision(call, decisionResult.value));
  if (!pressAnswer.ok || personal === undefined) return pressAnswer;
  const { edit, reply, ...otherFields } = pressAnswer.value;
  if (edit !== undefined) return ok({ ...otherFields, ...editOrReply(call, { ...edit, personal }) });
  return reply === undefined ? pressAnswer : ok({ ...otherFields, reply: { ...reply, personal } });
}

/**
 * If only the user may see the answer, returns the call with the user's own look, and without buttons that
 * share the answer with other chats. Otherwise the same call.
 */
export const applyDecision = (call: Call, { personal }: RevealDecision): Call =>
  personal ? { ...withUserView(call), surface: { ...call.surface, hasInlineMode: false } } : call;
