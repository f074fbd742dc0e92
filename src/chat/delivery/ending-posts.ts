import type { Log } from '../../observe/log.ts';
import type { LiveMessage, NewLiveMessage } from '../../store/contract/live-messages.ts';
import type { PostPart } from '../../store/contract/posts.ts';
import { type Settings, settingsOf } from '../../store/contract/settings.ts';
import type { Store } from '../../store/contract/store.ts';
import type { BotPermission } from '../surface.ts';
import type { PostingRouter } from './posting.ts';

/** Dependencies of the function that ends daily posts. */
interface PostEnderContext {
  readonly store: Pick<Store, 'settings' | 'posts'>;
  readonly posting: PostingRouter;
  readonly log: Log;
}

/**
 * Creates a function that ends a daily post, or only its pinning, because the bot lacks permissions in the
 * chat. The bot then sends one notice to the chat. If it can't write there, it sends the notice to the person
 * who set up the post.
 */
export const createPostEnder =
  ({ store, posting, log }: PostEnderContext) =>
  async (post: LiveMessage, endedPart: PostPart): Promise<void> => {
    const { address, place: ownerKey } = post;
    const settings = await settingsOf(store.settings, ownerKey);
    const missingRights = await posting.missingRights(address, ownerKey);
    const notice = makeEndingNotice(post, endedPart, settings, missingRights, posting);
    if (await store.posts.switchOff(endedPart, { owner: ownerKey, address }, notice))
      log.info(
        { owner: ownerKey, address, part: endedPart, told: notice?.address },
        'a post has ended: nobody lets it be made',
      );
  };

/**
 * Returns the message that tells a chat or person that the bot has ended a daily post, or only its pinning.
 * Returns undefined if the message would go to a person who can't be reached. The subject is
 * `ended:<part>:<here or there>:<minutes>:<zone>:<rights>`:
 * - `part`: `post` or `pin`.
 * - `here`: the message goes to the post's own chat. `there`: it goes to the person who set up the post.
 * - `minutes`, `zone`: the post's time of day in minutes, and its time zone.
 * - `rights`: the permissions that the bot lacks, joined by commas, without the permission to pin.
 */
function makeEndingNotice(
  { address, place, locale }: LiveMessage,
  endedPart: PostPart,
  { told: personKey, dailyAt = 0, zone = 'UTC' }: Settings,
  missingRights: readonly BotPermission[],
  posting: PostingRouter,
): NewLiveMessage | undefined {
  const missingRightsExceptPin = missingRights.filter((right) => right !== 'pin');
  const isForChat =
    endedPart === 'pin' ||
    (missingRightsExceptPin.length > 0 && missingRightsExceptPin.every((right) => right === 'files'));
  const subject = `ended:${endedPart}:${isForChat ? 'here' : 'there'}:${dailyAt}:${zone}:${missingRightsExceptPin.join(',')}`;
  if (isForChat) return { subject, address, place, locale };
  const privateAddress =
    personKey === undefined || personKey === place ? undefined : posting.privateAddress(personKey);
  return personKey === undefined || privateAddress === undefined
    ? undefined
    : { subject, address: privateAddress, place: personKey, locale };
}
