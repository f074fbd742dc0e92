import { findNearestName } from '../../chat/input/typed-command.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { plainText, shortenForQuote } from '../../core/typed-text.ts';

/** Old names that V8 still lists. Value: the current name (IANA, file `backward`). */
const RENAMED_ZONES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const currentZoneName = (name: string): string => RENAMED_ZONES[name] ?? name;

/** All zones that V8 knows, by their current names, sorted. */
export const listZones = (): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone').map(currentZoneName), 'UTC'])].sort();

/** The form for comparison: no accents, and single spaces between words. */
const cityKey = (city: string): string =>
  plainText(city)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_-]+/g, ' ');

/** Splits `Wien Europe/Vienna`, an entry of the message catalogue, into the local name and the zone. */
export function parseZoneEntry(entry: string): { readonly name: string; readonly zone: string } {
  const spaceIndex = entry.lastIndexOf(' ');
  return { name: entry.slice(0, spaceIndex), zone: entry.slice(spaceIndex + 1) };
}

/**
 * Parses `Europe/Kyiv`, `europe/kiev`, `New York`, `Wien`, `MSK`, `UTC+3`. `localEntries`: more names of
 * zones, in the form of `parseZoneEntry`. Returns an IANA name, or an offset without a colon (`+0530`).
 * Fault: `unknown-zone` {text, zone}, where `zone` is the most similar zone, or `none`.
 */
export function parseZone(text: string, localEntries: readonly string[]): Result<string> {
  const typedName = plainText(text).trim().replace(/\s+/g, '_');
  const zoneByName = new Map(
    [...listZones().map((name) => [name, name] as const), ...Object.entries(RENAMED_ZONES)].map(
      ([name, zone]) => [name.toLowerCase(), zone],
    ),
  );
  const zoneByCityName = new Map([
    ...[...zoneByName].map(([name, zone]) => [cityKey(name.slice(name.lastIndexOf('/') + 1)), zone] as const),
    ...localEntries.map(parseZoneEntry).map(({ name, zone }) => [cityKey(name), zone] as const),
  ]);
  const typedCity = cityKey(typedName.slice(typedName.lastIndexOf('/') + 1));
  const zone =
    zoneByName.get(typedName) ??
    parseOffset(typedName) ??
    (typedName.includes('/') ? undefined : zoneByCityName.get(typedCity)) ??
    resolveUnlistedZone(typedName);
  if (zone !== undefined) return ok(zone);
  const similarName = findNearestName(typedName, [...zoneByName.keys()]);
  const similarCity = findNearestName(typedCity, [...zoneByCityName.keys()]);
  const similarZone = zoneByName.get(similarName ?? '') ?? zoneByCityName.get(similarCity ?? '') ?? 'none';
  const { fault: unknownZone } = fault('unknown-zone', { text: shortenForQuote(text), zone: similarZone });
  return {
    ok: false,
    fault: similarZone === 'none' ? unknownZone : { ...unknownZone, meantText: similarZone },
  };
}

/**
 * Parses `UTC+3`, `+03:00`, `gmt-3:30`. `+` means ahead of UTC. IANA names such as `Etc/GMT-3` use the
 * opposite sign.
 */
function parseOffset(typedText: string): string | undefined {
  const [, sign = '', hours = '', minutes = '00'] =
    /^(?:utc|gmt)?_?([+\-\u2212\u2013])_?(\d{1,2})(?::?(\d{2}))?$/.exec(typedText) ?? [];
  if (sign === '' || Number(hours) > 14 || Number(minutes) > 59) return undefined;
  if (Number(hours) + Number(minutes) === 0) return 'UTC';
  return `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}${minutes}`;
}

/** The form for users: `Europe/Kyiv`, or `UTC+5:30` for the offset `+0530`. */
export const makeZone = (zone: string): string =>
  zone.replace(/^([+-])0?(\d+)(\d\d)$/, (_, sign, hours, minutes) =>
    minutes === '00' ? `UTC${sign}${hours}` : `UTC${sign}${hours}:${minutes}`,
  );

/**
 * The current name of a zone whose typed name V8 doesn't list: `us/eastern`, `JST`. Undefined if V8 doesn't
 * know the name.
 */
function resolveUnlistedZone(name: string): string | undefined {
  if (!/^[a-z][\w/+-]*$/.test(name)) return undefined;
  try {
    return currentZoneName(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return undefined;
  }
}

/** Matches an hour with optional minutes and an optional `am` or `pm`. */
const TIME_OF_DAY = /^(\d{1,2})(?:[:.h](\d{2}))?\s*(?:h\s*)?(?:([ap])\.?m\.?)?$/;

/** Parses `18:00`, `18`, `6pm`, `6:30 am` to minutes after midnight. Fault: `bad-hour` {text}. */
export function parseTimeOfDay(text: string): Result<number> {
  const [, hourText = '', minuteText = '0', amOrPm] = TIME_OF_DAY.exec(plainText(text).trim()) ?? [];
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const isValidHour = amOrPm === undefined ? hour < 24 : hour >= 1 && hour <= 12;
  if (hourText === '' || !isValidHour || minute > 59)
    return fault('bad-hour', { text: shortenForQuote(text) });
  return ok((amOrPm === undefined ? hour : (hour % 12) + (amOrPm === 'p' ? 12 : 0)) * 60 + minute);
}

/** Makes `18:00` of minutes after midnight. */
export const makeTimeOfDay = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
