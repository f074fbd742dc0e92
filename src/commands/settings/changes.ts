import { type Call, type Command, commandNamed } from '../../chat/command.ts';
import type { Option } from '../../chat/input/command-input.ts';
import { nearestName } from '../../chat/input/typed-command.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { displayName } from '../../core/shown-name.ts';
import { quotable } from '../../core/typed-text.ts';
import { nextPostAt } from '../../daily/schedule.ts';
import { PALETTES, THEMES, TILE_STYLES } from '../../render/paint/picture.ts';
import {
  applyChange,
  type CommandAccess,
  type Settings,
  type SettingsChange,
} from '../../store/contract/settings.ts';
import type { Services } from '../feature/services.ts';
import { suggestPosts, suggestZones } from '../input/suggestions.ts';
import { parseHour, parseZone } from '../input/zone.ts';
import { languageMeant, languageName } from './languages.ts';

/** What the message of the settings shows at a time. */
export type Topic = 'language' | 'look' | 'daily' | 'zone' | 'commands' | 'answers' | 'name';

/** Whose settings: a chat's, or a person's. */
export type Owner = 'chat' | 'person';

/** A change of the settings as they are. Pure. */
export type Decide = (settings: Settings) => SettingsChange;

/** What settings are read with. */
export interface Parts {
  readonly services: Services;
  /** The commands that there are. */
  readonly commands: () => readonly Command[];
}

type Read = (value: string, call: Call, parts: Parts) => Result<Decide>;

/** A setting as it is typed, or stands on a button: its name and a value. */
interface Setting {
  readonly topic: Topic;
  /** Absent: both have it. */
  readonly of?: Owner;
  readonly read: Read;
  /** Its values, where they are a closed set. */
  readonly choices?: readonly string[];
  /** What a form suggests, where they are not. */
  readonly suggest?: (parts: Parts) => NonNullable<Option['suggest']>;
}

/** A setting that is one of `values`, or `usual`, which stands for no choice. */
function oneOf(
  name: keyof Settings,
  values: readonly string[],
  usual?: string,
): Pick<Setting, 'read' | 'choices'> {
  const choices = usual === undefined ? values : [usual, ...values];
  return {
    choices,
    read(text, _, { services }) {
      const value = valueMeant(services, text, choices);
      return value === undefined
        ? fault('unknown-value', { name, text: quotable(text), known: values.join(', ') })
        : ok(() => ({ [name]: value === usual ? null : value }));
    },
  };
}

/** A setting that is on or off. `change`: what either changes. */
const onOrOff = (change: (isOn: boolean) => SettingsChange): Pick<Setting, 'read' | 'choices'> => ({
  choices: ['on', 'off'],
  read(text, _, { services }) {
    const value = valueMeant(services, text, ['on', 'off']);
    return value === undefined
      ? fault('not-on-or-off', { text: quotable(text) })
      : ok(() => change(value === 'on'));
  },
});

/** The value that is written, as itself or as one of its words. */
const valueMeant = ({ words }: Services, text: string, values: readonly string[]): string | undefined => {
  const word = text.trim().toLowerCase();
  return values.find((value) => value === word || words(`words-${value}`).includes(word));
};

const language: Read = (text, _, { services }) => {
  if (valueMeant(services, text, ['off']) !== undefined) return ok(() => ({ language: null }));
  const meant = languageMeant(text.trim(), services.languages);
  return meant === undefined
    ? fault('unknown-language', { text: quotable(text), known: services.languages.join(', ') })
    : ok(() => ({ language: meant }));
};

const oneTheme = oneOf('theme', THEMES);
const theme: Read = (text, call, parts) =>
  valueMeant(parts.services, text, ['off']) === undefined
    ? oneTheme.read(text, call, parts)
    : ok(() => ({ theme: null }));

/** Where in a line the hour stands. */
const HOUR = /(?<!\S)\p{Nd}\S*(?:\s*[ap]\.?m\.?(?!\S))?/iu;

/** `18:00`, `18:00 Europe/Kyiv` in either order, `off`. A new post goes here, once its zone is known. */
const daily: Read = (text, call, parts) => {
  const { services } = parts;
  if (valueMeant(services, text, ['off']) !== undefined)
    return ok(() => ({ dailyAt: null, postDueAt: null }));
  const [hour = text] = HOUR.exec(text) ?? [];
  const zone = text.replace(hour, '').trim();
  const at = parseHour(hour);
  if (!at.ok) return at;
  const inZone = zone === '' ? ok(undefined) : parseZone(zone, services.words('words-zones'));
  if (!inZone.ok) return inZone;
  return ok((settings) => {
    const isNew = settings.dailyAt === undefined || call.place.isPrivate;
    return scheduled(services, settings, {
      dailyAt: at.value,
      zone: inZone.value ?? settings.zone,
      address: (isNew ? undefined : settings.address) ?? call.address,
      // Whoever writes as the chat itself can't be told anything alone.
      told: call.person.key === call.place.key && !call.place.isPrivate ? null : call.person.key,
      locale: call.locale,
    });
  });
};

/** The change, with the instant of the next post. */
function scheduled({ now }: Services, settings: Settings, change: SettingsChange): SettingsChange {
  const { dailyAt, zone } = applyChange(settings, change);
  const isOn = dailyAt !== undefined && zone !== undefined;
  return { ...change, postDueAt: isOn ? nextPostAt(now(), dailyAt, zone) : null };
}

const zone: Read = (text, _, { services }) => {
  const meant = parseZone(text, services.words('words-zones'));
  return meant.ok ? ok((settings) => scheduled(services, settings, { zone: meant.value })) : meant;
};

/** `here`, or where the chat has several channels, the one that is named. */
const channel: Read = (text, { address, surface }, { services }) => {
  if (valueMeant(services, text, ['here']) !== undefined) return ok(() => ({ address }));
  const [, id] = /^\s*<?#?(\d{5,20})>?\s*$/.exec(text) ?? [];
  if (surface.namesChannels !== true || id === undefined || address === undefined)
    return fault('bad-channel', { text: quotable(text), named: surface.namesChannels ? 'yes' : 'no' });
  const named = `${address.split(':')[0]}:${id}` as const;
  return ok(() => ({ address: named }));
};

const ping: Read = (text, { place, surface }, { services }) => {
  if (valueMeant(services, text, ['off']) !== undefined) return ok(() => ({ ping: null }));
  const [, id] = /^\s*<@&(\d{5,20})>\s*$/.exec(text) ?? [];
  // The role of all has the place's own number: nobody pings everybody once a day.
  if (surface.namesChannels !== true || id === undefined || place.key.endsWith(`:${id}`))
    return fault('bad-ping', { text: quotable(text), named: surface.namesChannels ? 'yes' : 'no' });
  return ok(() => ({ ping: id }));
};

/** `race off`, `race fmc admins`, `race on`. */
const commands: Read = (text, _, { services, commands: all }) => {
  const names = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const allowed = valueMeant(services, names.pop() ?? '', ['on', 'admins', 'off']);
  if (allowed === undefined || names.length === 0) return fault('bad-commands', { text: quotable(text) });
  const meant: string[] = [];
  for (const typed of names) {
    const name = typed.replace(/^\//, '');
    const command = commandNamed(all(), name);
    if (command === undefined || command.hidden === true)
      return fault('unknown-command', {
        name: quotable(name),
        near: nearestName(name, switchable(all())) ?? 'none',
      });
    if (command.isAlwaysOn === true) return fault('always-on', { name: command.name });
    meant.push(command.name);
  }
  return ok((settings) => {
    const others = Object.entries(settings.commands ?? {}).filter(([name]) => !meant.includes(name));
    const these = allowed === 'on' ? [] : meant.map((name) => [name, allowed as CommandAccess] as const);
    const chosen = [...others, ...these];
    return { commands: chosen.length === 0 ? null : Object.fromEntries(chosen) };
  });
};

/** The names of the commands that a chat may switch off. */
export const switchable = (all: readonly Command[]): readonly string[] =>
  all.filter(({ hidden, isAlwaysOn }) => hidden !== true && isAlwaysOn !== true).map(({ name }) => name);

const shownOrNot = onOrOff((isOn) => ({ unnamed: isOn ? null : true }));

/** Whether the person's name is shown; where people name themselves also that name. */
const name: Read = (text, call, parts) => {
  const shown = displayName(text);
  const isName = call.surface.nicknames === true && shown !== '?';
  return isName && valueMeant(parts.services, text, ['on', 'off']) === undefined
    ? ok(() => ({ nickname: shown }))
    : shownOrNot.read(text, call, parts);
};

export type SettingName =
  | ('daily' | 'zone' | 'channel' | 'ping' | 'pin' | 'language' | 'theme' | 'tiles' | 'palette')
  | ('commands' | 'answers' | 'name');

/** Those of `all` that begin with what is typed. */
const beginning = (all: readonly string[], typed: string): readonly string[] =>
  all.filter((one) => one.toLowerCase().startsWith(typed.trimStart().toLowerCase()));

const suggestLanguages: Setting['suggest'] =
  ({ services: { languages } }) =>
  (typed) =>
    beginning([...languages.map((name) => languageName(name)), 'off'], typed);

const suggestSwitches: Setting['suggest'] =
  ({ commands }) =>
  (typed) =>
    beginning(
      switchable(commands()).flatMap((name) =>
        ['off', 'admins', 'on'].map((allowed) => `${name} ${allowed}`),
      ),
      typed,
    );

/** The settings by name, in the order of the form. */
export const SETTINGS: Readonly<Record<SettingName, Setting>> = {
  daily: { topic: 'daily', read: daily, suggest: () => suggestPosts },
  zone: { topic: 'daily', read: zone, suggest: () => suggestZones },
  channel: { topic: 'daily', of: 'chat', read: channel },
  ping: { topic: 'daily', of: 'chat', read: ping },
  pin: { topic: 'daily', of: 'chat', ...onOrOff((isOn) => ({ pin: isOn ? true : null })) },
  language: { topic: 'language', read: language, suggest: suggestLanguages },
  theme: { topic: 'look', ...oneTheme, read: theme },
  tiles: { topic: 'look', ...oneOf('tiles', TILE_STYLES) },
  palette: { topic: 'look', ...oneOf('palette', PALETTES, 'usual') },
  commands: { topic: 'commands', of: 'chat', read: commands, suggest: suggestSwitches },
  answers: { topic: 'answers', of: 'chat', ...oneOf('answers', ['private'], 'public') },
  name: { topic: 'name', of: 'person', ...shownOrNot, read: name },
};

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** The setting, or topic, of this name in any language. */
export function settingNamed({ words }: Services, typed: string): SettingName | 'look' | undefined {
  const name = typed.toLowerCase();
  return [...SETTING_NAMES, 'look' as const].find(
    (one) => one === name || words(`words-setting-${one}`).includes(name),
  );
}
