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

/** The settings of a user and of their chat. A private chat has none of its own. */
export interface ChosenPreferences {
  readonly person: Settings;
  readonly place: Settings;
}

type Where = Pick<Incoming, 'person' | 'place'>;

/** Reads the settings of users and chats. */
export interface Preferences {
  /** Reads the settings from the store, or from memory while the store is unavailable. Never rejects. */
  of(where: Where): Promise<ChosenPreferences>;
  /** Returns the settings in memory. */
  remembered(where: Partial<Where>): ChosenPreferences;
}

const MAX_REMEMBERED = 10_000;

const NOTHING: Settings = {};

/** Creates preferences that read from a store. `onBug`: called with the store's errors, except outages. */
export function createPreferences(
  store: Pick<SettingsStore, 'of'>,
  onBug: (error: unknown, where: string) => void,
): Preferences {
  const memory = new LRUCache<string, Settings>({ max: MAX_REMEMBERED });
  const remembered: Preferences['remembered'] = ({ person, place }) => ({
    person: memory.get(person?.key ?? '') ?? NOTHING,
    place: (place?.isPrivate === false && memory.get(place.key)) || NOTHING,
  });
  return {
    remembered,
    async of(where) {
      const { person, place } = where;
      const owners = place.isPrivate ? [person.key] : [person.key, place.key];
      try {
        const found = await store.of(owners);
        for (const owner of owners) memory.set(owner, found.get(owner) ?? NOTHING);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) onBug(error, 'preferences');
      }
      return remembered(where);
    },
  };
}

/** Should only the user see the answer in a shared chat, because of the command or of the chat's settings? */
export const isForAskerAlone = (
  command: Command,
  given: CommandInput,
  { place }: ChosenPreferences,
): boolean => (command.isPersonal?.(given) ?? false) || isPrivately(command, place);

/** Do the chat's settings make this command's answers private? */
export const isPrivately = ({ isForAll }: Pick<Command, 'isForAll'>, place: Settings): boolean =>
  place.answers === 'private' && isForAll !== true;

/**
 * Adds language and look to a call. Personal answers use the user's settings, all others those of the chat.
 * Settings that are missing come from the platform. `command`: the command's name, for examples.
 */
export function withPreferences(
  catalogue: Catalogue,
  incoming: Incoming,
  { person, place }: ChosenPreferences,
  command: string,
  isForAsker: boolean,
): Call {
  const seen = (settings: Settings) => ({
    texts: catalogue.texts(settings.language ?? incoming.locale, { prefix: '/', command }),
    look: lookFor(incoming, chosenLook(settings)),
  });
  const own = seen(person);
  const isOwn = incoming.place.isPrivate || incoming.isPersonal === true || isForAsker;
  const off = Object.keys(place.commands ?? {}).filter((name) => place.commands?.[name] === 'off');
  const name = (incoming.surface.nicknames && person.nickname) || incoming.person.name;
  const asker = { ...incoming.person, name };
  return { ...incoming, person: asker, ...(isOwn ? own : seen(place)), own, off };
}

/** Returns the chosen parts of a look. Unknown values of older versions are ignored. */
export function chosenLook(settings: Pick<Settings, 'theme' | 'tiles' | 'palette'>): Partial<Look> {
  const theme = THEMES.find((name) => name === settings.theme);
  const tiles = TILE_STYLES.find((name) => name === settings.tiles);
  const palette = PALETTES.find((name) => name === settings.palette);
  return { ...(theme && { theme }), ...(tiles && { tiles }), ...(palette && { palette }) };
}

/**
 * Returns the fault if this user can't use the command here: `command-off` or `command-admins` {name}.
 * Undefined if they can.
 */
export async function refusalOf(
  { isAdmin }: Pick<Incoming, 'isAdmin'>,
  { commands }: Settings,
  name: string,
): Promise<Fault | undefined> {
  const allowed = commands?.[name];
  if (allowed === undefined) return undefined;
  if (allowed === 'off') return { code: 'command-off', facts: { name } };
  return (await isAdmin?.()) === true ? undefined : { code: 'command-admins', facts: { name } };
}

/**
 * Checks that a command isn't switched off here. For continuing or joining something, where the user needn't
 * be an admin. Fault: `command-off` {name}.
 */
export const requireCommandEnabled = ({ off = [] }: Pick<Call, 'off'>, name: string): Result<undefined> =>
  off.includes(name) ? fault('command-off', { name }) : ok(undefined);
