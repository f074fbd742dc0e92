import { isIP } from 'node:net';
import querystring from 'node:querystring';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { isTimeZone } from '../daily/day.ts';
import { DEFAULT_DATABASE_CONNECTIONS } from '../store/contract/store.ts';

const NON_EMPTY_TEXT_SCHEMA = z.string().trim().min(1);
const HTTP_URL_SCHEMA = z.url({ protocol: /^https?$/ });
const wholeNumberSchema = (defaultValue: number, min: number, max: number) => {
  const expectedText = `a whole number from ${min} to ${max}`;
  return z.coerce
    .number(expectedText)
    .int(expectedText)
    .min(min, expectedText)
    .max(max, expectedText)
    .default(defaultValue);
};

const SECRET_RECIPE = 'make one with: openssl rand -hex 16';

const SHARDS_FORMAT = 'shards such as 0-3/16 or 5/16, counted from 0, and how many there are in all';

/**
 * Parses `0-3/16` or `5/16`: the ids of this process's shards (parts of the Discord gateway), and their total
 * number. Undefined for any other text.
 */
function parseShards(text: string): { ids: readonly number[]; count: number } | undefined {
  const [, firstId = '', lastId = firstId, totalText = ''] =
    /^(\d{1,5})(?:-(\d{1,5}))?\/(\d{1,5})$/.exec(text) ?? [];
  const count = Number(totalText);
  const ids = Array.from(
    { length: Number(lastId) - Number(firstId) + 1 },
    (_, index) => Number(firstId) + index,
  );
  return ids.length > 0 && Number(lastId) < count ? { ids, count } : undefined;
}

const HOST_NAMES_FORMAT =
  'host names without https:// and port, separated by commas, such as tiles.example.org,bot; or * for all';

/**
 * Returns host names as browsers send them: in lower case, without a dot at the end, and in Punycode.
 * Undefined for any other text.
 */
function parseHostNames(text: string): readonly string[] | undefined {
  if (text === '*') return ['*'];
  // `domainToASCII` ignores what follows a sign that ends a name.
  const names = text
    .split(',')
    .map((name) => domainToASCII(name.trim().replace(/[/\\?#]/g, ':')).replace(/\.$/, ''));
  return names.every((name) => /^[a-z\d_-]+(\.[a-z\d_-]+)*$/.test(name)) ? names : undefined;
}

const NETWORKS_FORMAT =
  'IP addresses or networks, separated by commas, such as 127.0.0.1,10.0.0.0/8,fd00::/8; never all addresses';

/**
 * Parses IP addresses and networks, separated by commas. Undefined for any other text, and for the network of
 * all addresses, because then every visitor could choose an address.
 */
function parseNetworks(text: string): readonly string[] | undefined {
  const networks = text.split(',').map((network) => network.trim());
  const isNetwork = (network: string): boolean => {
    const [, address = '', bits] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(network) ?? [];
    const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    return maxBits > 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= maxBits));
  };
  return networks.every(isNetwork) ? networks : undefined;
}

/** All environment variables that the program reads. `.env.example` lists the same. */
export const ENVIRONMENT_SCHEMA = z
  .object({
    DISCORD_TOKEN: NON_EMPTY_TEXT_SCHEMA.optional(),
    DISCORD_DEV_GUILD: z
      .string()
      .regex(/^\d{5,20}$/, 'a server id is a number of up to 20 digits')
      .optional(),
    DISCORD_API_URL: HTTP_URL_SCHEMA.optional(),
    DISCORD_PUBLIC_KEY: z
      .string()
      .regex(/^[\da-f]{64}$/i, "the application's public key, 64 hexadecimal digits")
      .optional(),
    DISCORD_SHARDS: NON_EMPTY_TEXT_SCHEMA.transform((text, { addIssue }) => {
      const shards = parseShards(text);
      if (shards === undefined) addIssue(SHARDS_FORMAT);
      return shards;
    }).optional(),
    TELEGRAM_TOKEN: NON_EMPTY_TEXT_SCHEMA.optional(),
    TELEGRAM_API_ROOT: HTTP_URL_SCHEMA.optional(),
    TELEGRAM_WEBHOOK_URL: HTTP_URL_SCHEMA.optional(),
    TELEGRAM_WEBHOOK_SECRET: z
      .string()
      .regex(/^[\w-]{16,256}$/, `16 to 256 of A-Z, a-z, 0-9, _ and -; ${SECRET_RECIPE}`)
      .optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
      .optional(),
    DATABASE_CONNECTIONS: wholeNumberSchema(DEFAULT_DATABASE_CONNECTIONS, 2, 1000),
    DATA_DIR: NON_EMPTY_TEXT_SCHEMA.default('./data'),
    HOST: NON_EMPTY_TEXT_SCHEMA.default('127.0.0.1'),
    ALLOWED_HOSTS: NON_EMPTY_TEXT_SCHEMA.transform((text, { addIssue }) => {
      const names = parseHostNames(text);
      if (names === undefined) addIssue(HOST_NAMES_FORMAT);
      return names ?? [];
    }).default([]),
    TRUSTED_PROXIES: NON_EMPTY_TEXT_SCHEMA.transform((text, { addIssue }) => {
      const networks = parseNetworks(text);
      if (networks === undefined) addIssue(NETWORKS_FORMAT);
      return networks ?? [];
    }).default([]),
    PORT: wholeNumberSchema(3000, 0, 65_535),
    SOLVER_THREADS: wholeNumberSchema(2, 1, 64),
    SOLVER_MEMORY_MB: wholeNumberSchema(160, 16, 65_536),
    SOLVER_TIME_MS: wholeNumberSchema(30_000, 100, 600_000),
    DAILY_SECRET: z.string().trim().min(16, `at least 16 characters; ${SECRET_RECIPE}`).optional(),
    DAILY_TIME_ZONE: NON_EMPTY_TEXT_SCHEMA.default('UTC').refine(
      isTimeZone,
      'an IANA time zone such as Europe/Kyiv',
    ),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .refine((settings) => settings.DISCORD_PUBLIC_KEY === undefined || settings.DISCORD_SHARDS === undefined, {
    path: ['DISCORD_SHARDS'],
    error: "shards are the gateway's, which is not opened with DISCORD_PUBLIC_KEY: set one of the two",
  });

export type Config = z.infer<typeof ENVIRONMENT_SCHEMA>;

export function secretsOf(config: Config): readonly string[] {
  const { DISCORD_TOKEN, TELEGRAM_TOKEN, TELEGRAM_WEBHOOK_SECRET, DAILY_SECRET, DATABASE_URL = '' } = config;
  const password = querystring.unescape(URL.parse(DATABASE_URL)?.password ?? '');
  return [DISCORD_TOKEN, TELEGRAM_TOKEN, TELEGRAM_WEBHOOK_SECRET, DAILY_SECRET, password].filter(
    (secret) => secret !== undefined,
  );
}

/** The message names each wrong environment variable and says what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** An empty variable counts as not set. Throws a ConfigError. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const definedVariables = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = ENVIRONMENT_SCHEMA.safeParse(definedVariables);
  if (result.success) return result.data;
  const faultLines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new ConfigError(`These settings need a look (see .env.example):\n${faultLines.join('\n')}`);
}
