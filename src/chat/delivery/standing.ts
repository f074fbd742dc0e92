import type { Log } from '../../observe/log.ts';
import type { Standings } from '../../store/contract/standing.ts';
import type { Chat } from '../chat.ts';
import type { Incoming } from '../incoming.ts';
import { buttonRows, type Reply } from '../reply.ts';

/** What a platform does with messages that stand for something, in the chat of a line or press. `message`: as `Posting` finds it. */
export interface StandingOutlet {
  /** Is the message still in sight from where somebody has just written or pressed? */
  isNear(message: string): boolean;
  /** A small sign at the line that it was heard; false: it has to be said in words. */
  nod(): Promise<boolean>;
  /** Sends the reply as a message of its own; fulfils with what finds it. */
  send(reply: Reply): Promise<string>;
  /** Makes the message the reply; false: it is gone, or can't become that. */
  edit(message: string, reply: Reply): Promise<boolean>;
  takeButtons(message: string): Promise<void>;
  remove(message: string): Promise<void>;
}

/** A reply that stands for a subject. */
export type StandingReply = Reply & Required<Pick<Reply, 'standing'>>;

interface GivingContext {
  readonly standings: Standings;
  readonly chat: Pick<Chat, 'texts'>;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Where it stands and who asked. */
type Where = Pick<Incoming, 'place' | 'locale'> & Required<Pick<Incoming, 'address'>>;

/** Gives a reply that stands for a subject; fulfils with what is left to be said, if anything is. */
export type GiveStanding = (
  where: Where,
  outlet: StandingOutlet,
  reply: StandingReply,
) => Promise<Reply | undefined>;

/**
 * In a shared chat one message stands for the subject, kept true by its row: it comes if there is none, and anew
 * where it is far up; asked for again it stays, which a nod tells. In a private chat, or if it is asked for anew,
 * the reply is sent: a near message is edited instead, another one loses its buttons.
 */
export function givingStanding({ standings, chat, log, now }: GivingContext): GiveStanding {
  const lenient = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => log.info({ err: error }, 'an earlier standing message stays as it is'));

  async function shared(where: Where, outlet: StandingOutlet, subject: string): Promise<Reply | undefined> {
    const { address, place, locale } = where;
    const known = await standings.call({ subject, address, place: place.key, locale });
    if (known === undefined) return undefined;
    const { message } = known;
    if (message !== undefined && !outlet.isNear(message)) {
      // A post that comes anew is a post again: pinned if it was.
      if (!(await standings.anew(known, known.plannedAt && now()))) return undefined;
      await lenient(outlet.remove(message));
      return undefined;
    }
    if (await outlet.nod()) return undefined;
    return { kind: 'notice', text: chat.texts(locale).say('standing-above') };
  }

  async function own(where: Where, outlet: StandingOutlet, reply: StandingReply): Promise<void> {
    const { address, place, locale } = where;
    const { subject, isAnew = false } = reply.standing;
    const message = (await standings.find(subject, address))?.message;
    if (message !== undefined && !isAnew && outlet.isNear(message) && (await outlet.edit(message, reply)))
      return;
    const sent = await outlet.send(reply);
    await standings.note({ subject, address, place: place.key, locale }, sent);
    // Where nothing is pressed any more, nothing is left to be taken away.
    const isPressed = buttonRows(reply.buttons).length > 0;
    if (message !== undefined && isPressed) await lenient(outlet.takeButtons(message));
  }

  return async (where, outlet, reply) => {
    if (!where.place.isPrivate && reply.standing.isAnew !== true)
      return shared(where, outlet, reply.standing.subject);
    await own(where, outlet, reply);
    return undefined;
  };
}
