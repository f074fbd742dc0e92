import { DiscordAPIError } from 'discord.js';
import { GrammyError, HttpError } from 'grammy';
import { describe, expect, test } from 'vitest';
import { createLog, hideSecrets } from '../../src/observe/log.ts';

// The shapes are the platforms' own: Telegram's and Discord's documentation print tokens like these.
const TELEGRAM = '123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsawx';
const DISCORD = `${'M'.repeat(24)}.GabcDe.${'x'.repeat(38)}`;

function logged(
  level: string,
  use: (log: ReturnType<typeof createLog>) => void,
  known: string[] = [],
): string {
  let lines = '';
  use(
    createLog(level, known, (line) => {
      lines += line;
    }),
  );
  return lines;
}

function endless(): Error {
  const error = new Error('again');
  error.cause = error;
  return error;
}

describe('the log', () => {
  test('writes one JSON object a line, with its level and time in words', () => {
    const line = JSON.parse(logged('info', (log) => log.info({ adapter: 'web' }, 'listening')));
    expect(line).toMatchObject({ level: 'info', adapter: 'web', msg: 'listening' });
    expect(Date.parse(line.time)).toBeGreaterThan(0);
  });

  test('leaves out what is below its level', () => {
    expect(logged('warn', (log) => log.info('quiet'))).toBe('');
  });

  test.each([
    ['in a message', (log: ReturnType<typeof createLog>, token: string) => log.info(`got ${token}`)],
    [
      'in an error',
      (log: ReturnType<typeof createLog>, token: string) => log.error(new Error(`GET /bot${token}/getMe`)),
    ],
    [
      'in a field',
      (log: ReturnType<typeof createLog>, token: string) => log.warn({ deep: { url: token } }, 'failed'),
    ],
  ])('hides tokens %s', (_, use) => {
    for (const token of [TELEGRAM, DISCORD]) {
      const line = logged('info', (log) => use(log, token));
      expect(line).not.toContain(token);
      expect(line).toContain('[hidden]');
      expect(() => JSON.parse(line)).not.toThrow();
    }
  });

  test('says of an error what it is and where, and nothing that hangs on it', () => {
    const error = Object.assign(new Error('Service Unavailable', { cause: new Error('socket hang up') }), {
      code: 503,
      requestBody: { files: [{ data: Buffer.alloc(200_000) }] },
    });
    const line = logged('info', (log) => log.error({ err: error }, 'not taken'));
    expect(line.length).toBeLessThan(8192);
    expect(JSON.parse(line).err).toMatchObject({
      type: 'Error',
      message: 'Service Unavailable',
      code: 503,
      cause: { message: 'socket hang up' },
    });
  });

  test("says where a platform refused what, and never what was sent, of the libraries' own errors", () => {
    const picture = Buffer.alloc(300_000, 'picture');
    const refused = new DiscordAPIError(
      { code: 50_035, message: 'Invalid Form Body' },
      50_035,
      400,
      'PATCH',
      'https://discord.com/api/v10/channels/1/messages/2',
      { files: [{ name: 'picture.png', data: picture }], body: { content: 'a private line' } },
    );
    const answer = { ok: false as const, error_code: 400, description: 'Bad Request: message is too long' };
    const payload = { chat_id: 1, text: 'a private line' };
    for (const [error, facts] of [
      [
        refused,
        {
          code: 50_035,
          status: 400,
          method: 'PATCH',
          url: 'https://discord.com/api/v10/channels/1/messages/2',
        },
      ],
      [
        new GrammyError("Call to 'sendMessage' failed!", answer, 'sendMessage', payload),
        { error_code: 400, method: 'sendMessage' },
      ],
      [
        new HttpError('Network request failed!', new Error('ECONNRESET')),
        { cause: { message: 'ECONNRESET' } },
      ],
    ] as const) {
      const line = logged('info', (log) => log.error({ err: error }, 'not taken'));
      expect(JSON.parse(line).err).toMatchObject(facts);
      expect(line).not.toMatch(/a private line|picture/);
    }
  });

  test.each([
    ['a long message', { err: new Error('x'.repeat(1_000_000)) }],
    ['causes without end', { err: endless() }],
    ['long facts', { texts: Array.from({ length: 1000 }, () => 'ü'.repeat(1000)) }],
    ['many facts', Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`fact${i}`, 'é'.repeat(400)]))],
    ['signs of many bytes', { text: '漢'.repeat(4000) }],
  ])('keeps a line within 8 KB: %s', (_, facts) => {
    const line = logged('info', (log) => log.warn(facts, 'too much'));
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(8192);
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', msg: 'too much' });
    expect(line.endsWith('\n')).toBe(true);
  });

  test('hides fields that are named after secrets', () => {
    const line = logged('info', (log) => log.info({ token: 'short', headers: { cookie: 'a=b' } }, 'request'));
    expect(line).not.toMatch(/short|a=b/);
  });

  test('hides secrets that only the configuration knows', () => {
    expect(logged('info', (log) => log.info('the webhook said tinker-bell'), ['tinker-bell'])).not.toContain(
      'tinker',
    );
  });

  test('hides secrets in any spelling', () => {
    const secret = 'a "secret" & more';
    for (const line of [secret, JSON.stringify({ secret }), `http://host/?key=${encodeURIComponent(secret)}`])
      expect(hideSecrets(line, [secret])).not.toContain('more');
  });

  test("hides a database's password and an interaction's token, and keeps the rest of the address", () => {
    expect(hideSecrets('postgres://bot:hunter2@db:5432/tiles')).toBe('postgres://bot:[hidden]@db:5432/tiles');
    expect(hideSecrets('POST /webhooks/42/aW50ZXJhY3Rpb24/messages')).toBe(
      'POST /webhooks/42/[hidden]/messages',
    );
  });

  test('leaves ordinary lines alone', () => {
    const line = 'solved 1 2 3 4 0 5 in 12.5 ms; see http://127.0.0.1:3000/health at 10:30:00';
    expect(hideSecrets(line)).toBe(line);
  });
});
