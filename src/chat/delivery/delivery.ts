import * as z from 'zod';
import { type Arrive, noteAnswer, noteLoss } from '../../observe/arrivals.ts';
import type { Log } from '../../observe/log.ts';
import { StoreAway } from '../../store/outage.ts';
import type { PendingReplies } from '../../store/store.ts';
import type { Chat } from '../chat.ts';
import type { Incoming } from '../command.ts';
import { createLimiter, createOpenWork, OPEN_WORK } from '../limits.ts';
import type { Reply } from '../reply.ts';
import { sorry } from '../sorry.ts';
import type { Surface } from '../surface.ts';
import type { Clock } from './clock.ts';
import { type KnownIds, knownIds } from './known-ids.ts';
import { createProgress, type Outlet, type SentMessage } from './progress.ts';
import { parseJson, parseRequest, type Request } from './request.ts';

/** What a platform adds to the delivery of answers. `T`: how it answers a request; `H`: what it finds a message by. */
export interface Platform<T, H> {
  readonly name: string;
  readonly to: z.ZodType<T>;
  readonly handle: z.ZodType<H>;
  surfaceOf(to: T): Surface;
  /** `deadline`: by the clock; after it nobody can be answered. */
  outletOf(to: T, deadline: number): Outlet<H>;
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
  /** What came in so far, or was taken up. */
  readonly known: KnownIds;
  ask(request: Request<T>): Asking;
  /**
   * Takes on a line that has just come in, until it is delivered. False: the person has too many open; it has been refused, in a
   * sentence now and then, and is known.
   */
  admit(request: Request<T>): boolean;
  /** From now on the request is answered, by a later process if need be. Logs what can't be saved: it is answered all the same. */
  save(request: Request<T>): Promise<void>;
  /** It is answered, or never will be. */
  discard(request: Pick<Request<T>, 'key'>): Promise<void>;
  /**
   * Shows how the work goes on, gives the answer for as long as it can be given, and discards the request. A program that stops
   * leaves it to the next one.
   */
  deliver(request: Request<T>, asking?: Asking): Promise<void>;
  /** Answers what an earlier process has left, in the messages that it left behind. */
  resume(): Promise<void>;
}

interface DeliveryContext<T, H> {
  readonly platform: Platform<T, H>;
  readonly chat: Chat;
  readonly pending: PendingReplies;
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
const REMEMBERED = 10_000;
/** A person is told that there are too many lines once in so many milliseconds. */
const REFUSAL_EVERY = 10_000;

/** The delivery of answers on one platform. */
export function createDelivery<T, H>(context: DeliveryContext<T, H>): Delivery<T> {
  const { platform, chat, pending, arrive, log, clock, now, signal } = context;
  const known = knownIds(REMEMBERED);
  const lines = createOpenWork(OPEN_WORK);
  const refusals = createLimiter({ burst: 1, refillMs: REFUSAL_EVERY }, clock.now);
  const messageShape = z.object({ handle: platform.handle, kind: z.enum(['working', 'interim']) });

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
        return sorry(chat.texts(request.locale));
      }),
      goesOn,
      follow(next) {
        listener = next;
        if (newest !== undefined) next(newest);
      },
    };
  }

  function admit(request: Request<T>): boolean {
    const { key, person, locale, to, until } = request;
    if (lines.open(person.key, key)) return true;
    known.add(key);
    noteAnswer('text', 'limited');
    if (refusals.take(person.key)) {
      const text = chat.texts(locale).sayFault({ code: 'too-many-open', facts: { most: OPEN_WORK } });
      platform
        .outletOf(to, clock.now() + until - now())
        .send({ kind: 'fault', text })
        .catch((error: unknown) => log.info({ err: error }, 'a refusal was not sent'));
    }
    return false;
  }

  const incoming = ({ person, place, address, locale, repliedTo, to }: Request<T>): Incoming => ({
    person,
    place,
    ...(address !== undefined && { address }),
    locale,
    surface: platform.surfaceOf(to),
    ...(repliedTo !== undefined && { repliedTo }),
  });

  /** Awaits a write to the store; what can't be written is logged (an outage logs itself), and the answer goes on without it. */
  const written = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      if (!(error instanceof StoreAway)) log.error({ err: error }, 'a pending answer could not be noted');
    });

  async function deliver(
    request: Request<T>,
    asking: Asking = ask(request),
    sent?: SentMessage<H>,
  ): Promise<void> {
    const { key } = request;
    const outlet = platform.outletOf(request.to, clock.now() + request.until - now());
    const progress = createProgress(outlet, {
      clock,
      sent,
      note: (message) =>
        pending.note(platform.name, key, message && JSON.stringify({ ...message, picture: undefined })),
      onTrouble: (error) => log.info({ err: error }, 'progress was not shown'),
    });
    asking.follow(progress.show);
    const reply = await asking.reply;
    if (signal.aborted) {
      noteLoss(undefined);
      return progress.end();
    }
    try {
      await progress.finish(reply);
    } catch (error) {
      if (signal.aborted) return noteLoss(undefined);
      const { kind } = outlet.failureOf(error);
      noteLoss(kind === 'gone' ? 'unreachable' : 'failed');
      const facts = { err: error };
      if (kind === 'gone') log.info(facts, 'the bot may not write there any more');
      else if (kind === 'later') log.warn(facts, 'an answer could not be delivered in its time');
      else {
        log.error(facts, 'an answer was refused');
        await progress
          .finish(sorry(chat.texts(request.locale)))
          .catch((second: unknown) => log.warn({ err: second }, 'an apology was refused'));
      }
    }
    await discard(request);
  }

  const discard = ({ key }: Pick<Request<T>, 'key'>): Promise<void> =>
    written(pending.remove(platform.name, key));

  return {
    known,
    ask,
    discard,
    save: (request) =>
      written(
        pending.save({
          adapter: platform.name,
          key: request.key,
          request: JSON.stringify(request),
          until: request.until,
          now: now(),
        }),
      ),
    admit,
    deliver: (request, asking) =>
      deliver(request, asking).finally(() => lines.close(request.person.key, request.key)),
    async resume() {
      const left = await pending.resume(platform.name, now()).catch((error: unknown) => {
        log.error({ err: error }, 'pending answers could not be taken up');
        return [];
      });
      await Promise.all(
        left.map(({ key, request: text, message }) => {
          const request = parseRequest(text, platform.to);
          if (request === undefined) return discard({ key });
          if (!known.add(key)) return undefined;
          const sent = message === undefined ? undefined : parseJson(message, messageShape);
          return arrive(key, () => deliver(request, ask(request), sent));
        }),
      );
    },
  };
}

function answer<T>(chat: Chat, { question }: Request<T>, incoming: Incoming): Promise<Reply | undefined> {
  return question.kind === 'line'
    ? chat.line(incoming, question.text, question.botName)
    : chat.form(incoming, question.command, question.options);
}
