import type { NewLiveMessage } from './live-messages.ts';

/** If a post would be sent more than this time after its planned time, it is skipped. */
export const MAX_POST_DELAY_MS = 3 * 3_600_000;

/**
 * A daily post in a chat, or a reminder in a private chat, that is due. Times are milliseconds since the
 * epoch.
 */
export interface DuePost {
  /** Key of the chat, or of the person who gets the reminder. */
  readonly owner: string;
  readonly address: `${string}:${string}`;
  /** Whether this is a reminder in the owner's private chat, not a post. */
  readonly isReminder: boolean;
  /** Daily time of the post, in minutes after midnight in the time zone `zone`. */
  readonly minutes: number;
  /** Time zone: an IANA name, or an offset from UTC such as `+0530`. */
  readonly zone: string;
  /** Planned time of the post, in milliseconds since the epoch. */
  readonly dueAt: number;
}

/** Plan for a due post: the time of the next post, and the message to send now. */
export interface PlannedPost {
  readonly nextAt: number;
  /** Message to send now, and the time for which it was planned. Absent if this post is skipped. */
  readonly message?: { readonly subject: string; readonly plannedAt: number };
}

/** Parts of a daily post that can be switched off: the whole post, or only the pinning of its message. */
export type PostPart = 'post' | 'pin';

/** The part of the store that has the daily posts and reminders. */
export interface Posts {
  /**
   * Begins due posts of an adapter: at most `limit` posts, oldest first. For each post, stores the time of
   * the next post and requests the message that `plan` returns. Both happen in one transaction, so each post
   * is sent once, even after a crash. `plan` must be pure. Returns the posts with their plans.
   */
  claim(
    adapter: string,
    now: number,
    limit: number,
    plan: (post: DuePost) => PlannedPost,
  ): Promise<readonly (DuePost & PlannedPost)[]>;
  /**
   * Switches off the owner's post or its pinning, if it is still on for this address. `notice`: message to
   * send if something was switched off. It tells the users in the chat, or the user who set up the post,
   * which permissions the bot lacks. Returns false if nothing was switched off.
   */
  switchOff(
    part: PostPart,
    post: { readonly owner: string; readonly address: string },
    notice?: NewLiveMessage,
  ): Promise<boolean>;
}
