import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Incoming } from '../../src/chat/incoming.ts';
import { buttonRows, isPersonal, type Reply } from '../../src/chat/reply.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

/** The two kinds of shared chats: one can show a message to one person alone, the other opens links. */
const CHATS = {
  'a server': { hasPersonalReplies: true, hasPrivateLinks: false, readsAllText: false },
  'a group': { hasPersonalReplies: false, hasPrivateLinks: true, readsAllText: false, hasInlineMode: true },
};

const LINES = [
  ...['/start', '/help', '/daily', '/daily knight', '/daily 2026-11-18', '/play 3x3', '/play knight 5x5'],
  ...[
    '/leaderboard',
    '/stats',
    '/settings',
    '/privacy',
    '/race 2x2',
    '/fmc 2x2 5m',
    '/hint',
    '/scramble 3x3',
  ],
  ...[
    '/solve 1 2 3 4 0 5',
    '/knight 5x5 e1',
    '/explain 1 2 3 4 0 5',
    '/analyse 1 2 3 4 0 5',
    '/slove 1 2 3 4 0 5',
  ],
];

/** Buttons that only draw an animation, which takes seconds. */
const isAnimation = (action: string): boolean => /^(?:gif|film|watch-film):/.test(action);

const actionsOf = (reply: Reply): string[] =>
  buttonRows(reply.buttons)
    .flat()
    .flatMap(({ action }) => (action === undefined ? [] : [action]));

/** The games whose board a message can change. */
const gamesIn = (reply: Reply): string[] =>
  actionsOf(reply).flatMap(
    (action) => /^(?:tile|undo|hint|giveup):([0-9A-Za-z]{12})/.exec(action)?.[1] ?? [],
  );

/** The bot's first message in the person's chat. */
const greetingIn = async (person: Incoming) =>
  world.renderers.hello?.([], {
    ...person,
    texts: loadCatalogue().texts('en'),
    look: { theme: 'light', tiles: 'plain' },
    isFirstVersion: true,
    place: person.place.key,
    settings: {},
    missingRights: async () => [],
    viewOf: async () => ({}),
  } as never);

describe.each(Object.entries(CHATS))('in %s', (name, features) => {
  const someone = (person: string): Incoming => ({
    ...world.someone(person, name, features),
    address: `test:${name}`,
    isAdmin: async () => true,
    isModerator: async () => true,
  });

  test('no line and no button of a message that all see puts one person’s board there', async () => {
    const [ann, ben] = [someone('Ann'), someone('Ben')];
    const greeting = await greetingIn(ann);
    const waiting: { reply: Reply; depth: number }[] = greeting ? [{ reply: greeting.reply, depth: 0 }] : [];
    const isSeenByAll = (reply: Reply) => !(features.hasPersonalReplies && isPersonal(reply));
    const shownGames: [how: string, games: string[]][] = [];
    const take = (how: string, reply: Reply | undefined, depth: number) => {
      if (reply === undefined || !isSeenByAll(reply)) return;
      if (gamesIn(reply).length > 0) shownGames.push([how, gamesIn(reply)]);
      if (depth < 2) waiting.push({ reply, depth });
    };
    for (const line of LINES) take(line, await world.chat.answerLine(ann, line), 0);
    const pressed = new Set<string>();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const actions = actionsOf(next.reply);
      for (const action of actions.filter((one) => !pressed.has(one) && !isAnimation(one)).slice(0, 8)) {
        pressed.add(action);
        const { edit, reply } = await world.chat.answerPress(ben, action, actions);
        take(action, edit, next.depth + 1);
        take(action, reply, next.depth + 1);
      }
    }
    expect(pressed.size).toBeGreaterThan(30);
    expect(shownGames).toEqual([]);
  }, 60_000);
});

test('in a group, the links of a greeting open an easy board and today’s puzzle in the private chat', async () => {
  const greeting = await greetingIn(world.someone('Cem', 'new', CHATS['a group']));
  const payloads = buttonRows(greeting?.reply.buttons)
    .flat()
    .flatMap((button) => ('deepLinkPayload' in button ? [button.deepLinkPayload] : []));
  const answers = await Promise.all(
    payloads.map((payload) => world.chat.answerLine(world.someone('Cem'), `/start ${payload}`)),
  );
  expect(answers.map((answer) => answer?.text)).toEqual([
    expect.stringMatching(/Daily puzzle/),
    expect.stringMatching(/3x3.* par 10\b/),
  ]);
});

test('in a group, the old button of a greeting gives the card of the day, with its link', async () => {
  const bea = world.someone('Bea', 'old', CHATS['a group']);
  const { reply, edit } = await world.chat.answerPress(bea, 'day:today', ['day:today']);
  expect([edit, reply?.liveMessage?.subject]).toEqual([undefined, 'day:2026-11-21']);
  expect(reply?.text).toContain('**Play** opens a board of your own in our private chat');
  expect(await world.store.games.latest(bea.person.key)).toBeUndefined();
  const answers = await Promise.all(['/start', '/daily'].map((line) => world.chat.answerLine(bea, line)));
  for (const answer of answers) {
    expect(answer?.text).toBe(reply?.text);
    expect(buttonRows(answer?.buttons).flat()[0]).toMatchObject({ deepLinkPayload: expect.any(String) });
  }
});

test('in a group, a day’s board of an earlier version becomes a link at the next press', async () => {
  const [home, ann] = [world.someone('Old'), world.someone('Old', 'old', CHATS['a group'])];
  const board = await world.chat.answerLine(home, '/daily');
  const tiles = actionsOf(board as Reply).filter((action) => action.startsWith('tile:'));
  const game = await world.store.games.latest(home.person.key);
  for (const action of [tiles[0] ?? '', `hint:${game?.id}:0`, `board:${game?.id}`, `again:${game?.id}`]) {
    const { edit, reply } = await world.chat.answerPress(ann, action);
    expect(reply).toBeUndefined();
    if (edit !== undefined) expect([action, actionsOf(edit), edit.picture]).toEqual([action, [], undefined]);
  }
});

test('in a group whose admins switched /daily off, /start greets without a way around it', async () => {
  const ann = { ...world.someone('Ann', 'off', CHATS['a group']), address: 'test:off' as const };
  const admin = { ...ann, isAdmin: async () => true };
  for (const access of ['off', 'admins']) {
    await world.chat.answerLine(admin, `/settings commands daily ${access}`);
    const greeting = await world.chat.answerLine(ann, '/start');
    expect(greeting?.text).toContain('/solve 1 2 3 4 0 5');
    expect(actionsOf(greeting as Reply).filter((action) => action.startsWith('day:'))).toEqual([]);
  }
});
