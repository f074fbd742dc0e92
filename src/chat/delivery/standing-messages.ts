import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Texts } from '../../i18n/texts.ts';
import type { Log } from '../../observe/log.ts';
import { wholeLook } from '../../render/paint/picture.ts';
import { logUnlessUnavailable } from '../../store/contract/faults.ts';
import { MAX_POST_DELAY_MS } from '../../store/contract/posts.ts';
import { type Settings, settingsOf } from '../../store/contract/settings.ts';
import type { Standing } from '../../store/contract/standing.ts';
import type { Store } from '../../store/contract/store.ts';
import { chosenLook } from '../preferences/preferences.ts';
import type { Reply } from '../reply.ts';
import type { Stand, StandingMakers } from '../standing.ts';
import type { Clock } from './clock.ts';
import { endingPosts } from './ending-posts.ts';
import type { PostingOfAll, PostResult } from './posting.ts';

/** What keeping standing messages true needs. */
export interface StandingContext {
  readonly store: Pick<Store, 'standings' | 'settings' | 'posts' | 'agenda'>;
  readonly posting: PostingOfAll;
  readonly makers: StandingMakers;
  readonly texts: (locale: string) => Texts;
  readonly log: Log;
  readonly clock: Clock;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds between two changes in one address. */
  readonly paceMs?: number;
}

/** The strictest platform takes 20 messages and edits a minute into a group. */
const PACE = 3000;
/** Milliseconds until the next look where what is due can't be shown yet. */
const LOOK = 500;
/** Taken at once. */
const MOST = 25;
/** Milliseconds between two signs that a long call is still at work: a lease is ten seconds. */
const RENEWED = 2500;
/** Milliseconds before the second try, doubled each time. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
const REMEMBERED = 10_000;
/** Milliseconds that a stop waits. */
const FINISHING = 5000;

/**
 * Shows what is due: each message as its subject is now, so of many changes the newest alone, by one process
 * at a time. What a platform doesn't take yet is tried again, after the wait that it asked for; where nobody
 * can be reached any more the row ends. The returned function begins nothing more; it fulfils when what runs
 * is done, or some seconds later.
 */
export function keepStanding(context: StandingContext): () => Promise<void> {
  const { store, posting, makers, texts, log, clock, now, paceMs = PACE } = context;
  const { standings } = store;
  const endPost = endingPosts(context);
  const running = new Set<Promise<void>>();
  /** How messages looked when this process showed them: not all that changes is seen. */
  const shown = new LRUCache<string, string>({ max: REMEMBERED });

  const report = (error: unknown): void => {
    logUnlessUnavailable(log, error, 'a standing message was not kept true');
  };

  async function show(standing: Standing): Promise<void> {
    const [word = '', ...fields] = standing.subject.split(':');
    const { address, message } = standing;
    if (isTooLate(standing, now())) {
      log.warn({ subject: standing.subject, address }, 'a post was skipped: it is too late for it');
      return standings.remove(standing);
    }
    const stand = await standOf(standing);
    if (stand === undefined) return standings.putOff(standing, LONGEST_PAUSE);
    const made = await makers[word]?.(fields, stand);
    if (made === undefined) return standings.remove(standing);
    const { reply, isLast = false, pinned } = made;
    const name = `${standing.subject} ${address} ${message}`;
    const looks = looksOf(reply);
    if (message !== undefined && reply.picture === undefined && shown.get(name) === looks)
      return conclude(standing, { kind: 'sent', message }, isLast);
    // What is sent twice is seen twice; the same edit changes nothing.
    if (message === undefined && !(await standings.keep(standing))) return;
    const result = await (message === undefined
      ? posting.post(address, reply, nameOf(standing))
      : posting.edit(address, message, reply));
    if (result.kind === 'sent') shown.set(`${standing.subject} ${address} ${result.message}`, looks);
    await conclude(standing, result, isLast);
    if (message === undefined && result.kind === 'sent' && pinned !== undefined)
      await pin(standing, result.message, pinned.insteadOf);
  }

  /** Undefined: nobody can write there now. */
  async function standOf({
    address,
    place,
    locale,
    message,
    plannedAt,
  }: Standing): Promise<Stand | undefined> {
    const surface = posting.surfaceOf(address);
    if (surface === undefined) return undefined;
    const seenWith = (settings: Settings) => ({
      texts: texts(settings.language ?? locale),
      look: wholeLook(chosenLook(settings)),
    });
    const settings = await settingsOf(store.settings, place);
    return {
      ...{ address, place, surface, settings, ...seenWith(settings) },
      seenBy: async (person) => seenWith(await settingsOf(store.settings, person)),
      isNew: message === undefined,
      ...(plannedAt !== undefined && { plannedAt }),
      lacks: () => posting.lacks(address),
    };
  }

  async function pin(standing: Standing, message: string, insteadOf: string): Promise<void> {
    const { address, subject } = standing;
    const before = await standings.find(insteadOf, address);
    const result = await posting.pin(address, message, before?.message);
    if (result.kind === 'sent') return;
    log.info({ subject, address, reason: result.reason }, 'a message was not pinned');
    if (result.kind === 'gone') await endPost(standing, 'pin');
  }

  async function conclude(standing: Standing, result: PostResult, isLast: boolean): Promise<void> {
    const { subject, address, tries } = standing;
    switch (result.kind) {
      case 'sent':
        await standings.shown(standing, result.message);
        return isLast ? standings.remove(standing) : undefined;
      case 'later':
        return standings.putOff(
          standing,
          result.afterMs || Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE),
          result.afterMs > 0,
        );
      case 'gone':
        log.info({ subject, address, reason: result.reason }, 'a standing message is no longer there');
        if (standing.plannedAt !== undefined && standing.message === undefined)
          await endPost(standing, 'post');
        return standings.remove(standing);
      case 'wrong':
        log.error({ subject, address, reason: result.reason }, 'a standing message was refused');
        return standings.remove(standing);
    }
  }

  /** Shows it, and says meanwhile that this process is at it. */
  async function take(standing: Standing): Promise<void> {
    const renew = (): void => {
      void standings.keep(standing).catch(report);
      callOff = clock.meanwhile(RENEWED, renew);
    };
    let callOff = clock.meanwhile(RENEWED, renew);
    await show(standing)
      .catch(async (error: unknown) => {
        report(error);
        await standings.putOff(standing, LONGEST_PAUSE).catch(report);
      })
      .finally(() => callOff());
  }

  async function begin(): Promise<void> {
    for (const standing of await standings.claim(posting.adapters(), MOST - running.size, paceMs)) {
      const work = take(standing).finally(() => running.delete(work));
      running.add(work);
    }
  }

  const stopWatching = store.agenda.watch({
    ...{ kind: 'standings', adapters: posting.adapters, now },
    async run() {
      // The end of one that is shown makes the agenda look again.
      if (running.size < MOST) await begin().catch(report);
      return LOOK;
    },
  });
  return async () => {
    await stopWatching();
    await Promise.race([
      Promise.all(running),
      new Promise((done) => clock.meanwhile(FINISHING, () => done(undefined))),
    ]);
  };
}

/** Is it a post whose moment has passed? */
const isTooLate = ({ message, plannedAt }: Standing, now: number): boolean =>
  message === undefined && plannedAt !== undefined && now - plannedAt > MAX_POST_DELAY_MS;

/** The same for every try to send a post. */
const nameOf = ({ subject, address, plannedAt }: Standing): string | undefined =>
  plannedAt === undefined ? undefined : `${subject} ${address} ${plannedAt}`;

/** All of a reply that is seen, but its picture. */
const looksOf = ({ text, buttons = [] }: Reply): string =>
  createHash('sha256')
    .update(JSON.stringify([text, buttons]))
    .digest('base64');
