import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Shards } from '../../../src/adapters/discord/connection/shards.ts';
import { startDiscord } from '../../../src/adapters/discord/start-discord.ts';
import { makeControlGroup, type Reply } from '../../../src/chat/reply.ts';
import type { Log } from '../../../src/observe/log.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { type StandInChat, standInChat } from '../../support/chat.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import type { LocalInteraction } from '../../support/discord/interaction.ts';
import { LocalDiscord } from '../../support/discord/server.ts';
import { readPendingReplies } from '../../support/pending-replies.ts';
import { recordLog } from '../../support/record-log.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const picture = { bytes: Buffer.from('a picture'), kind: 'png', width: 10, height: 10 } as const;

let discord: LocalDiscord;
let chat: StandInChat;
let store: Store;
let folder: string;
let bot: { stop(): Promise<void> };
let clock: TestClock;

const start = () => {
  const { token, apiUrl } = discord;
  return startDiscord({ token, apiUrl, chat, store, log: silent, clock });
};

/** Discord's three seconds are nearly over for what isn't answered yet. */
async function putOff(use: LocalInteraction, answers = 5): Promise<void> {
  const begun = clock.now();
  await clock.passUntil(() => use.acknowledgedBy === answers);
  expect(clock.now() - begun).toBeLessThan(2500);
}

beforeEach(async () => {
  discord = await new LocalDiscord().start();
  chat = standInChat();
  clock = testClock();
  folder = mkdtempSync(join(tmpdir(), 'tileknight-discord-'));
  store = await openStore({ dataDir: folder });
  bot = await start();
});

afterEach(async () => {
  await bot.stop();
  await discord.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** An answer that the test gives when it wants to. */
function slow() {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  chat.lines = () => promise;
  return resolve;
}

describe("the Discord adapter's connection", () => {
  test('requests no intent except guilds', () => expect(discord.gateway.intents).toBe(1));

  test('reports when it is ready, lost and ready again', async () => {
    await bot.stop();
    const states: string[] = [];
    const onState = (state: string) => void states.push(state);
    bot = await startDiscord({
      token: discord.token,
      apiUrl: discord.apiUrl,
      chat,
      store,
      log: silent,
      onState,
    });
    expect(states).toEqual(['up']);
    discord.gateway.drop();
    await expect.poll(() => states, { timeout: 10_000 }).toEqual(['up', 'connecting', 'up']);
  });

  describe('with shards', () => {
    let states: unknown[][];
    const startShards = async (shards?: Shards, log: Log = silent) => {
      await bot.stop();
      states = [];
      const { token, apiUrl } = discord;
      const onState = (...state: unknown[]) => void states.push(state);
      const given = shards === undefined ? {} : { shards };
      bot = await startDiscord({ token, apiUrl, chat, store, log, onState, ...given });
    };
    beforeEach(() => {
      discord.gateway.shards = 3;
      discord.gateway.identified.length = 0;
    });

    test('opens as many as Discord recommends', async () => {
      await startShards();
      await expect.poll(() => states.at(-1)).toEqual(['up', '3 of 3 shards are up']);
      expect(discord.gateway.identified.toSorted()).toEqual([
        [0, 3],
        [1, 3],
        [2, 3],
      ]);
      expect((await discord.slash('solve', { board: '1' }).answer()).content).toBe('answer to /solve');
    });

    test('opens the configured shards of a larger total', async () => {
      await startShards({ ids: [2, 3], count: 16 });
      await expect.poll(() => states.at(-1)).toEqual(['up', '2 of 2 shards are up']);
      expect(discord.gateway.identified.toSorted()).toEqual([
        [2, 16],
        [3, 16],
      ]);
    });

    test('logs one line for all lost ones, the next one after they were up again, and none at a stop', async () => {
      const { log, logged } = recordLog();
      const lossCount = () =>
        logged.filter(({ message }) => message.startsWith('Discord is not connected')).length;
      await startShards(undefined, log);
      await expect.poll(() => states.at(-1)).toEqual(['up', '3 of 3 shards are up']);
      for (const expectedCount of [1, 2]) {
        for (const shard of [0, 1, 2]) discord.gateway.drop(shard);
        await expect.poll(() => states.at(-1)?.[0]).not.toBe('up');
        await expect.poll(() => states.at(-1)).toEqual(['up', '3 of 3 shards are up']);
        expect(lossCount()).toBe(expectedCount);
      }
      await bot.stop();
      expect(lossCount()).toBe(2);
    });

    test('keeps the others when one is lost or refused', async () => {
      await startShards();
      await expect.poll(() => states.at(-1)?.[0]).toBe('up');
      discord.gateway.drop(1);
      await expect.poll(() => states.at(-1)?.[0]).toBe('connecting');
      expect(states.at(-1)?.[1]).toBe('2 of 3 shards are up; shard 1 of 3: the connection broke off');
      await expect.poll(() => states.at(-1), { timeout: 5000 }).toEqual(['up', '3 of 3 shards are up']);
      discord.gateway.revoke(2);
      await expect.poll(() => states.at(-1)?.[0]).toBe('down');
      expect(states.at(-1)?.[1]).toMatch(/^2 of 3 shards are up; shard 2 of 3: .*DISCORD_TOKEN/);
      expect((await discord.slash('solve', { board: '1' }).answer()).content).toBe('answer to /solve');
    });
  });

  test('fails at a wrong token with a sentence that names DISCORD_TOKEN', async () => {
    const states: unknown[][] = [];
    const onState = (...state: unknown[]) => void states.push(state);
    const wrong = await startDiscord({
      token: 'wrong',
      apiUrl: discord.apiUrl,
      chat,
      store,
      log: silent,
      onState,
    });
    expect(states.at(-1)).toEqual(['down', expect.stringMatching(/DISCORD_TOKEN/)]);
    await wrong.stop();
  });
});

describe('the Discord command menu', () => {
  const puts = () => discord.requestsTo(/^PUT \/applications\/\d+\/commands$/).length;

  test('has commands for servers, direct messages and users, required options first, in all languages', () => {
    expect(discord.commands).toHaveLength(1);
    expect(discord.commands[0]).toMatchObject({
      name: 'solve',
      description: 'solve-description (en)',
      description_localizations: { de: 'solve-description (de)' },
      integration_types: [0, 1],
      contexts: [0, 1, 2],
      options: [
        { name: 'board', type: 3, required: true, description: 'solve-option-board (en)' },
        { name: 'size', type: 3, choices: [{ value: '2x3' }, { value: '3x3' }] },
        { name: 'closed', type: 5 },
      ],
    });
  });

  test('is registered again only when it has changed', async () => {
    expect(puts()).toBe(1);
    await bot.stop();
    bot = await start();
    expect(puts()).toBe(1);
    Object.assign(discord.commands[0] ?? {}, { description: 'something else' });
    await bot.stop();
    bot = await start();
    expect(puts()).toBe(2);
  });

  test('is registered in a single server in development', async () => {
    await bot.stop();
    bot = await startDiscord({
      token: discord.token,
      apiUrl: discord.apiUrl,
      devGuild: '300',
      chat,
      store,
      log: silent,
    });
    expect(discord.guildCommands).toHaveLength(1);
    expect(puts()).toBe(1);
  });
});

describe('a Discord command', () => {
  test('gets a quick answer with text, a described picture, a file and rows of buttons', async () => {
    chat.lines = async () => ({
      kind: 'answer',
      text: '**Solved** in `LU`, 2*3_',
      picture,
      alt: 'a board',
      file: { name: 'order.txt', bytes: Buffer.from('1 2') },
      buttons: makeControlGroup(
        [{ action: 'step:1', label: '▶', style: 'primary' }],
        [
          { action: 'step:2', label: '1' },
          { action: 'step:3', label: '2', style: 'danger' },
        ],
      ),
    });
    const use = discord.slash('solve', { board: '1 2 3 4 0 5', closed: true });
    const answer = await use.answer();
    expect(use.acknowledgedBy).toBe(4);
    expect(answer.content).toBe('**Solved** in `LU`, 2\\*3\\_');
    expect(answer.files).toEqual([
      { name: 'picture.png', description: 'a board', bytes: picture.bytes },
      { name: 'order.txt', description: undefined, bytes: Buffer.from('1 2') },
    ]);
    expect(answer.rows.map((row) => row.map(({ label, style }) => [label, style]))).toEqual([
      [['▶', 1]],
      [
        ['1', 2],
        ['2', 4],
      ],
    ]);
    expect(answer.ephemeral).toBe(false);
    expect(chat.heard[0]?.options).toEqual({ board: '1 2 3 4 0 5', closed: true });
  });

  test.each([
    ['a server', { nick: 'Nick' }, 'Nick', { key: 'discord:guild:300', isPrivate: false }],
    [
      'a server without the bot',
      { guild: '999' },
      'User 500',
      { key: 'discord:guild:999', isPrivate: false },
    ],
    ['a direct message', { guild: undefined }, 'User 500', { key: 'discord:500', isPrivate: true }],
  ])('knows its user and place: %s', async (_, where, name, place) => {
    await discord.slash('solve', { board: '1' }, { ...where, locale: 'ru' }).answer();
    expect(chat.heard[0]?.incoming).toMatchObject({
      person: { key: 'discord:500', name },
      place,
      locale: 'ru',
    });
  });

  // docs.discord.com: "Message" (2000 characters), "Component Reference" (five rows of five buttons),
  // "Uploading Files" (10 MiB). A message can be ephemeral, and there are no deep links.
  const surface = {
    textLimit: 2000,
    captionLimit: 2000,
    maxFileBytes: 10_485_760,
    maxButtonRows: 5,
    maxButtonColumns: 5,
    readsAllText: false,
    hasPersonalReplies: true,
    hasPrivateLinks: false,
    hasChannels: true,
  };

  test('and a press tell the chat what Discord can show, and where', async () => {
    chat.lines = async () => ({
      kind: 'answer',
      text: 'board',
      buttons: makeControlGroup([{ action: 'go:1', label: 'go' }]),
    });
    const where = { nick: 'Nick', locale: 'de', isThere: true };
    const message = await discord.slash('solve', { board: '1' }, where).answer();
    const press = discord.press(message, 'go:1', where);
    await press.answer();
    expect(chat.heard).toHaveLength(2);
    for (const { incoming } of chat.heard)
      expect(incoming).toMatchObject({
        surface,
        person: { key: 'discord:500', name: 'Nick' },
        place: { key: 'discord:guild:300', isPrivate: false },
        address: 'discord:400',
        locale: 'de',
      });
    expect(chat.heard.map(({ incoming }) => Object.keys(incoming.surface).length)).toEqual([9, 9]);
    expect(chat.heard[1]?.incoming).toMatchObject({
      requestKey: `discord:${press.id}`,
      ownAddress: `discord:@${discord.applicationId}/${press.token}`,
    });
  });

  // docs.discord.com, "Permissions": 8 ADMINISTRATOR, 32 MANAGE_GUILD, 8192 MANAGE_MESSAGES, 1024
  // VIEW_CHANNEL
  test.each([
    ['8', true, true],
    ['32', true, true],
    ['8192', true, false],
    ['1024', false, false],
  ])(
    'and a press with the permissions %s know moderators and admins',
    async (permissions, moderates, administers) => {
      const message = await discord.slash('solve', { board: '1' }, { permissions }).answer();
      await discord.press(message, 'go:1', { permissions }).answer();
      const [command, press] = chat.heard.map(({ incoming }) => incoming);
      expect(await command?.isAdmin?.()).toBe(administers);
      expect(await press?.isAdmin?.()).toBe(administers);
      expect(await press?.isModerator?.()).toBe(moderates);
    },
  );

  test('is deferred after 1.2 seconds, and after half of that while another one runs', async () => {
    const finish = slow();
    const first = discord.slash('solve', { board: '1' });
    await expect.poll(() => chat.heard.length).toBe(1);
    await clock.pass(1200);
    await first.until(({ acknowledgedBy }) => acknowledgedBy === 5, 10_000);
    const second = discord.slash('solve', { board: '2' });
    await expect.poll(() => chat.heard.length).toBe(2);
    await clock.pass(600);
    await second.until(({ acknowledgedBy }) => acknowledgedBy === 5, 10_000);
    finish({ kind: 'answer', text: 'done' });
    await second.until(({ original }) => original?.content === 'done');
  });

  test('shows a quick fault to the user alone', async () => {
    chat.lines = async () => ({ kind: 'fault', text: 'no' });
    expect((await discord.slash('solve', { board: 'x' }).answer()).ephemeral).toBe(true);
  });

  test('is deferred well within three seconds, shows progress and then its answer', async () => {
    const finish = slow();
    const use = discord.slash('solve', { board: '1' });
    await putOff(use);
    chat.heard[0]?.incoming.progress?.({ kind: 'working', text: 'one' });
    const putOffAt = clock.now();
    await clock.passUntil(() => use.original?.content === 'one');
    expect(clock.now() - putOffAt).toBeLessThanOrEqual(1600);
    chat.heard[0]?.incoming.progress?.({ kind: 'working', text: 'two' });
    chat.heard[0]?.incoming.progress?.({ kind: 'working', text: 'three' });
    await clock.passUntil(() => use.original?.content === 'three');
    chat.heard[0]?.incoming.progress?.({ kind: 'working', text: 'four' });
    finish({ kind: 'answer', text: 'done', picture });
    await use.until(({ original }) => original?.content === 'done');
    chat.heard[0]?.incoming.progress?.({ kind: 'working', text: 'late' });
    await pause(100);
    await clock.pass(3000);
    expect(use.original?.history).toEqual(['one', 'three']);
    expect(use.original?.content).toBe('done');
    expect(readPendingReplies(folder, 'discord')).toEqual([]);
  });

  test('shows a slow fault to the user alone', async () => {
    const finish = slow();
    const use = discord.slash('solve', { board: '1' });
    await putOff(use);
    finish({ kind: 'fault', text: 'no' });
    expect(await use.followUp()).toMatchObject({ content: 'no', ephemeral: true });
    expect(use.original?.deleted).toBe(true);
  });

  test('answers a bug with an apology', async () => {
    chat.lines = () => Promise.reject(new Error('a bug'));
    expect(await discord.slash('solve', { board: '1' }).answer()).toMatchObject({
      content: 'sorry (en)',
      ephemeral: true,
    });
  });

  test('apologises for an answer that Discord refuses', async () => {
    chat.lines = async () => ({
      kind: 'answer',
      text: 'twice',
      buttons: makeControlGroup([
        { action: 'a:1', label: '1' },
        { action: 'a:1', label: '2' },
      ]),
    });
    expect((await discord.slash('solve', { board: '1' }).answer()).content).toBe('sorry (en)');
  });

  test('is deferred for the user alone in a server when its answer will be', async () => {
    chat.isPersonal = (_, name) => name === 'solve';
    for (const [where, ephemeral] of [
      [{}, true],
      [{ guild: undefined }, false],
    ] as const) {
      const finish = slow();
      const use = discord.slash('solve', { board: '1' }, where);
      await putOff(use);
      expect(use.original?.ephemeral).toBe(ephemeral);
      finish({ kind: 'answer', text: 'done', personal: ephemeral });
      await clock.passUntil(() => use.original?.content === 'done');
      expect(use.followUps).toEqual([]);
    }
  });

  test('gets its deferred answer after server errors, without an apology or leftovers', async () => {
    const finish = slow();
    const use = discord.slash('solve', { board: '1' });
    await putOff(use);
    // Four tries of discord.js each, so three of ours fail.
    discord.fail(/^PATCH \/webhooks\//, 500, { times: 12 });
    finish({ kind: 'answer', text: 'done', picture });
    await clock.passUntil(() => use.original?.content === 'done');
    expect(discord.requestsTo(/^PATCH \/webhooks\//)).toHaveLength(13);
    expect(use.followUps).toEqual([]);
    await expect.poll(() => readPendingReplies(folder, 'discord')).toEqual([]);
  });

  test('is answered once when Discord delivers it twice', async () => {
    const use = discord.slash('solve', { board: '1' });
    await discord.deliver(use);
    await use.answer();
    await discord.deliver(use);
    await discord.slash('solve', { board: '2' }).answer();
    expect(chat.heard.map(({ options }) => options?.board)).toEqual(['1', '2']);
    expect(discord.requestsTo(/^POST \/interactions\//)).toHaveLength(2);
  });

  test('is retried after a server error, but not answered twice when the response was lost', async () => {
    discord.fail(/^POST \/interactions\//, 502);
    expect((await discord.slash('solve', { board: '1' }).answer()).content).toBe('answer to /solve');
    discord.fail(/^POST \/interactions\//, 502, { after: true });
    const use = discord.slash('solve', { board: '1' });
    expect((await use.answer()).content).toBe('answer to /solve');
    await pause(200);
    expect(use.followUps).toEqual([]);
  });
});

// docs.discord.com, "Autocomplete": at most 25 choices of at most 100 characters.
test('a typed option gets its first 25 suggestions that are short enough, and knows the other options', async () => {
  const asked: unknown[] = [];
  const suggestions = ['x'.repeat(101), 'x'.repeat(100), ...Array.from({ length: 30 }, (_, at) => `${at}`)];
  chat.suggest = (...given) => {
    asked.push(given);
    return suggestions;
  };
  const use = discord.typing('solve', 'size', '3', { board: '1 2 3 0' });
  const choices = await use.until((interaction) => interaction.choices);
  expect(choices.map(({ value }) => value)).toEqual(suggestions.slice(1, 26));
  expect(choices.every(({ name, value }) => name === value)).toBe(true);
  expect(asked).toEqual([['solve', 'size', '3', { board: '1 2 3 0' }]]);
});

describe('a press on a Discord button', () => {
  const withButton = async () => {
    chat.lines = async () => ({
      kind: 'answer',
      text: 'board',
      picture,
      buttons: makeControlGroup([{ action: 'go:1', label: 'go' }]),
    });
    return discord.slash('solve', { board: '1' }).answer();
  };

  test('replaces text, picture and buttons by an edit', async () => {
    const message = await withButton();
    chat.presses = async () => ({
      edit: { kind: 'answer', text: 'moved', picture: { ...picture, bytes: Buffer.from('new') } },
    });
    const press = discord.press(message, message.button('go'));
    await press.until(({ acknowledgedBy }) => acknowledgedBy === 7);
    expect(message.content).toBe('moved');
    expect(message.files.map(({ bytes }) => String(bytes))).toEqual(['new']);
    expect(message.rows).toEqual([]);
  });

  test('shows a notice to the user alone, and sends a reply and a notice after an edit', async () => {
    const message = await withButton();
    const press = discord.press(message, 'forged');
    expect(await press.answer()).toMatchObject({ content: 'that button is old', ephemeral: true });
    expect(message.content).toBe('board');
    chat.presses = async () => ({
      edit: { kind: 'answer', text: 'moved' },
      reply: { kind: 'answer', text: 'shared' },
      notice: 'well done',
    });
    const second = discord.press(message, 'go:1');
    await second.until(({ followUps }) => followUps.length === 2);
    expect(second.followUps.map(({ content, ephemeral }) => [content, ephemeral])).toEqual([
      ['shared', false],
      ['well done', true],
    ]);
  });

  test('is acknowledged in time when it is slow, and edits its message later', async () => {
    const message = await withButton();
    const { promise, resolve } = Promise.withResolvers<{ edit: Reply }>();
    chat.presses = () => promise;
    const press = discord.press(message, 'go:1');
    await putOff(press, 6);
    resolve({ edit: { kind: 'answer', text: 'late' } });
    await press.until(() => message.content === 'late');
  });

  test('comes with the id of its interaction, as a command does', async () => {
    const message = await withButton();
    const press = discord.press(message, 'go:1');
    await press.answer();
    const [command, pressed] = chat.heard.map(({ incoming }) => incoming.requestKey);
    expect(pressed).toBe(`discord:${press.id}`);
    expect(command).toMatch(/^discord:\d+$/);
    expect(command).not.toBe(pressed);
  });

  test('is shown in order among quick presses on one message', async () => {
    const message = await withButton();
    const delays: Record<string, number> = { 'go:1': 100, 'go:2': 0 };
    chat.presses = async (_, action) => {
      await pause(delays[action]);
      return { edit: { kind: 'answer', text: action } };
    };
    const presses = ['go:1', 'go:2'].map((action) => discord.press(message, action));
    for (const press of presses) await press.until(({ acknowledgedBy }) => acknowledgedBy === 7);
    expect(message.history.concat(message.content)).toEqual(['board', 'go:1', 'go:2']);
  });

  test('does no harm on a deleted message', async () => {
    const message = await withButton();
    discord.fail(/^POST \/interactions\//, 404);
    discord.press(message, 'go:1');
    expect((await discord.press(message, 'go:1').answer()).content).toBe('that button is old');
  });
});

describe('the Discord adapter at stop and start', () => {
  /** A reply that an earlier process has left. */
  async function leave(key: string, request: string): Promise<void> {
    const before = await openStore({ dataDir: folder });
    const now = Date.now();
    await before.pendingReplies.save({ adapter: 'discord', key, request, until: now + 60_000, now });
    await before.close();
  }

  test('finishes running answers at a stop', async () => {
    const finish = slow();
    const use = discord.slash('solve', { board: '1' });
    await putOff(use);
    const stopped = bot.stop();
    finish({ kind: 'answer', text: 'done' });
    await stopped;
    expect(use.original?.content).toBe('done');
    bot = await start();
  });

  test('gives an answer that was deferred before the start', async () => {
    const finish = slow();
    const use = discord.slash('solve', { board: '7' });
    await putOff(use);
    const [pending] = readPendingReplies(folder, 'discord');
    finish({ kind: 'answer', text: 'first' });
    await use.answer();
    await bot.stop();
    await leave(use.id, pending?.request ?? '');
    chat.lines = async (_, __, { board }) => ({ kind: 'answer', text: `again ${board}` });
    bot = await start();
    await use.until(({ original }) => original?.content === 'again 7');
    await expect.poll(() => readPendingReplies(folder, 'discord')).toEqual([]);
  });

  test('drops a pending answer that it can’t read', async () => {
    await bot.stop();
    await leave('1', '{"no": "request"}');
    bot = await start();
    await expect.poll(() => readPendingReplies(folder, 'discord')).toEqual([]);
    expect(chat.heard).toEqual([]);
  });
});
