import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/chat/command.ts';
import type { Incoming } from '../../src/chat/incoming.ts';
import type { Reply } from '../../src/chat/reply.ts';
import { createChat } from '../../src/chat/routing/router.ts';
import { fault, ok, type Result } from '../../src/core/result.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { createMetrics } from '../../src/observe/metrics.ts';
import { withRequestContext } from '../../src/observe/request-context.ts';
import { StoreCallError, StoreUnavailableError } from '../../src/store/contract/faults.ts';
import { runnerWithoutPictures } from '../support/runner.ts';

const command = (name: string, work: () => Promise<Result<unknown>>): Command => ({
  name,
  options: [],
  reveals: 'nothing',
  read: () => ok(name),
  async run() {
    const result = await work();
    return result.ok ? ok({ reply: () => ({ kind: 'answer', text: name }) }) : result;
  },
});

/** Settings of a person and a chat without any choice. */
const NOTHING_CHOSEN = {
  gate: async () => ok({}),
  runner: runnerWithoutPictures(),
  settings: { of: async () => new Map() },
  redirectToPrivateChat: (): Reply => ({ kind: 'answer', text: 'elsewhere' }),
};

const SOMEONE: Incoming = {
  person: { key: 'test:Ann', name: 'Ann' },
  place: { key: 'test:home', isPrivate: true },
  locale: 'en',
  surface: {
    textLimit: 4096,
    captionLimit: 1024,
    maxFileBytes: 0,
    maxButtonRows: 0,
    maxButtonColumns: 0,
    readsAllText: true,
    hasPersonalReplies: false,
    hasPrivateLinks: false,
  },
};

test('each answer is noted with its command and its outcome', async () => {
  const bugs: unknown[] = [];
  const metrics = createMetrics('1');
  const inRequestContext = withRequestContext('web', metrics);
  const chat = createChat({
    findInlineResults: async () => fault('too-fast'),
    commands: [
      { ...command('good', async () => ok(true)), otherNames: ['fine'] },
      command('slow', async () => fault('cancelled')),
      command('late', async () => fault('busy')),
      command('away', async () => Promise.reject(new StoreUnavailableError('gone'))),
      command('alone', async () => Promise.reject(new StoreCallError('late'))),
      command('bad', async () => Promise.reject(new Error('a bug'))),
    ],
    buttons: [{ prefix: 'tile', reveals: 'nothing', press: async () => ok({ notice: 'moved' }) }],
    ...NOTHING_CHOSEN,
    catalogue: loadCatalogue(),
    now: () => 0,
    onBug: (error) => bugs.push(error),
  });
  const lines = [
    '/good',
    '/fine',
    '/slow',
    '/late',
    '/away',
    '/alone',
    '/bad',
    '/goood',
    '/forged_name',
    'hello',
  ];
  for (const line of lines) await inRequestContext('1', () => chat.answerLine(SOMEONE, line));
  await inRequestContext('1', () => chat.answerForm(SOMEONE, 'forged form', {}));
  for (const action of ['tile:1', 'old:button', '<forged>'])
    await inRequestContext('1', () => chat.answerPress(SOMEONE, action));
  const sorry = await inRequestContext('123456789', () => chat.answerLine(SOMEONE, '/bad'));
  expect(sorry?.text).toBe(
    'Something went wrong on my side. I have noted the error as 456789. Please try again.',
  );
  expect((await chat.answerLine(SOMEONE, '/bad'))?.text).toContain('I have noted the error. Please');
  expect((await chat.answerLine(SOMEONE, '/alone'))?.text).toBe(
    'My memory failed me just now. Nothing is lost: please try that again, for example `/daily`.',
  );
  const text = await metrics.toPrometheusText();
  const counted = [
    ...text.matchAll(/requests_total\{platform="web",command="([\w-]+)",outcome="(\w+)"\} (\d+)/g),
  ];
  expect(counted.map(([, ...labels]) => labels.join(' '))).toEqual([
    'good delivered 2',
    'slow cancelled 1',
    'late limited 1',
    'away failed 1',
    'alone failed 1',
    'bad failed 2',
    'text refused 4',
    'press-tile delivered 1',
    'press-forged refused 2',
  ]);
  expect(bugs).toHaveLength(3);
});

test('a bug in reading a bare line is noted, and the line is answered all the same', async () => {
  const bugs: unknown[] = [];
  const chat = createChat({
    findInlineResults: async () => fault('too-fast'),
    commands: [
      {
        ...command('bad', async () => ok(true)),
        read: () => {
          throw new Error('a bug');
        },
        mayAnswer: () => true,
      },
      { ...command('good', async () => ok(true)), mayAnswer: () => true },
    ],
    buttons: [],
    ...NOTHING_CHOSEN,
    catalogue: loadCatalogue(),
    now: () => 0,
    onBug: (error) => bugs.push(error),
  });
  expect(await chat.answerLine(SOMEONE, '1 2 3')).toMatchObject({ text: 'good' });
  expect(bugs).toHaveLength(1);
});

test('quoted text of a user mentions no person, links nowhere and doesn’t change the direction of a line', async () => {
  const chat = createChat({
    findInlineResults: async () => fault('too-fast'),
    commands: [
      command('solve', async () =>
        fault('no-board', { text: '@victim_user https://evil.example \u202egnp.exe' }),
      ),
    ],
    buttons: [],
    ...NOTHING_CHOSEN,
    catalogue: loadCatalogue(),
    now: () => 0,
    onBug: () => {},
  });
  const said = (await chat.answerLine(SOMEONE, '/solve'))?.text ?? '';
  expect(said.replaceAll('\u2060', '')).toContain('“@victim_user https://evil.example gnp.exe”');
  expect(said).not.toMatch(/@\w|:\/\/|\w\.\w|\u202e/);
});

describe('lines of one person', () => {
  /** A chat of commands that end when the test says so; `begun` lists them in order. */
  function waiting() {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const held = (name: string, more: Partial<Command> = {}): Command => ({
      ...command(name, () => {
        begun.push(name);
        return new Promise((resolve) => ends.push(() => resolve(ok(name))));
      }),
      ...more,
    });
    const chat = createChat({
      findInlineResults: async () => fault('too-fast'),
      commands: [
        held('play', { runsInOrder: true }),
        held('move', { runsInOrder: true, mayAnswer: (_, line) => line === 'LUR' }),
        held('solve', { mayAnswer: (_, line) => line === '1 2 0 3' }),
      ],
      buttons: [],
      ...NOTHING_CHOSEN,
      catalogue: loadCatalogue(),
      now: () => 0,
      onBug: (error) => begun.push(String(error)),
    });
    const say = (line: string, who = SOMEONE) => void chat.answerLine(who, line);
    return { begun, say, endFirst: () => ends[0]?.() };
  }
  const BEN = { ...SOMEONE, person: { key: 'test:Ben', name: 'Ben' } };

  test.each(['/move', 'LUR'])('about games are worked in turn: %s waits for /play', async (line) => {
    const { begun, say, endFirst } = waiting();
    say('/play');
    say(line);
    say('/play', BEN);
    await setImmediate();
    expect(begun).toEqual(['play', 'play']);
    endFirst();
    await expect.poll(() => begun).toEqual(['play', 'play', 'move']);
  });

  test.each(['/solve', '1 2 0 3'])('that are not about games don’t wait for a search: %s', async (line) => {
    const { begun, say } = waiting();
    for (const one of [line, '/solve', line, '/play']) say(one);
    await expect.poll(() => begun.toSorted()).toEqual(['play', 'solve', 'solve', 'solve']);
  });
});
