import { nearestName } from '../../chat/given/line.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { plainText, quotable } from '../../core/typed-text.ts';

/** Zones that V8 lists under names of before, and what they are called today (IANA, `backward`). */
const RENAMED: Readonly<Record<string, string>> = {
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

const today = (name: string): string => RENAMED[name] ?? name;

/** All time zones, as they are called today, by name. */
export const ZONES: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone').map(today), 'UTC']),
].sort();

const byName = new Map(
  [...ZONES.map((name) => [name, name] as const), ...Object.entries(RENAMED)].map(([name, zone]) => [
    name.toLowerCase(),
    zone,
  ]),
);
/** By the city alone. */
const byCity = new Map([...byName].map(([name, zone]) => [name.slice(name.lastIndexOf('/') + 1), zone]));

/**
 * A time zone as people write it: `Europe/Kyiv`, `europe/kiev`, `New York`, `UTC`. Fault: `unknown-zone` {text, zone: the one that was perhaps
 * meant, or `none`}.
 */
export function parseZone(text: string): Result<string> {
  const typed = plainText(text).trim().replace(/\s+/g, '_');
  const city = typed.slice(typed.lastIndexOf('/') + 1);
  const zone = byName.get(typed) ?? (city === typed ? byCity.get(city) : undefined) ?? known(typed);
  if (zone !== undefined) return ok(zone);
  const name = nearestName(typed, [...byName.keys()]);
  const nearCity = nearestName(city, [...byCity.keys()]);
  const near = byName.get(name ?? '') ?? byCity.get(nearCity ?? '') ?? 'none';
  return fault('unknown-zone', { text: quotable(text), zone: near });
}

/** A name that is not listed but means a zone (`us/eastern`, `CET`); numbers don't, as they know no summer time. */
function known(name: string): string | undefined {
  if (!/^[a-z][\w/+-]*$/.test(name)) return undefined;
  try {
    return today(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return undefined;
  }
}
