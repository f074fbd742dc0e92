import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { Result } from '../../core/result.ts';
import { type Arrive, noteAnswer, noteLoss } from '../../observe/arrivals.ts';
import type { Log } from '../../observe/log.ts';
import { PHOTO_BYTES } from '../../render/photo/header.ts';
import type { Agenda } from '../../store/contract/agenda.ts';
import type { PendingReplies } from '../../store/contract/pending-replies.ts';
import type { StandingPlace, Standings } from '../../store/contract/standing.ts';
import { type Attachment, tooHeavy } from '../attachment.ts';
import type { Chat } from '../chat.ts';
import { sorry } from '../faults.ts';
import type { Incoming } from '../incoming.ts';
import { createLimiter, createOpenWork, OPEN_WORK } from '../limits/limits.ts';
import { isPersonal, type Reply } from '../reply.ts';
import type { Surface } from '../surface.ts';
import type { Clock } from './clock.ts';
import { holdReplies, type Left, type Saved } from './held-replies.ts';
import { by } from './hold.ts';
import { createProgress, type Outlet, type SentMessage } from './progress.ts';
import { parseJson, parseRequest, type Request } from './request.ts';
import { givingStanding, type StandingOutlet } from './standing.ts';

/** What a platform adds to the delivery of answers. `T`: how it answers a request; `H`: what it finds a message by. */
export interface Platform<T, H> {
  readonly name: string;
  readonly to: z.ZodType<T>;
  readonly handle: z.ZodType<H>;
  surfaceOf(to: T): Surface;
  /** The bytes of an attachment. Faults: as `Attachment`. */
  fetch(source: string): Promise<Result<Buffer>>;
  /** May the person who asked change the settings of the chat? Asked now. */
  isAdmin(request: Pick<Request<T>, 'person' | 'to'>): Promise<boolean>;
  /** `deadline`: by the clock; after it nobody can be answered. */
  outletOf(to: T, deadline: number): Outlet<H>;
  /** For messages that stand for something, where each chat's can be found again. */
  standingOf?(to: T): StandingOutlet;
  /** Elsewhere: how the answer that was just given is found again; undefined: it isn't. Rejects when the platform doesn't say. */
  locate?(to: T): Promise<(Pick<StandingPlace, 'address'> & { readonly message: string }) | undefined>;
}

/** A question that the chat is working at. */
export interface Asking {
  /** The last word; undefined: the line was not for us. Never rejects. */
  readonly reply: Promise<Reply | undefined>;
  /** Fulfils when a state of the work says that it is none of the quick ones; else stays pending. */
  readonly goesOn: Promise<undefined>;
  /** Tells the listener the newest state so far, and all that come. */
  follow(listener: (state: Reply) => void): void;
}

/** Answers requests, whatever happens in between. No method ever rejects. */
export interface Delivery<T> {
  /** Remembers an id of what came in; false: this process knew it already. */
  remember(id: string): boolean;
  ask(request: Request<T>): Asking;
  /**
   * Takes on a line that has just come in: from now on it is answered, by another process if need be. False: it came in before, to
   * whichever process, or the person has too many open; then it has been refused, in a sentence now and then.
   */
  take(request: Request<T>): Promise<boolean>;
  /**
   * For what platforms may deliver again, perhaps to another process: true the first time that this id comes in, to whichever
   * process. Where the store can't be asked, this process' memory decides.
   */
  receive(key: string): Promise<boolean>;
  /** From now on the request is answered, by another process if need be. Logs what can't be saved: it is answered all the same. */
  save(request: Request<T>): Promise<void>;
  /** It is answered, or never will be. */
  discard(request: Pick<Request<T>, 'key'>): Promise<void>;
  /**
   * Shows how the work goes on, gives the answer for as long as it can be given, and discards the request. A program that stops
   * leaves it to others.
   */
  deliver(request: Request<T>, asking?: Asking): Promise<void>;
  /** Notes that the reply, which was given, stands for its subject, where `stand` doesn't do it. Never rejects. */
  noteStanding(request: Pick<Request<T>, 'place' | 'locale' | 'to'>, reply: Reply): Promise<void>;
  /** Gives a reply that stands for a subject, where the platform can; fulfils with what is left to be said, if anything is. Rejects if it can't be given. */
  stand(
    where: Pick<Request<T>, 'place' | 'address' | 'locale' | 'to'>,
    reply: Reply,
  ): Promise<Reply | undefined>;
  /**
   * From now on answers what other processes have left, in the messages that they left behind, until the returned function is called.
   * `run` is given each delivery.
   */
  resume(run: (delivery: Promise<void>) => void): () => void;
}

interface DeliveryContext<T, H> {
  readonly platform: Platform<T, H>;
  readonly chat: Chat;
  readonly pending: PendingReplies;
  readonly standings: Standings;
  readonly agenda: Agenda;
  readonly arrive: Arrive;
  readonly log: Log;
  readonly clock: Clock;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Ends the work when the program stops. */
  readonly signal: AbortSignal;
}

/** Milliseconds from the beginning: a state after these says that the work takes longer. */
const QUICK = 200;
/** What comes in twice comes within far fewer others. */
const MAX_REMEMBERED = 10_000;
/** A person is told that there are too many lines once in so many milliseconds. */
const REFUSAL_EVERY = 10_000;

/** The delivery of answers on one platform. */
export function createDelivery<T, H>(context: DeliveryContext<T, H>): Delivery<T> {
  const { platform, chat, standings, arrive, log, clock, now, signal } = context;
  const known = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const replies = holdReplies({ ...context, adapter: platform.name });
  const giveStanding = givingStanding(context);
  const lines = createOpenWork(OPEN_WORK);
  const refusals = createLimiter({ burst: 1, refillMs: REFUSAL_EVERY }, clock.now);
  const messageShape = z.object({ handle: platform.handle, kind: z.enum(['working', 'interim']) });

  function remember(id: string): boolean {
    if (known.has(id)) return false;
    known.set(id, true);
    return true;
  }

  function ask(request: Request<T>): Asking {
    const begun = clock.now();
    const { promise: goesOn, resolve } = Promise.withResolvers<undefined>();
    let newest: Reply | undefined;
    let listener = (state: Reply): void => {
      newest = state;
    };
    const progress = (state: Reply): void => {
      if (clock.now() - begun >= QUICK) resolve(undefined);
      listener(state);
    };
    return {
      reply: answer(chat, request, { ...incoming(request), signal, progress }).catch((error: unknown) => {
        log.error({ err: error }, 'a question was not answered');
        noteLoss('failed');
        return sorry(chat.texts(request.locale, request.person));
      }),
      goesOn,
      follow(next) {
        listener = next;
        if (newest !== undefined) next(newest);
      },
    };
  }

  async function take(request: Request<T>): Promise<boolean> {
    const { key, person } = request;
    if (!remember(key)) return false;
    if (!lines.open(person.key, key)) {
      noteAnswer('text', 'limited');
      refuse(request);
      return false;
    }
    const isNew = await replies.receive(key, savedOf(request));
    if (!isNew) lines.close(person.key, key);
    return isNew;
  }

  /** Says that there are too many lines, unless that was said just now. */
  function refuse({ person, locale, to, until }: Request<T>): void {
    if (!refusals.take(person.key)) return;
    const text = chat.texts(locale, person).sayFault({ code: 'too-many-open', facts: { most: OPEN_WORK } });
    platform
      .outletOf(to, clock.now() + until - now())
      .send({ kind: 'fault', text })
      .catch((error: unknown) => log.info({ err: error }, 'a refusal was not sent'));
  }

  const incoming = ({
    person,
    place,
    address,
    ownAddress,
    locale,
    repliedTo,
    attachment,
    to,
  }: Request<T>): Incoming => ({
    person,
    place,
    ...(address !== undefined && { address }),
    ...(ownAddress !== undefined && { ownAddress }),
    locale,
    surface: platform.surfaceOf(to),
    isAdmin: () => platform.isAdmin({ person, to }),
    ...(repliedTo !== undefined && { repliedTo }),
    ...(attachment && { attachment: attached(attachment) }),
  });

  const attached = ({ source, size = 0 }: NonNullable<Request<T>['attachment']>): Attachment => ({
    bytes: async () => (size > PHOTO_BYTES ? tooHeavy() : platform.fetch(source)),
  });

  async function deliver(
    request: Request<T>,
    asking: Asking = ask(request),
    sent?: SentMessage<H>,
  ): Promise<void> {
    const { key } = request;
    const outlet = platform.outletOf(request.to, clock.now() + request.until - now());
    const hold = replies.of(key);
    const progress = createProgress(outlet, {
      clock,
      isOurs: hold.isOurs,
      sent,
      note: (message) => replies.note(key, message && JSON.stringify({ ...message, picture: undefined })),
      onTrouble: (error) => log.info({ err: error }, 'progress was not shown'),
    });
    asking.follow(progress.show);
    const reply = await asking.reply;
    if (signal.aborted) {
      noteLoss(undefined);
      return progress.end();
    }
    try {
      const given = await by(hold, async () => {
        if (reply?.standing === undefined) return progress.finish(reply);
        return (await hold.isOurs()) && progress.finish(await stand(request, reply));
      });
      if (!given) return noteLoss(undefined);
      if (reply !== undefined) await noteStanding(request, reply);
    } catch (error) {
      if (signal.aborted || !(await hold.isOurs())) return noteLoss(undefined);
      const { kind } = outlet.failureOf(error);
      noteLoss(kind === 'gone' ? 'unreachable' : 'failed');
      const facts = { err: error };
      if (kind === 'gone') log.info(facts, 'the bot may not write there any more');
      else if (kind === 'later') log.warn(facts, 'an answer could not be delivered in its time');
      else {
        log.error(facts, 'an answer was refused');
        await progress
          .finish(sorry(chat.texts(request.locale, request.person)))
          .catch((second: unknown) => log.warn({ err: second }, 'an apology was refused'));
      }
    }
    await replies.remove(key);
  }

  async function stand(
    { place, address, locale, to }: Pick<Request<T>, 'place' | 'address' | 'locale' | 'to'>,
    reply: Reply,
  ): Promise<Reply | undefined> {
    const outlet = platform.standingOf?.(to);
    const { standing } = reply;
    if (outlet === undefined || standing === undefined || address === undefined) return reply;
    return giveStanding({ place, address, locale }, outlet, { ...reply, standing });
  }

  async function noteStanding(
    { place, locale, to }: Pick<Request<T>, 'place' | 'locale' | 'to'>,
    reply: Reply,
  ): Promise<void> {
    const { standing } = reply;
    if (platform.locate === undefined || standing === undefined || isPersonal(reply)) return;
    try {
      const found = await platform.locate(to);
      if (found === undefined) return;
      const { address, message } = found;
      await standings.note({ subject: standing.subject, address, place: place.key, locale }, message);
      // What has changed since the reply was made.
      await standings.touch(standing.subject);
    } catch (error) {
      log.warn({ err: error }, 'a standing message will not be kept true');
    }
  }

  async function deliverLeft({ key, request: text, message }: Left): Promise<void> {
    const request = parseRequest(text, platform.to);
    if (request === undefined) return replies.remove(key);
    remember(key);
    const sent = message === undefined ? undefined : parseJson(message, messageShape);
    await arrive(key, () => deliver(request, ask(request), sent));
  }

  return {
    remember,
    ask,
    take,
    receive: async (key) => remember(key) && replies.receive(key),
    save: (request) => replies.save(savedOf(request)),
    discard: ({ key }) => replies.remove(key),
    deliver: (request, asking) =>
      deliver(request, asking).finally(() => lines.close(request.person.key, request.key)),
    stand,
    noteStanding,
    resume: (run) => replies.takeUp((left) => run(deliverLeft(left))),
  };
}

const savedOf = <T>(request: Request<T>): Saved => ({
  key: request.key,
  request: JSON.stringify(request),
  until: request.until,
});

function answer<T>(chat: Chat, { question }: Request<T>, incoming: Incoming): Promise<Reply | undefined> {
  return question.kind === 'line'
    ? chat.line(incoming, question.text, question.botName)
    : chat.form(incoming, question.command, question.options);
}
