import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUZZLE } from '../../support/store/append-moves.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

test('a file that is larger than the chat takes comes compressed', async () => {
  const ann = world.someone('Ann', 'home', { maxFileBytes: 1000 });
  const { key: person, name: personName } = ann.person;
  const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
  for (const day of days)
    await world.store.games.daily({ person, personName, place: 'home', day, ...PUZZLE, now: 0 });
  const reply = await world.chat.answerLine(ann, '/export');
  expect(reply).toMatchObject({ personal: true, file: { name: 'tileknight.json.gz' } });
  const { games } = JSON.parse(gunzipSync(reply?.file?.bytes ?? Buffer.alloc(0)).toString());
  expect(games.map(({ day }: { day: string }) => day).toSorted()).toEqual(days);
});

test('the hour of a reminder is exported as an hour, times as times', async () => {
  const ann = { ...world.someone('Ann', 'home'), address: 'test:Ann' } as const;
  await world.chat.answerLine(ann, '/settings daily 18:00 Europe/Kyiv');
  const reply = await world.chat.answerLine(ann, '/export');
  const { settings } = JSON.parse(String(reply?.file?.bytes));
  expect(settings).toMatchObject({ dailyAt: '18:00', postDueAt: '2026-11-21T16:00:00.000Z' });
});

test('a suggested line is kept for its button, exported with its chat, and mentioned in /privacy', async () => {
  const lena = world.someone('Lena', 'home');
  await world.chat.answerLine(lena, '/slove 1 2 3\n4 0 5');
  const { questions } = JSON.parse(String((await world.chat.answerLine(lena, '/export'))?.file?.bytes));
  const askedAt = '2026-11-21T12:00:00.000Z';
  expect(questions).toEqual([{ line: '/solve 1 2 3\n4 0 5', askedAt, place: 'test:home' }]);
  for (const locale of ['en', 'de', 'es', 'ru', 'zh']) {
    const texts = world.chat.texts(locale);
    expect(texts.say('privacy')).toContain(texts.say('did-you-mean'));
  }
  await world.chat.answerPress(lena, 'own:forget-now');
  expect((await world.store.personalData(lena.person.key)).questions).toEqual([]);
});

test('a press of what nobody was shown does nothing', async () => {
  const ann = world.someone('Ann', 'home');
  const pressed = await world.chat.answerPress(ann, 'own:forget-now', ['own:forget']);
  expect(pressed.notice).toContain('too old');
  expect(await world.chat.answerPress(ann, 'own:nonsense')).toMatchObject({ notice: expect.any(String) });
  expect((await world.store.personalData(ann.person.key)).games).toHaveLength(3);
});

test.each([
  '/play 4x4 hard',
  '/scramble 4x4 length:50',
  '/solve 15 14 8 12 / 10 11 9 13 / 2 6 5 1 / 3 7 4 0',
])('a request that is not answered yet leaves nothing after the deletion: %s', async (line) => {
  const eve = world.someone('Eve', 'home');
  const answer = world.chat.answerLine(eve, line);
  await Promise.all([
    world.chat.answerPress(eve, 'own:forget-now'),
    world.chat.answerPress(eve, 'own:forget-now'),
  ]);
  await answer;
  const { games, solutions, rounds, pictures } = await world.store.personalData(eve.person.key);
  expect({ games, solutions, rounds, pictures }).toEqual({
    games: [],
    solutions: [],
    rounds: [],
    pictures: [],
  });
});
