import { z } from 'zod';
import { isTimeZone } from './daily/day.ts';

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const count = (fallback: number, min: number, max: number) => {
  const wanted = `a whole number from ${min} to ${max}`;
  return z.coerce.number(wanted).int(wanted).min(min, wanted).max(max, wanted).default(fallback);
};

/** Every variable of the environment that the program reads; `.env.example` lists the same ones. */
export const environment = z.object({
  DISCORD_TOKEN: text.optional(),
  DISCORD_DEV_GUILD: z
    .string()
    .regex(/^\d{5,20}$/, 'a server id is a number of up to 20 digits')
    .optional(),
  DISCORD_API_URL: address.optional(),
  TELEGRAM_TOKEN: text.optional(),
  TELEGRAM_API_ROOT: address.optional(),
  TELEGRAM_WEBHOOK_URL: address.optional(),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{1,256}$/, '1 to 256 of A-Z, a-z, 0-9, _ and -')
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
    .optional(),
  DATA_DIR: text.default('./data'),
  HOST: text.default('127.0.0.1'),
  PORT: count(3000, 0, 65_535),
  SOLVER_THREADS: count(2, 1, 64),
  SOLVER_MEMORY_MB: count(256, 16, 65_536),
  SOLVER_TIME_MS: count(30_000, 100, 600_000),
  DAILY_SECRET: text.optional(),
  DAILY_TIME_ZONE: text.default('UTC').refine(isTimeZone, 'an IANA time zone such as Europe/Kyiv'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export type Config = z.infer<typeof environment>;

/** The settings are wrong; the message names each variable and what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings; empty variables count as not set. Throws a ConfigError. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const read = environment.safeParse(given);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new ConfigError(`These settings need a look (see .env.example):\n${faults.join('\n')}`);
}
