import { expect, test } from 'vitest';
import type { Command, Incoming } from '../../src/chat/command.ts';
import { metered } from '../../src/chat/metered.ts';
import { createChat } from '../../src/chat/router.ts';
import { fault, ok } from '../../src/core/result.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { createMetrics } from '../../src/observe/metrics.ts';

const command = (name: string, ask: Command['ask']): Command => ({
  name,
  options: [],
  read: () => ok(name),
  ask,
  reply: async () => ({ kind: 'answer', text: name }),
});

const SOMEONE: Incoming = {
  person: { key: 'test:Ann', name: 'Ann' },
  place: { key: 'test:home', isPrivate: true },
  locale: 'en',
  surface: {
    textLimit: 4096,
    captionLimit: 1024,
    fileBytes: 0,
    buttonRows: 0,
    buttonColumns: 0,
    hearsText: true,
    personalReplies: false,
  },
};

test('metrics are told which command it was, and how it ended', async () => {
  const bugs: unknown[] = [];
  const metrics = createMetrics('1');
  const chat = metered(
    createChat({
      commands: [
        { ...command('good', async () => ok(true)), otherNames: ['fine'] },
        command('slow', async () => fault('cancelled')),
        command('bad', async () => Promise.reject(new Error('a bug'))),
      ],
      buttons: [],
      catalogue: loadCatalogue(),
      now: () => 0,
      onBug: (error) => bugs.push(error),
    }),
    'web',
    metrics,
  );
  for (const line of ['/good', '/fine', '/slow', '/bad', '/goood', 'hello']) await chat.line(SOMEONE, line);
  await chat.press(SOMEONE, 'old:button');
  const text = await metrics.exposition();
  const counted = [...text.matchAll(/handled_total\{adapter="web",command="(\w+)",outcome="(\w+)"\} (\d+)/g)];
  expect(counted.map(([, ...labels]) => labels.join(' '))).toEqual([
    'good answered 2',
    'slow cancelled 1',
    'bad failed 1',
    'text answered 2',
    'press answered 1',
  ]);
  expect(bugs).toHaveLength(1);
});

test('a bug in reading a bare line is noted, and the line is answered all the same', async () => {
  const bugs: unknown[] = [];
  const chat = createChat({
    commands: [
      {
        ...command('bad', async () => ok(true)),
        read: () => {
          throw new Error('a bug');
        },
        isMeant: () => true,
      },
      { ...command('good', async () => ok(true)), isMeant: () => true },
    ],
    buttons: [],
    catalogue: loadCatalogue(),
    now: () => 0,
    onBug: (error) => bugs.push(error),
  });
  expect(await chat.line(SOMEONE, '1 2 3')).toMatchObject({ text: 'good' });
  expect(bugs).toHaveLength(1);
});
