import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '../../src/chat/command.ts';
import type { Incoming } from '../../src/chat/incoming.ts';
import { createChat } from '../../src/chat/routing/router.ts';
import { fault, ok } from '../../src/core/result.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { runnerWithoutPictures } from '../support/runner.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const say = (line: string) => world.chat.answerLine(world.someone(), line);

/** Names that speakers of German, Spanish, Russian and Chinese (two scripts) try for each command. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  solve: ['lösen', 'loesen', 'resolver', 'решить', '解', '求解'],
  knight: ['rösselsprung', 'roesselsprung', 'springer', 'caballo', 'конь', '马', '馬', '騎士'],
  daily: ['täglich', 'taeglich', 'rätsel', 'raetsel', 'diario', 'день', '每日', '每日一題'],
  leaderboard: ['rangliste', 'clasificación', 'clasificacion', 'рейтинг', '排行榜'],
  stats: ['statistik', 'estadísticas', 'estadisticas', 'статистика', '统计', '統計'],
  play: ['spielen', 'jugar', 'играть', '玩', '遊戲'],
  move: ['ziehen', 'zug', 'züge', 'mover', 'ход', '走'],
  hint: ['tipp', 'pista', 'подсказка', '提示'],
  race: ['rennen', 'carrera', 'гонка', '比赛', '競速'],
  fmc: ['wenigzüge', 'wenigzuege', 'mínimos', 'minimos', 'минимум', '最少步'],
  explain: ['erklären', 'erklaeren', 'explicar', 'объяснить', '解释', '解釋'],
  analyse: ['analysieren', 'analizar', 'анализ', '分析'],
  compare: ['vergleichen', 'comparar', 'сравнить', '比较', '比較'],
  scramble: ['mischen', 'mezclar', 'перемешать', '打乱', '打亂'],
  help: ['hilfe', 'ayuda', 'помощь', '帮助', '幫助'],
  settings: ['einstellungen', 'ajustes', 'configuración', 'настройки', '设置', '設定'],
  privacy: ['datenschutz', 'privatsphäre', 'privatsphaere', 'privacidad', 'приватность', '隐私', '隱私'],
  export: ['exportieren', 'exportar', 'экспорт', '导出', '匯出'],
  forget: ['vergessen', 'löschen', 'loeschen', 'olvidar', 'забыть', '忘记', '忘記'],
};

test('every command in the menus has names in each language', () => {
  const listed = world.commands.filter(({ isHidden }) => isHidden !== true).map(({ name }) => name);
  expect(Object.keys(NAMES).toSorted()).toEqual(listed.toSorted());
});

/** Says which command ran, with its words. */
const echoes = Object.keys(NAMES).map(
  (name): Command => ({
    name,
    options: [{ name: 'words', kind: 'text' }],
    reveals: 'nothing',
    read: ({ words }) => ok(words),
    run: async (_, words) => ok({ reply: () => ({ kind: 'answer', text: `${name}: ${words}` }) }),
  }),
);
const echo = createChat({
  commands: echoes,
  buttons: [],
  gate: async () => ok({}),
  runner: runnerWithoutPictures(),
  settings: { of: async () => new Map() },
  redirectToPrivateChat: () => ({ kind: 'answer', text: 'elsewhere' }),
  findInlineResults: async () => fault('too-fast'),
  catalogue: loadCatalogue(),
  now: () => 0,
  onBug: (error) => {
    throw error;
  },
});
let people = 0;
/** Each line comes from another person, since one person may send only so many. */
const answerOf = async (line: string, isPrivate = true) => {
  const who: Incoming = {
    ...world.someone(`P${people++}`),
    place: { key: isPrivate ? 'test:home' : 'test:group', isPrivate },
  };
  return (await echo.answerLine(who, line, 'TileBot'))?.text;
};

test.each(Object.entries(NAMES))(
  '/%s is called by its names in four more languages',
  async (command, names) => {
    for (const name of [command, ...names]) {
      const capitalised = name.charAt(0).toUpperCase() + name.slice(1);
      for (const typed of [name, capitalised, name.normalize('NFD')]) {
        expect([typed, await answerOf(`/${typed} 1 2`)]).toEqual([typed, `${command}: 1 2`]);
        expect([typed, await answerOf(`/${typed}@tilebot 1 2`, false)]).toEqual([typed, `${command}: 1 2`]);
        expect([typed, await answerOf(`/${typed}@other_bot 1 2`, false)]).toEqual([typed, undefined]);
        expect([typed, await answerOf(`${typed}!`)]).toEqual([typed, `${command}: `]);
        expect([typed, await answerOf(`${typed} 5x5`)]).toEqual([typed, `${command}: 5x5`]);
        expect([typed, await answerOf(typed, false)]).toEqual([typed, undefined]);
      }
    }
  },
);

test.each([
  ['/lösen 1 2 3 4 0 5', /in 1 move/],
  ['/Täglich yesterday', /.{20}/],
  ['/täglih', /Did you mean this\? `\/daily`/],
  ['Hilfe', /\/solve/],
  ['Конь 5x5 a1', /5x5 from \*\*a1\*\*/],
  ['spiel 3x3', /3x3/],
  ['玩3x3', /3x3/],
  // Five letters that are also the code of a board.
  ['Pista', /not playing|hint|move/i],
  // A label of a board, too.
  ['打乱 1 2 3 4 0 5', /in 1 move/],
  ['добрый день 1 2 3 4 0 5', /in 1 move/],
])('%s', async (line, answer) => {
  expect((await say(line))?.text).toMatch(answer);
});
