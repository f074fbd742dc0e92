import type { ButtonHandler, Call, Command } from '../../chat/command.ts';
import type { CommandInput, Option } from '../../chat/input/command-input.ts';
import { nearestName } from '../../chat/input/typed-command.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { quotable } from '../../core/typed-text.ts';
import { formatRights } from '../../i18n/texts.ts';
import {
  applyChange,
  type Settings,
  type SettingsChange,
  settingsOf,
} from '../../store/contract/settings.ts';
import type { Feature, Features } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import {
  type DecideChange,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingsContext,
  settingNamed,
  type Topic,
} from './changes.ts';
import { askLink } from './private-chat-redirect.ts';
import { ownerOf, settingsReply } from './view.ts';

export function settingsFeature(services: Services, all: () => Features): Feature {
  const commands = () => all().commands;
  const parts = { services, commands };
  return {
    commands: [settingsCommand(parts)],
    buttons: [settingsButton(parts)],
    links: [askLink(services, commands)],
  };
}

/** A request to change settings, and then to show all settings or the page of one topic. */
interface SettingsRequest {
  readonly topic: Topic | undefined;
  readonly changes: readonly { readonly name: SettingName; readonly decide: DecideChange }[];
}

/** The settings after a request. */
interface SettingsAnswer {
  readonly settings: Settings;
  /**
   * The time of the daily post that the user chose, in minutes after midnight. Set only if the time zone is
   * unknown. The bot then asks the user for the zone, and stores nothing yet.
   */
  readonly hour?: number;
}

/**
 * The settings that users can change with the name `look`. The value decides which setting changes:
 * `look dark` sets the theme.
 */
const LOOK_SETTINGS = ['theme', 'tiles', 'palette'] as const;

const optionsOf = (parts: SettingsContext): readonly Option[] =>
  SETTING_NAMES.map((name) => {
    const { choices, suggest } = SETTINGS[name];
    return { name, kind: 'text', ...(choices && { choices }), ...(suggest && { suggest: suggest(parts) }) };
  });

/**
 * The command `/settings` shows the person's settings in a private chat, and the chat's settings to admins of
 * a shared chat. `/settings NAME VALUE` changes a setting. A form can change several settings in one request:
 * if one value is wrong, none is changed.
 */
const settingsCommand = (parts: SettingsContext): Command<SettingsRequest, SettingsAnswer> => ({
  name: 'settings',
  options: [{ name: 'change', kind: 'text' }, ...optionsOf(parts)],
  takesWholeLine: true,
  isForAll: true,
  isAlwaysOn: true,
  runsInOrder: true,
  isPersonal: () => true,
  reveals: 'nothing',
  read: (given, call) => readSettings(parts, given, call),
  ask: (call, request) => applySettings(parts, call, request),
  reply: (call, { topic, changes }, answer) =>
    settingsMessage(parts, call, topic, answer, changes.length > 0),
});

/**
 * Handles the buttons of the settings: `settings` shows all settings, `settings:<topic>` shows the page of a
 * topic, `settings:<name>:<value>` changes a setting.
 */
const settingsButton = (parts: SettingsContext): ButtonHandler => ({
  prefix: 'settings',
  reveals: 'nothing',
  async press(call, [name = '', ...value]) {
    const words = [name, value.join(':')].join(' ').trim();
    const request = readSettings(parts, { words, options: {} }, call);
    if (!request.ok) return request;
    const answer = await applySettings(parts, call, request.value);
    if (!answer.ok) return answer;
    return ok({ edit: await settingsMessage(parts, call, request.value.topic, answer.value, false) });
  },
});

/**
 * Reads a typed line or a form. Faults: `unknown-setting` {text, near}, and those of the setting that is
 * read.
 */
function readSettings(
  parts: SettingsContext,
  { words, options }: CommandInput,
  call: Call,
): Result<SettingsRequest> {
  const [, typed = '', value = ''] = /^\s*([^\s:=]+)\s*[:=]?\s*(.*)$/s.exec(words) ?? [];
  const named = typed === '' ? undefined : settingNamed(parts.services, typed);
  if (typed !== '' && named === undefined)
    return fault('unknown-setting', {
      text: quotable(typed),
      near: nearestName(typed, SETTING_NAMES) ?? 'none',
    });
  const given = SETTING_NAMES.flatMap((name) =>
    options[name] === undefined ? [] : [[name, String(options[name])] as const],
  );
  if (named !== undefined && value !== '') {
    const isIt = (name: SettingName) => SETTINGS[name].read(value, call, parts).ok;
    const name = named === 'look' ? (LOOK_SETTINGS.find(isIt) ?? 'theme') : named;
    given.unshift([name, value]);
  }
  const changes = [];
  for (const [name, text] of given) {
    const decide = SETTINGS[name].read(text, call, parts);
    if (!decide.ok) return decide;
    changes.push({ name, decide: decide.value });
  }
  const first = given[0]?.[0] ?? named;
  const isChoice = first === 'look' || (first === 'zone' && changes.length === 0);
  const topic = first === undefined ? undefined : isChoice ? first : SETTINGS[first].topic;
  return ok({ topic, changes });
}

/**
 * Checks and stores the requested changes, and returns the new settings. Faults: `settings-admins`,
 * `setting-of-chats`, `setting-of-people`, `no-posts-here`, `post-lacks` {rights}.
 */
async function applySettings(
  { services }: SettingsContext,
  call: Call,
  { changes }: SettingsRequest,
): Promise<Result<SettingsAnswer>> {
  const owner = ownerOf(call);
  if (owner === 'chat' && (await call.isAdmin?.()) !== true) return fault('settings-admins');
  const strange = changes.map(({ name }) => SETTINGS[name]).find(({ onlyFor: of = owner }) => of !== owner);
  if (strange !== undefined) return fault(owner === 'chat' ? 'setting-of-people' : 'setting-of-chats');
  const isPost = changes.some(({ name }) => name === 'daily' || name === 'channel');
  if (isPost && call.address === undefined) return fault('no-posts-here');
  const { settings } = services.store;
  const key = owner === 'chat' ? call.place.key : call.person.key;
  const before = await settingsOf(settings, key);
  if (changes.length === 0) return ok({ settings: before });
  const decide: DecideChange = (now) => {
    let change: SettingsChange = {};
    for (const one of changes) change = { ...change, ...one.decide(applyChange(now, change)) };
    return change;
  };
  const after = applyChange(before, decide(before));
  if (after.dailyAt !== undefined && after.zone === undefined)
    return ok({ settings: before, hour: after.dailyAt });
  const may = await checkPostRights(services, call, before, after);
  return may.ok ? ok({ settings: await settings.change(key, decide) }) : may;
}

/**
 * Checks the bot's permissions when the daily post is switched on or moved to another channel, or when its
 * pinning is switched on. Fault: `post-lacks` {rights}.
 */
async function checkPostRights(
  { missingRights: lacks }: Services,
  { place, address: here, userView: { texts } }: Call,
  before: Settings,
  { dailyAt, address = here, pin }: Settings,
): Promise<Result<undefined>> {
  const isPosted = dailyAt !== undefined && (before.dailyAt === undefined || before.address !== address);
  const isPinned = pin === true && before.pin !== true;
  if (place.isPrivate || address === undefined || !(isPosted || isPinned)) return ok(undefined);
  const missing = (await lacks(address, place.key)).filter((right) =>
    right === 'pin' ? isPinned : isPosted,
  );
  if (missing.length === 0) return ok(undefined);
  return fault('post-lacks', { rights: formatRights(texts, missing) });
}

/**
 * Builds the message with the settings. If only this person of a shared chat sees the message, it is in the
 * person's language. Otherwise it is in the chat's language. If the request has just changed the chat's
 * language, the message is in the new language.
 */
async function settingsMessage(
  { services, commands }: SettingsContext,
  call: Call,
  topic: Topic | undefined,
  { settings, hour }: SettingsAnswer,
  isSaved: boolean,
): Promise<Reply> {
  const isAlone = call.surface.hasPersonalReplies && !call.place.isPrivate;
  const texts = isAlone ? call.userView.texts : services.texts(settings.language ?? call.locale);
  const shown = { services, commands: commands(), call: { ...call, texts }, settings };
  const reply =
    hour === undefined
      ? await settingsReply(shown, topic, isSaved)
      : await settingsReply({ ...shown, hour }, 'zone', false);
  return { ...reply, personal: true };
}
