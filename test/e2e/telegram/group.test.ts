import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from 'grammy/types';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { startTelegram } from '../../../src/adapters/telegram/start-telegram.ts';
import { systemClock } from '../../../src/chat/delivery/clock.ts';
import { startLiveMessageUpdater } from '../../../src/chat/delivery/live-message-updater.ts';
import { createPostingRouter } from '../../../src/chat/delivery/posting.ts';
import { openStore } from '../../../src/store/open.ts';
import { solvingMoves } from '../../support/solving-moves.ts';
import { linkOf, openLink, own, player } from '../../support/telegram/players.ts';
import { ANN, BOT, BotApiServer, GROUP, type Shown } from '../../support/telegram/server.ts';
import { openWorld, type World } from '../../support/world.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const DAY = '2026-11-21';
/** Milliseconds between two edits; three seconds for people. */
const PACE = 1000;

let folder: string;
let server: BotApiServer;
let world: World;
let telegram: Adapter;
let stopLiveMessages: () => Promise<void>;

beforeEach(async () => {
  server = await new BotApiServer().start();
  folder = mkdtempSync(join(tmpdir(), 'tileknight-group-'));
  world = await openWorld(undefined, undefined, await openStore({ dataDir: folder }));
  const posting = createPostingRouter();
  stopLiveMessages = startLiveMessageUpdater({
    store: world.store,
    now: world.now,
    posting,
    renderers: world.renderers,
    texts: (locale) => world.chat.texts(locale),
    log: silent,
    clock: systemClock,
    paceMs: PACE,
  });
  const { chat, store } = world;
  telegram = await startTelegram({
    token: server.token,
    apiRoot: server.root,
    chat,
    store,
    log: silent,
  });
  posting.add('telegram', telegram.posting);
});

afterEach(async () => {
  await stopLiveMessages();
  await telegram.stop();
  await world.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const shownIn = (chat: number): Shown[] =>
  server.shown.filter((shown) => shown.chat === chat && !shown.deleted);
const inGroup = (): Shown[] => shownIn(GROUP.id);

const open = (payload: string, from: User): Promise<Shown> => openLink(server, payload, from);

/** The moves that solve the day's puzzle, found once: everybody has the same. */
let solution: string | undefined;

/** Solves the day's puzzle by one typed line, `more` steps longer than need be. */
async function solve(from: User, more = 0): Promise<void> {
  const game = await world.store.games.latest(`telegram:${from.id}`);
  if (game === undefined) throw new Error('no game');
  solution ??= solvingMoves(game);
  const [first = ''] = solution;
  // Faster than any person would stand on no leaderboard.
  world.clock += 60_000;
  const back = { U: 'D', D: 'U', L: 'R', R: 'L' }[first] ?? '';
  server.say(`${first}${back}`.repeat(more / 2) + solution, { from, chat: own(from) });
  await expect
    .poll(async () => (await world.store.games.byId(game.id))?.finishedAt, { timeout: 10_000 })
    .toBeDefined();
}

async function daily(): Promise<Shown> {
  server.say('/daily', { chat: GROUP });
  const message = await server.message(({ chat, keyboard }) => chat === GROUP.id && keyboard !== undefined);
  const noted = () => world.store.liveMessages.find(`day:${DAY}`, `telegram:${GROUP.id}`);
  await expect.poll(noted).toMatchObject({ messageId: `media:${message.id}` });
  return message;
}

describe('a daily puzzle in a group', () => {
  test('of thirty players is one message, edited at the permitted pace, with all results at the end', {
    timeout: 30_000,
  }, async () => {
    server.isLimited = true;
    const message = await daily();
    expect(message).toMatchObject({ kind: 'photo' });
    expect(message.text).toContain('Daily puzzle #325');
    expect(message.text).toContain('Nobody here has solved this puzzle yet');
    const payload = linkOf(message);
    const edits: number[] = [];
    server.on('shown', (shown) => void (shown === message && edits.push(performance.now())));
    const players = Array.from({ length: 30 }, (_, n) => player(n));
    await Promise.all(
      players.map(async (from, n) => {
        await open(payload, from);
        await sleep(n * 50);
        await solve(from, n < 3 ? 2 * (3 - n) : 8);
      }),
    );
    await expect.poll(() => message.text, { timeout: 5000 }).toMatch(/and 20 more$/);
    const lines = message.text.split('\n');
    expect(lines.slice(1, 4)).toEqual(
      ['P2', 'P1', 'P0'].map((name, at) => expect.stringContaining(`${at + 1}. ${name}: `)),
    );
    expect(lines).toHaveLength(12);
    expect(inGroup()).toEqual([message]);
    expect(Math.min(...edits.slice(1).map((at, index) => at - (edits[index] ?? 0)))).toBeGreaterThan(
      PACE - 50,
    );
    expect(server.early).toEqual([]);
    // Its board is a picture that stays; words alone are sent again.
    expect(server.callsOf('editMessageMedia').filter(({ params }) => params.chat_id === GROUP.id)).toEqual(
      [],
    );
  });

  test('stays in place when it is asked for again, also by many at the same time, with a reaction', async () => {
    const lines = Array.from({ length: 6 }, () => server.say('/daily', { chat: GROUP }).message_id);
    await server.message(({ chat }) => chat === GROUP.id);
    await server.until(() => server.reactions.length === 5, 'five signs');
    expect(lines).toEqual(expect.arrayContaining(server.reactions));
    await sleep(PACE + 700);
    expect(inGroup()).toHaveLength(1);
  });

  test('is answered in words when reactions are refused', async () => {
    server.takesReactions = false;
    await daily();
    const again = server.say('/daily', { chat: GROUP });
    const said = await server.message(({ text }) => /few messages up/.test(text));
    expect(said.params.reply_parameters).toMatchObject({ message_id: again.message_id });
  });

  test('is removed and sent again after twenty other messages, even when it is new', async () => {
    const first = await daily();
    for (let chatter = 0; chatter < 20; chatter++) server.say('well', { chat: GROUP });
    server.say('/daily', { chat: GROUP });
    await server.until(() => first.deleted, 'the first one to go');
    await server.until(() => inGroup().length === 1, 'another one');
    expect(linkOf(inGroup()[0])).toBe(linkOf(first));
  });

  test('moves with a group that becomes a supergroup', async () => {
    const old = { id: -900, type: 'group', title: 'Puzzlers' } as const;
    server.say('/daily', { chat: old });
    const message = await server.message(({ chat }) => chat === old.id);
    const payload = linkOf(message);
    await open(payload, player(1));
    server.say('', { chat: old, text: undefined, migrate_to_chat_id: GROUP.id } as never);
    await expect
      .poll(() => world.store.liveMessages.find(`day:${DAY}`, `telegram:${GROUP.id}`))
      .toBeDefined();
    await solve(player(1));
    const moved = await server.message(({ chat }) => chat === GROUP.id);
    expect(moved.text).toMatch(/1\. P1: /);
    expect(message.edits).toBe(0);
    // The old group's messages stay where they are, and so do their links.
    await open(payload, player(2));
    await solve(player(2), 2);
    await server.until(() => /2\. P2: /.test(moved.text), 'the second result');
    server.say('/leaderboard', { chat: GROUP });
    await server.message(
      ({ chat, text }) => chat === GROUP.id && /Leaderboard.*\n1\. P1.*\n2\. P2/s.test(text),
    );
  });

  test('is sent once to a group that has become a supergroup unnoticed', async () => {
    const [old, now] = ['telegram:-900', `telegram:${GROUP.id}`] as const;
    const daily = { dailyAt: 1080, zone: 'UTC', address: old, postDueAt: world.clock };
    await world.store.settings.change(old, () => daily);
    server.faults.push({
      method: 'sendPhoto',
      status: 400,
      description: 'Bad Request: group chat was upgraded to a supergroup chat',
      parameters: { migrate_to_chat_id: GROUP.id },
    });
    const plannedAt = world.clock;
    await world.store.posts.claim('telegram', plannedAt, 10, () => ({
      nextAt: plannedAt + 86_400_000,
      message: { subject: `day:${DAY}`, plannedAt },
    }));
    const post = await server.message();
    expect(post.chat).toBe(GROUP.id);
    await expect
      .poll(async () => (await world.store.liveMessages.find(`day:${DAY}`, now))?.messageId)
      .toBeDefined();
    await sleep(1500);
    expect(inGroup()).toHaveLength(1);
    expect((await world.store.settings.of([now])).get(now)).toMatchObject({ address: now });
  });

  test('counts in each group from which it was opened, also after it is solved', async () => {
    await open(linkOf(await daily()), player(1));
    await solve(player(1));
    const other = { id: -100_901, type: 'supergroup', title: 'Others' } as const;
    server.say('/daily', { chat: other });
    const message = await server.message(({ chat }) => chat === other.id);
    expect(message.text).toContain('Nobody');
    const solved = await open(linkOf(message), player(1));
    expect(solved.text).toMatch(/You're the first to solve it!/);
    await server.until(() => /1\. P1: /.test(message.text), 'the result');
  });
});

describe('a deep link', () => {
  test('of yesterday, a forged one, or one in a group opens nothing and says so', async () => {
    const payload = linkOf(await daily());
    world.clock += 86_400_000;
    expect((await open(payload, ANN)).text).toMatch(/puzzle of 2026-11-21, and its day is over.*\/daily/);
    expect(
      (
        await open(
          payload.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
          ANN,
        )
      ).text,
    ).toMatch(/no longer works/);
    expect((await open('../etc', ANN)).text).toMatch(/no longer works/);
    server.say(`/start@tileknight_bot ${payload}`, { chat: GROUP });
    await server.message(({ chat, text }) => chat === GROUP.id && /works in our private chat/.test(text));
    expect(await world.store.games.latest(`telegram:${ANN.id}`)).toBeUndefined();
  });

  test.each([
    ['/play 2x3', /2x3 board/, 'sliding'],
    ['/play knight 5x5 a1', /knight's tour of 5x5/, 'knight'],
  ])('of %s gives all users the same board', async (line, title, kind) => {
    server.say(line, { chat: GROUP });
    const message = await server.message(({ chat }) => chat === GROUP.id);
    expect(message).toMatchObject({ kind: 'photo', text: expect.stringMatching(title) });
    const starts = [];
    for (const from of [player(1), player(2)]) {
      await open(linkOf(message), from);
      const game = await world.store.games.latest(`telegram:${from.id}`);
      expect(game).toMatchObject({ kind });
      starts.push(game?.start);
    }
    expect(starts[0]).toBe(starts[1]);
    expect(inGroup()).toHaveLength(1);
  });

  test('for a friend gives the board that a user has solved', async () => {
    server.say('/play 2x3');
    const board = await server.message();
    const game = (await world.store.games.latest('telegram:501')) ?? never();
    server.say(solvingMoves(game));
    await server.until(() => board.text.includes('Solved'), 'it to be solved');
    server.press(board, 'Challenge a friend');
    const shared = await server.message(({ text }) => text.includes('/play '));
    await open(linkOf(shared), player(1));
    expect((await world.store.games.latest('telegram:601'))?.start).toBe(game.start);
  });

  test('of a past day gives practice', async () => {
    server.say('/daily yesterday', { chat: GROUP });
    const message = await server.message(({ chat }) => chat === GROUP.id);
    expect((await open(linkOf(message), ANN)).text).toContain('Practice on puzzle #324');
  });
});

describe('typed moves in a private chat', () => {
  test('edit the board while it is the bot’s last message, and otherwise close it and send it again', async () => {
    server.say('/daily');
    const board = await server.message();
    const [one = '', other = ''] = solvingMoves((await world.store.games.latest('telegram:501')) ?? never());
    server.say(one);
    await server.until(() => board.text.includes('1 move'), 'the move');
    server.say(`/move ${other}`);
    await server.until(() => board.text.includes('2 moves'), 'two moves');
    expect(shownIn(501)).toEqual([board]);
    server.say('/start');
    await server.until(() => shownIn(501).length === 2, 'a greeting');
    server.say(solvingMoves((await world.store.games.latest('telegram:501')) ?? never()).slice(2, 3));
    await server.until(() => shownIn(501).length === 3, 'another board');
    await server.until(() => board.keyboard === undefined, 'the old one to lose its buttons');
    expect(shownIn(501).at(-1)?.text).toContain('3 moves');
  });

  test('go to a board that was asked for again, which disables the earlier message', async () => {
    server.say('/daily');
    const first = await server.message();
    server.say('/daily');
    const next = await server.message(({ id }) => id !== first.id);
    await server.until(() => first.keyboard === undefined, 'the first to lose its buttons');
    expect(next.keyboard).toBeDefined();
  });

  test('leave the boards of earlier games playable, and the buttons of their results', async () => {
    server.say('/play 1 2 3 4 0 5');
    const solved = await server.message();
    await server.answerTo(server.press(solved, '5'));
    await server.until(() => solved.text.includes('Solved'), 'the result');
    server.say('/play 1 2 3/4 5 6/0 7 8');
    const first = await server.message(({ text }) => text.includes('3x3'));
    server.say('/play 2x2');
    await server.message(({ text }) => text.includes('2x2'));
    await server.answerTo(server.press(first, '7'));
    await server.until(() => first.text.includes('1 move'), 'the move');
    await server.answerTo(server.press(first, '8'));
    await server.until(() => first.text.includes('Solved'), 'the second result');
    const again = server.shown.length;
    await server.answerTo(server.press(solved, 'Play it again'));
    expect((await server.message(undefined, again)).text).toContain('2x3');
  });
});

describe('typed hints in a private chat', () => {
  test('are answered below the line each time, also by a warning, also with the same text', async () => {
    const asked = async (line: string): Promise<Shown> => {
      const before = server.shown.length;
      server.say(line);
      return server.message(undefined, before);
    };
    const board = await asked('/daily');
    const question = await asked('/hint');
    expect(question.text).toMatch(/Show the hint\?$/);
    await server.until(() => board.keyboard === undefined, 'the board above to lose its buttons');
    await asked('/play 1 2 3/4 5 6/0 7 8');
    const hints = [];
    for (let nth = 0; nth < 5; nth++) hints.push((await asked('/hint')).text.split('\n').at(-1));
    expect(hints.slice(0, 2)).toEqual(['Hint: move tile 7 next.', 'Hint: tile 7 slides to the left.']);
    expect(new Set(hints.slice(2)).size).toBe(1);
  });
});

describe('a public board in a group', () => {
  const inTopic = () => world.store.games.latest(`telegram:${ANN.id}`, { address: `telegram:${GROUP.id}` });

  test('is changed by the lines and replies of its player until it is solved', async () => {
    server.say('/play 1 2 3/4 5 6/0 7 8 public', { chat: GROUP });
    const board = await server.message();
    await expect.poll(inTopic).toBeDefined();
    const { length } = server.shown;
    server.say('/move RL', { chat: GROUP });
    await server.until(() => /not possible/.test(inGroup().at(-1)?.text ?? ''), 'what is wrong');
    server.say('/move LR', { chat: GROUP });
    await server.until(() => board.text.includes('2 moves'), 'two moves');
    server.say('/hint', { chat: GROUP });
    const hint = await server.message(({ text }) => text === 'Hint: move tile 7 next.', length);
    expect(hint).toMatchObject({ kind: 'photo', chat: GROUP.id });
    expect(hint.keyboard).toBeUndefined();
    const reply_to_message = { message_id: board.id, from: BOT, chat: GROUP, date: 1, text: board.text };
    server.say('LL', { chat: GROUP, reply_to_message } as never);
    await server.until(() => /Solved in 4 moves/.test(board.text), 'the result');
    expect(board.deleted).toBeFalsy();
    expect(inGroup().filter(({ text }) => /private chat/.test(text))).toEqual([]);
  });

  test('leaves the other games of its player in the private chat', async () => {
    server.say('/play 2x2');
    await server.message(({ chat }) => chat === ANN.id);
    server.say('/move L', { chat: GROUP });
    const said = await server.message(({ chat }) => chat === GROUP.id);
    expect(said.text).toContain('Your board is in our private chat');
  });
});

describe('a sequence of presses on Telegram, faster than the edits', () => {
  test('counts completely, each tile once', async () => {
    server.say('/play 0 1 3/4 2 5/7 8 6');
    const board = await server.message();
    const shown = { ...board };
    const tiles = ['1', '1', '2', '1', '5', '2', '6', '6'];
    for (const tile of tiles) server.press(shown, tile);
    await server.until(() => board.text.includes('Solved'), 'the result');
    expect(board.text).toContain('in 4 moves');
  });
});

const never = (): never => {
  throw new Error('no game');
};
