import type { Call, Command } from '../../chat/command.ts';
import { lookOfSettings } from '../../chat/preferences/preferences.ts';
import { type Button, makeControlGroup, type Reply, splitIntoRows, type Text } from '../../chat/reply.ts';
import { formatList } from '../../i18n/texts.ts';
import { completeLook, type Look } from '../../render/paint/picture.ts';
import type { Settings } from '../../store/contract/settings.ts';
import type { Services } from '../feature/services.ts';
import { makeTimeOfDay, makeZone, parseZoneEntry } from '../input/zone.ts';
import { type Owner, SETTINGS, type SettingName, switchableCommands, type Topic } from './changes.ts';
import { languageName } from './languages.ts';

/** Settings, with the call that the message answers. */
interface SettingsView {
  readonly services: Services;
  readonly commands: readonly Command[];
  readonly call: Call;
  readonly settings: Settings;
  /** Minutes after midnight. Set only while the bot asks for the time zone. */
  readonly postMinutes?: number;
}

export const ownerOf = ({ place }: Pick<Call, 'place'>): Owner => (place.isPrivate ? 'person' : 'chat');

/** Topics in the order of their buttons. */
const TOPICS: Readonly<Record<Owner, readonly Topic[]>> = {
  chat: ['daily', 'language', 'look', 'commands', 'answers'],
  person: ['language', 'look', 'daily', 'name'],
};

/** `daily` is omitted if the bot can't send messages here by itself, as on the web page. */
const topicsOf = (call: Call): readonly Topic[] =>
  TOPICS[ownerOf(call)].filter((topic) => topic !== 'daily' || call.address !== undefined);

/** All settings, or the page of one topic. `isSaved`: the text also says that a change was saved. */
export async function settingsReply(
  view: SettingsView,
  topic: Topic | undefined,
  isSaved: boolean,
): Promise<Reply> {
  const { call } = view;
  const { texts } = call;
  const owner = ownerOf(call);
  const topics = topicsOf(call);
  const shownTopic = [...topics, 'zone' as const].find((listedTopic) => listedTopic === topic);
  const overviewLines = [
    texts.say('settings', { owner }),
    ...topics.map((listedTopic) => topicValuesLine(view, listedTopic)),
  ];
  const lines = shownTopic === undefined ? overviewLines : topicLines(view, shownTopic);
  const topicButtons = topics.map(
    (listedTopic): Button => ({
      action: `settings:${listedTopic}`,
      label: texts.say('button-settings', { topic: listedTopic, owner }),
    }),
  );
  const backButton: Button = { action: 'settings', label: texts.say('button-settings-back') };
  const buttonRows =
    shownTopic === undefined
      ? splitIntoRows(topicButtons, 2)
      : [...BUTTON_ROWS[shownTopic](view), [backButton]];
  return {
    kind: 'answer',
    text: [...(isSaved ? [texts.say('settings-saved')] : []), ...lines].join('\n'),
    ...(owner === 'person' && {
      chosen: { language: texts.locale, theme: lookOfSettings(view.settings).theme },
    }),
    ...(shownTopic === 'look' && {
      picture: await view.services.draw({ kind: 'preview' }, currentLook(view)),
      alt: texts.say('settings-look-alt'),
    }),
    buttons: call.surface.maxButtonRows > 0 ? makeControlGroup(...buttonRows) : undefined,
  };
}

/** If no theme was chosen, the look has the theme of the user's screen, if the surface knows it. */
const currentLook = ({ call, settings }: Pick<SettingsView, 'call' | 'settings'>): Look =>
  completeLook({ ...(call.theme && { theme: call.theme }), ...lookOfSettings(settings) });

function topicValuesLine({ call, settings }: SettingsView, topic: Topic): Text {
  const { texts } = call;
  const owner = ownerOf(call);
  const { theme, tiles, palette = 'usual' } = currentLook({ call, settings });
  switch (topic) {
    case 'language':
      return texts.say('settings-language-now', {
        owner,
        language: settings.language === undefined ? 'none' : languageName(settings.language),
      });
    case 'look':
      return texts.say('settings-look-now', {
        theme: texts.say('settings-value', { value: theme }),
        tiles: texts.say('settings-value', { value: tiles }),
        palette,
      });
    case 'zone':
    case 'daily':
      return texts.say('settings-daily-now', { owner, ...postFacts(call, settings) });
    case 'commands': {
      const commandEntries = Object.entries(settings.commands ?? {});
      const listCommands = (access: string) =>
        formatList(
          texts,
          commandEntries.filter(([, entryAccess]) => entryAccess === access).map(([name]) => `/${name}`),
        ) || 'none';
      return texts.say('settings-commands-now', { off: listCommands('off'), admins: listCommands('admins') });
    }
    case 'answers':
      return texts.say('settings-answers-now', { answers: settings.answers ?? 'public' });
    case 'name':
      return texts.say('settings-name-now', {
        shown: settings.unnamed ? 'no' : 'yes',
        isChosen: call.surface.hasNicknames ? 'yes' : 'no',
        name: settings.nickname ?? call.person.name,
      });
  }
}

const postFacts = (call: Call, { dailyAt, zone = '', address, ping, pin }: Settings) => ({
  hour: dailyAt === undefined ? 'none' : makeTimeOfDay(dailyAt),
  zone: makeZone(zone),
  where: address === call.address ? 'here' : call.surface.hasChannels ? 'channel' : 'elsewhere',
  // For platforms that don't turn the id of the channel into a mention.
  channel: address?.replace(/^\w+:/, '#') ?? '',
  ping: ping === undefined ? 'no' : 'yes',
  pin: pin ? 'yes' : 'no',
});

/** The current values, and what users can type to change them. */
function topicLines(view: SettingsView, topic: Topic): Text[] {
  const { call, postMinutes } = view;
  if (topic === 'zone')
    return [
      call.texts.say('settings-zone', {
        time: postMinutes === undefined ? 'none' : makeTimeOfDay(postMinutes),
      }),
    ];
  const hasChannels = call.surface.hasChannels ? 'yes' : 'no';
  const choosesNickname = call.surface.hasNicknames ? 'yes' : 'no';
  const facts = { owner: ownerOf(call), named: hasChannels, isChosen: choosesNickname };
  return [topicValuesLine(view, topic), '', call.texts.say(`settings-${topic}`, facts)];
}

/** The label is marked if the setting already has this value (`isCurrent`). */
const makeChoiceButton = (
  { texts }: Call,
  name: string,
  value: string,
  label: string,
  isCurrent: boolean,
): Button => ({
  action: `settings:${name}:${value}`,
  label: isCurrent ? texts.say('button-chosen', { label }) : label,
});

const makeValueButtons = ({ call }: SettingsView, name: SettingName, currentValue: string): Button[] =>
  (SETTINGS[name].choices ?? []).map((value) =>
    makeChoiceButton(call, name, value, call.texts.say('settings-value', { value }), value === currentValue),
  );

/** Writes `18:05`. */
const timeInZone = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(now);

/** Times on the settings page of the daily post, one button each. */
const POST_TIMES = [7, 8, 9, 10, 12, 15, 18, 19, 20, 21].map((hour) => makeTimeOfDay(60 * hour));
/**
 * Each press on the button of a command changes who may use it. Key: the current value. Value: the value
 * after the press.
 */
const NEXT_ACCESS = { on: 'admins', admins: 'off', off: 'on' } as const;

const BUTTON_ROWS: Readonly<Record<Topic, (view: SettingsView) => Button[][]>> = {
  language: ({ services, call, settings: { language } }) => [
    ...splitIntoRows(
      services.locales.map((locale) =>
        makeChoiceButton(call, 'language', locale, languageName(locale), locale === language),
      ),
      3,
    ),
    [
      makeChoiceButton(
        call,
        'language',
        'off',
        call.texts.say('button-language-own', { owner: ownerOf(call) }),
        language === undefined,
      ),
    ],
  ],

  look: (view) => {
    const { theme, tiles, palette = 'usual' } = currentLook(view);
    return [
      makeValueButtons(view, 'theme', theme),
      makeValueButtons(view, 'tiles', tiles),
      makeValueButtons(view, 'palette', palette),
    ];
  },

  daily: ({ call, settings }) => {
    const { texts } = call;
    const currentTime = settings.dailyAt === undefined ? 'off' : makeTimeOfDay(settings.dailyAt);
    const timeButtons = POST_TIMES.map((time) =>
      makeChoiceButton(call, 'daily', time, time, time === currentTime),
    );
    const otherTimeButtons =
      currentTime === 'off' || POST_TIMES.includes(currentTime)
        ? []
        : [makeChoiceButton(call, 'daily', currentTime, currentTime, true)];
    const offButton = makeChoiceButton(
      call,
      'daily',
      'off',
      texts.say('button-post-off'),
      currentTime === 'off',
    );
    const pinButton: Button = {
      action: `settings:pin:${settings.pin ? 'off' : 'on'}`,
      label: texts.say('button-pin', { pin: settings.pin ? 'yes' : 'no' }),
    };
    const zoneButtons: Button[] =
      settings.zone === undefined
        ? []
        : [{ action: 'settings:zone', label: `🕒 ${makeZone(settings.zone)}` }];
    if (ownerOf(call) === 'person' || currentTime === 'off')
      return [
        ...splitIntoRows(timeButtons, 5),
        [...otherTimeButtons, offButton, ...zoneButtons, ...(settings.pin ? [pinButton] : [])],
      ];
    const postHereButton: Button = { action: 'settings:channel:here', label: texts.say('button-post-here') };
    const noPingButton: Button = { action: 'settings:ping:off', label: texts.say('button-no-ping') };
    return [
      ...splitIntoRows(timeButtons, 5),
      [...otherTimeButtons, offButton, ...zoneButtons, pinButton],
      [
        ...(settings.address === call.address ? [] : [postHereButton]),
        ...(settings.ping === undefined ? [] : [noPingButton]),
      ],
    ];
  },

  zone: ({ services, call, settings, postMinutes }) => {
    const nearZones = call.texts
      .say('near-zones')
      .split(/\s*,\s*/)
      .map(parseZoneEntry);
    return splitIntoRows(
      nearZones.map(({ name, zone }) => {
        const label = `${name} ${timeInZone(zone, services.now())}`;
        return postMinutes === undefined
          ? makeChoiceButton(call, 'zone', zone, label, zone === settings.zone)
          : makeChoiceButton(call, 'daily', `${makeTimeOfDay(postMinutes)} ${zone}`, label, false);
      }),
      4,
    );
  },

  commands: ({ call, commands, settings }) =>
    splitIntoRows(
      switchableCommands(commands).map((name): Button => {
        const access = settings.commands?.[name] ?? 'on';
        return {
          action: `settings:commands:${name} ${NEXT_ACCESS[access]}`,
          label: call.texts.say('button-command', { name, allowed: access }),
        };
      }),
      4,
    ),

  answers: (view) => [makeValueButtons(view, 'answers', view.settings.answers ?? 'public')],

  name: ({ call, settings }) => [
    [
      makeChoiceButton(call, 'name', 'on', call.texts.say('button-name-on'), settings.unnamed !== true),
      makeChoiceButton(call, 'name', 'off', call.texts.say('button-name-off'), settings.unnamed === true),
    ],
  ],
};
