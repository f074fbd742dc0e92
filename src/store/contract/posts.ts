import type { NewLiveMessage } from './live-messages.ts';

/** A post that would be sent later than this after its planned time is skipped. */
export const MAX_POST_DELAY_MS = 3 * 3_600_000;

/** A daily post in a chat, or a reminder in a private chat. Times are milliseconds since the epoch. */
export interface DuePost {
  /** Key of the chat, or of the person who gets the reminder. */
  readonly owner: string;
  readonly address: `${string}:${string}`;
  readonly isReminder: boolean;
  /** Minutes after midnight in the time zone `zone`. */
  readonly minutes: number;
  /** IANA name, or offset from UTC such as `+0530`. */
  readonly zone: string;
  readonly dueAt: number;
}

/** The time of the next post, and the message to send now. */
export interface PlannedPost {
  readonly nextAt: number;
  /** Absent if this post is skipped. */
  readonly message?: { readonly subject: string; readonly plannedAt: number };
}

/** Parts of a daily post that can be switched off: all of it, or only pinning its message. */
export type PostPart = 'post' | 'pin';

export interface Posts {
  /**
   * Begins due posts, oldest first. Stores the time of the next post and requests the message that `plan`
   * returns, in one transaction, so each post is sent once, even after a crash. `plan` must be pure.
   */
  claim(
    adapter: string,
    now: number,
    limit: number,
    plan: (post: DuePost) => PlannedPost,
  ): Promise<readonly (DuePost & PlannedPost)[]>;
  /**
   * `notice`: message that tells the chat, or the user who set up the post, which permissions the bot lacks.
   * Returns false if nothing was still on for this address.
   */
  switchOff(
    part: PostPart,
    post: { readonly owner: string; readonly address: string },
    notice?: NewLiveMessage,
  ): Promise<boolean>;
}
