import type { LiveMessagePlace } from '../store/contract/live-messages.ts';
import type { Store } from '../store/contract/store.ts';

/** The bot comes into chats, and leaves them. */
export interface Presence {
  /** It is there from now on, and says hello where it may write, at most once in two days. */
  joined(
    where: Omit<LiveMessagePlace, 'subject' | 'address'> & Partial<Pick<LiveMessagePlace, 'address'>>,
  ): Promise<void>;
  /** It is in these chats, whatever was heard of them before. Their keys. */
  present(places: readonly string[]): Promise<void>;
  /** It isn't there any more: its posts end, and nothing is kept true there. `place`: its key. */
  left(place: string): Promise<void>;
}

/** Notes in the store where the bot is. */
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
