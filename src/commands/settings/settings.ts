import type { ButtonHandler, Call, Command } from '../../chat/command.ts';
import type { Given, Option } from '../../chat/given/given.ts';
import { nearestName } from '../../chat/given/line.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { quotable } from '../../core/typed-text.ts';
import { listed } from '../../i18n/texts.ts';
import { PALETTES, THEMES, TILE_STYLES } from '../../render/paint/picture.ts';
import { changed, type Settings, type SettingsChange, settingsOf } from '../../store/settings/settings.ts';
import type { Services } from '../services.ts';
import { suggestPosts, suggestZones } from '../suggestions.ts';
import {
  type Decide,
  type Parts,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  settingNamed,
  switchable,
  type Topic,
} from './changes.ts';
import { languageName } from './languages.ts';
import { ownerOf, settingsReply } from './view.ts';

/** What is asked for: changes, or to see a topic, or all. */
interface Request {
  readonly topic: Topic | undefined;
  /** In their order. */
  readonly changes: readonly { readonly name: SettingName; readonly decide: Decide }[];
}

/** What makes a look: `look dark` is the theme. */
const LOOK = ['theme', 'tiles', 'palette'] as const;

/** The closed sets of a form. */
const CHOICES: { readonly [Name in SettingName]?: readonly string[] } = {
  pin: ['on', 'off'],
  theme: THEMES,
  tiles: TILE_STYLES,
  palette: ['usual', ...PALETTES],
  answers: ['public', 'private'],
  name: ['on', 'off'],
};

/** What the others of a form suggest, as far as there is anything to suggest. */
function suggestions({ services, commands }: Parts): { readonly [Name in SettingName]?: Option['suggest'] } {
  const beginning = (all: readonly string[], typed: string) =>
    all.filter((one) => one.toLowerCase().startsWith(typed.trimStart().toLowerCase()));
  return {
    daily: suggestPosts,
    zone: suggestZones,
    language: (typed) => beginning([...services.languages.map((name) => languageName(name)), 'off'], typed),
    commands: (typed) =>
      beginning(
        switchable(commands()).flatMap((name) =>
          ['off', 'admins', 'on'].map((allowed) => `${name} ${allowed}`),
        ),
        typed,
      ),
  };
}

/** The settings as options of a form. */
function optionsOf(parts: Parts): readonly Option[] {
  const suggested = suggestions(parts);
  return SETTING_NAMES.map((name) => {
    const choices = CHOICES[name];
    const suggest = suggested[name];
    return { name, kind: 'text', ...(choices && { choices }), ...(suggest && { suggest }) };
  });
}

/**
 * `/settings`: those of the chat, for its admins, or in private one's own, as a message with buttons. `/settings NAME VALUE` changes one in a
 * line, a form several at once; all or nothing.
 */
export const settingsCommand = (parts: Parts): Command<Request, Settings> => ({
  name: 'settings',
  options: [{ name: 'change', kind: 'text' }, ...optionsOf(parts)],
  takesWholeLine: true,
  isForAll: true,
  isAlwaysOn: true,
  read: (given, call) => readSettings(parts, given, call),
  ask: (call, request) => settingsAfter(parts, call, request),
  reply: (call, { topic, changes }, settings) => shown(parts, call, topic, settings, changes.length > 0),
});

/** `settings` shows all, `settings:<topic>` one; `settings:<name>:<value>` is what a line would say. */
export const settingsButton = (parts: Parts): ButtonHandler => ({
  prefix: 'settings',
  async press(call, [name = '', ...value]) {
    const words = [name, value.join(':')].join(' ').trim();
    const request = readSettings(parts, { words, options: {} }, call);
    if (!request.ok) return request;
    const settings = await settingsAfter(parts, call, request.value);
    if (!settings.ok) return settings;
    return ok({ edit: await shown(parts, call, request.value.topic, settings.value, false) });
  },
});

/** Faults: `unknown-setting` {text, near}, and those of the settings. */
function readSettings(parts: Parts, { words, options }: Given, call: Call): Result<Request> {
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
    const name = named === 'look' ? (LOOK.find(isIt) ?? 'theme') : named;
    given.unshift([name, value]);
  }
  const changes = [];
  for (const [name, text] of given) {
    const decide = SETTINGS[name].read(text, call, parts);
    if (!decide.ok) return decide;
    changes.push({ name, decide: decide.value });
  }
  const first = given[0]?.[0] ?? named;
  const topic = first === undefined ? undefined : first === 'look' ? first : SETTINGS[first].topic;
  return ok({ topic, changes });
}

/**
 * The settings, changed if that is asked for. Faults: `settings-admins`, `setting-of-chats`, `setting-of-people`, `no-posts-here`,
 * `post-lacks` {rights}.
 */
async function settingsAfter(
  { services }: Parts,
  call: Call,
  { changes }: Request,
): Promise<Result<Settings>> {
  const owner = ownerOf(call);
  if (owner === 'chat' && (await call.isAdmin?.()) !== true) return fault('settings-admins');
  const strange = changes
    .map(({ name }) => SETTINGS[name])
    .find((setting) => 'of' in setting && setting.of !== owner);
  if (strange !== undefined) return fault(owner === 'chat' ? 'setting-of-people' : 'setting-of-chats');
  const isPost = changes.some(({ name }) => name === 'daily' || name === 'channel');
  if (isPost && call.address === undefined) return fault('no-posts-here');
  const { settings } = services.store;
  const key = owner === 'chat' ? call.place.key : call.person.key;
  const before = await settingsOf(settings, key);
  if (changes.length === 0) return ok(before);
  const decide: Decide = (now) => {
    let change: SettingsChange = {};
    for (const one of changes) change = { ...change, ...one.decide(changed(now, change)) };
    return change;
  };
  const may = await mayPost(services, call, before, changed(before, decide(before)));
  return may.ok ? ok(await settings.change(key, decide)) : may;
}

/** Fault: `post-lacks` {rights}: the bot may not post where it would have to from now on. */
async function mayPost(
  { lacks }: Services,
  { place, own: { texts } }: Call,
  before: Settings,
  { dailyAt, address, pin }: Settings,
): Promise<Result<undefined>> {
  const isSame = before.dailyAt !== undefined && before.address === address && before.pin === pin;
  if (place.isPrivate || dailyAt === undefined || address === undefined || isSame) return ok(undefined);
  const missing = (await lacks(address, place.key)).filter((right) => right !== 'pin' || pin === true);
  if (missing.length === 0) return ok(undefined);
  const rights = listed(
    texts,
    missing.map((right) => texts.say('right', { right })),
  );
  return fault('post-lacks', { rights });
}

/** The message, in the language that holds from now on. */
const shown = (
  { services, commands }: Parts,
  call: Call,
  topic: Topic | undefined,
  settings: Settings,
  isSaved: boolean,
) => {
  const texts = services.texts(settings.language ?? call.locale);
  return settingsReply(
    { services, commands: commands(), call: { ...call, texts }, settings },
    topic,
    isSaved,
  );
};
