import type { LiveMessagePlace } from '../store/contract/live-messages.ts';
import type { Store } from '../store/contract/store.ts';

/** Records the chats that the bot is a member of. */
export interface Presence {
  /** The bot has joined the chat. It greets where it may write, at most once in two days. */
  joined(
    where: Omit<LiveMessagePlace, 'subject' | 'address'> & Partial<Pick<LiveMessagePlace, 'address'>>,
  ): Promise<void>;
  /** The bot is in these chats, whatever was recorded before. `places`: their keys. */
  present(places: readonly string[]): Promise<void>;
  /** The bot has left the chat: its posts and live messages end. `place`: its key. */
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
