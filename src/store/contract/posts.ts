import type { NewLiveMessage } from './live-messages.ts';

/** Posts that would be later are skipped. */
export const MAX_POST_DELAY_MS = 3 * 3_600_000;

/** A daily post in a chat, or a reminder in a private chat. */
export interface DuePost {
  /** Key of the chat or person. */
  readonly owner: string;
  readonly address: `${string}:${string}`;
  readonly isReminder: boolean;
  /** Minutes after midnight in the time zone `zone`. */
  readonly minutes: number;
  /** IANA name, or offset from UTC such as `+0530`. */
  readonly zone: string;
  readonly dueAt: number;
}

export interface PlannedPost {
  readonly nextAt: number;
  readonly message?: { readonly subject: string; readonly plannedAt: number };
}

/** The daily post as a whole, or pinning its message. */
export type PostPart = 'post' | 'pin';

export interface Posts {
  /**
   * Begins due posts, oldest first. Stores the next time and requests the message in one transaction, so each
   * post is sent once, even after a crash. `plan` must be pure.
   */
  claim(
    adapter: string,
    now: number,
    limit: number,
    plan: (post: DuePost) => PlannedPost,
  ): Promise<readonly (DuePost & PlannedPost)[]>;
  /**
   * `notice`: tells the chat, or the user who set up the post, which permissions the bot lacks. False if
   * nothing was on.
   */
  switchOff(
    part: PostPart,
    post: { readonly owner: string; readonly address: string },
    notice?: NewLiveMessage,
  ): Promise<boolean>;
}
