import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Incoming } from '../../src/chat/incoming.ts';
import { createJobs } from '../../src/chat/limits/jobs.ts';
import { type Button, buttonRows, type Reply } from '../../src/chat/reply.ts';
import { buttonOf, openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const TELEGRAM = { hasPersonalReplies: false, hasPrivateLinks: true, readsAllText: false };
const inGroup = (name: string, group = 'puzzlers'): Incoming => ({
  ...world.someone(name, group, TELEGRAM),
  address: `test:${group}`,
  isAdmin: async () => false,
  isModerator: async () => false,
});

/**
 * Two ways to write in the name of a chat (core.telegram.org/bots/api#message, `sender_chat`). In both, a
 * press comes from the account behind it.
 */
const MASKS: readonly (readonly [string, (group?: string) => Incoming])[] = [
  [
    'an anonymous admin',
    (group = 'puzzlers') => ({
      ...inGroup('-', group),
      person: { key: `test:${group}`, name: 'Puzzlers' },
      isMasked: true,
      isAdmin: async () => true,
    }),
  ],
  [
    'a channel',
    (group) => ({ ...inGroup('-', group), person: { key: 'test:-100555', name: 'News' }, isMasked: true }),
  ],
];

const play = async (who: Incoming, line = '/play 1 2 3/4 5 6/0 7 8 public') =>
  (await world.chat.answerLine(who, line)) as Reply;
const buttonsOf = (reply: Reply | undefined): readonly Button[] => buttonRows(reply?.buttons).flat();

describe.each(MASKS)('what %s begins', (name, mask) => {
  test('as a public game can be played to its end by everybody in the chat', async () => {
    const board = await play(mask());
    expect(board.text).toContain('Everybody here can play on this board.');
    const next = await world.chat.answerPress(inGroup('Ben'), buttonOf(board, '7'));
    expect(next.edit?.text).toContain('· 1 move');
    const last = await world.chat.answerPress(inGroup('Cleo'), buttonOf(next.edit, '8'));
    expect(last.edit?.text).toMatch(/Solved/);
    const again = await world.chat.answerPress(inGroup('Cleo'), buttonOf(last.edit, 'Play it again'));
    const { notice } = await world.chat.answerPress(inGroup('Ben'), buttonOf(again.reply, '7'));
    expect(notice).toContain("Cleo's board");
  });

  test('as a public game is out of reach from other chats', async () => {
    const board = await play(mask());
    const { notice, edit } = await world.chat.answerPress(inGroup('Ben', 'elsewhere'), buttonOf(board, '7'));
    expect(notice).toMatch(/'s board/);
    expect(edit).toBeUndefined();
  });

  test('as a public game goes along when the group becomes a supergroup', async () => {
    const board = await play(mask(`old ${name}`));
    await world.store.renamePlace(`test:old ${name}`, `test:new ${name}`);
    const { edit } = await world.chat.answerPress(inGroup('Ben', `new ${name}`), buttonOf(board, '7'));
    expect(edit?.text).toContain('· 1 move');
  });

  test('as a public game takes typed moves', async () => {
    const [board, who] = [await play(mask()), inGroup('Dan')];
    const id = /^tile:(\w+):/.exec(buttonOf(board, '7'))?.[1] ?? '';
    const live = { subject: `board:${id}`, address: 'test:puzzlers', place: 'test:puzzlers', locale: 'en' };
    await world.store.liveMessages.record(live as never, `message ${id}`);
    await world.chat.answerLine(who, '/move L');
    expect(await world.store.games.byId(id)).toMatchObject({ moveCount: 1 });
    await world.chat.answerLine(mask(), '/move R');
    expect(await world.store.games.byId(id)).toMatchObject({ moveCount: 2 });
  });

  test('as a race is started by its players, and started and ended by moderators', async () => {
    const group = `race of ${name}`;
    const race = await world.chat.answerLine(mask(group), '/race 2x2');
    const id = /^begin:(\w+)/.exec(buttonOf(race, 'Start now'))?.[1] ?? '';
    const [ben, cleo, dan] = [inGroup('Ben', group), inGroup('Cleo', group), inGroup('Dan', group)];
    for (const { person } of [ben, cleo])
      await world.store.rounds.join(id, {
        person: person.key,
        personName: person.name,
        maxPlayers: 9,
        now: world.clock,
      });
    for (const [who, button] of [
      [dan, 'Start now'],
      [dan, 'End this round'],
      [ben, 'End this round'],
    ] as const)
      expect((await world.chat.answerPress(who, buttonOf(race, button))).notice).toBe(
        'The players of this round can start it, and moderators can start and end it. `/race 2x2` opens your own round.',
      );
    expect((await world.chat.answerPress(ben, buttonOf(race, 'Start now'))).notice).toMatch(/has started/);
    expect((await world.store.rounds.byId(id))?.state).toBe('running');
    await world.chat.answerPress({ ...dan, isModerator: async () => true }, buttonOf(race, 'End this round'));
    expect((await world.store.rounds.byId(id))?.state).toBe('over');
  });

  test('as a job is cancelled by everybody in the chat, and by nobody else', async () => {
    const jobs = createJobs();
    const job = jobs.register(mask());
    expect(await jobs.cancel(job?.id ?? '', inGroup('Ben', 'elsewhere'))).toBe('foreign');
    expect(await jobs.cancel(job?.id ?? '', inGroup('Ben'))).toBe('cancelled');
    expect(job?.signal.aborted).toBe(true);
  });

  test('as a question about a person leads to the private chat', async () => {
    for (const line of ['/stats', '/export', '/forget', '/daily', '/play 3x3']) {
      const answer = await world.chat.answerLine(mask(), line);
      expect([line, buttonsOf(answer)[0]?.deepLinkPayload]).toEqual([line, expect.any(String)]);
    }
  });
});

test('a job or game of one person stays theirs', async () => {
  const jobs = createJobs();
  const job = jobs.register(inGroup('Ann'));
  expect(await jobs.cancel(job?.id ?? '', inGroup('Ben'))).toBe('foreign');
  const { notice } = await world.chat.answerPress(inGroup('Ben'), buttonOf(await play(inGroup('Ann')), '7'));
  expect(notice).toContain("Ann's board");
});
