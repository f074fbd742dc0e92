import type { Picture } from '../../render/paint/picture.ts';
import { isPersonal, isSameReply, type Reply, type ReplyKind } from '../reply.ts';
import type { Clock } from './clock.ts';
import type { Failure } from './failure.ts';

/**
 * A message that shows the state of the work (a placeholder), until the final reply replaces it. `H`: the
 * platform's handle of a message.
 */
export interface SentMessage<H> {
  readonly handle: H;
  readonly kind: ReplyKind;
  /** The next state doesn't send the same picture again. */
  readonly picture?: Picture | undefined;
}

export interface ReplySender<H> {
  /** `firstMs`: delay before the first state of kind `working`. `everyMs`: minimum time between two edits. */
  readonly pace: { readonly firstMs: number; readonly everyMs: number };
  /** Can a personal reply take the place of the placeholder? */
  readonly canBecomePersonal: boolean;
  /** Set if the platform itself has created it. */
  readonly placeholder?: SentMessage<H>;
  /** Shows the state in `sentMessage`, or in a new message. Makes one attempt only. */
  show(progressReply: Reply, sentMessage: SentMessage<H> | undefined): Promise<H>;
  /**
   * Sends a new message. Like `turnInto`, `removeButtons` and `remove`, tries again after temporary failures
   * until the deadline.
   */
  send(reply: Reply): Promise<void>;
  /** False if the platform can't do that. */
  turnInto(sentMessage: SentMessage<H>, reply: Reply): Promise<boolean>;
  removeButtons(sentMessage: SentMessage<H>): Promise<void>;
  remove(sentMessage: SentMessage<H>): Promise<void>;
  /** Shows "typing" for about five seconds. */
  readonly showTyping?: () => Promise<void>;
  failureOf(error: unknown): Failure;
}

export interface Progress {
  /**
   * Shows a state at the sender's pace. A newer one replaces one that isn't shown yet. The first preliminary
   * answer is shown without delay.
   */
  show(progressReply: Reply): void;
  /**
   * Delivers the final reply in place of the placeholder, or removes it if `reply` is undefined. False, and
   * nothing sent, if another process has the lease. Rejects if delivery fails.
   */
  finish(reply: Reply | undefined): Promise<boolean>;
  /** Shows no further states. The placeholder stays as it is. */
  end(): void;
}

interface ProgressContext<H> {
  readonly clock: Clock;
  /** Asked before each message is sent. */
  readonly holdsLease: () => Promise<boolean>;
  /** Placeholder of a stopped process, which this one continues to edit. */
  readonly earlierPlaceholder?: SentMessage<H> | undefined;
  /**
   * Lets another process continue the placeholder. Called with the first state, at changes between `working`
   * and `interim`, and with undefined after removal.
   */
  readonly savePlaceholder: (placeholder: SentMessage<H> | undefined) => Promise<void>;
  /** Called if a state can't be shown. The final reply is sent in any case. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Never for short work. The sign disappears after five seconds, so it is repeated every `TYPING_EVERY_MS`.
 */
const TYPING_AFTER_MS = 400;
const TYPING_EVERY_MS = 4500;

/**
 * Shows "typing", then one message with the newest state. No progress replaces a preliminary answer. The
 * final reply takes the place of the message, but a fault after a preliminary answer is sent as a new
 * message.
 */
export function createProgress<H>(
  sender: ReplySender<H>,
  { clock, holdsLease, earlierPlaceholder, savePlaceholder, onFailure }: ProgressContext<H>,
): Progress {
  const { firstMs: firstDelayMs, everyMs: editIntervalMs } = sender.pace;
  let placeholder = earlierPlaceholder ?? sender.placeholder;
  /** `nextReply`: the newest state, not shown yet. `visibleReply`: the state that the user sees, if known. */
  let nextReply: Reply | undefined;
  let visibleReply: Reply | undefined;
  let hasInterimAnswer = earlierPlaceholder?.kind === 'interim';
  let nextDisplayMs = clock.now() + firstDelayMs;
  /** No state is sent until then, after a temporary failure. */
  let pausedUntilMs = Number.NEGATIVE_INFINITY;
  let runningDisplay: Promise<void> | undefined;
  let isEnded = false;
  let cancelDisplay = (): void => {};
  let cancelTyping = sender.showTyping === undefined ? () => {} : clock.after(TYPING_AFTER_MS, showTyping);

  function showTyping(): void {
    cancelTyping = clock.after(TYPING_EVERY_MS, showTyping);
    sendTyping().catch(onFailure);
  }

  async function sendTyping(): Promise<void> {
    if (!(await holdsLease())) end();
    if (!isEnded) await sender.showTyping?.();
  }

  function scheduleDisplay(): void {
    if (isEnded || nextReply === undefined || runningDisplay !== undefined) return;
    const isUrgent = nextReply.kind === 'interim' && placeholder?.kind !== 'interim';
    const displayMs = Math.max(isUrgent ? Number.NEGATIVE_INFINITY : nextDisplayMs, pausedUntilMs);
    cancelDisplay();
    cancelDisplay = clock.after(Math.max(0, displayMs - clock.now()), displayNewest);
  }

  function displayNewest(): void {
    const progressReply = nextReply;
    nextReply = undefined;
    if (
      progressReply === undefined ||
      (visibleReply !== undefined && isSameReply(progressReply, visibleReply))
    )
      return;
    runningDisplay = display(progressReply)
      .catch((error: unknown) => handleDisplayFailure(progressReply, error))
      .then(() => {
        runningDisplay = undefined;
        nextDisplayMs = clock.now() + editIntervalMs;
        scheduleDisplay();
      });
  }

  async function display(progressReply: Reply): Promise<void> {
    if (!(await holdsLease())) return end();
    const previousKind = placeholder?.kind;
    const handle = await sender.show(progressReply, placeholder);
    placeholder = { handle, kind: progressReply.kind, picture: progressReply.picture };
    visibleReply = progressReply;
    if (progressReply.kind !== previousKind) await savePlaceholder(placeholder).catch(onFailure);
  }

  function handleDisplayFailure(progressReply: Reply, error: unknown): void {
    onFailure(error);
    // Unknown whether the user sees this state, so the next one is sent completely, with its picture.
    visibleReply = undefined;
    if (placeholder !== undefined) placeholder = { handle: placeholder.handle, kind: placeholder.kind };
    const failure = sender.failureOf(error);
    if (failure.kind === 'retryable') {
      pausedUntilMs = clock.now() + (failure.afterMs || editIntervalMs);
      nextReply ??= progressReply;
      return;
    }
    if (failure.kind === 'unreachable') placeholder = undefined;
    end();
  }

  function end(): void {
    isEnded = true;
    cancelDisplay();
    cancelTyping();
  }

  async function removePlaceholder(sentMessage: SentMessage<H>): Promise<void> {
    placeholder = undefined;
    await sender.remove(sentMessage).catch(onFailure);
    await savePlaceholder(undefined).catch(onFailure);
  }

  async function deliverFinal(reply: Reply | undefined): Promise<void> {
    if (placeholder === undefined) {
      if (reply !== undefined) await sender.send(reply);
    } else if (reply === undefined) {
      await removePlaceholder(placeholder);
    } else if (isPersonal(reply) && placeholder.kind === 'interim') {
      await sender.send(reply);
      await sender.removeButtons(placeholder).catch(onFailure);
    } else if (isPersonal(reply) && !sender.canBecomePersonal) {
      await removePlaceholder(placeholder);
      await sender.send(reply);
    } else if (!(await sender.turnInto(placeholder, reply))) {
      await sender.send(reply);
      await removePlaceholder(placeholder);
    }
  }

  return {
    show(progressReply) {
      if (progressReply.kind !== 'interim' && hasInterimAnswer) return;
      hasInterimAnswer = progressReply.kind === 'interim';
      nextReply = progressReply;
      scheduleDisplay();
    },
    end,
    async finish(reply) {
      end();
      await runningDisplay;
      if (!(await holdsLease())) return false;
      await deliverFinal(reply);
      return true;
    },
  };
}
