import type { LiveMessagePlace } from '../store/contract/live-messages.ts';
import type { Store } from '../store/contract/store.ts';

/** Records the chats that the bot is a member of. */
export interface Presence {
  /**
   * Records that the bot has joined the chat. The bot greets if it may write there, at most once in two days.
   */
  joined(
    where: Omit<LiveMessagePlace, 'subject' | 'address'> & Partial<Pick<LiveMessagePlace, 'address'>>,
  ): Promise<void>;
  /** Records that the bot is in these chats, even if it was recorded as gone. `places`: keys of the chats. */
  present(places: readonly string[]): Promise<void>;
  /**
   * Records that the bot has left the chat. Its posts and live messages there end. `place`: key of the chat.
   */
  left(place: string): Promise<void>;
}

export const createPresence = ({
  settings,
  liveMessages,
}: Pick<Store, 'settings' | 'liveMessages'>): Presence => ({
  async joined({ address, place, locale }) {
    await settings.joined([place]);
    if (address === undefined) return;
    await liveMessages.request({ address, place, locale, subject: 'hello' });
  },
  present: (places) => settings.joined(places),
  left: (place) => settings.left(place),
});
