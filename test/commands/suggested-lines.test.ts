import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Incoming } from '../../src/chat/incoming.ts';
import { buttonRows, MAX_ACTION_BYTES, type Reply } from '../../src/chat/reply.ts';
import { puzzleOf } from '../../src/commands/games/sliding-rules.ts';
import { parseSpans } from '../../src/i18n/markup.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const buttonsOf = (reply: Reply | undefined) => buttonRows(reply?.buttons).flat();
const actionOf = (reply: Reply | undefined) => buttonsOf(reply)[0]?.action ?? 'no action';
/** Replies in this group can't be shown to one person alone. */
const inGroup = (name: string): Incoming => world.someone(name, 'club', { hasPersonalReplies: false });
const LONG_BOARD = '5x5 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 24';

describe('a line with a typing error', () => {
  test.each([
    ['/slove 1 2 3 4 0 5', 'solve 1 2 3 4 0 5'],
    ['/sovle 1 2 3 4 * 5 mtm', 'solve 1 2 3 4 * 5 mtm'],
    [`/slove ${LONG_BOARD}`, `solve ${LONG_BOARD}`],
    ['/play knihgt 5x5 a1', 'play knight 5x5 a1'],
    ['/knihgt 5x5 a1', 'knight 5x5 a1'],
    ['/play 3x3 lenght:12', 'play 3x3 length:12'],
    ['/play 4x4 esay', 'play 4x4 easy'],
    ['/play 4x4 einfahc', 'play 4x4 einfach'],
    ['/knight 5x5 coutn', 'knight 5x5 count'],
    ['/knight 5x5 e1 metod:classic', 'knight 5x5 e1 method:classic'],
    ['/knight 6x6 замкнтый', 'knight 6x6 замкнутый'],
    ['/solve 8 6 7/2 5 4/3 0 1 astar manhatan', 'solve 8 6 7/2 5 4/3 0 1 astar manhattan'],
    ['/solve 1 2 3 4 0 5 metric:mmt', 'solve 1 2 3 4 0 5 metric:mtm'],
    ['/solve 1 2 3 4 0 5 theme:drak', 'solve 1 2 3 4 0 5 theme:dark'],
    ['/explain 1 2 3 4 0 5 bsf', 'explain 1 2 3 4 0 5 bfs'],
    ['/leaderboard everywere week', 'leaderboard everywhere week'],
    ['/daily knihgt', 'daily knight'],
    // Squares that are counted from 0.
    ['/knight 10x10 0 0', 'knight 10x10 (1,1)'],
    ['/knight 8x8 ( 0, 3 ) method:warnsdorff', 'knight 8x8 (1,4) method:warnsdorff'],
    ['/settings langauge ru', 'settings language ru'],
  ])('%s is answered with the whole line that was meant, as text and as a button', async (typed, meant) => {
    const reply = await world.chat.answerLine(world.someone(), typed);
    expect(reply?.kind).toBe('fault');
    expect(reply?.text).toContain(`Did you mean this? \`/${meant}\``);
    const [button] = buttonsOf(reply);
    expect(button?.label).toBe(meant.length < 40 ? `/${meant}` : `/${meant.slice(0, 38)}…`);
    expect(Buffer.byteLength(actionOf(reply))).toBeLessThanOrEqual(MAX_ACTION_BYTES);
  });

  test.each([
    '/solve 1 2 3 4 0 5',
    `/solve ${LONG_BOARD}`,
    '/solve 1 2 3\n4 0 5',
    '/knight 5x5 a1 замкнутый',
    '/leaderboard неделя',
  ])('gets from the button the answer to %j', async (meant) => {
    const who = world.someone('Zoe');
    const typed = meant.replace(/^\/(.)(.)/, '/$2$1');
    const reply = await world.chat.answerLine(who, typed);
    const press = await world.chat.answerPress(who, actionOf(reply), [actionOf(reply)]);
    expect(press.reply?.text).toBe((await world.chat.answerLine(who, meant))?.text);
  });

  test.each(['/move hlep', '/move staet'])('%s can be read, so nothing is suggested', async (typed) => {
    const who = world.someone('Mover');
    await world.chat.answerLine(who, '/play 3x3');
    const reply = await world.chat.answerLine(who, typed);
    expect(reply?.text).not.toContain('Did you mean');
    expect(buttonsOf(reply).filter(({ action }) => action?.startsWith('mean:'))).toEqual([]);
  });

  test.each(['/play 4x4 banana', '/knight 5x5 magic', '/solve hello world', '/xyzzy 1 2 3 4 0 5'])(
    '%s is like nothing that works, so nothing is suggested',
    async (typed) => {
      const reply = await world.chat.answerLine(world.someone(), typed);
      expect(reply?.text).not.toContain('Did you mean');
      expect(buttonsOf(reply)).toEqual([]);
    },
  );

  test('keeps its rows, in a block that people can copy', async () => {
    const reply = await world.chat.answerLine(world.someone(), '/slove 1 2 3\n4 0 5');
    expect(parseSpans(reply?.text ?? '').at(-1)).toEqual({ text: '/solve 1 2 3\n4 0 5', style: 'block' });
  });

  test('can put no style, mention or link of its own into the answer', async () => {
    const line = '1 2 ``` **bold** @ann https://evil.example \u202e`x` 5';
    const spans = parseSpans((await world.chat.answerLine(world.someone(), `/slove ${line}`))?.text ?? '');
    expect(spans.map(({ style }) => style)).toEqual([undefined, 'code']);
    expect(spans.at(-1)?.text).toBe('/solve 1 2 ˋˋˋ **bold** @ann https://evil.example ˋxˋ 5');
  });

  test('of 1,400 characters or more is only on the button, since a part of it would be another line', async () => {
    const who = world.someone('Long');
    const reply = await world.chat.answerLine(who, `/slove ${LONG_BOARD}${' 1'.repeat(700)}`);
    expect(reply?.text).toMatch(/^I don't know the command \/slove\. Did you mean this\?$/);
    expect(buttonsOf(reply)[0]?.label).toMatch(/^\/solve 5x5 1 2 3/);
  });

  test('is corrected in a form, too', async () => {
    const reply = await world.chat.answerForm(world.someone('Ann', 'guild'), 'play', {
      size: 'knihgt 5x5',
      theme: 'dark',
    });
    expect(reply.text).toContain('`/play knight 5x5 theme:dark`');
    const press = await world.chat.answerPress(world.someone('Ann', 'guild'), actionOf(reply));
    expect(press.reply?.text).toContain("Knight's tour 5x5");
    expect(press.reply?.personal).toBe(true);
  });

  test('has no button where a press could not bring the picture or the message that belongs to it', async () => {
    const who = world.someone();
    const answered = await world.chat.answerLine({ ...who, repliedTo: '1 2 3 4 0 5' }, '/slove');
    const terminal = await world.chat.answerLine(
      world.someone('Ann', 'home', { maxButtonRows: 0 }),
      '/slove',
    );
    for (const reply of [answered, terminal]) {
      expect(reply?.text).toContain('Did you mean this? `/solve`');
      expect(reply?.buttons).toBeUndefined();
    }
  });
});

describe('the button of a suggested line', () => {
  test('answers in a group for the person who pressed, if nobody’s games or settings change', async () => {
    const reply = await world.chat.answerLine(inGroup('Ann'), '/solve 1 2 3 4 0 5 metric:mmt');
    const press = await world.chat.answerPress(inGroup('Bob'), actionOf(reply));
    expect(press.reply?.text).toContain('in 1 move');
  });

  test.each(['/setings theme dark', '/play knihgt 5x5', '/slove 1 2 3\n4 0 5'])(
    'belongs in a group to the person who typed %j',
    async (typed) => {
      const name = typed.includes('play') ? 'play' : typed.includes('set') ? 'settings' : 'solve';
      const typedForBot = typed.replace(/^(\/\w+)/, `$1@bot`);
      const reply = await world.chat.answerLine(inGroup('Ann'), typedForBot, 'bot');
      const action = actionOf(reply);
      expect(buttonsOf(reply)[0]?.label).toContain(`/${name}`);
      const stranger = await world.chat.answerPress(inGroup('Bob'), action, [action]);
      expect(stranger.notice).toContain('for the person who typed the line');
      const owner = await world.chat.answerPress(inGroup('Ann'), action, [action]);
      expect(owner.notice ?? owner.reply?.text).not.toContain('too old');
    },
  );

  test.each(['home', 'club'])('takes back one move in %s, however often it is pressed', async (place) => {
    const who = world.someone(`Twice in ${place}`, place);
    await world.chat.answerLine(who, '/play 8 6 7/2 5 4/3 0 1');
    await world.chat.answerLine(who, '/move LDD');
    const stateNow = async () => (await world.store.games.latest(who.person.key))?.state;
    expect(await stateNow()).toBe('3x3 8 6 0 2 5 7 3 1 4');
    const reply = await world.chat.answerLine(who, '/moev@bot undo', 'bot');
    const press = () => world.chat.answerPress(who, actionOf(reply), [actionOf(reply)]);
    const first = await press();
    expect(await stateNow()).toBe('3x3 8 6 7 2 5 0 3 1 4');
    const second = await press();
    expect(await stateNow()).toBe('3x3 8 6 7 2 5 0 3 1 4');
    expect(second.reply?.text).toBe(first.reply?.text);
    expect(second.reply?.picture).toBeDefined();
    world.clock += 1;
    const again = await world.chat.answerLine(who, '/moev@bot undo', 'bot');
    await world.chat.answerPress(who, actionOf(again));
    expect(await stateNow()).toBe('3x3 8 6 7 2 5 4 3 1 0');
  });

  test('starts one game, however often it is pressed', async () => {
    const who = world.someone('Starter');
    const reply = await world.chat.answerLine(who, '/paly 3x3');
    const press = () => world.chat.answerPress(who, actionOf(reply));
    const boards = [await press(), await press()].map(({ reply: board }) => board?.text);
    expect(boards[1]).toBe(boards[0]);
    expect((await world.store.personalData(who.person.key)).games).toHaveLength(1);
  });

  test('works after a question about a picture in the same chat, and the question after it', async () => {
    const who = world.someone('Both');
    const reply = await world.chat.answerLine(who, '/slove 1 2 3\n4 0 5');
    const { person, place } = who;
    const asked = {
      command: 'solve',
      puzzle: puzzleOf({ start: '2x3 1 2 3 0 4 5', goal: '2x3 1 2 3 4 5 0' }),
    };
    await world.store.questions.keep(person.key, place.key, asked, world.clock);
    expect((await world.chat.answerPress(who, actionOf(reply))).reply?.text).toContain('in 1 move');
    await world.chat.answerLine(who, '/slove 1 2 3\n4 0 5');
    expect(await world.store.questions.newestBoard(person.key, place.key)).toEqual(asked);
  });

  test('is too old once another line was suggested in its place', async () => {
    const who = world.someone('Old');
    const first = await world.chat.answerLine(who, '/slove 1 2 3\n4 0 5');
    await world.chat.answerLine(who, '/slove 1 2 3\n0 4 5');
    expect((await world.chat.answerPress(who, actionOf(first))).notice).toContain('too old');
  });

  test('can’t be forged into a line that its message doesn’t show', async () => {
    const press = await world.chat.answerPress(world.someone(), 'mean:forget', ['mean:solve 1 2 3 4 0 5']);
    expect(press.notice).toContain('too old');
    expect(press.reply).toBeUndefined();
  });

  test('obeys the settings of the chat, like the typed line', async () => {
    const who = { ...world.someone('Ann', 'strict'), isAdmin: async () => true };
    await world.chat.answerLine(who, '/settings commands solve off');
    const press = await world.chat.answerPress(who, 'mean:solve 1 2 3 4 0 5');
    expect(press.reply).toMatchObject({ kind: 'fault', text: expect.stringContaining('solve') });
  });
});
