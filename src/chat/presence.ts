import type { NewLiveMessage } from '../store/contract/live-messages.ts';
import type { Store } from '../store/contract/store.ts';

/** Records the chats that the bot is a member of. */
export interface Presence {
  /**
   * Records that the bot has joined the chat. If the bot may write there, it sends a greeting, at most once
   * in two days.
   */
  recordJoin(
    where: Omit<NewLiveMessage, 'subject' | 'address'> & Partial<Pick<NewLiveMessage, 'address'>>,
  ): Promise<void>;
  /**
   * Records that the bot is a member of these chats, even if they were recorded as left. `places`: keys of
   * the chats.
   */
  recordMembership(places: readonly string[]): Promise<void>;
  /**
   * Records that the bot has left the chat, and ends its posts and live messages there. `place`: key of the
   * chat.
   */
  recordLeave(place: string): Promise<void>;
}

export const createJoinRecorder = ({
  settings,
  liveMessages,
}: Pick<Store, 'settings' | 'liveMessages'>): Presence => ({
  async recordJoin({ address, place, locale }) {
    await settings.recordJoined([place]);
    if (address === undefined) return;
    await liveMessages.request({ address, place, locale, subject: 'hello' });
  },
  recordMembership: (places) => settings.recordJoined(places),
  recordLeave: (place) => settings.recordLeft(place),
});
