import type { LiveMessagePlace } from './live-messages.ts';

/** A post that is more than this late is skipped. */
export const MAX_POST_DELAY_MS = 3 * 3_600_000;

/** Post or reminder that is due. Times are milliseconds since the epoch. */
export interface DuePost {
  /** Key of the place, or of the person to remind. */
  readonly owner: string;
  readonly address: `${string}:${string}`;
  /** Whether the post is a reminder in the owner's private chat. */
  readonly isReminder: boolean;
  /** Time of day in minutes after midnight, and its time zone (IANA, or `+0530`). */
  readonly minutes: number;
  readonly zone: string;
  readonly dueAt: number;
}

/** Result of planning a due post: the next one, and the message to send now. */
export interface PlannedPost {
  readonly nextAt: number;
  /** Message to send now, with its planned time. Absent if the post is skipped. */
  readonly message?: { readonly subject: string; readonly plannedAt: number };
}

/** Parts of a post that can be switched off: the whole post, or only its pin. */
export type PostPart = 'post' | 'pin';

/** Posts and reminders that chats and people have asked for. */
export interface Posts {
  /**
   * Claims at most `most` due posts of an adapter, oldest first. One transaction stores the next time and
   * makes the messages due, so each post is sent once, even after a crash. `plan` must be pure.
   */
  claim(
    adapter: string,
    now: number,
    most: number,
    plan: (post: DuePost) => PlannedPost,
  ): Promise<readonly (DuePost & PlannedPost)[]>;
  /**
   * Switches off a part of the owner's post, if it is still on at this address. The message `told` informs a
   * user who can fix the cause. Returns false if the part was already off or the post has moved.
   */
  end(
    part: PostPart,
    at: { readonly owner: string; readonly address: string },
    told?: LiveMessagePlace,
  ): Promise<boolean>;
}
