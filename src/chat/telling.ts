import { ok, type Result } from '../core/result.ts';
import { type Call, type Command, type RevealedPuzzle, withUserView } from './command.ts';
import type { PressAnswer, Reply } from './reply.ts';

/**
 * Decides whether an answer may reveal the solutions of the positions `revealedPuzzles`, and who may see the
 * answer. Returns a fault if the answer is refused. Returns a warning with a button if the user must confirm
 * the request first. `repeatAction`: the action that repeats the request. The button has this action with the
 * prefix `sure:`.
 */
export type SpoilerGate = (
  call: Call,
  revealedPuzzles: readonly RevealedPuzzle[],
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
  const decide = async (revealedPuzzles: readonly RevealedPuzzle[] = []): Promise<Result<RevealDecision>> =>
    reveals === undefined || revealedPuzzles.length === 0
      ? ok({})
      : gate(call, revealedPuzzles, call.pressedButton?.action ?? reveals.repeatAction(request));
  const decisionBeforeWork = await decide(reveals?.byRequest?.(request));
  if (!decisionBeforeWork.ok) return decisionBeforeWork;
  if (decisionBeforeWork.value.warning !== undefined) return ok(decisionBeforeWork.value.warning);
  const { progress, ...callWithoutProgress } = call;
  const isHidden = decisionBeforeWork.value.personal === true && !call.place.isPrivate;
  const answer = await command.ask(
    applyDecision(isHidden ? callWithoutProgress : call, decisionBeforeWork.value),
    request,
  );
  if (!answer.ok) return answer;
  const decisionAfterWork = await decide(reveals?.byAnswer?.(request, answer.value));
  if (!decisionAfterWork.ok) return decisionAfterWork;
  if (decisionAfterWork.value.warning !== undefined) return ok(decisionAfterWork.value.warning);
  const decision = { ...decisionBeforeWork.value, ...decisionAfterWork.value };
  const reply = await command.reply(applyDecision(call, decision), request, answer.value);
  return ok({ ...reply, ...decision });
}

/**
 * Replaces the pressed button's message if only this user sees it. Otherwise returns a new message, so that
 * the other readers keep the old one.
 */
export const editOrReply = ({ place, isPersonal }: Call, reply: Reply): PressAnswer =>
  place.isPrivate || isPersonal ? { edit: reply } : { reply };

/** Answers a press that reveals the solutions of the positions `revealedPuzzles`, if the gate allows it. */
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
 * share the answer with other chats. Otherwise returns the call unchanged.
 */
const applyDecision = (call: Call, { personal }: RevealDecision): Call =>
  personal ? { ...withUserView(call), surface: { ...call.surface, hasInlineMode: false } } : call;
