import type { Picture } from '../../render/paint/picture.ts';
import { isPersonal, isSameReply, type Reply, type ReplyKind } from '../reply.ts';
import type { Clock } from './clock.ts';
import type { Failure } from './failure.ts';

/** A message of ours that stands until the last word takes its place. `H`: what the platform finds it by. */
export interface SentMessage<H> {
  readonly handle: H;
  readonly kind: ReplyKind;
  /** The picture it shows, where that is known: the same is not sent again. */
  readonly picture?: Picture | undefined;
}

/** The few ways in which a platform shows one answer. */
export interface ReplySender<H> {
  /** Milliseconds until words alone are worth a message, and between two changes of one message. */
  readonly pace: { readonly firstMs: number; readonly everyMs: number };
  /** May the message that stands become one for the person alone? */
  readonly canBecomePersonal: boolean;
  /** The message that stands from the beginning, if there is one. */
  readonly first?: SentMessage<H>;
  /** Shows a state in the message that stands, or in a new one. Tries once. */
  show(state: Reply, sent: SentMessage<H> | undefined): Promise<H>;
  /** Sends the whole reply as a message of its own. Tries while it can be delivered, as do the next three. */
  send(reply: Reply): Promise<void>;
  /** Makes the message the whole reply; false if that can't be. */
  become(sent: SentMessage<H>, reply: Reply): Promise<boolean>;
  takeButtons(sent: SentMessage<H>): Promise<void>;
  remove(sent: SentMessage<H>): Promise<void>;
  /** Says for some five seconds that we are at work, where the platform has a sign for it. */
  readonly typing?: () => Promise<void>;
  failureOf(error: unknown): Failure;
}

/** How the wait for one answer is shown. */
export interface Progress {
  /**
   * A state of the work; best effort: only the newest is shown, at the sender's pace. The first interim
   * answer doesn't wait.
   */
  show(state: Reply): void;
  /**
   * Gives the last word, in the place of what was shown for it. Undefined: there is none. False: it isn't
   * ours to give any more. Rejects if it can't be given.
   */
  finish(reply: Reply | undefined): Promise<boolean>;
  /** Shows nothing more; what stands stays. */
  end(): void;
}

interface ProgressContext<H> {
  readonly clock: Clock;
  /** Asked before each message: may this process still show something? */
  readonly isOurs: () => Promise<boolean>;
  /** The message that an earlier process left behind: it is gone on with. */
  readonly sent?: SentMessage<H> | undefined;
  /** Told of the message that stands as soon as it is one of another kind, and when it is gone. */
  readonly note: (sent: SentMessage<H> | undefined) => Promise<void>;
  /** Told of what could not be shown; the last word mends it. */
  readonly onTrouble: (error: unknown) => void;
}

/** Milliseconds: shorter work shows no sign; a sign lasts five seconds. */
const TYPING_AFTER_MS = 400;
const TYPING_EVERY_MS = 4500;

/**
 * Shows "typing" once the work takes a moment, then a message with the newest state, changed at the sender's
 * pace: never two changes at a time. An interim answer is such a state, shown at once, which words don't
 * replace; the last word takes its place, unless that is a fault, which takes no answer away.
 */
export function createProgress<H>(
  sender: ReplySender<H>,
  { clock, isOurs, sent: before, note, onTrouble }: ProgressContext<H>,
): Progress {
  const { firstMs, everyMs } = sender.pace;
  let sent = before ?? sender.first;
  /** The newest state, as long as it isn't shown, and the one that is, where that is known. */
  let waiting: Reply | undefined;
  let shown: Reply | undefined;
  let isAnswered = before?.kind === 'interim';
  let nextAt = clock.now() + firstMs;
  /** Until then the platform takes nothing more. */
  let closedUntil = Number.NEGATIVE_INFINITY;
  let inFlight: Promise<void> | undefined;
  let isEnded = false;
  let callOff = (): void => {};
  let callOffTyping = sender.typing === undefined ? () => {} : clock.after(TYPING_AFTER_MS, showTyping);

  function showTyping(): void {
    callOffTyping = clock.after(TYPING_EVERY_MS, showTyping);
    type().catch(onTrouble);
  }

  async function type(): Promise<void> {
    if (!(await isOurs())) end();
    if (!isEnded) await sender.typing?.();
  }

  function schedule(): void {
    if (isEnded || waiting === undefined || inFlight !== undefined) return;
    const isUrgent = waiting.kind === 'interim' && sent?.kind !== 'interim';
    const at = Math.max(isUrgent ? Number.NEGATIVE_INFINITY : nextAt, closedUntil);
    callOff();
    callOff = clock.after(Math.max(0, at - clock.now()), displayNewest);
  }

  function displayNewest(): void {
    const state = waiting;
    waiting = undefined;
    if (state === undefined || (shown !== undefined && isSameReply(state, shown))) return;
    inFlight = display(state)
      .catch((error: unknown) => handleDisplayFailure(state, error))
      .then(() => {
        inFlight = undefined;
        nextAt = clock.now() + everyMs;
        schedule();
      });
  }

  async function display(state: Reply): Promise<void> {
    if (!(await isOurs())) return end();
    const kindBefore = sent?.kind;
    const handle = await sender.show(state, sent);
    sent = { handle, kind: state.kind, picture: state.picture };
    shown = state;
    if (state.kind !== kindBefore) await note(sent).catch(onTrouble);
  }

  function handleDisplayFailure(state: Reply, error: unknown): void {
    onTrouble(error);
    // It may have been shown all the same, so the next state is sent whole.
    shown = undefined;
    if (sent !== undefined) sent = { handle: sent.handle, kind: sent.kind };
    const failure = sender.failureOf(error);
    if (failure.kind === 'retryable') {
      closedUntil = clock.now() + (failure.afterMs || everyMs);
      waiting ??= state;
      return;
    }
    // Refused for good, or taken away by somebody: only the last word is worth another try.
    if (failure.kind === 'unreachable') sent = undefined;
    end();
  }

  function end(): void {
    isEnded = true;
    callOff();
    callOffTyping();
  }

  async function takeAway(message: SentMessage<H>): Promise<void> {
    sent = undefined;
    await sender.remove(message).catch(onTrouble);
    await note(undefined).catch(onTrouble);
  }

  async function give(reply: Reply | undefined): Promise<void> {
    if (sent === undefined) {
      if (reply !== undefined) await sender.send(reply);
    } else if (reply === undefined) {
      await takeAway(sent);
    } else if (isPersonal(reply) && sent.kind === 'interim') {
      await sender.send(reply);
      await sender.takeButtons(sent).catch(onTrouble);
    } else if (isPersonal(reply) && !sender.canBecomePersonal) {
      await takeAway(sent);
      await sender.send(reply);
    } else if (!(await sender.become(sent, reply))) {
      await sender.send(reply);
      await takeAway(sent);
    }
  }

  return {
    show(state) {
      if (state.kind !== 'interim' && isAnswered) return;
      isAnswered = state.kind === 'interim';
      waiting = state;
      schedule();
    },
    end,
    async finish(reply) {
      end();
      await inFlight;
      if (!(await isOurs())) return false;
      await give(reply);
      return true;
    },
  };
}
