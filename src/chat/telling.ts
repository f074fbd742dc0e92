import { ok, type Result } from '../core/result.ts';
import { type Call, type Command, type RevealedPuzzle, withUserView } from './command.ts';
import type { PressAnswer, Reply } from './reply.ts';

/**
 * Decides whether an answer may reveal the solutions of the positions `revealed`, and who may see the answer.
 * Returns a fault if the answer is refused. Returns a warning with a button if the user must confirm the
 * request first. `repeatAction`: the action that repeats the request. The button has this action with the
 * prefix `sure:`.
 */
export type SpoilerGate = (
  call: Call,
  revealed: readonly RevealedPuzzle[],
  repeatAction: string,
) => Promise<Result<RevealDecision>>;

/** The gate's decision about an answer that reveals solutions. */
export interface RevealDecision {
  /** A spoiler warning to send instead of the answer. Undefined if the answer may be sent. */
  readonly warning?: Reply;
  /** Only the user may see the answer, on platforms that can do this. */
  readonly personal?: true;
}

/**
 * Runs a command and returns its reply, or the spoiler gate's warning instead. If only the user may see the
 * answer, no progress is shown in a shared chat.
 */
export async function askAndReply<Request, Answer>(
  gate: SpoilerGate,
  command: Command<Request, Answer>,
  call: Call,
  request: Request,
): Promise<Result<Reply>> {
  const reveals = typeof command.reveals === 'string' ? undefined : command.reveals;
  const decide = async (revealed: readonly RevealedPuzzle[] = []): Promise<Result<RevealDecision>> =>
    reveals === undefined || revealed.length === 0
      ? ok({})
      : gate(call, revealed, call.pressedButton?.action ?? reveals.repeatAction(request));
  const decisionBefore = await decide(reveals?.byRequest?.(request));
  if (!decisionBefore.ok) return decisionBefore;
  if (decisionBefore.value.warning !== undefined) return ok(decisionBefore.value.warning);
  const { progress, ...callWithoutProgress } = call;
  const isHidden = decisionBefore.value.personal === true && !call.place.isPrivate;
  const answer = await command.ask(
    applyDecision(isHidden ? callWithoutProgress : call, decisionBefore.value),
    request,
  );
  if (!answer.ok) return answer;
  const decisionAfter = await decide(reveals?.byAnswer?.(request, answer.value));
  if (!decisionAfter.ok) return decisionAfter;
  if (decisionAfter.value.warning !== undefined) return ok(decisionAfter.value.warning);
  const decision = { ...decisionBefore.value, ...decisionAfter.value };
  const reply = await command.reply(applyDecision(call, decision), request, answer.value);
  return ok({ ...reply, ...decision });
}

/**
 * Replaces the pressed button's message if only this user sees it. Otherwise returns a new message, so that
 * the other readers keep the old one.
 */
export const editOrReply = ({ place, isPersonal }: Call, reply: Reply): PressAnswer =>
  place.isPrivate || isPersonal ? { edit: reply } : { reply };

/** Answers a press that reveals the solutions of the positions `revealed`, if the gate allows it. */
export async function answerRevealingPress(
  gate: SpoilerGate,
  call: Call,
  revealed: readonly RevealedPuzzle[],
  answer: (viewerCall: Call) => Promise<Result<PressAnswer>>,
): Promise<Result<PressAnswer>> {
  const decision =
    revealed.length === 0
      ? ok<RevealDecision>({})
      : await gate(call, revealed, call.pressedButton?.action ?? '');
  if (!decision.ok) return decision;
  const { warning, personal } = decision.value;
  if (warning !== undefined) return ok({ reply: warning });
  const pressAnswer = await answer(applyDecision(call, decision.value));
  if (!pressAnswer.ok || personal === undefined) return pressAnswer;
  const { edit, reply, ...otherFields } = pressAnswer.value;
  if (edit !== undefined) return ok({ ...otherFields, ...editOrReply(call, { ...edit, personal }) });
  return reply === undefined ? pressAnswer : ok({ ...otherFields, reply: { ...reply, personal } });
}

/**
 * If only the user may see the answer, returns the call with the user's own look, and without buttons that
 * share the answer with other chats. Otherwise returns the call unchanged.
 */
const applyDecision = (call: Call, { personal }: RevealDecision): Call =>
  personal ? { ...withUserView(call), surface: { ...call.surface, hasInlineMode: false } } : call;
