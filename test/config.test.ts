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
      DAILY_SECRET: 'a seed of the days',
    };
    expect(secretsOf(readConfig(given))).toEqual(['1:telegram', 'a seed of the days', 'p@ss word']);
    expect(secretsOf(readConfig({ DATABASE_URL: 'postgres://bot:100%@db/tiles' }))).toEqual(['100%']);
  });

  test('have these defaults', () => {
    expect(readConfig({})).toEqual({
      DATABASE_CONNECTIONS: 9,
      DATA_DIR: './data',
      HOST: '127.0.0.1',
      ALLOWED_HOSTS: [],
      TRUSTED_PROXIES: [],
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
    ['DATABASE_CONNECTIONS', '1'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DAILY_TIME_ZONE', 'Mars/Olympus'],
    ['TELEGRAM_API_ROOT', 'localhost'],
    ['TELEGRAM_WEBHOOK_SECRET', 'a secret with spaces'],
    ['DISCORD_DEV_GUILD', 'my server'],
    ['DISCORD_PUBLIC_KEY', 'not the key'],
    ['DISCORD_PUBLIC_KEY', '0'.repeat(63)],
    ['DISCORD_SHARDS', '16'],
    ['DISCORD_SHARDS', '3-0/16'],
    ['DISCORD_SHARDS', '0-16/16'],
    ['DISCORD_SHARDS', '1,2/16'],
    ['LOG_LEVEL', 'loud'],
    ['ALLOWED_HOSTS', 'https://tiles.example.org'],
    ['ALLOWED_HOSTS', 'tiles.example.org:443'],
    ['ALLOWED_HOSTS', 'tiles.example.org/chat'],
    ['ALLOWED_HOSTS', 'tiles.example.org bot'],
    ['ALLOWED_HOSTS', 'bot,,tiles'],
    ['ALLOWED_HOSTS', '*.example.org'],
    ['ALLOWED_HOSTS', '*, bot'],
    ['TRUSTED_PROXIES', 'proxy.example.org'],
    ['TRUSTED_PROXIES', '*'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '::/0'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
    ['TRUSTED_PROXIES', '10.0.0.1:80'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
  ])('%s=%s is refused with its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name));
  });

  test.each([
    ['DAILY_SECRET', 'x'],
    ['DAILY_SECRET', `  ${'q'.repeat(15)}  `],
    ['TELEGRAM_WEBHOOK_SECRET', 'q'.repeat(15)],
  ])('a %s that can be guessed is refused with the way to a better one, and is not shown', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(new RegExp(`${name}: .*16.*openssl rand -hex 16`));
    expect(read).not.toThrow(/q{2}|'x'|"x"/);
    expect(readConfig({ [name]: 'q'.repeat(16) })).toMatchObject({ [name]: 'q'.repeat(16) });
  });

  // Ids of Discord are unsigned 64-bit numbers; its documentation shows this one of 17 digits.
  test.each([
    ['DISCORD_DEV_GUILD', '41771983423143937'],
    ['DISCORD_DEV_GUILD', '1200000000000000000'],
    ['DISCORD_DEV_GUILD', `${2n ** 64n - 1n}`],
    ['DISCORD_PUBLIC_KEY', 'e7a50ff0'.repeat(8)],
    ['DISCORD_PUBLIC_KEY', 'E7A50FF0'.repeat(8)],
  ])('%s may be %s', (name, value) => {
    expect(readConfig({ [name]: value })).toMatchObject({ [name]: value });
  });

  test.each([
    ['0-3/16', { ids: [0, 1, 2, 3], count: 16 }],
    ['5/16', { ids: [5], count: 16 }],
  ])('DISCORD_SHARDS=%s are these shards of so many', (given, shards) => {
    expect(readConfig({ DISCORD_SHARDS: given }).DISCORD_SHARDS).toEqual(shards);
  });

  // "bücher" is RFC 3492's form of the label, as browsers send it.
  test.each([
    ['Tiles.Example.ORG., my_bot', ['tiles.example.org', 'my_bot']],
    ['bücher.example', ['xn--bcher-kva.example']],
    ['*', ['*']],
  ])('ALLOWED_HOSTS=%s are the names as browsers send them', (given, names) => {
    expect(readConfig({ ALLOWED_HOSTS: given }).ALLOWED_HOSTS).toEqual(names);
  });

  test('TRUSTED_PROXIES are addresses and networks', () => {
    const TRUSTED_PROXIES = '127.0.0.1, 10.0.0.0/8,fd00::/8, ::1';
    const networks = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1'];
    expect(readConfig({ TRUSTED_PROXIES })).toMatchObject({ TRUSTED_PROXIES: networks });
  });

  test('shards of a gateway that is not opened are refused', () => {
    const both = { DISCORD_SHARDS: '0/2', DISCORD_PUBLIC_KEY: '0'.repeat(64) };
    expect(() => readConfig(both)).toThrow(/DISCORD_SHARDS/);
  });

  test('all faults are named at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});
