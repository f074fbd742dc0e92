import { type Call, type Command, findCommand } from '../../chat/command.ts';
import type { Option } from '../../chat/input/command-input.ts';
import { findNearestName } from '../../chat/input/typed-command.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { displayName } from '../../core/shown-name.ts';
import { shortenForQuote } from '../../core/typed-text.ts';
import { nextPostAt } from '../../daily/schedule.ts';
import { PALETTES, THEMES, TILE_STYLES } from '../../render/paint/picture.ts';
import {
  applyChange,
  type CommandAccess,
  type Settings,
  type SettingsChange,
} from '../../store/contract/settings.ts';
import type { Services } from '../feature/services.ts';
import { suggestPostTimes, suggestZones } from '../input/suggestions.ts';
import { parseTimeOfDay, parseZone } from '../input/zone.ts';
import { findLanguage, languageName } from './languages.ts';

/** The message with the settings has an overview and a page for each topic. */
export type Topic = 'language' | 'look' | 'daily' | 'zone' | 'commands' | 'answers' | 'name';

export type Owner = 'chat' | 'person';

/** Must be pure, because it may be called several times. */
export type DecideChange = (settings: Settings) => SettingsChange;

/** The services, with the list of all commands. */
export interface SettingsContext {
  readonly services: Services;
  readonly commands: () => readonly Command[];
}

type ReadSetting = (value: string, call: Call, context: SettingsContext) => Result<DecideChange>;

interface Setting {
  readonly topic: Topic;
  /** Set if only chats or only persons have this setting. */
  readonly onlyFor?: Owner;
  readonly read: ReadSetting;
  /** All values, if there is a fixed list of them. */
  readonly choices?: readonly string[];
  /** Set if there is no fixed list of values. */
  readonly suggest?: (context: SettingsContext) => NonNullable<Option['suggest']>;
}

/**
 * Makes a setting with a fixed list of values. If the user chooses `defaultValue`, the setting is removed
 * from the store.
 */
function makeChoiceSetting(
  settingName: keyof Settings,
  values: readonly string[],
  defaultValue?: string,
): Pick<Setting, 'read' | 'choices'> {
  const choices = defaultValue === undefined ? values : [defaultValue, ...values];
  return {
    choices,
    read(text, _, { services }) {
      const value = findTypedValue(services, text, choices);
      return value === undefined
        ? fault('unknown-value', { name: settingName, text: shortenForQuote(text), known: values.join(', ') })
        : ok(() => ({ [settingName]: value === defaultValue ? null : value }));
    },
  };
}

const makeSwitchSetting = (
  makeChange: (isOn: boolean) => SettingsChange,
): Pick<Setting, 'read' | 'choices'> => ({
  choices: ['on', 'off'],
  read(text, _, { services }) {
    const value = findTypedValue(services, text, ['on', 'off']);
    return value === undefined
      ? fault('not-on-or-off', { text: shortenForQuote(text) })
      : ok(() => makeChange(value === 'on'));
  },
});

/** Finds the value in any language. */
const findTypedValue = (
  { typedWords }: Services,
  text: string,
  values: readonly string[],
): string | undefined => {
  const typedWord = text.trim().toLowerCase();
  return values.find((value) => value === typedWord || typedWords(`words-${value}`).includes(typedWord));
};

const readLanguage: ReadSetting = (text, _, { services }) => {
  if (findTypedValue(services, text, ['off']) !== undefined) return ok(() => ({ language: null }));
  const locale = findLanguage(text.trim(), services.locales);
  return locale === undefined
    ? fault('unknown-language', { text: shortenForQuote(text), known: services.locales.join(', ') })
    : ok(() => ({ language: locale }));
};

const themeChoiceSetting = makeChoiceSetting('theme', THEMES);
const readTheme: ReadSetting = (text, call, context) =>
  findTypedValue(context.services, text, ['off']) === undefined
    ? themeChoiceSetting.read(text, call, context)
    : ok(() => ({ theme: null }));

/** Matches anywhere in a line. */
const TIME_OF_DAY = /(?<!\S)\p{Nd}\S*(?:\s*[ap]\.?m\.?(?!\S))?/iu;

/**
 * Reads `18:00`, `18:00 Europe/Kyiv` in either order, or `off`. If there was no daily post before, the bot
 * will post to this chat.
 */
const readDaily: ReadSetting = (text, call, context) => {
  const { services } = context;
  if (findTypedValue(services, text, ['off']) !== undefined)
    return ok(() => ({ dailyAt: null, postDueAt: null }));
  const [timeText = text] = TIME_OF_DAY.exec(text) ?? [];
  const zoneText = text.replace(timeText, '').trim();
  const postMinutes = parseTimeOfDay(timeText);
  if (!postMinutes.ok) return postMinutes;
  const parsedZone =
    zoneText === '' ? ok(undefined) : parseZone(zoneText, services.typedWords('words-zones'));
  if (!parsedZone.ok) return parsedZone;
  return ok((settings) => {
    const isNewDailyPost = settings.dailyAt === undefined || call.place.isPrivate;
    return withNextPost(services, settings, {
      dailyAt: postMinutes.value,
      zone: parsedZone.value ?? settings.zone,
      address: (isNewDailyPost ? undefined : settings.address) ?? call.address,
      // `told` gets a private notice if the posts end. An anonymous admin who writes as the chat can't get
      // one.
      told: call.person.key === call.place.key && !call.place.isPrivate ? null : call.person.key,
      locale: call.locale,
    });
  });
};

/**
 * Adds `postDueAt` to a change of the daily post's time or zone: the time when the next post is due, or null
 * if there is no daily post.
 */
function withNextPost({ now }: Services, settings: Settings, change: SettingsChange): SettingsChange {
  const { dailyAt, zone } = applyChange(settings, change);
  const hasDailyPost = dailyAt !== undefined && zone !== undefined;
  return { ...change, postDueAt: hasDailyPost ? nextPostAt(now(), dailyAt, zone) : null };
}

const readZone: ReadSetting = (text, _, { services }) => {
  const parsedZone = parseZone(text, services.typedWords('words-zones'));
  return parsedZone.ok
    ? ok((settings) => withNextPost(services, settings, { zone: parsedZone.value }))
    : parsedZone;
};

/** `here`, or another channel if the platform has several channels in a chat. */
const readChannel: ReadSetting = (text, { address, surface }, { services }) => {
  if (findTypedValue(services, text, ['here']) !== undefined) return ok(() => ({ address }));
  const [, channelId] = /^\s*<?#?(\d{5,20})>?\s*$/.exec(text) ?? [];
  if (surface.hasChannels !== true || channelId === undefined || address === undefined)
    return fault('bad-channel', { text: shortenForQuote(text), named: surface.hasChannels ? 'yes' : 'no' });
  const channelAddress = `${address.split(':')[0]}:${channelId}` as const;
  return ok(() => ({ address: channelAddress }));
};

/** The role that the daily post mentions, or `off`. */
const readPing: ReadSetting = (text, { place, surface }, { services }) => {
  if (findTypedValue(services, text, ['off']) !== undefined) return ok(() => ({ ping: null }));
  const [, roleId] = /^\s*<@&(\d{5,20})>\s*$/.exec(text) ?? [];
  // The role with the same id as the server means all members, whom a daily mention would disturb.
  if (surface.hasChannels !== true || roleId === undefined || place.key.endsWith(`:${roleId}`))
    return fault('bad-ping', { text: shortenForQuote(text), named: surface.hasChannels ? 'yes' : 'no' });
  return ok(() => ({ ping: roleId }));
};

/** Names of commands, and who may use these commands: `race off`, `race fmc admins`, `race on`. */
const readCommands: ReadSetting = (text, _, { services, commands: allCommands }) => {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const accessWord = words.pop() ?? '';
  const access = findTypedValue(services, accessWord, ['on', 'admins', 'off']);
  if (access === undefined || words.length === 0)
    return fault('bad-commands', { text: shortenForQuote(text) });
  const commandNames: string[] = [];
  const typedNames = words.map((word) => word.replace(/^\//, ''));
  const findListed = (name: string) => {
    const command = findCommand(allCommands(), name);
    return command?.isHidden === true ? undefined : command;
  };
  for (const name of typedNames) {
    const command = findListed(name);
    if (command === undefined) {
      const meantNames = typedNames.map((typedName) =>
        findListed(typedName) === undefined
          ? findNearestName(typedName, switchableCommands(allCommands()))
          : typedName,
      );
      const near = meantNames.includes(undefined) ? undefined : meantNames.join(' ');
      const reason = {
        code: 'unknown-command',
        facts: { name: shortenForQuote(name), near: near ?? 'none' },
      };
      const suggestedLine = near === undefined ? undefined : `settings commands ${near} ${accessWord}`;
      return { ok: false, fault: { ...reason, suggestedLine } };
    }
    if (command.isAlwaysOn === true) return fault('always-on', { name: command.name });
    commandNames.push(command.name);
  }
  return ok((settings) => {
    const otherEntries = Object.entries(settings.commands ?? {}).filter(
      ([name]) => !commandNames.includes(name),
    );
    const changedEntries =
      access === 'on' ? [] : commandNames.map((name) => [name, access as CommandAccess] as const);
    const newEntries = [...otherEntries, ...changedEntries];
    return { commands: newEntries.length === 0 ? null : Object.fromEntries(newEntries) };
  });
};

export const switchableCommands = (commands: readonly Command[]): readonly string[] =>
  commands
    .filter(({ isHidden, isAlwaysOn }) => isHidden !== true && isAlwaysOn !== true)
    .map(({ name }) => name);

const nameSwitchSetting = makeSwitchSetting((isOn) => ({ unnamed: isOn ? null : true }));

/**
 * `on` or `off` shows or hides the person's name. On surfaces where people choose a nickname, any other text
 * is the nickname.
 */
const readName: ReadSetting = (text, call, context) => {
  const nickname = displayName(text);
  const mayBeNickname = call.surface.hasNicknames === true && nickname !== '?';
  return mayBeNickname && findTypedValue(context.services, text, ['on', 'off']) === undefined
    ? ok(() => ({ nickname }))
    : nameSwitchSetting.read(text, call, context);
};

export type SettingName =
  | ('daily' | 'zone' | 'channel' | 'ping' | 'pin' | 'language' | 'theme' | 'tiles' | 'palette')
  | ('commands' | 'answers' | 'name');

/** Ignores upper and lower case. */
function filterByPrefix(suggestions: readonly string[], typedText: string): readonly string[] {
  const prefix = typedText.trimStart().toLowerCase();
  return suggestions.filter((suggestion) => suggestion.toLowerCase().startsWith(prefix));
}

const suggestLanguages: Setting['suggest'] =
  ({ services: { locales } }) =>
  (typedText) =>
    filterByPrefix([...locales.map((name) => languageName(name)), 'off'], typedText);

const suggestCommandSwitches: Setting['suggest'] =
  ({ commands }) =>
  (typedText) =>
    filterByPrefix(
      switchableCommands(commands()).flatMap((name) =>
        ['off', 'admins', 'on'].map((access) => `${name} ${access}`),
      ),
      typedText,
    );

/** A form shows the settings in this order. */
export const SETTINGS: Readonly<Record<SettingName, Setting>> = {
  daily: { topic: 'daily', read: readDaily, suggest: () => suggestPostTimes },
  zone: { topic: 'daily', read: readZone, suggest: () => suggestZones },
  channel: { topic: 'daily', onlyFor: 'chat', read: readChannel },
  ping: { topic: 'daily', onlyFor: 'chat', read: readPing },
  pin: { topic: 'daily', onlyFor: 'chat', ...makeSwitchSetting((isOn) => ({ pin: isOn ? true : null })) },
  language: { topic: 'language', read: readLanguage, suggest: suggestLanguages },
  theme: { topic: 'look', ...themeChoiceSetting, read: readTheme },
  tiles: { topic: 'look', ...makeChoiceSetting('tiles', TILE_STYLES) },
  palette: { topic: 'look', ...makeChoiceSetting('palette', PALETTES, 'usual') },
  commands: { topic: 'commands', onlyFor: 'chat', read: readCommands, suggest: suggestCommandSwitches },
  answers: { topic: 'answers', onlyFor: 'chat', ...makeChoiceSetting('answers', ['private'], 'public') },
  name: { topic: 'name', onlyFor: 'person', ...nameSwitchSetting, read: readName },
};

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** Finds a setting by its name in any language. Also finds `look`, a topic that has several settings. */
export function findSetting({ typedWords }: Services, typedName: string): SettingName | 'look' | undefined {
  const lowerName = typedName.toLowerCase();
  return [...SETTING_NAMES, 'look' as const].find(
    (settingName) =>
      settingName === lowerName || typedWords(`words-setting-${settingName}`).includes(lowerName),
  );
}
