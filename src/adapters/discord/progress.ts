import type { Reply } from '../../chat/reply.ts';

/** Milliseconds between two edits of one message: well under Discord's limit for a webhook's messages. */
const INTERVAL = 1500;

/** Milliseconds for which Discord's own "is thinking" is progress enough. */
const FIRST = 5000;

/**
 * Shows how work goes on, by edits of one message: never two at a time, never before `begin` or after `end`, the newest
 * state only. An edit that fails is passed over: the next one, or the answer, mends it.
 */
export class Progress {
  readonly #edit: (reply: Reply) => Promise<unknown>;
  #phase: 'waiting' | 'showing' | 'ended' = 'waiting';
  #next: Reply | undefined;
  #timer: NodeJS.Timeout | undefined;
  #inFlight: Promise<void> | undefined;

  constructor(edit: (reply: Reply) => Promise<unknown>) {
    this.#edit = edit;
  }

  show(reply: Reply): void {
    if (this.#phase === 'ended') return;
    this.#next = reply;
    this.#send();
  }

  /** The message is there and may be edited, after a while. */
  begin(): void {
    if (this.#phase === 'ended') return;
    this.#phase = 'showing';
    this.#wait(FIRST);
  }

  /** Fulfils when no edit is under way; there will be no other. */
  async end(): Promise<void> {
    this.#phase = 'ended';
    clearTimeout(this.#timer);
    await this.#inFlight;
  }

  #send(): void {
    const reply = this.#next;
    if (this.#phase !== 'showing' || this.#inFlight || this.#timer || !reply) return;
    this.#next = undefined;
    this.#inFlight = this.#edit(reply).then(
      () => this.#pause(),
      () => this.#pause(),
    );
  }

  #pause(): void {
    this.#inFlight = undefined;
    if (this.#phase !== 'showing') return;
    this.#wait(INTERVAL);
  }

  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#send();
    }, milliseconds);
  }
}
