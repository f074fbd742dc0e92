import type { NewLiveMessage } from '../store/contract/live-messages.ts';
import type { Store } from '../store/contract/store.ts';

export interface MembershipRecorder {
  /** Greets where the bot may write, at most once in two days. */
  recordJoin(
    joinedChat: Omit<NewLiveMessage, 'subject' | 'address'> & Partial<Pick<NewLiveMessage, 'address'>>,
  ): Promise<void>;
  /** The bot is in these chats, even if they were recorded as left. */
  recordMembership(placeKeys: readonly string[]): Promise<void>;
  /** Ends the bot's posts and live messages in the chat. */
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
