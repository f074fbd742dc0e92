import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { decideStep } from '../../../src/commands/games/round.ts';
import { minutesLeft } from '../../../src/commands/play/round-game.ts';
import { parseBoardText } from '../../../src/core/sliding/notation/code.ts';
import { makeBoard } from '../../../src/core/sliding/notation/puzzle.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { DEFAULT_LOOK } from '../../../src/render/paint/picture.ts';
import { addDetour, wayOf } from '../../support/program/rounds.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const someone = (name: string, place = 'group'): Incoming => ({
  ...world.someone(name, place),
  address: `test:${place}`,
});
const say = async (name: string, line: string, place?: string) =>
  (await world.chat.answerLine(someone(name, place), line))?.text ?? '';
const press = (name: string, action: string) => world.chat.answerPress(someone(name), action);

it.each([
  ['/fmc', /3x3 · 10 minutes/],
  ['/fmc 4x4', /4x4 · 10 minutes/],
  ['/fmc 4x4 5m', /4x4 · 5 minutes/],
  ['/fmc 4x4 5', /4x4 · 5 minutes/],
  ['/fmc 4 by 4 60 min', /4x4 · 60 minutes/],
  ['/fmc 7m', /3x3 · 7 minutes/],
  ['/fmc 4x4 minutes:1', /4x4 · 1 minute,/],
  ['/fmc 4x4 0m', /A round can't last “0m”.*`\/fmc 4x4 10m`/],
  ['/fmc 4x4 61m', /A round can't last “61m”/],
  ['/fmc 4x4 soon', /A round can't last “soon”/],
  ['/fmc 11x11', /too large/],
  ['/race 1x1', /too small/],
])('%s', async (line, answer) => {
  expect(await say('Ann', line, `of ${line}`)).toMatch(answer);
});

it('a round needs other people, and up to five go on in a chat at the same time', async () => {
  const alone = async (line: string) =>
    (await world.chat.answerLine({ ...world.someone(), address: 'test:home' }, line))?.text ?? '';
  expect(await alone('/race 4x4')).toMatch(/^A race needs.*`\/race 4x4` in a group.*`\/play 4x4`/);
  expect(await alone('/fmc 4x4')).toMatch(/^A fewest-moves round needs.*`\/fmc 4x4` in a group/);
  for (const size of ['2x2', '2x3', '2x4', '2x5', '3x3'])
    expect(await say('Ann', `/race ${size}`, 'busy')).toContain(size);
  expect(await say('Ben', '/race 3x3', 'busy')).toMatch(/5 rounds are already running/);
  expect(await say('Ben', '/race 3x3', 'calm')).toContain('3x3');
});

it('a round lets no person in late, and says so', async () => {
  const race = await world.chat.answerLine(someone('Ann'), '/race 2x2');
  const join = buttonOf(race, 'Join');
  const begin = buttonOf(race, 'Start now');
  expect((await press('Ann', begin)).notice).toMatch(/A race needs at least two people/);
  const seat = (await press('Ann', join)).reply;
  expect(seat).toMatchObject({ personal: true, text: expect.stringContaining('30 seconds') });
  await press('Ben', join);
  expect((await press('Ann', begin)).notice).toMatch(/has started/);
  expect((await press('Cid', join)).notice).toMatch(/has started without you/);
  expect((await press('Cid', buttonOf(seat, 'Leave the race'))).notice).toMatch(/not in this race/);
  expect(buttonOf((await press('Ann', join)).reply, '1')).toMatch(/^tile:/);
  expect((await press('Ann', buttonOf(race, 'End this round'))).notice).toMatch(/over/);
  expect((await press('Cid', join)).notice).toMatch(/This round is over/);
  expect((await press('Ann', join)).reply?.text).toMatch(/The race is over/);
  expect((await press('Ann', 'join:nothingthere')).notice).toMatch(/too old/);
  expect(world.bugs).toEqual([]);
});

it('a round ranks no player who was faster than any hand', async () => {
  const race = await world.chat.answerLine(someone('Ann', 'quick'), '/race 3x3');
  const join = buttonOf(race, 'Join');
  for (const name of ['Ann', 'Bot', 'Cid']) await world.chat.answerPress(someone(name, 'quick'), join);
  await world.chat.answerPress(someone('Ann', 'quick'), buttonOf(race, 'Start now'));
  const id = join.split(':')[1] ?? '';
  const way = addDetour(wayOf((await world.store.rounds.byId(id))?.start ?? ''));
  const solve = async (name: string, afterMs: number) => {
    world.clock += afterMs;
    return (await world.chat.answerLine(someone(name, 'quick'), `/move ${way}`))?.text;
  };
  expect(way.length).toBeGreaterThan(19);
  expect(await solve('Bot', 700)).toMatch(/faster than any hand can move, so the result isn't ranked/);
  expect(await solve('Ann', 9000)).toMatch(/You are \*\*first\*\* of 3/);
  const shown = (await world.chat.answerLine(someone('Ann', 'quick'), '/race 3x3'))?.text ?? '';
  expect(shown).toMatch(
    /1\. Ann: .*\nStill racing \(1\): Cid\nFaster than any hand can move, and so not ranked: Bot/,
  );
});

const texts = loadCatalogue().texts('en');
/** The message about a round's end. */
const resultOf = async (id: string, place: string) =>
  (
    await world.renderers.result?.([id], {
      address: 'test:group',
      place: `test:${place}`,
      texts,
      look: DEFAULT_LOOK,
      settings: {},
      isFirstVersion: true,
      surface: someone('Ann').surface,
      viewOf: async () => ({ texts, look: DEFAULT_LOOK }),
      missingRights: async () => [],
    })
  )?.reply;

describe('the end of a race', () => {
  const place = 'rematch';
  let id: string;
  let way: string;
  beforeAll(async () => {
    const race = await world.chat.answerLine(someone('Ann', place), '/race 2x3');
    const join = buttonOf(race, 'Join');
    id = join.split(':')[1] ?? '';
    for (const name of ['Ann', 'Ben']) await world.chat.answerPress(someone(name, place), join);
    await world.chat.answerPress(someone('Ann', place), buttonOf(race, 'Start now'));
    way = wayOf((await world.store.rounds.byId(id))?.start ?? '');
  });

  it('may have moves taken back, which still count, and is told in tenths of a second', async () => {
    const typed = (name: string, line: string) =>
      world.chat.answerLine(someone(name, place), `/move ${line}`);
    const first = await typed('Ann', way.charAt(0));
    expect(buttonOf(first, 'Undo')).toMatch(/^undo:/);
    expect((await typed('Ann', 'undo'))?.text).toContain('1 move');
    world.clock += 12_370;
    expect((await typed('Ann', way))?.text).toContain(`Solved** in 0:12.3, ${way.length + 1} moves`);
    await world.chat.answerPress(
      someone('Ben', place),
      buttonOf(await typed('Ben', way.charAt(0)), 'Leave the race'),
    );
    const over = await world.store.rounds.step(id, world.clock, (round, entries) =>
      decideStep(round, entries, world.clock),
    );
    expect(over?.state).toBe('over');
  });

  it('is a message with the winner, the board to copy and its shortest way', async () => {
    const start = (await world.store.rounds.byId(id))?.start ?? '';
    const lines = (await resultOf(id, place))?.text.split('\n') ?? [];
    expect(lines[0]).toBe('**Race over** · 2x3: Ann is first, in 0:12.3.');
    const [, board = ''] = /^Board: `(.*)`$/.exec(lines[1] ?? '') ?? [];
    expect(board.replace('/', ' ')).toBe(start.replace('2x3 ', ''));
    const solved = await say('Cid', `/solve ${board}`, place);
    expect(lines[2]).toMatch(new RegExp(`^Shortest solution, ${way.length} moves?: \`[LURD\\d]+\`$`));
    expect(solved).toContain(/`[^`]+`$/.exec(lines[2] ?? '')?.[0]);
  });

  it('has a button for another race, one however often it is pressed', async () => {
    const rematch = buttonOf(await resultOf(id, place), 'Rematch');
    const { reply } = await world.chat.answerPress(someone('Cid', place), rematch);
    expect(reply?.text).toMatch(/Race.* 2x3 · opened by Cid/);
    expect((await world.chat.answerPress(someone('Dan', place), rematch)).notice).toMatch(
      /a few messages up/,
    );
    const next = buttonOf(reply, 'Join').split(':')[1] ?? '';
    expect(reply?.liveMessage?.subject).toBe(`round:${next}`);
    await world.store.rounds.step(next, world.clock, () => 'end');
    expect((await world.chat.answerPress(someone('Dan', place), rematch)).notice).toMatch(
      /This round is over/,
    );
    await world.store.settings.change(`test:${place}`, () => ({ commands: { race: 'admins' } }));
    expect((await world.chat.answerPress(someone('Dan', place), rematch)).notice).toMatch(
      /only for this chat's admins/,
    );
    expect((await world.chat.answerPress(someone('Dan', place), 'rematch:nothing')).notice).toMatch(
      /too old/,
    );
    expect(world.bugs).toEqual([]);
  });
});

it('a round for fewest moves shows its board as text to the chat and each player, and its winner', async () => {
  const round = await world.chat.answerLine(someone('Ann', 'copy'), '/fmc 2x3 10m');
  const join = buttonOf(round, 'Take part');
  const id = join.split(':')[1] ?? '';
  const start = (await world.store.rounds.byId(id))?.start ?? '';
  const board = `Board: \`${makeBoard(parseBoardText(start))}\``;
  expect(round?.text).toContain(board);
  for (const name of ['Ann', 'Ben']) {
    expect((await world.chat.answerPress(someone(name, 'copy'), join)).reply?.text).toContain(board);
    await say(name, `/move ${wayOf(start)}`, 'copy');
  }
  await world.store.rounds.step(id, world.clock, () => 'end');
  const result = await resultOf(id, 'copy');
  expect(result?.text).toMatch(/^\*\*Round over\*\* · 2x3: Ann, Ben win with \d+ moves?\.\nBoard/);
  const { reply } = await world.chat.answerPress(someone('Ben', 'copy'), buttonOf(result, 'Rematch'));
  expect(reply?.text).toMatch(/2x3 · 10 minutes, opened by Ben/);
});

it('a player’s board of a round for fewest moves has that player’s own best solution', async () => {
  const round = await world.chat.answerLine(someone('Ann', 'own'), '/fmc 2x3 10m');
  const join = buttonOf(round, 'Take part');
  const moves = wayOf((await world.store.rounds.byId(join.split(':')[1] ?? ''))?.start ?? '');
  const seat = async (name: string) =>
    (await world.chat.answerPress(someone(name, 'own'), join)).reply?.text ?? '';
  for (const name of ['Ann', 'Ben', 'Cy']) await seat(name);
  for (const line of [addDetour(addDetour(moves)), addDetour(moves)])
    await say('Ann', `/move ${line}`, 'own');
  await say('Ben', `/move ${moves}`, 'own');
  const best = (length: number, tries: string) =>
    new RegExp(`Your shortest solution so far: ${length} moves? \\(${tries}\\)\\.`);
  expect(await seat('Ann')).toMatch(best(moves.length + 2, '2 tries'));
  expect(await seat('Ben')).toMatch(best(moves.length, '1 try'));
  expect(await seat('Cy')).not.toContain('Your shortest solution so far');
});

it('all solutions of a round are shown at its end to the one who asks, as long as each is', async () => {
  const round = await world.chat.answerLine(someone('Ann', 'all'), '/fmc 2x3 1m');
  const id = buttonOf(round, 'End this round').split(':')[1] ?? '';
  const start = (await world.store.rounds.byId(id))?.start ?? '';
  const moves = wayOf(start);
  await world.chat.answerPress(someone('Ben', 'all'), buttonOf(round, 'Take part'));
  await say('Ben', `/move ${moves}`, 'all');
  const ask = (name: string, place: string) =>
    world.chat.answerPress(someone(name, place), `solutions:${id}`);
  expect((await ask('Cy', 'all')).notice).toMatch(/too old/);
  await world.chat.answerPress(someone('Ann', 'all'), `end:${id}`);
  const { reply, edit } = await ask('Cy', 'all');
  expect(edit).toBeUndefined();
  expect(reply).toMatchObject({ kind: 'answer', personal: true });
  expect(reply?.text).toContain(`\`${moves}\``);
  expect(reply?.text).toMatch(new RegExp(`Ben.*\\b${moves.length} moves?\\b`));
});

it.each(['/race 3x3', '/fmc 3x3'])('%s on the page says what works there', async (line) => {
  const reply = await world.chat.answerLine(world.someone(), line);
  expect(reply?.text).toMatch(/Telegram.*Discord.*`\/play 3x3`/);
});

it.each([
  ['race', false],
  ['fmc', false],
  ['scramble', true],
])('/%s, switched off in a chat: that our private chat has it is said: %s', async (name, isSaid) => {
  const place = `without ${name}`;
  await world.store.settings.change(`test:${place}`, () => ({ commands: { [name]: 'off' } }));
  const answer = await say('Ann', `/${name} 3x3`, place);
  expect(answer).toMatch(/switched `.+` off here/);
  expect(/In our private chat the command works/.test(answer)).toBe(isSaid);
});

it.each([
  [4 * 60_000 - 300, 4],
  [3.4 * 60_000, 3],
  [60_000, 1],
  [56_000, 1],
  [54_000, 0],
  [-1, 0],
])('%i ms before the end %i minutes are left', (left, minutes) => {
  expect(minutesLeft({ endsAt: 1_000_000 + left }, 1_000_000)).toBe(minutes);
});

describe('a round of another chat', () => {
  const forge = (action: string) =>
    world.chat.answerPress({ ...someone('Eve', 'elsewhere'), isModerator: async () => true }, action);

  it('is neither begun nor ended by a moderator of this one', async () => {
    const race = await world.chat.answerLine(someone('Ann', 'victims'), '/race 2x2');
    const id = buttonOf(race, 'Join').split(':')[1] ?? '';
    for (const name of ['Ann', 'Ben'])
      await world.chat.answerPress(someone(name, 'victims'), buttonOf(race, 'Join'));
    for (const action of [`begin:${id}`, `end:${id}`])
      expect((await forge(action)).notice).toMatch(/too old/);
    expect((await world.store.rounds.byId(id))?.state).toBe('open');
    const inPlace = { ...someone('Mod', 'victims'), isModerator: async () => true };
    expect((await world.chat.answerPress(inPlace, `end:${id}`)).notice).toMatch(/over/);
  });

  it('gives away neither its rematch nor its solutions', async () => {
    const round = await world.chat.answerLine(someone('Ann', 'victims'), '/fmc 2x2 1m');
    const id = buttonOf(round, 'End this round').split(':')[1] ?? '';
    await world.chat.answerPress(someone('Ann', 'victims'), `end:${id}`);
    for (const action of [`rematch:${id}`, `solutions:${id}`])
      expect(await forge(action)).toEqual({ notice: expect.stringMatching(/too old/) });
    const again = await world.chat.answerPress(someone('Ben', 'victims'), `rematch:${id}`);
    expect(again.reply?.text).toMatch(/2x2/);
  });
});

// As on Telegram, where a private chat has the key of its person.
it('the private message of a game is edited to what its player gets by a command', async () => {
  const telegram = { hasPrivateLinks: true, hasPersonalReplies: false };
  const ida = {
    ...world.someone('Ida', 'home', telegram),
    place: { key: 'test:Ida', isPrivate: true },
    address: 'test:Ida',
  } as const;
  const opened = await world.chat.answerLine(ida, '/play 1 2 3/4 5 6/7 0 8');
  const { id = '' } = (await world.store.games.latest('test:Ida')) ?? {};
  const rendered = await world.renderers.game?.([id], {
    address: ida.address,
    place: ida.place.key,
    texts,
    look: DEFAULT_LOOK,
    settings: {},
    isFirstVersion: false,
    surface: ida.surface,
    viewOf: async () => ({ texts, look: DEFAULT_LOOK }),
    missingRights: async () => [],
  });
  expect(rendered?.isLast).toBe(false);
  // Par may not have been proved yet.
  const withoutPar = (text = '') => text.replace(' · par 1', '');
  expect(withoutPar(rendered?.reply.text)).toBe(withoutPar(opened?.text));
  expect(rendered?.reply.buttons).toEqual(opened?.buttons);
});
