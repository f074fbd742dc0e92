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

/** What somebody has chosen, and what their chat has; in a private chat the chat has nothing. */
export interface ChosenPreferences {
  readonly person: Settings;
  readonly place: Settings;
}

type Where = Pick<Incoming, 'person' | 'place'>;

/** What people and chats have chosen. */
export interface Preferences {
  /** As it is now; while the store is away, as far as it is remembered. Never rejects. */
  of(where: Where): Promise<ChosenPreferences>;
  /** As far as it is remembered. */
  remembered(where: Partial<Where>): ChosenPreferences;
}

/** Owners whose settings are remembered. */
const MAX_REMEMBERED = 10_000;

const NOTHING: Settings = {};

/** The preferences that this store keeps. `onBug`: told what it rejects with, but for outages. */
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

/** Will the answer be for the asker's eyes alone, in a shared chat, as this command or the chat wants it? */
export const isForAskerAlone = (
  command: Command,
  given: CommandInput,
  { place }: ChosenPreferences,
): boolean => (command.isPersonal?.(given) ?? false) || isPrivately(command, place);

/** Does the chat have this command's answers told in private? */
export const isPrivately = ({ isForAll }: Pick<Command, 'isForAll'>, place: Settings): boolean =>
  place.answers === 'private' && isForAll !== true;

/**
 * How a call is answered: in the language and the look of whoever sees it. What the person alone sees follows
 * their own choices, what all see those of the chat; what isn't chosen is as the platform says of the person.
 * `command`: its name, for examples.
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

/** What is chosen of a look, as far as there still is such a one. */
export function chosenLook(settings: Pick<Settings, 'theme' | 'tiles' | 'palette'>): Partial<Look> {
  const theme = THEMES.find((name) => name === settings.theme);
  const tiles = TILE_STYLES.find((name) => name === settings.tiles);
  const palette = PALETTES.find((name) => name === settings.palette);
  return { ...(theme && { theme }), ...(tiles && { tiles }), ...(palette && { palette }) };
}

/** Why the command doesn't work for this person here: `command-off` or `command-admins` {name}. */
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

/** Fault: `command-off` {name}, for what goes on or is joined, which needs no admin. */
export const requireCommandEnabled = ({ off = [] }: Pick<Call, 'off'>, name: string): Result<undefined> =>
  off.includes(name) ? fault('command-off', { name }) : ok(undefined);
