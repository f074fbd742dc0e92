import type { Log } from '../../observe/log.ts';
import type { LiveMessage, LiveMessagePlace } from '../../store/contract/live-messages.ts';
import type { PostPart } from '../../store/contract/posts.ts';
import { type Settings, settingsOf } from '../../store/contract/settings.ts';
import type { Store } from '../../store/contract/store.ts';
import type { Right } from '../surface.ts';
import type { PostingRouter } from './posting.ts';

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
  async (post: LiveMessage, part: PostPart): Promise<void> => {
    const { address, place: owner } = post;
    const settings = await settingsOf(store.settings, owner);
    const lacks = await posting.missingRights(address, owner);
    const told = endingNotice(post, part, settings, lacks, posting);
    if (await store.posts.switchOff(part, { owner, address }, told))
      log.info({ owner, address, part, told: told?.address }, 'a post has ended: nobody lets it be made');
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
function endingNotice(
  { address, place, locale }: LiveMessage,
  part: PostPart,
  { told, dailyAt = 0, zone = 'UTC' }: Settings,
  lacks: readonly Right[],
  posting: PostingRouter,
): LiveMessagePlace | undefined {
  const missing = lacks.filter((right) => right !== 'pin');
  const isHere = part === 'pin' || (missing.length > 0 && missing.every((right) => right === 'files'));
  const subject = `ended:${part}:${isHere ? 'here' : 'there'}:${dailyAt}:${zone}:${missing.join(',')}`;
  if (isHere) return { subject, address, place, locale };
  const own = told === undefined || told === place ? undefined : posting.privateAddress(told);
  return told === undefined || own === undefined ? undefined : { subject, address: own, place: told, locale };
}
