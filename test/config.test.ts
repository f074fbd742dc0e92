import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { describe, expect, test } from 'vitest';
import { ConfigError, ENVIRONMENT_SCHEMA, readConfig, secretsOf } from '../src/config/config.ts';

const example = parse(readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8'));

describe('.env.example', () => {
  test('lists exactly the variables that the program reads', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(ENVIRONMENT_SCHEMA.shape).sort());
  });

  test('is a working configuration as it stands: the defaults', () => {
    expect(readConfig(example)).toEqual(readConfig({}));
  });
});

describe('the settings', () => {
  test('name what nobody else may read, the password of the database as it is', () => {
    const given = {
      DATABASE_URL: 'postgres://bot:p%40ss%20word@db/tiles',
      TELEGRAM_TOKEN: '1:telegram',
      DAILY_SECRET: 'daily',
    };
    expect(secretsOf(readConfig(given))).toEqual(['1:telegram', 'daily', 'p@ss word']);
    expect(secretsOf(readConfig({ DATABASE_URL: 'postgres://bot:100%@db/tiles' }))).toEqual(['100%']);
  });

  test('have these defaults', () => {
    expect(readConfig({})).toEqual({
      DATA_DIR: './data',
      HOST: '127.0.0.1',
      PORT: 3000,
      SOLVER_THREADS: 2,
      SOLVER_MEMORY_MB: 160,
      SOLVER_TIME_MS: 30_000,
      DAILY_TIME_ZONE: 'UTC',
      LOG_LEVEL: 'info',
    });
  });

  test('empty and blank variables count as not set', () => {
    expect(readConfig({ DISCORD_TOKEN: '', PORT: ' ' })).toEqual(readConfig({}));
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['SOLVER_THREADS', '0'],
    ['SOLVER_TIME_MS', '-5'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DAILY_TIME_ZONE', 'Mars/Olympus'],
    ['TELEGRAM_API_ROOT', 'localhost'],
    ['TELEGRAM_WEBHOOK_SECRET', 'with space'],
    ['DISCORD_DEV_GUILD', 'my server'],
    ['DISCORD_PUBLIC_KEY', 'not the key'],
    ['DISCORD_PUBLIC_KEY', '0'.repeat(63)],
    ['DISCORD_SHARDS', '16'],
    ['DISCORD_SHARDS', '3-0/16'],
    ['DISCORD_SHARDS', '0-16/16'],
    ['DISCORD_SHARDS', '1,2/16'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused with its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name));
  });

  test.each([
    ['0-3/16', { ids: [0, 1, 2, 3], count: 16 }],
    ['5/16', { ids: [5], count: 16 }],
  ])('DISCORD_SHARDS=%s are these shards of so many', (given, shards) => {
    expect(readConfig({ DISCORD_SHARDS: given }).DISCORD_SHARDS).toEqual(shards);
  });

  test('shards of a gateway that is not opened are refused', () => {
    const both = { DISCORD_SHARDS: '0/2', DISCORD_PUBLIC_KEY: '0'.repeat(64) };
    expect(() => readConfig(both)).toThrow(/DISCORD_SHARDS/);
  });

  test('all faults are named at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});
