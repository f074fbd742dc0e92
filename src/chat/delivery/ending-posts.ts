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
 * chat. It tells the chat so, once. If the bot can't write there, it tells the person who set up the post.
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
 * Returns the message that reports the end. Its subject is `ended:<part>:<here or
 * there>:<minutes>:<zone>:<rights>`. `here`: it is sent to the post's own chat. `there`: it is sent to the
 * person who set up the post. Undefined if that person can't be reached.
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
