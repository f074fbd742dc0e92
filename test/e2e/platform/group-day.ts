import { expect, test } from 'vitest';
import type { Place, Platform, RunningProgram, ShownMessage, User } from '../../support/platform/platform.ts';
import { becomes, hasPicture } from '../../support/platform/platform.ts';
import { wayFrom } from '../../support/program/rounds.ts';

interface GroupDayOptions {
  /** May change the settings of the group. */
  readonly admin: User;
  /** How ranks name the group. */
  readonly groupName: string;
  /** Plays the puzzle of the day from the group. */
  play(user: User): Promise<void>;
  /** Lets a newer message take the place of an older one of that day, which is fulfilled with it. */
  replacePost(post: ShownMessage): Promise<{ older: ShownMessage; newer: Promise<ShownMessage> }>;
  /** Checks the day's end, and may change where the next post comes. */
  endDay(): Promise<void>;
}

/** A Friday and a Saturday before the weeks of larger boards: both have 3x3. */
export const FRIDAY = '2026-11-20T12:00:00Z';

/** Solves a day's board that the user has been shown. Fulfils with the result. */
export function solveDay(
  platform: Platform,
  { clock }: RunningProgram,
  user: User,
  { labels }: ShownMessage,
  place?: Place,
): Promise<ShownMessage> {
  // No hand is quicker.
  clock.passMinute();
  return platform.move(user, wayFrom(labels), /^\*\*Solved\*\*/, place);
}

export function testGroupDay(platform: Platform, running: RunningProgram, options: GroupDayOptions): void {
  const { clock } = running;
  const { admin: ann, groupName, play, replacePost, endDay } = options;
  const [ben, cleo, dora] = [platform.user(2), platform.user(3), platform.user(4)];
  const [annName, benName, cleoName, doraName] = [ann, ben, cleo, dora].map((user) => platform.nameOf(user));
  const says = (words: string) => platform.shown(new RegExp(words, 's'));
  const solveInPrivate = async (user: User) =>
    solveDay(platform, running, user, await platform.ask(user, 'daily', {}, /./, 'private'), 'private');
  const postAt = (moment: string) => {
    const coming = platform.nextInGroup();
    clock.set(moment);
    return coming;
  };

  test('a group’s daily posts stay correct while games are played in the group and in private', {
    timeout: 120_000,
  }, async () => {
    // The day before, Ann plays in the group.
    await play(ann);
    clock.set('2026-11-21T12:00:00Z');
    await platform.ask(ann, 'settings', { daily: '18:00 UTC' }, /posted at 18:00 \(UTC\), here/);
    // Before the post.
    await play(ben);

    const post = await postAt('2026-11-21T18:00:01Z');
    expect(hasPicture(post)).toBe(true);
    expect(post.text).toMatch(
      says(`#325.*\n1\\. ${benName}: .*\n\n\\*\\*Yesterday\\*\\*, puzzle #324:\n1\\. ${annName}: `),
    );

    // Ann plays in this group: boards she solves in private count here. Cleo doesn't.
    expect((await solveInPrivate(cleo)).text).toMatch(/Rank \d of 2 everywhere/);
    await solveInPrivate(ann);
    await becomes(post, says(`${annName}: .*\n\n\\*\\*Yesterday`));
    expect(post.text).toContain(`${benName}: `);
    expect(post.text).not.toContain(cleoName);

    // The button of an older message goes on working.
    const { older, newer } = await replacePost(post);
    const result = await solveDay(platform, running, dora, await platform.open(dora, older, 'Play'));
    expect(result.text).toMatch(new RegExp(`Rank \\d of 3 in ${groupName}, \\d of 4 everywhere`));
    const newest = await newer;
    for (const name of [doraName, annName, benName])
      await becomes(newest, new RegExp(`^\\d\\. ${name}: `, 'm'));
    expect(newest.text).not.toContain(cleoName);
    expect(older.text).toMatch(says('newer message below. \\*\\*Play\\*\\* works here, too\\.$'));

    await endDay();
    expect((await postAt('2026-11-22T20:00:01Z')).text).toMatch(
      says('#326.*Nobody here has solved this puzzle yet.*\\*\\*Yesterday\\*\\*, puzzle #325:\n1\\. '),
    );
  });
}
