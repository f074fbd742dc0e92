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
  told: readonly RevealedPuzzle[],
  again: string,
) => Promise<Result<RevealDecision>>;

/** The gate's decision about an answer that reveals solutions. */
export interface RevealDecision {
  /** A spoiler warning to send instead of the answer. Undefined if the answer may be sent. */
  readonly instead?: Reply;
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
  const tells = typeof command.reveals === 'string' ? undefined : command.reveals;
  const decide = async (told: readonly RevealedPuzzle[] = []): Promise<Result<RevealDecision>> =>
    tells === undefined || told.length === 0
      ? ok({})
      : gate(call, told, call.pressedButton?.action ?? tells.repeatAction(request));
  const before = await decide(tells?.byRequest?.(request));
  if (!before.ok) return before;
  if (before.value.instead !== undefined) return ok(before.value.instead);
  const { progress, ...quiet } = call;
  const isHidden = before.value.personal === true && !call.place.isPrivate;
  const answer = await command.ask(applyDecision(isHidden ? quiet : call, before.value), request);
  if (!answer.ok) return answer;
  const after = await decide(tells?.byAnswer?.(request, answer.value));
  if (!after.ok) return after;
  if (after.value.instead !== undefined) return ok(after.value.instead);
  const discretion = { ...before.value, ...after.value };
  const reply = await command.reply(applyDecision(call, discretion), request, answer.value);
  return ok({ ...reply, ...discretion });
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
  told: readonly RevealedPuzzle[],
  answer: (seen: Call) => Promise<Result<PressAnswer>>,
): Promise<Result<PressAnswer>> {
  const decision =
    told.length === 0 ? ok<RevealDecision>({}) : await gate(call, told, call.pressedButton?.action ?? '');
  if (!decision.ok) return decision;
  const { instead, personal } = decision.value;
  if (instead !== undefined) return ok({ reply: instead });
  const given = await answer(applyDecision(call, decision.value));
  if (!given.ok || personal === undefined) return given;
  const { edit, reply, ...rest } = given.value;
  if (edit !== undefined) return ok({ ...rest, ...editOrReply(call, { ...edit, personal }) });
  return reply === undefined ? given : ok({ ...rest, reply: { ...reply, personal } });
}

/**
 * If only the user may see the answer, returns the call with the user's own look, and without buttons that
 * share the answer with other chats. Otherwise returns the call unchanged.
 */
const applyDecision = (call: Call, { personal }: RevealDecision): Call =>
  personal ? { ...withUserView(call), surface: { ...call.surface, hasInlineMode: false } } : call;
