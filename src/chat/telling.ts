import { ok, type Result } from '../core/result.ts';
import { type Call, type Command, forAsker, type Told } from './command.ts';
import type { PressAnswer, Reply } from './reply.ts';

/**
 * Decides whether an answer may reveal the solution of the positions `told`, and to which readers. `again`:
 * the action that repeats the request after a warning. Faults: the reason for a refusal.
 */
export type Gate = (call: Call, told: readonly Told[], again: string) => Promise<Result<RevealDecision>>;

/** The gate's decision on a revealing answer. */
export interface RevealDecision {
  /** A warning that is sent instead of the answer. */
  readonly instead?: Reply;
  /** The answer is visible to the user alone, where the platform can. */
  readonly personal?: true;
}

/**
 * Runs a command and returns its reply, or the gate's warning instead. In a shared chat, a personal answer
 * shows no progress.
 */
export async function askAndReply<Request, Answer>(
  gate: Gate,
  command: Command<Request, Answer>,
  call: Call,
  request: Request,
): Promise<Result<Reply>> {
  const tells = typeof command.tells === 'string' ? undefined : command.tells;
  const decide = async (told: readonly Told[] = []): Promise<Result<RevealDecision>> =>
    tells === undefined || told.length === 0
      ? ok({})
      : gate(call, told, call.pressed?.action ?? tells.again(request));
  const before = await decide(tells?.about?.(request));
  if (!before.ok) return before;
  if (before.value.instead !== undefined) return ok(before.value.instead);
  const { progress, ...quiet } = call;
  const isHidden = before.value.personal === true && !call.place.isPrivate;
  const answer = await command.ask(restrictToReader(isHidden ? quiet : call, before.value), request);
  if (!answer.ok) return answer;
  const after = await decide(tells?.shown?.(request, answer.value));
  if (!after.ok) return after;
  if (after.value.instead !== undefined) return ok(after.value.instead);
  const discretion = { ...before.value, ...after.value };
  const reply = await command.reply(restrictToReader(call, discretion), request, answer.value);
  return ok({ ...reply, ...discretion });
}

/**
 * Replaces the pressed message if only this user sees it. In a shared chat the reply is a new message, so
 * that the others keep theirs.
 */
export const replaceOrReply = ({ place, isPersonal }: Call, reply: Reply): PressAnswer =>
  place.isPrivate || isPersonal ? { edit: reply } : { reply };

/** Answers a press that reveals the solution of the positions `told`, if the gate allows it. */
export async function answerRevealingPress(
  gate: Gate,
  call: Call,
  told: readonly Told[],
  answer: (seen: Call) => Promise<Result<PressAnswer>>,
): Promise<Result<PressAnswer>> {
  const decision =
    told.length === 0 ? ok<RevealDecision>({}) : await gate(call, told, call.pressed?.action ?? '');
  if (!decision.ok) return decision;
  const { instead, personal } = decision.value;
  if (instead !== undefined) return ok({ reply: instead });
  const given = await answer(restrictToReader(call, decision.value));
  if (!given.ok || personal === undefined) return given;
  const { edit, reply, ...rest } = given.value;
  if (edit !== undefined) return ok({ ...rest, ...replaceOrReply(call, { ...edit, personal }) });
  return reply === undefined ? given : ok({ ...rest, reply: { ...reply, personal } });
}

/**
 * Returns the call for a personal answer: with the user's own look, and without buttons that share the answer
 * with other chats.
 */
const restrictToReader = (call: Call, { personal }: RevealDecision): Call =>
  personal ? { ...forAsker(call), surface: { ...call.surface, hasInlineMode: false } } : call;
