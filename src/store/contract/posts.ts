import type { LiveMessagePlace } from './live-messages.ts';

/** A post that is later than this isn't made any more, milliseconds. */
export const MAX_POST_DELAY_MS = 3 * 3_600_000;

/** A post or reminder whose time has come. Times are milliseconds since the epoch. */
export interface DuePost {
  /** The key of the place, or of the person who is reminded. */
  readonly owner: string;
  readonly address: `${string}:${string}`;
  /** In a private chat: for the owner. */
  readonly isReminder: boolean;
  /** Minutes after midnight, and the zone (IANA, or `+0530`) whose clock shows them. */
  readonly minutes: number;
  readonly zone: string;
  readonly dueAt: number;
}

/** What becomes of it. */
export interface PlannedPost {
  readonly nextAt: number;
  /** The message that is due now, and when it was to come; absent: it is skipped. */
  readonly message?: { readonly subject: string; readonly plannedAt: number };
}

/** What can end: the post, or its being pinned. */
export type PostPart = 'post' | 'pin';

/** The posts and reminders that chats and people have asked for. */
export interface Posts {
  /**
   * Takes at most `most` that are due at an adapter's addresses, longest due first. One transaction notes
   * their next time and makes their messages due, so each comes once, and none is lost with its process.
   * `plan` must be pure.
   */
  claim(
    adapter: string,
    now: number,
    most: number,
    plan: (post: DuePost) => PlannedPost,
  ): Promise<readonly (DuePost & PlannedPost)[]>;
  /**
   * Ends it, if the owner still has it at this address; the message `told` goes to a user who can fix the
   * cause. False: it has ended or moved meanwhile.
   */
  end(
    part: PostPart,
    at: { readonly owner: string; readonly address: string },
    told?: LiveMessagePlace,
  ): Promise<boolean>;
}
