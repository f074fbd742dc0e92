import { ok, type Result } from '../core/result.ts';
import { type Call, type Command, forAsker, type Told } from './command.ts';
import type { PressAnswer, Reply } from './reply.ts';

/**
 * Decides whether and to whom the way from these positions is told. `again`: the action that asks the same
 * again after a warning. Faults: why it isn't told.
 */
export type Gate = (call: Call, told: readonly Told[], again: string) => Promise<Result<RevealDecision>>;

/** How something is told. */
export interface RevealDecision {
  /** What is said instead of the answer. */
  readonly instead?: Reply;
  /** The answer is for the person's eyes alone, where the platform can. */
  readonly personal?: true;
}

/**
 * Asks, and puts the answer into a message, if the gate lets it be told. What is for one person alone is not
 * shown while it is worked on either, where others are.
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
 * An answer of the same kind as the one that was pressed. Takes its place where this person alone sees it; in
 * a shared chat it is a message of its own, so that nobody loses theirs.
 */
export const replaceOrReply = ({ place, isPersonal }: Call, reply: Reply): PressAnswer =>
  place.isPrivate || isPersonal ? { edit: reply } : { reply };

/** Answers a press that shows the way from these positions, if the gate lets it be told. */
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

/** What is told to one person alone isn't offered to other chats either. */
const restrictToReader = (call: Call, { personal }: RevealDecision): Call =>
  personal ? { ...forAsker(call), surface: { ...call.surface, hasInlineMode: false } } : call;
