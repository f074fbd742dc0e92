import querystring from 'node:querystring';
import { z } from 'zod';
import { isTimeZone } from '../daily/day.ts';

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

/** Description of a valid `DISCORD_SHARDS`, for the error message about a wrong value. */
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

/** Schema of all environment variables that the program reads. `.env.example` lists the same variables. */
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
      .regex(/^[\w-]{1,256}$/, '1 to 256 of A-Z, a-z, 0-9, _ and -')
      .optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
      .optional(),
    DATA_DIR: NON_EMPTY_TEXT_SCHEMA.default('./data'),
    HOST: NON_EMPTY_TEXT_SCHEMA.default('127.0.0.1'),
    PORT: wholeNumberSchema(3000, 0, 65_535),
    SOLVER_THREADS: wholeNumberSchema(2, 1, 64),
    SOLVER_MEMORY_MB: wholeNumberSchema(160, 16, 65_536),
    SOLVER_TIME_MS: wholeNumberSchema(30_000, 100, 600_000),
    DAILY_SECRET: NON_EMPTY_TEXT_SCHEMA.optional(),
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

/** Returns the settings that must stay secret. */
export function secretsOf(config: Config): readonly string[] {
  const { DISCORD_TOKEN, TELEGRAM_TOKEN, TELEGRAM_WEBHOOK_SECRET, DAILY_SECRET, DATABASE_URL = '' } = config;
  const password = querystring.unescape(URL.parse(DATABASE_URL)?.password ?? '');
  return [DISCORD_TOKEN, TELEGRAM_TOKEN, TELEGRAM_WEBHOOK_SECRET, DAILY_SECRET, password].filter(
    (secret) => secret !== undefined,
  );
}

/** Thrown if environment variables are wrong. The message names each of them and says what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set. Throws a ConfigError.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const definedVariables = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = ENVIRONMENT_SCHEMA.safeParse(definedVariables);
  if (result.success) return result.data;
  const faultLines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new ConfigError(`These settings need a look (see .env.example):\n${faultLines.join('\n')}`);
}
