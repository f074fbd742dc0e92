import type { ButtonHandler, Call, Command } from '../../chat/command.ts';
import type { CommandInput, Option } from '../../chat/input/command-input.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { shortenForQuote } from '../../core/typed-text.ts';
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
  findSetting,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingsContext,
  type Topic,
} from './changes.ts';
import { changeIfSamePost, checkBotRights, checkPostPermission } from './post-checks.ts';
import { commandLinkHandler } from './private-chat-redirect.ts';
import { ownerOf, settingsReply } from './view.ts';

export function settingsFeature(services: Services, getFeatures: () => Features): Feature {
  const commands = () => getFeatures().commands;
  const context = { services, commands };
  return {
    commands: [settingsCommand(context)],
    buttons: [settingsHandler(context)],
    links: [commandLinkHandler(services, commands)],
  };
}

/** Changes settings, then shows all settings or the page of one topic. */
interface SettingsRequest {
  readonly topic: Topic | undefined;
  readonly changes: readonly { readonly name: SettingName; readonly decide: DecideChange }[];
}

interface SettingsAnswer {
  readonly settings: Settings;
  /**
   * In minutes after midnight. Set only if the time zone is unknown. The bot then asks the user for the zone,
   * and stores nothing yet.
   */
  readonly postMinutes?: number;
}

/** The value decides which setting the name `look` changes: `look dark` sets the theme. */
const LOOK_SETTINGS = ['theme', 'tiles', 'palette'] as const;

const settingOptions = (context: SettingsContext): readonly Option[] =>
  SETTING_NAMES.map((name) => {
    const { choices, suggest } = SETTINGS[name];
    return { name, kind: 'text', choices, ...(suggest && { suggest: suggest(context) }) };
  });

/**
 * `/settings` shows the person's settings in a private chat, and the chat's settings to admins of a shared
 * chat. `/settings NAME VALUE` changes a setting. A form can change several settings in one request: if one
 * value is wrong, none is changed.
 */
const settingsCommand = (context: SettingsContext): Command<SettingsRequest> => ({
  name: 'settings',
  options: [{ name: 'change', kind: 'text' }, ...settingOptions(context)],
  takesWholeLine: true,
  isForAll: true,
  isAlwaysOn: true,
  runsInOrder: true,
  isPersonal: () => true,
  reveals: 'nothing',
  read: (input, call) => readSettings(context, input, call),
  async run(call, request) {
    const { topic, changes } = request;
    const answer = await applySettings(context, call, request);
    if (!answer.ok) return answer;
    return ok({
      reply: (viewerCall) => settingsMessage(context, viewerCall, topic, answer.value, changes.length > 0),
    });
  },
});

/**
 * `settings` shows all settings, `settings:<topic>` shows the page of a topic, `settings:<name>:<value>`
 * changes a setting.
 */
const settingsHandler = (context: SettingsContext): ButtonHandler => ({
  prefix: 'settings',
  reveals: 'nothing',
  async press(call, [settingName = '', ...valueParts]) {
    const words = [settingName, valueParts.join(':')].join(' ').trim();
    const request = readSettings(context, { words, options: {} }, call);
    if (!request.ok) return request;
    const answer = await applySettings(context, call, request.value);
    if (!answer.ok) return answer;
    return ok({ edit: await settingsMessage(context, call, request.value.topic, answer.value, false) });
  },
});

/** A typed line or a form. Faults: `unknown-setting` {text}, and those of the setting that is read. */
function readSettings(
  context: SettingsContext,
  { words, options }: CommandInput,
  call: Call,
): Result<SettingsRequest> {
  const [, typedName = '', value = ''] = /^\s*([^\s:=]+)\s*[:=]?\s*(.*)$/s.exec(words) ?? [];
  const namedSetting = typedName === '' ? undefined : findSetting(context.services, typedName);
  if (typedName !== '' && namedSetting === undefined)
    return fault('unknown-setting', { text: shortenForQuote(typedName) });
  const typedValues = SETTING_NAMES.flatMap((name) =>
    options[name] === undefined ? [] : [[name, String(options[name])] as const],
  );
  if (namedSetting !== undefined && value !== '') {
    const acceptsValue = (name: SettingName) => SETTINGS[name].read(value, call, context).ok;
    const name = namedSetting === 'look' ? (LOOK_SETTINGS.find(acceptsValue) ?? 'theme') : namedSetting;
    typedValues.unshift([name, value]);
  }
  const changes = [];
  for (const [name, text] of typedValues) {
    const decideChange = SETTINGS[name].read(text, call, context);
    if (!decideChange.ok) return decideChange;
    changes.push({ name, decide: decideChange.value });
  }
  const firstSetting = typedValues[0]?.[0] ?? namedSetting;
  const hasOwnPage = firstSetting === 'look' || (firstSetting === 'zone' && changes.length === 0);
  const topic =
    firstSetting === undefined ? undefined : hasOwnPage ? firstSetting : SETTINGS[firstSetting].topic;
  return ok({ topic, changes });
}

/**
 * Returns the new settings. Faults: `settings-admins`, `setting-of-chats`, `setting-of-people`,
 * `no-posts-here`, those of `checkPostPermission` and `checkBotRights`.
 */
async function applySettings(
  { services }: SettingsContext,
  call: Call,
  { changes }: SettingsRequest,
): Promise<Result<SettingsAnswer>> {
  const owner = ownerOf(call);
  if (owner === 'chat' && (await call.isAdmin?.()) !== true) return fault('settings-admins');
  const misplacedSetting = changes
    .map(({ name }) => SETTINGS[name])
    .find(({ onlyFor: settingOwner = owner }) => settingOwner !== owner);
  if (misplacedSetting !== undefined)
    return fault(owner === 'chat' ? 'setting-of-people' : 'setting-of-chats');
  const changesPost = changes.some(({ name }) => name === 'daily' || name === 'channel');
  if (changesPost && call.address === undefined) return fault('no-posts-here');
  const { settings: settingsStore } = services.store;
  const ownerKey = owner === 'chat' ? call.place.key : call.person.key;
  const combineChanges: DecideChange = (currentSettings) => {
    let change: SettingsChange = {};
    for (const requestedChange of changes)
      change = { ...change, ...requestedChange.decide(applyChange(currentSettings, change)) };
    return change;
  };
  for (;;) {
    const oldSettings = await settingsOf(settingsStore, ownerKey);
    if (changes.length === 0) return ok({ settings: oldSettings });
    const newSettings = applyChange(oldSettings, combineChanges(oldSettings));
    if (newSettings.dailyAt !== undefined && newSettings.zone === undefined)
      return ok({ settings: oldSettings, postMinutes: newSettings.dailyAt });
    const permission = await checkPostPermission(call, oldSettings, newSettings);
    if (!permission.ok) return permission;
    const rights = await checkBotRights(services, call, oldSettings, newSettings);
    if (!rights.ok) return rights;
    const settings = await changeIfSamePost(settingsStore, ownerKey, oldSettings, combineChanges);
    if (settings !== undefined) return ok({ settings });
  }
}

/**
 * Uses the person's language if only this person of a shared chat sees the message. Otherwise in the chat's
 * language, also in a new one that the request has just set.
 */
async function settingsMessage(
  { services, commands }: SettingsContext,
  call: Call,
  topic: Topic | undefined,
  { settings, postMinutes }: SettingsAnswer,
  isSaved: boolean,
): Promise<Reply> {
  const isPersonalMessage = call.surface.hasPersonalReplies && !call.place.isPrivate;
  const texts = isPersonalMessage ? call.userView.texts : services.texts(settings.language ?? call.locale);
  const view = { services, commands: commands(), call: { ...call, texts }, settings };
  const reply =
    postMinutes === undefined
      ? await settingsReply(view, topic, isSaved)
      : await settingsReply({ ...view, postMinutes }, 'zone', false);
  return { ...reply, personal: true };
}
