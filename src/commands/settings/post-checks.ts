import type { Call } from '../../chat/command.ts';
import type { PostChoice, PostPermission } from '../../chat/surface.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { formatRights } from '../../i18n/texts.ts';
import type { Settings, SettingsStore } from '../../store/contract/settings.ts';
import type { Services } from '../feature/services.ts';
import type { DecideChange } from './changes.ts';

/** `hidden` is refused as a missing permission of the bot. */
const FAULT_OF_PERMISSION: Readonly<Record<Exclude<PostPermission, 'allowed' | 'hidden'>, string>> = {
  foreign: 'post-elsewhere',
  unknown: 'post-unchecked',
  'not-writable': 'post-not-writable',
  'not-mentionable': 'ping-not-mentionable',
};

/**
 * Checks that the chat may post at the address, and that the user may choose this, whether the post is on or
 * not: when the post is switched on, and when its address, its ping or its pin is set. An unsure platform
 * means no. Faults: `post-elsewhere`, `post-unchecked`, `post-not-writable`, `ping-not-mentionable`,
 * `post-lacks` {rights}.
 */
export async function checkPostPermission(
  call: Call,
  oldSettings: Settings,
  newSettings: Settings,
): Promise<Result<undefined>> {
  const { address = call.address, dailyAt, ping, pin } = newSettings;
  if (call.place.isPrivate || address === undefined) return ok(undefined);
  const startsPosting = dailyAt !== undefined && oldSettings.dailyAt === undefined;
  const isNewPost = startsPosting || newSettings.address !== oldSettings.address;
  const newPing = isNewPost || ping !== oldSettings.ping ? ping : undefined;
  const startsPinning = pin === true && oldSettings.pin !== true;
  if (!isNewPost && newPing === undefined && !startsPinning) return ok(undefined);
  const permission = await findPermission(call, { address, ping: newPing });
  if (permission === 'allowed') return ok(undefined);
  return permission === 'hidden'
    ? fault('post-lacks', { rights: formatRights(call.userView.texts, ['see']) })
    : fault(FAULT_OF_PERMISSION[permission]);
}

const findPermission = async (call: Call, choice: PostChoice): Promise<PostPermission> => {
  if (call.mayPost !== undefined) return call.mayPost(choice);
  return choice.address === call.address && choice.ping === undefined ? 'allowed' : 'foreign';
};

/**
 * Checks when the daily post is switched on or moved to another channel, or when its pinning is switched on.
 * A platform that doesn't answer doesn't delay the setting. Fault: `post-lacks` {rights}.
 */
export async function checkBotRights(
  { missingRights }: Services,
  { place, address: currentAddress, userView: { texts } }: Call,
  oldSettings: Settings,
  { dailyAt, address = currentAddress, pin }: Settings,
): Promise<Result<undefined>> {
  const startsPosting =
    dailyAt !== undefined && (oldSettings.dailyAt === undefined || oldSettings.address !== address);
  const startsPinning = pin === true && oldSettings.pin !== true;
  if (place.isPrivate || address === undefined || !(startsPosting || startsPinning)) return ok(undefined);
  const lackingRights = (await missingRights(address)).filter((right) =>
    right === 'pin' ? startsPinning : startsPosting,
  );
  if (lackingRights.length === 0) return ok(undefined);
  return fault('post-lacks', { rights: formatRights(texts, lackingRights) });
}

/**
 * The post was checked with `checkedSettings`. Returns undefined, and changes nothing, if another admin has
 * changed the post since.
 */
export async function changeIfSamePost(
  settingsStore: SettingsStore,
  ownerKey: string,
  checkedSettings: Settings,
  decide: DecideChange,
): Promise<Settings | undefined> {
  let isSame = false;
  const settings = await settingsStore.change(ownerKey, (currentSettings) => {
    isSame = isSamePost(currentSettings, checkedSettings);
    return isSame ? decide(currentSettings) : {};
  });
  return isSame ? settings : undefined;
}

/** Whether both posts are on or off, at the same address, with the same ping and pin. */
const isSamePost = (settings: Settings, otherSettings: Settings): boolean =>
  (settings.dailyAt === undefined) === (otherSettings.dailyAt === undefined) &&
  (['address', 'ping', 'pin'] as const).every((name) => settings[name] === otherSettings[name]);
