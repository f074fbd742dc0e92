import { rmSync } from 'node:fs';
import type { Chat } from 'grammy/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../../support/program/data-folder.ts';
import { type MovedClock, movedClock } from '../../support/program/moved-clock.ts';
import { type Program, startProgram } from '../../support/program/program.ts';
import { letTimePass, longer, newestBoard, wayFrom, wayOf } from '../../support/program/rounds.ts';
import { together } from '../../support/program/together.ts';
import { ANN, BEN, BotApiServer, GROUP, type Shown } from '../../support/telegram/server.ts';

const ALL = Array.from({ length: 22 }, (_, at) => ({
  id: 601 + at,
  is_bot: false,
  first_name: `P${String(at).padStart(2, '0')}`,
  language_code: 'en',
}));

const [PEOPLE, SOLVERS] = [ALL.slice(0, 20), ALL.slice(20)];

let server: BotApiServer;
let folder: string;
let clock: MovedClock;
let program: Program;

const start = (): Promise<Program> =>
  startProgram(folder, {
    TELEGRAM_TOKEN: server.token,
    TELEGRAM_API_ROOT: server.root,
    ...clock.env,
  });

beforeAll(async () => {
  folder = dataFolder('rounds');
  clock = movedClock(folder, new Date().toISOString());
  server = await new BotApiServer().start();
  program = await start();
});

afterAll(async () => {
  await program.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Where there is another round than in `GROUP`. */
const OTHERS: Chat = { ...GROUP, id: -100_901 };
const restart = async (): Promise<void> => {
  await program.stop();
  program = await start();
};
/** Kills the program, lets the time of those rounds come, and starts it again. */
const pass = async (kind: 'race' | 'fmc'): Promise<void> => {
  await program.kill();
  letTimePass(folder, kind);
  program = await start();
};
const alone = (from: (typeof PEOPLE)[number]) => ({
  chat: { id: from.id, type: 'private', first_name: from.first_name } as const,
  from,
});
/** The newest message of a chat that fits. */
const newest = (chat: number, fits: RegExp): Shown | undefined =>
  server.shown.findLast((shown) => shown.chat === chat && !shown.deleted && fits.test(shown.text));
const shows = async (chat: number, fits: RegExp): Promise<Shown> => {
  await server.until(() => newest(chat, fits) !== undefined, `${fits} in ${chat}`);
  return newest(chat, fits) as Shown;
};
const labels = (shown: Shown | undefined): string[] =>
  shown?.keyboard?.inline_keyboard.flat().map(({ text }) => text) ?? [];
/** Begins a round in a group; fulfils with its message. */
async function begin(line: string, group: Chat = GROUP): Promise<Shown> {
  const from = server.shown.length;
  server.say(line, { chat: group, from: ANN });
  return server.message(
    ({ chat, keyboard, text }) => chat === group.id && keyboard !== undefined && /opened by Ann/.test(text),
    from,
  );
}
/** Takes part by the message's link. */
function takePart({ keyboard }: Shown, person: (typeof PEOPLE)[number]): void {
  const url = keyboard?.inline_keyboard
    .flat()
    .map((button) => ('url' in button ? button.url : ''))
    .find(Boolean);
  server.say(`/start ${url?.split('start=')[1]}`, alone(person));
}

describe('rounds on Telegram over a restart and a kill', () => {
  const restarted = together(2, restart);
  const killed = together(2, () => pass('fmc'));

  it.concurrent('keep a race of twenty users, which ends when all have finished', {
    timeout: 120_000,
  }, async () => {
    const message = await begin('/race 2x2');
    expect(labels(message)).toEqual(['Join', 'Start now', 'End this round']);
    for (const person of PEOPLE) takePart(message, person);
    const seats = await Promise.all(PEOPLE.map(({ id }) => shows(id, /You're in/)));
    takePart(message, PEOPLE[0] as never);
    await server.until(() => /Joined \(20\): P00, P01/.test(message.text), 'twenty names');
    expect(await server.answerTo(server.press(message, 'Start now', { from: BEN }))).toMatch(/Only Ann Lee/);
    await server.answerTo(server.press(message, 'Start now'));
    await server.until(() => seats.slice(1).every(({ kind }) => kind === 'photo'), 'twenty boards');
    const [, ...others] = seats;
    expect(new Set(others.map((seat) => labels(seat).join())).size).toBe(1);
    const way = wayFrom(labels(others[0] as Shown));
    await server.until(
      () => labels(message).join() === 'Open my board,End this round',
      'a message of a race that runs',
    );
    expect(labels(others[0] as Shown)).toContain('Leave the race');

    clock.passMinute();
    for (const person of PEOPLE.slice(0, 7)) server.say(way, alone(person));
    for (const { id } of PEOPLE.slice(0, 7)) await shows(id, /Solved in .* You are/);
    await restarted();
    for (const person of PEOPLE.slice(7, 14)) server.say(way, alone(person));
    for (const { id } of PEOPLE.slice(7, 14)) await shows(id, /Solved in .* You are/);
    await killed();
    for (const person of PEOPLE.slice(14)) server.say(way, alone(person));
    for (const { id } of PEOPLE.slice(14)) await shows(id, /Solved in .* You are/);

    await server.until(() => /over/.test(message.text) && /proved/.test(message.text), 'the end of the race');
    for (const { first_name } of PEOPLE) expect(message.text).toContain(`${first_name}: `);
    expect(message.text).toContain(`The proved minimum is ${way.length} move`);
    expect(labels(message)).toEqual([]);
    const result = await shows(GROUP.id, /Race over · 2x2/);
    expect(result.text).toMatch(/: P.* first, in 1:.*\nBoard: [\d ]+\/[\d ]+\nShortest solution, \d/);
    expect(labels(result)).toEqual(['Rematch']);
    expect(server.shown.filter(({ chat }) => chat === GROUP.id)).toHaveLength(2);
    server.press(result, 'Rematch', { from: BEN });
    const next = await shows(GROUP.id, /Race · 2x2 · opened by Ben/);
    server.press(next, 'End this round', { from: BEN });
    await server.until(() => /Nobody joined/.test(next.text), 'the end of the rematch');
  });

  it.concurrent('for fewest moves show lengths until the end, and then the solutions', {
    timeout: 120_000,
  }, async () => {
    const message = await begin('/fmc 2x3 10m', OTHERS);
    expect(message.kind).toBe('photo');
    const way = wayOf(newestBoard(folder));
    const [one, two] = [SOLVERS[0], SOLVERS[1]] as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]];
    takePart(message, one);
    expect((await shows(one.id, /Fewest moves/)).kind).toBe('photo');
    server.say(longer(way), alone(one));
    await shows(one.id, new RegExp(`Solved in ${way.length + 2} move`));
    await restarted();
    server.say(`/move ${way}`, alone(one));
    await shows(one.id, new RegExp(`Solved in ${way.length} move.*your shortest solution so far`));
    takePart(message, two);
    await shows(two.id, /Fewest moves/);
    server.say(longer(way), alone(two));
    await shows(two.id, new RegExp(`Solved in ${way.length + 2} move`));
    server.say(`${way.slice(0, -1)}`, alone(two));
    await shows(two.id, /this try doesn't count/);
    await server.until(() => /1\. P20: .* tries\n2\. P21: .* tr/.test(message.text), 'two lengths');
    expect(message.text).not.toContain(way);
    await killed();
    await server.until(() => /over/.test(message.text), 'the end');
    // A try whose answer fell into a kill is taken once more.
    const lines = message.text.replaceAll(/ · \d+ tr\w+/g, '').split('\n');
    expect(lines.slice(1)).toEqual([
      `The proved minimum is ${way.length} moves.`,
      `1. P20: ${way.length} moves, the fewest possible`,
      way,
      `2. P21: ${way.length + 2} moves (+2)`,
      longer(way),
    ]);
    server.say(way, alone(two));
    await shows(two.id, /not playing a board at the moment|can't read/);
  });
});

describe('a race on Telegram whose start falls into an outage', () => {
  const passed = together(2, () => pass('race'));

  it.concurrent('starts when the program is back, and does not wait for a player who leaves', {
    timeout: 60_000,
  }, async () => {
    const message = await begin('/race 2x2');
    const [one, two] = [PEOPLE[3], PEOPLE[4]] as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]];
    takePart(message, one);
    takePart(message, two);
    await shows(one.id, /You're in/);
    await shows(two.id, /You're in/);
    await passed();
    // A kill between a message and its note brings the board as another one.
    const left = await shows(one.id, /Race .* 0 moves/);
    const boardOfTwo = () => newest(two.id, /Race .* 0 moves/);
    await server.until(() => labels(boardOfTwo()).some((label) => /^\d$/.test(label)), 'a board with tiles');
    const board = boardOfTwo();
    server.press(left, 'Leave the race', { from: one });
    await server.until(() => /You have left the race/.test(left.text), 'one who has left');
    clock.passMinute();
    server.say(wayFrom(labels(board)), alone(two));
    await shows(two.id, /You are first of 2\./);
    await server.until(
      () => /Not finished: P03/.test(message.text) && /over/.test(message.text),
      'the end of the race',
    );
  });

  it.concurrent('is offered as an own game when only one player has joined', {
    timeout: 60_000,
  }, async () => {
    const message = await begin('/race 2x3', OTHERS);
    const link = { ...message };
    const only = PEOPLE[5] as (typeof PEOPLE)[number];
    takePart(message, only);
    const seat = await shows(only.id, /You're in/);
    // The next answer comes when the one before is noted: else a kill brings that as another message.
    server.say('/help', alone(only));
    await shows(only.id, /\/solve/);
    await passed();
    await server.until(() => /Nobody else joined P05/.test(message.text), 'a word in the group');
    await server.until(() => /play the same board/.test(seat.text), 'a word to the one');
    server.press(seat, 'Play it alone', { from: only });
    await server.until(() => seat.kind === 'photo', 'a board of their own');
    expect(labels(seat)).not.toContain('Leave the race');
    const late = PEOPLE[6] as (typeof PEOPLE)[number];
    takePart(link, late);
    await shows(late.id, /This round is over/);
  });
});

it('a round for fewest moves is ended by any moderator, and by no other user', {
  timeout: 60_000,
}, async () => {
  const message = await begin('/fmc 3x3 5m');
  expect(await server.answerTo(server.press(message, 'End this round', { from: BEN }))).toMatch(
    /Only Ann Lee/,
  );
  server.administrators.add(BEN.id);
  server.press(message, 'End this round', { from: BEN });
  await server.until(() => /Nobody has found a solution/.test(message.text), 'the end');
});
