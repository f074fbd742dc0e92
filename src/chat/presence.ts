import type { NewLiveMessage } from '../store/contract/live-messages.ts';
import type { Store } from '../store/contract/store.ts';

/** Records the chats that the bot is a member of. */
export interface MembershipRecorder {
  /**
   * Records that the bot has joined the chat. If the bot may write there, it sends a greeting, at most once
   * in two days.
   */
  recordJoin(
    joinedChat: Omit<NewLiveMessage, 'subject' | 'address'> & Partial<Pick<NewLiveMessage, 'address'>>,
  ): Promise<void>;
  /**
   * Records that the bot is a member of these chats, even if they were recorded as left. `placeKeys`: keys of
   * the chats.
   */
  recordMembership(placeKeys: readonly string[]): Promise<void>;
  /**
   * Records that the bot has left the chat, and ends its posts and live messages there. `placeKey`: key of
   * the chat.
   */
  recordLeave(placeKey: string): Promise<void>;
}

export const createMembershipRecorder = ({
  settings,
  liveMessages,
}: Pick<Store, 'settings' | 'liveMessages'>): MembershipRecorder => ({
  async recordJoin({ address, place, locale }) {
    await settings.recordJoined([place]);
    if (address === undefined) return;
    await liveMessages.request({ address, place, locale, subject: 'hello' });
  },
  recordMembership: (placeKeys) => settings.recordJoined(placeKeys),
  recordLeave: (placeKey) => settings.recordLeft(placeKey),
});
