import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireReply } from '../../src/adapters/web/wire.ts';
import type { LocalMessage } from '../support/discord/interaction.ts';
import { LocalDiscord } from '../support/discord/server.ts';
import { chromiumPath, say, visit } from '../support/page/browser.ts';
import { type Program, ROOT, startProgram } from '../support/program/program.ts';
import { runTerminal } from '../support/program/terminal.ts';
import { linkOf, openLink, player } from '../support/telegram/players.ts';
import { ANN, BotApiServer, GROUP, PRIVATE, type Shown } from '../support/telegram/server.ts';

const FILES = join(import.meta.dirname, 'files');

/** The text that one edit of a file replaces; an import goes to the top. */
interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly imports?: string;
}

/** The edit for a game, which is one name in a list. */
const gameEdit = (name: string): Edit => ({
  file: 'src/commands/games/index.ts',
  from: 'slidingKind,',
  to: `slidingKind, ${name},`,
  imports: `import { ${name} } from './${name}.ts';`,
});
const GAME_EDITS: readonly Edit[] = [gameEdit('lights')];

/** The edits for a command with a solver task and a picture of its own. */
const COMMAND_EDITS: readonly Edit[] = [
  {
    file: 'src/solver/tasks.ts',
    from: 'solve: solveTask,',
    to: 'solve: solveTask,\n  hanoi: hanoiTask,',
    imports: "import { hanoiTask } from './tasks/hanoi.ts';",
  },
  {
    file: 'src/render/scene/scene.ts',
    from: 'export type Scene =',
    to: "export type Scene =\n  | { readonly kind: 'hanoi'; readonly disks: number }",
  },
  {
    file: 'src/render/draw.ts',
    from: 'switch (scene.kind) {',
    to: "switch (scene.kind) {\n    case 'hanoi':\n      return drawHanoi(scene, theme);",
    imports: "import { drawHanoi } from './hanoi/hanoi.ts';",
  },
  {
    file: 'src/commands/index.ts',
    from: '  knightFeature,',
    to: '  knightFeature,\n  hanoiFeature,',
    imports: "import { hanoiFeature } from './hanoi/hanoi.ts';",
  },
  {
    file: 'src/commands/terminal.ts',
    from: "  tool('apply'),",
    to: `  {
    name: 'hanoi',
    load: async (services) => (await import('./hanoi/hanoi.ts')).hanoiCommand(services),
  },
  tool('apply'),`,
  },
];

const added = readdirSync(FILES, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(FILES.length + 1)
      .split(sep)
      .join('/'),
  );

/** A copy of the program with a made-up game, a made-up command and a made-up, half translated language. */
function copyWithAdditions(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tileknight-added-'));
  for (const name of ['src', 'assets', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  cpSync(FILES, copy, { recursive: true });
  for (const { file, from, to, imports } of [...GAME_EDITS, gameEdit('bare'), ...COMMAND_EDITS]) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    const edited = text.replace(from, to);
    writeFileSync(join(copy, file), imports === undefined ? edited : `${imports}\n${edited}`);
  }
  return copy;
}

/** Posts JSON to the page's endpoint as a browser does. */
function ask(
  url: string,
  path: 'line' | 'press',
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body),
  });
}

/** The server's answer to a page whose browser speaks `language`. */
const said = async (url: string, language: string, text: string): Promise<string> =>
  (await ask(url, 'line', { text }, { 'accept-language': language })).text();

/** The squares to press, found by chasing: with the first row chosen, each lamp tells of the one below it. */
function chased(rows: readonly (readonly boolean[])[]): string[] {
  const cols = rows[0]?.length ?? 0;
  for (let choice = 0; choice < 2 ** cols; choice++) {
    const lit = rows.map((row) => [...row]);
    const squares: string[] = [];
    const press = (row: number, col: number) => {
      squares.push(`${String.fromCharCode(97 + col)}${rows.length - row}`);
      for (const [down, right] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const line = lit[row + down];
        if (line?.[col + right] !== undefined) line[col + right] = !line[col + right];
      }
    };
    for (let row = 0; row < rows.length; row++)
      for (let col = 0; col < cols; col++)
        if (row === 0 ? (choice >> col) % 2 === 1 : lit[row - 1]?.[col]) press(row, col);
    if (!lit.flat().includes(true)) return squares;
  }
  throw new Error('no way to switch all lamps off');
}

/** The rows of lamps among a message's buttons. */
const lampsAmong = (labels: readonly (readonly string[])[]): boolean[][] =>
  labels.filter((row) => /^[●○]$/u.test(row[0] ?? '')).map((row) => row.map((label) => label === '●'));

describe('what the guide says of adding', () => {
  let copy: string;
  let program: Program;
  let telegram: BotApiServer;
  let discord: LocalDiscord;

  beforeAll(async () => {
    copy = copyWithAdditions();
    telegram = await new BotApiServer().start();
    discord = await new LocalDiscord().start();
    const env = {
      TELEGRAM_TOKEN: telegram.token,
      TELEGRAM_API_ROOT: telegram.root,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiUrl,
    };
    program = await startProgram(copy, env, copy);
  });
  afterAll(async () => {
    await program?.stop();
    await telegram.stop();
    await discord.stop();
    rmSync(copy, { recursive: true, force: true });
  });

  test('the guide names every file that a made-up game, command and language touch', () => {
    const guide = readFileSync(join(ROOT, 'docs/how-to-add.md'), 'utf8');
    const named = (path: string) =>
      path.replaceAll(/hanoi|lights|bare/g, 'KIND').replace('locales/eo', 'locales/LANGUAGE');
    const touched = [...added, ...[...GAME_EDITS, ...COMMAND_EDITS].map(({ file }) => file)].map(named);
    expect(touched.length).toBeGreaterThan(7);
    expect(touched.filter((path) => !guide.includes(path))).toEqual([]);
  });

  test('a game takes at most eight files', () => {
    const ofGame = [
      ...added.filter((path) => path.includes('lights')),
      ...GAME_EDITS.map(({ file }) => file),
    ];
    expect(ofGame.length).toBeLessThanOrEqual(8);
  });

  test('the types hold', { timeout: 120_000 }, async () => {
    const tsc = spawn(join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit', '-p', copy]);
    let output = '';
    tsc.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const [status] = await once(tsc, 'close');
    expect([output, status]).toEqual(['', 0]);
  });

  test('the terminal has the command, with its picture and its faults', { timeout: 60_000 }, async () => {
    const run = (line: string) => runTerminal(line, { folder: copy, root: copy });
    expect(await run('help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('tileknight hanoi  The shortest way to move a tower of disks'),
    });
    const { code, out } = await run('hanoi 3 --json --png tower.png');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      disks: 3,
      length: 7,
      moves: ['ac', 'ab', 'cb', 'ac', 'ba', 'bc', 'ac'],
    });
    expect(readFileSync(join(copy, 'tower.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(await run('hanoi many')).toMatchObject({
      code: 2,
      err: expect.stringContaining('tileknight hanoi 3'),
    });
  });

  test('a chat has it too, and says in English what the language lacks', { timeout: 60_000 }, async () => {
    const { url } = program;
    expect(await said(url, 'eo', '/hanoi 2')).toContain('Movita per 3 movoj.');
    expect(await said(url, 'eo', '/hanoi 0')).toContain('no number of disks');
    expect(await said(url, 'de', '/hanoi 2')).toContain('in 3 moves');
    expect(await said(url, 'eo', '/solve 1 2 3 4 0 5')).toContain('in 1 move');
  });

  test('the game is in the help, and suggested for typing errors', { timeout: 60_000 }, async () => {
    const { url } = program;
    expect(await said(url, 'en', '/help play')).toMatch(
      /knight 6x6 closed.+lamps to switch off.+send a photo/,
    );
    expect(await said(url, 'en', '/lihgts 4x4')).toContain('/play lights');
    expect(await said(url, 'en', '/play lihgts 4x4')).toContain('/play lights');
  });

  describe('a game is played to its end', () => {
    const labelsOf = ({ keyboard }: Shown) =>
      keyboard?.inline_keyboard.map((row) => row.map(({ text }) => text)) ?? [];

    /** Presses the lamps of a board on Telegram until all are off. */
    async function playOnTelegram(board: Shown, from = ANN): Promise<void> {
      const squares = chased(lampsAmong(labelsOf(board)));
      for (const square of squares) {
        const [row, col] = [
          lampsAmong(labelsOf(board)).length - Number(square.slice(1)),
          square.charCodeAt(0) - 97,
        ];
        const button = board.keyboard?.inline_keyboard[row]?.[col];
        if (button === undefined || !('callback_data' in button)) throw new Error(`no lamp ${square}`);
        const before = JSON.stringify(labelsOf(board));
        telegram.press(board, button.text, { from, data: button.callback_data });
        await expect.poll(() => JSON.stringify(labelsOf(board))).not.toBe(before);
      }
      await expect.poll(() => board.text).toContain('Solved in');
    }

    test('in a private chat, with a hint, a step taken back, and the way afterwards', async () => {
      telegram.say('/play lights 4x4', { from: ANN, chat: PRIVATE });
      const board = await telegram.message(({ chat, keyboard }) => chat === ANN.id && keyboard !== undefined);
      expect(board.kind).toBe('photo');
      expect(board.text).toMatch(/^Lights Out 4x4 · 0 moves · par \d+\n/);
      expect(board.text).toContain('The goal: all lamps off.');
      expect(board.text).toContain('Press a cell, or type it: /move a4');
      telegram.press(board, 'Hint');
      await expect.poll(() => board.text).toMatch(/Hint: continue with [a-d][1-4]\. /);
      telegram.say('a4', { from: ANN, chat: PRIVATE });
      const next = await telegram.message(({ chat, text }) => chat === ANN.id && text.includes('· 1 move ·'));
      telegram.press(next, 'Undo');
      await expect.poll(() => labelsOf(next).flat()).not.toContain('Undo');
      await playOnTelegram(next);
      expect(next.text).toContain('with help');
      const before = telegram.shown.length;
      telegram.press(next, 'Shortest way');
      const way = await telegram.message(({ text }) => text.includes('enough'), before);
      expect(way.text).toMatch(/^(?:One move is|\d+ moves are) enough: [a-d][1-4](?: [a-d][1-4])*$/);
    });

    test('in a group on Telegram, by a link to a board of 5x5', async () => {
      telegram.say('/play lights 5x5', { from: ANN, chat: GROUP });
      const message = await telegram.message(
        ({ chat, keyboard }) => chat === GROUP.id && keyboard !== undefined,
      );
      expect(message.text).toMatch(/^Lights Out 5x5\. Play opens your own copy/);
      const payload = linkOf(message);
      const [one, other] = [player(1), player(2)];
      const board = await openLink(telegram, payload, one);
      const second = await openLink(telegram, payload, other);
      expect(labelsOf(second)).toEqual(labelsOf(board));
      await playOnTelegram(board, one);
    });

    const labelsAt = ({ rows }: LocalMessage) => rows.map((row) => row.map(({ label }) => label));

    test('on Discord, by buttons', async () => {
      const board = await discord.slash('play', { size: 'lights 4x4' }).answer();
      expect(board.rows).toHaveLength(5);
      for (const square of chased(lampsAmong(labelsAt(board)))) {
        const button = board.rows[4 - Number(square.slice(1))]?.[square.charCodeAt(0) - 97];
        const before = board.history.length;
        await discord.press(board, button?.custom_id ?? '').until(() => board.history.length > before);
      }
      expect(board.content).toContain('Solved** in');
    });

    test('on Discord, by one typed line where a grid leaves no row for its controls', async () => {
      const board = await discord
        .slash('play', { size: 'lights 5x5 1' })
        .answer()
        .catch(() => undefined);
      expect(board?.content).toContain("can't all be switched off");
      const started = await discord.slash('play', { size: 'lights 5x5 23' }).answer();
      expect(started.rows).toHaveLength(1);
      expect(started.content).toContain('Type cells: `/move a5`');
      const solved = await discord.slash('move', { moves: 'a5' }).answer();
      expect(solved.content).toContain('That is the fewest possible. Perfect!');
    });

    /** The last line of an answer on the page: the message that it made or changed. */
    async function lastOf(response: Response): Promise<WireReply> {
      const last = JSON.parse((await response.text()).trim().split('\n').at(-1) ?? '');
      return last.edit ?? last.reply;
    }
    const wordsOf = ({ text }: WireReply) => text.map((span) => span.text).join('');
    const cookieOf = ({ headers }: Response) =>
      headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
    const buttonsOf = ({ buttons = [] }: WireReply) => buttons.flatMap(({ rows }) => rows.flat());

    test('on the page, by the buttons below its picture', async () => {
      const { url } = program;
      const first = await ask(url, 'line', { text: '/play lights 3x3' });
      const cookie = cookieOf(first);
      let board = await lastOf(first);
      const lamps = () => board.buttons?.find(({ kind }) => kind === 'grid')?.rows ?? [];
      expect(board.picture).toMatchObject({ alt: expect.stringMatching(/^Lights Out 3x3: [●○] /) });
      for (const square of chased(lampsAmong(lamps().map((row) => row.map(({ label }) => label))))) {
        const action = lamps()[3 - Number(square.slice(1))]?.[square.charCodeAt(0) - 97]?.action;
        board = await lastOf(await ask(url, 'press', { action, messageId: 'm1' }, { cookie }));
      }
      expect(wordsOf(board)).toContain('Solved in');
    });

    // Sutner (1989): each board can be darkened from all lit. On 3x3 the corners and the middle do it.
    test.skipIf(chromiumPath() === undefined)(
      'in a browser, where clicks faster than answers press their own cells, though labels repeat',
      async () => {
        const { page, complaints } = await visit(program.url);
        await say(page, '/play lights 3x3 1ff');
        const cells = page.locator('.cells button');
        await expect.poll(() => cells.allInnerTexts()).toEqual(Array(9).fill('●'));
        for (const cell of [8, 4, 2, 6, 0]) await cells.nth(cell).click();
        await page.locator('#log').getByText('Solved').waitFor();
        expect(await page.locator('#log').innerText()).toMatch(/Solved in 5 moves/);
        expect(complaints).toEqual([]);
      },
    );

    test('or given up, where it says nothing but what each game has to say', async () => {
      const { url } = program;
      const first = await ask(url, 'line', { text: '/play bare' });
      const cookie = cookieOf(first);
      const line = async (text: string) => lastOf(await ask(url, 'line', { text }, { cookie }));
      const press = async (board: WireReply, label: string) => {
        const action = buttonsOf(board).find((button) => button.label === label)?.action;
        return lastOf(await ask(url, 'press', { action, messageId: 'm1' }, { cookie }));
      };
      expect(buttonsOf(await lastOf(first)).map(({ label }) => label)).not.toContain('Hint');
      expect(wordsOf(await line('/hint'))).toContain('This game has no hints');
      const moved = await line('b2 a1');
      expect(wordsOf(moved)).toContain('Bare · 2 moves');
      expect(wordsOf(await line('c3'))).toBe(
        'Move 1 (c3) is not possible here. No move was made. Try another move.',
      );
      const stuck = moved.buttons?.find(({ kind }) => kind === 'grid')?.rows[0]?.[2]?.action;
      const refused = await ask(url, 'press', { action: stuck, messageId: 'm1' }, { cookie });
      expect(await refused.text()).toContain('That is not possible here. Try another move.');
      expect(wordsOf(await press(moved, 'Undo'))).toContain('Press a cell, or type it: /move a3');
      const ended = await press(await line('a1'), 'Give up');
      expect(wordsOf(ended)).toContain('Given up after 3 moves');
      expect(buttonsOf(ended).map(({ label }) => label)).toEqual(['Another board', 'Play it again']);
      expect(wordsOf(await press(ended, 'Play it again'))).toContain('Bare · 0 moves');
    });
  });
});
