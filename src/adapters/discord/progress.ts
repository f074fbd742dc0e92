import { isSameReply, type Reply } from '../../chat/reply.ts';
import type { ShownPicture } from './message.ts';

/** Milliseconds between two edits of one message: well under Discord's limit for a webhook's messages. */
const INTERVAL = 2000;

/** Milliseconds for which Discord's own "is thinking" is progress enough, as long as there are only words to show. */
const FIRST = 5000;

/** Milliseconds from the beginning: a state after these says that the work takes longer. */
const QUICK = 200;

/** What a message shows. */
export interface Standing {
  /** Is it an answer, though not the last word, or only a sign of work? */
  readonly isAnswer: boolean;
  /** Its picture, if it has one and Discord has told its id. */
  readonly picture?: ShownPicture | undefined;
}

/** Edits the message; fulfils with the picture it shows then. `shown`: the one it shows now. */
type Edit = (reply: Reply, shown: ShownPicture | undefined) => Promise<ShownPicture | undefined>;

/**
 * Shows how work goes on, by edits of one message: never two at a time, never before `begin` or after `end`, the newest
 * state only; a interim answer does not wait. An edit that fails is passed over: the next one, or
 * the last word, mends it.
 */
export class Progress {
  readonly #edit: Edit;
  readonly #begun = performance.now();
  readonly #goesOn = Promise.withResolvers<undefined>();
  #phase: 'waiting' | 'showing' | 'ended' = 'waiting';
  #standing: Standing = { isAnswer: false };
  #next: Reply | undefined;
  #shown: Reply | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Does the timer run for words alone? */
  #patient = false;
  #inFlight: Promise<void> | undefined;

  constructor(edit: Edit) {
    this.#edit = edit;
  }

  /** Fulfils when a state says that the work is none of the quick ones; stays pending if none does. */
  get goesOn(): Promise<undefined> {
    return this.#goesOn.promise;
  }

  show(reply: Reply): void {
    if (this.#phase === 'ended') return;
    this.#next = reply;
    if (performance.now() - this.#begun >= QUICK) this.#goesOn.resolve(undefined);
    if (reply.kind === 'interim' && this.#patient) this.#stopWaiting();
    this.#send();
  }

  /** The message is there and may be edited: with an answer at once, with words after a while. */
  begin(): void {
    if (this.#phase === 'ended') return;
    this.#phase = 'showing';
    if (this.#next && this.#next.kind === 'interim') {
      this.#send();
    } else {
      this.#patient = true;
      this.#wait(FIRST);
    }
  }

  /** Fulfils with what the message shows when no edit is under way; there will be no other. */
  async end(): Promise<Standing> {
    this.#phase = 'ended';
    this.#stopWaiting();
    await this.#inFlight;
    return this.#standing;
  }

  #send(): void {
    const reply = this.#next;
    if (this.#phase !== 'showing' || this.#inFlight || this.#timer || !reply) return;
    this.#next = undefined;
    if (this.#shown && isSameReply(reply, this.#shown)) return;
    this.#inFlight = this.#edit(reply, this.#standing.picture)
      .then(
        (picture) => {
          this.#standing = { isAnswer: reply.kind === 'interim', picture };
          this.#shown = reply;
        },
        () => {
          // Whether it took effect is not known, so the next state is sent whole.
          this.#standing = { isAnswer: this.#standing.isAnswer };
          this.#shown = undefined;
        },
      )
      .then(() => this.#pause());
  }

  #pause(): void {
    this.#inFlight = undefined;
    if (this.#phase === 'showing') this.#wait(INTERVAL);
  }

  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#stopWaiting();
      this.#send();
    }, milliseconds);
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#patient = false;
  }
}
