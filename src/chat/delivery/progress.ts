import type { Picture } from '../../render/paint/picture.ts';
import { isPersonal, isSameReply, type Reply, type ReplyKind } from '../reply.ts';
import type { Clock } from './clock.ts';
import type { Failure } from './failure.ts';

/** A placeholder message until the final reply. `H`: the platform's handle of a message. */
export interface SentMessage<H> {
  readonly handle: H;
  readonly kind: ReplyKind;
  /** The picture that the message shows, if known. The same picture isn't sent again. */
  readonly picture?: Picture | undefined;
}

/** Sends and edits the messages of one answer on a platform. */
export interface ReplySender<H> {
  /** Delay before the first text-only state, and the minimum time between two edits. */
  readonly pace: { readonly firstMs: number; readonly everyMs: number };
  /** Can the placeholder become a message for the user alone? */
  readonly canBecomePersonal: boolean;
  /** The placeholder that exists from the start, if any. */
  readonly first?: SentMessage<H>;
  /** Shows a state in the placeholder, or in a new message. One attempt. */
  show(state: Reply, sent: SentMessage<H> | undefined): Promise<H>;
  /**
   * Sends the reply as a new message. `send`, `become`, `takeButtons` and `remove` retry until the deadline.
   */
  send(reply: Reply): Promise<void>;
  /** Replaces the message with the reply. False if that isn't possible. */
  become(sent: SentMessage<H>, reply: Reply): Promise<boolean>;
  takeButtons(sent: SentMessage<H>): Promise<void>;
  remove(sent: SentMessage<H>): Promise<void>;
  /** Shows "typing" for about five seconds, where the platform has such a sign. */
  readonly typing?: () => Promise<void>;
  failureOf(error: unknown): Failure;
}

/** Shows progress until the final reply. */
export interface Progress {
  /**
   * Shows a state of the work if possible: only the newest state, at the sender's pace. The first interim
   * answer has no delay.
   */
  show(state: Reply): void;
  /**
   * Delivers the final reply in place of the placeholder. Undefined removes the placeholder. False if another
   * process holds the lease. Rejects if the reply can't be delivered.
   */
  finish(reply: Reply | undefined): Promise<boolean>;
  /** Stops showing states. A shown message stays. */
  end(): void;
}

interface ProgressContext<H> {
  readonly clock: Clock;
  /** Checks the lease before each message: may this process still send? */
  readonly isOurs: () => Promise<boolean>;
  /** The placeholder message that an earlier process left. This process edits it further. */
  readonly sent?: SentMessage<H> | undefined;
  /** Saves the placeholder when its kind changes, and when it is gone. */
  readonly note: (sent: SentMessage<H> | undefined) => Promise<void>;
  /** Reports an error while showing a state. The final reply is still sent. */
  readonly onTrouble: (error: unknown) => void;
}

/** Work that is shorter than this shows no "typing". The platform shows each "typing" for five seconds. */
const TYPING_AFTER_MS = 400;
const TYPING_EVERY_MS = 4500;

/**
 * Shows "typing" for slow work, then one message with the newest state, edited at the sender's pace. An
 * interim answer is shown immediately and never replaced by a `working` state. The final reply replaces it,
 * except a fault, which is sent separately.
 */
export function createProgress<H>(
  sender: ReplySender<H>,
  { clock, isOurs, sent: before, note, onTrouble }: ProgressContext<H>,
): Progress {
  const { firstMs, everyMs } = sender.pace;
  let sent = before ?? sender.first;
  /** `waiting`: the newest state, not shown yet. `shown`: the visible state, if known. */
  let waiting: Reply | undefined;
  let shown: Reply | undefined;
  let isAnswered = before?.kind === 'interim';
  let nextAt = clock.now() + firstMs;
  /** No state is sent before this time, because the platform has rejected one temporarily. */
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
    // The state may be visible although the call failed. Send the next state in full.
    shown = undefined;
    if (sent !== undefined) sent = { handle: sent.handle, kind: sent.kind };
    const failure = sender.failureOf(error);
    if (failure.kind === 'retryable') {
      closedUntil = clock.now() + (failure.afterMs || everyMs);
      waiting ??= state;
      return;
    }
    // The placeholder can't be edited any more. Only the final reply is worth another attempt.
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
