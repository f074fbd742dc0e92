import { ok, type Result } from '../core/result.ts';
import { type Call, type RevealedPuzzle, withUserView } from './command.ts';
import type { PressAnswer, Reply } from './reply.ts';

/**
 * May an answer reveal the solutions of `revealedPuzzles`, and who may see it? A fault refuses; a warning has
 * a button to confirm the request. `repeatAction`: repeats the request, by the button with the prefix
 * `sure:`. Undefined if no button can, so that there is a fault instead of a warning.
 */
export type SpoilerGate = (
  call: Call,
  revealedPuzzles: readonly RevealedPuzzle[],
  repeatAction: string | undefined,
) => Promise<Result<RevealDecision>>;

export interface RevealDecision {
  readonly warning?: Reply;
  /** Only the user may see the answer, where possible. */
  readonly personal?: true;
}

/** The platform can't show the answer to the person alone. */
export const isSeenByOthers = ({ place, surface }: Call): boolean =>
  !place.isPrivate && !surface.hasPersonalReplies;

/**
 * Replaces the pressed button's message if only this user sees it. Otherwise returns a new message, so that
 * other readers keep the old one.
 */
export const editOrReply = ({ place, isPersonal }: Call, reply: Reply): PressAnswer =>
  place.isPrivate || isPersonal ? { edit: reply } : { reply };

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

/** For a personal answer: the user's own look, and no buttons that share it with other chats. */
export const applyDecision = (call: Call, { personal }: RevealDecision): Call =>
  personal ? { ...withUserView(call), surface: { ...call.surface, hasInlineMode: false } } : call;
