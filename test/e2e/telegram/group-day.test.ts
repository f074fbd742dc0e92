import type { User } from 'grammy/types';
import { expect } from 'vitest';
import { becomes, runProgram } from '../../support/platform/platform.ts';
import { TelegramPlatform } from '../../support/platform/telegram.ts';
import { linkOf } from '../../support/telegram/players.ts';
import { ANN, GROUP, type Shown } from '../../support/telegram/server.ts';
import { FRIDAY, solveDay, testGroupDay } from '../platform/group-day.ts';

/** A basic group, which becomes `GROUP`. */
const OLD = { id: -900, type: 'group', title: 'Puzzlers' } as const;

const platform = new TelegramPlatform();
platform.group = OLD;
const { server } = platform;
const running = runProgram(platform, 'group-day', FRIDAY);
/** The messages that were asked for, each with its link. */
const cards: { readonly card: Shown; readonly link: string }[] = [];

testGroupDay(platform, running, {
  admin: platform.permit(ANN),
  groupName: 'the group',
  async play(user: User) {
    const card = await platform.ask(user, 'daily', {}, /Nobody here has solved this puzzle yet/);
    cards.push({ card, link: linkOf(card) });
    await solveDay(platform, running, user, await platform.open(user, card, 'Play'));
    await becomes(card, new RegExp(`\\n1\\. ${platform.nameOf(user)}: `));
  },
  async replacePost(post: Shown) {
    // The post has taken the place of the message that was asked for.
    const [friday, asked] = cards as [(typeof cards)[0], (typeof cards)[0]];
    await becomes(
      asked.card,
      /#325.*\nThe results are now in the newer message below\. Play works here, too\.$/,
    );
    expect(linkOf(asked.card)).toBe(asked.link);
    expect(friday.card.text).toMatch(/\n1\. Ann Lee: /);

    // Asked for again it stands where it is, as long as it is near.
    const again = server.say('/daily', { chat: OLD });
    await server.until(() => server.reactions.includes(again.message_id), 'a sign');
    for (let line = 0; line < 25; line++) server.say('well', { chat: OLD });
    const anew = await platform.ask(ANN, 'daily');
    await server.until(() => post.deleted, 'the post to go');
    expect(anew.text).toMatch(/Ann Lee: /);
    expect(anew.text).toMatch(/P02: /);

    // The group becomes a supergroup: its results, its settings and the links of its messages go along.
    server.say('', { chat: OLD, text: undefined, migrate_to_chat_id: GROUP.id } as never);
    platform.group = GROUP;
    return { older: asked.card, newer: platform.nextInGroup() };
  },
  async endDay() {
    const leaders = await platform.ask(ANN, 'leaderboard', {}, /^Leaderboard/);
    expect(leaders.text.split('\n')).toHaveLength(4);
  },
});
