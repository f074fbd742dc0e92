import type { Log } from '../../observe/log.ts';
import type { LiveMessage, NewLiveMessage } from '../../store/contract/live-messages.ts';
import type { PostPart } from '../../store/contract/posts.ts';
import { type Settings, settingsOf } from '../../store/contract/settings.ts';
import type { Store } from '../../store/contract/store.ts';
import type { BotPermission } from '../surface.ts';
import type { PostingRouter } from './posting.ts';

interface PostEnderContext {
  readonly store: Pick<Store, 'settings' | 'posts'>;
  readonly posting: PostingRouter;
  readonly log: Log;
}

/**
 * Ends a daily post, or only its pinning, because the bot lacks permissions in the chat. Sends one notice to
 * the chat, or else to the person who set up the post. For the address of another chat or server, the whole
 * post ends.
 */
export const createPostEnder =
  ({ store, posting, log }: PostEnderContext) =>
  async (post: LiveMessage, endedPart: PostPart): Promise<void> => {
    const { address, place: ownerKey } = post;
    const settings = await settingsOf(store.settings, ownerKey);
    const isForeign = (await posting.mayPost(address, ownerKey)) === 'foreign';
    const part = isForeign ? 'post' : endedPart;
    const missingRights = isForeign ? 'foreign' : await posting.missingRights(address);
    const notice = makeEndingNotice(post, part, settings, missingRights, posting);
    if (await store.posts.switchOff(part, { owner: ownerKey, address }, notice))
      log.info(
        { owner: ownerKey, address, part, told: notice?.address },
        'a post has ended: nobody lets it be made',
      );
  };

/**
 * Undefined if the person can't be reached. The subject is `ended:<part>:<where>:<minutes>:<zone>:<rights>`:
 * - `part`: `post` or `pin`.
 * - `here`: to the post's own chat. `there`: to the person who set up the post. `foreign`: the same, because
 *   the address belongs elsewhere.
 * - `minutes`, `zone`: the post's time of day.
 * - `rights`: the missing permissions, joined by commas, without the permission to pin.
 */
function makeEndingNotice(
  { address, place, locale }: LiveMessage,
  endedPart: PostPart,
  { told: personKey, dailyAt = 0, zone = 'UTC' }: Settings,
  missingRights: readonly BotPermission[] | 'foreign',
  posting: PostingRouter,
): NewLiveMessage | undefined {
  const isForeign = missingRights === 'foreign';
  const missingRightsExceptPin = isForeign ? [] : missingRights.filter((right) => right !== 'pin');
  const isForChat =
    endedPart === 'pin' ||
    (missingRightsExceptPin.length > 0 && missingRightsExceptPin.every((right) => right === 'files'));
  const where = isForeign ? 'foreign' : isForChat ? 'here' : 'there';
  const subject = `ended:${endedPart}:${where}:${dailyAt}:${zone}:${missingRightsExceptPin.join(',')}`;
  if (isForChat) return { subject, address, place, locale };
  const privateAddress =
    personKey === undefined || personKey === place ? undefined : posting.privateAddress(personKey);
  return personKey === undefined || privateAddress === undefined
    ? undefined
    : { subject, address: privateAddress, place: personKey, locale };
}
