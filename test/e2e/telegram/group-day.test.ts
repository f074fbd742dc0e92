import { rmSync } from 'node:fs';
import type { User } from 'grammy/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder } from '../../support/program/data-folder.ts';
import { movedClock } from '../../support/program/moved-clock.ts';
import { type Program, startProgram } from '../../support/program/program.ts';
import { linkOf, openLink, own, player, solutionOf } from '../../support/telegram/players.ts';
import { ANN, BEN, BotApiServer, GROUP, type Shown } from '../../support/telegram/server.ts';

/** A basic group, which becomes `GROUP`. */
const OLD = { id: -900, type: 'group', title: 'Puzzlers' } as const;
const CLEO = player(3);
const DORA = player(4);

let server: BotApiServer;
let folder: string;
let clock: ReturnType<typeof movedClock>;
let program: Program;

beforeAll(async () => {
  server = await new BotApiServer().start();
  server.administrators.add(ANN.id);
  folder = dataFolder('group-day');
  // A Friday and a Saturday before the weeks of larger boards: both have 3x3.
  clock = movedClock(folder, '2026-11-20T12:00:00Z');
  const { token: TELEGRAM_TOKEN, root: TELEGRAM_API_ROOT } = server;
  program = await startProgram(folder, { ...clock.env, TELEGRAM_TOKEN, TELEGRAM_API_ROOT });
});
afterAll(async () => {
  await program.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const becomes = (shown: Shown, words: RegExp) => server.until(() => words.test(shown.text), String(words));
const next = (chat: number, before = server.shown.length) =>
  server.message((shown) => shown.chat === chat && shown.kind === 'photo', before);

async function daily(chat: typeof OLD | typeof GROUP): Promise<Shown> {
  const coming = next(chat.id);
  server.say('/daily', { chat });
  return coming;
}

/** Solves the board of a private chat by one typed line. */
async function solve(from: User, board: Shown): Promise<void> {
  const before = server.shown.length;
  // No hand is quicker.
  clock.passMinute();
  server.say(solutionOf(board), { from, chat: own(from) });
  await server.until(
    () =>
      /^Solved/.test(board.text) ||
      server.shown.slice(before).some(({ chat, text }) => chat === from.id && text.startsWith('Solved')),
    `${from.first_name} to be through`,
  );
}

async function solveInPrivate(from: User): Promise<void> {
  const board = next(from.id);
  server.say('/daily', { from, chat: own(from) });
  await solve(from, await board);
}

const onFrom = async (message: Shown, from: User) =>
  solve(from, await openLink(server, linkOf(message), from));

test('a group’s daily message stays correct while it is posted, solved in the group and in private, and moved', {
  timeout: 120_000,
}, async () => {
  // The day before, Ann plays in the group.
  const friday = await daily(OLD);
  expect(friday.text).toContain('Nobody here has solved this puzzle yet');
  await onFrom(friday, ANN);
  await becomes(friday, /\n1\. Ann Lee: /);

  // Before the post.
  clock.set('2026-11-21T12:00:00Z');
  server.say('/settings daily 18:00 UTC', { chat: OLD });
  await server.message(({ text }) => /posted at 18:00 \(UTC\), here/.test(text));
  const asked = await daily(OLD);
  await onFrom(asked, BEN);
  await becomes(asked, /\n1\. Ben: /);
  const payload = linkOf(asked);

  // The post takes the place of the earlier message, whose button goes on working.
  const coming = next(OLD.id);
  clock.set('2026-11-21T18:00:01Z');
  const post = await coming;
  expect(post.text).toMatch(/\n1\. Ben: .*\n\nYesterday, puzzle #324:\n1\. Ann Lee: /s);
  await becomes(asked, /#325.*\nThe results are now in the newer message below\. Play works here, too\.$/);
  expect(linkOf(asked)).toBe(payload);
  expect(friday.text).toMatch(/\n1\. Ann Lee: /);

  // Ann plays in this group: boards she solves in private count here. Cleo doesn't.
  await solveInPrivate(CLEO);
  await solveInPrivate(ANN);
  await becomes(post, /Ann Lee: .*\n\nYesterday/s);
  expect(post.text).toMatch(/Ben: /);
  expect(post.text).not.toContain('P3');

  // Asked for again it stands where it is, as long as it is near.
  const again = server.say('/daily', { chat: OLD });
  await server.until(() => server.reactions.includes(again.message_id), 'a sign');
  for (let line = 0; line < 25; line++) server.say('well', { chat: OLD });
  const anew = await daily(OLD);
  await server.until(() => post.deleted, 'the post to go');
  expect(anew.text).toMatch(/Ann Lee: /);
  expect(anew.text).toMatch(/Ben: /);

  // The group becomes a supergroup: its results, its settings and the links of its messages go along.
  server.say('', { chat: OLD, text: undefined, migrate_to_chat_id: GROUP.id } as never);
  const moving = next(GROUP.id);
  await onFrom(asked, DORA);
  const moved = await moving;
  for (const name of ['Ann Lee', 'Ben', 'P4'])
    expect(moved.text).toMatch(new RegExp(`^\\d\\. ${name}: `, 'm'));
  expect(moved.text).not.toContain('P3');
  const rank = server.shown.findLast(({ chat, text }) => chat === DORA.id && text.startsWith('Solved'));
  expect(rank?.text).toMatch(/Rank \d of 3 in the group, \d of 4 everywhere/);
  server.say('/leaderboard', { chat: GROUP });
  const leaders = await server.message(({ chat, text }) => chat === GROUP.id && /^Leaderboard/.test(text));
  expect(leaders.text.split('\n')).toHaveLength(4);

  // The next day's post comes to where the group is now.
  const sunday = next(GROUP.id);
  clock.set('2026-11-22T18:00:01Z');
  expect((await sunday).text).toMatch(
    /#326.*Nobody here has solved this puzzle yet.*Yesterday, puzzle #325:\n1\. /s,
  );
});
