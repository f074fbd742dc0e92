import { LRUCache } from 'lru-cache';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { type Look, PALETTES, THEMES, TILE_STYLES } from '../../render/paint/picture.ts';
import { StoreUnavailableError } from '../../store/contract/faults.ts';
import type { Settings, SettingsStore } from '../../store/contract/settings.ts';
import type { Call, Command } from '../command.ts';
import type { Incoming } from '../incoming.ts';
import type { CommandInput } from '../input/command-input.ts';
import { lookFor } from './theme-option.ts';

/** A private chat has only the user's. */
export interface ChosenPreferences {
  readonly personSettings: Settings;
  readonly placeSettings: Settings;
}

type UserAndChat = Pick<Incoming, 'person' | 'place'>;

/** Remembers settings for outages of the store. */
export interface Preferences {
  /** Reads from memory during an outage. Never rejects. */
  read(userAndChat: UserAndChat): Promise<ChosenPreferences>;
  /** Settings that were never read are empty. */
  readFromMemory(userAndChat: Partial<UserAndChat>): ChosenPreferences;
}

const MAX_CACHED_OWNERS = 10_000;

const NO_SETTINGS: Settings = {};

/** `onBug`: for the store's errors except outages. */
export function createPreferences(
  store: Pick<SettingsStore, 'of'>,
  onBug: (error: unknown, errorSource: string) => void,
): Preferences {
  const settingsByOwner = new LRUCache<string, Settings>({ max: MAX_CACHED_OWNERS });
  const readFromMemory: Preferences['readFromMemory'] = ({ person, place }) => ({
    personSettings: settingsByOwner.get(person?.key ?? '') ?? NO_SETTINGS,
    placeSettings: (place?.isPrivate === false && settingsByOwner.get(place.key)) || NO_SETTINGS,
  });
  return {
    readFromMemory,
    async read(userAndChat) {
      const { person, place } = userAndChat;
      const ownerKeys = place.isPrivate ? [person.key] : [person.key, place.key];
      try {
        const storedSettings = await store.of(ownerKeys);
        for (const ownerKey of ownerKeys)
          settingsByOwner.set(ownerKey, storedSettings.get(ownerKey) ?? NO_SETTINGS);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) onBug(error, 'preferences');
      }
      return readFromMemory(userAndChat);
    },
  };
}

/** Should only the user see the answer? Depends on command and chat. */
export const isAnswerPersonal = (
  command: Command,
  input: CommandInput,
  { placeSettings }: ChosenPreferences,
): boolean => (command.isPersonal?.(input) ?? false) || hasPrivateAnswers(command, placeSettings);

export const hasPrivateAnswers = ({ isForAll }: Pick<Command, 'isForAll'>, chatSettings: Settings): boolean =>
  chatSettings.answers === 'private' && isForAll !== true;

/**
 * Adds the user's texts and look if only the user will see the answer, else the chat's. Default: the
 * platform's locale and theme. `commandName`: the called command, for the example lines in the texts.
 */
export function withPreferences(
  catalogue: Catalogue,
  incoming: Incoming,
  { personSettings, placeSettings }: ChosenPreferences,
  commandName: string,
  isForUserOnly: boolean,
): Call {
  const viewForSettings = (settings: Settings) => ({
    texts: catalogue.texts(settings.language ?? incoming.locale, { prefix: '/', command: commandName }),
    look: lookFor(incoming, lookOfSettings(settings)),
  });
  const userView = viewForSettings(personSettings);
  const usesUserView = incoming.place.isPrivate || incoming.isPersonal === true || isForUserOnly;
  const disabledCommands = Object.keys(placeSettings.commands ?? {}).filter(
    (name) => placeSettings.commands?.[name] === 'off',
  );
  const name = (incoming.surface.hasNicknames && personSettings.nickname) || incoming.person.name;
  const namedPerson = { ...incoming.person, name };
  return {
    ...incoming,
    person: namedPerson,
    ...(usesUserView ? userView : viewForSettings(placeSettings)),
    userView,
    disabledCommands,
  };
}

/** Ignores values that this version doesn't know. */
export function lookOfSettings(settings: Pick<Settings, 'theme' | 'tiles' | 'palette'>): Partial<Look> {
  const theme = THEMES.find((name) => name === settings.theme);
  const tiles = TILE_STYLES.find((name) => name === settings.tiles);
  const palette = PALETTES.find((name) => name === settings.palette);
  return { ...(theme && { theme }), ...(tiles && { tiles }), ...(palette && { palette }) };
}

/**
 * Returns the fault `command-off` {name} or `command-admins` {name} if the chat's settings forbid the
 * command.
 */
export async function checkAllowed(
  { isAdmin }: Pick<Incoming, 'isAdmin'>,
  { commands }: Settings,
  name: string,
): Promise<Fault | undefined> {
  const access = commands?.[name];
  if (access === undefined) return undefined;
  if (access === 'off') return { code: 'command-off', facts: { name } };
  return (await isAdmin?.()) === true ? undefined : { code: 'command-admins', facts: { name } };
}

/**
 * Serves continuing or joining a game, which is allowed even if only admins may start one. Fault:
 * `command-off` {name}.
 */
export const requireCommandEnabled = (
  { disabledCommands = [] }: Pick<Call, 'disabledCommands'>,
  name: string,
): Result<undefined> => (disabledCommands.includes(name) ? fault('command-off', { name }) : ok(undefined));
