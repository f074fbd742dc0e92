/**
 * How heavy the program is: `node tools/weigh.ts`. Prints the tokens and the words of comments of each room
 * of src, and the functions and calls of src in three journeys. docs/architecture.md has its figures.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { SyntaxKind } from 'typescript/unstable/ast';
import { createScanner } from 'typescript/unstable/ast/scanner';
import { LocalDiscord } from '../test/support/discord/server.ts';
import { BotApiServer } from '../test/support/telegram/server.ts';

const SRC = join(import.meta.dirname, '../src');
/** How long the program must be left alone until it has finished its work for an answer. */
const QUIET_MS = 1500;

interface Weight {
  tokens: number;
  commentWords: number;
}

/** Tokens that end an operand: a slash after one of them divides, any other begins a regular expression. */
const OPERAND_ENDS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.PrivateIdentifier,
  SyntaxKind.NumericLiteral,
  SyntaxKind.BigIntLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateTail,
  SyntaxKind.ThisKeyword,
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
  SyntaxKind.CloseBraceToken,
]);
const TRIVIA: ReadonlySet<SyntaxKind> = new Set([SyntaxKind.WhitespaceTrivia, SyntaxKind.NewLineTrivia]);
const COMMENTS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.SingleLineCommentTrivia,
  SyntaxKind.MultiLineCommentTrivia,
]);

function weighText(text: string): Weight {
  const weight: Weight = { tokens: 0, commentWords: 0 };
  const scanner = createScanner(false, 0, text);
  /** The open braces inside of each open `${`. */
  const templates: number[] = [];
  let previous: SyntaxKind = SyntaxKind.Unknown;
  for (;;) {
    let kind = scanner.scan();
    if (kind === SyntaxKind.EndOfFile) return weight;
    const openBraces = templates.at(-1);
    if (kind === SyntaxKind.SlashToken && !OPERAND_ENDS.has(previous)) kind = scanner.reScanSlashToken();
    else if (kind === SyntaxKind.CloseBraceToken && openBraces === 0) {
      kind = scanner.reScanTemplateToken(false);
      if (kind === SyntaxKind.TemplateTail) templates.pop();
    } else if (kind === SyntaxKind.TemplateHead) templates.push(0);
    else if (openBraces !== undefined && kind === SyntaxKind.OpenBraceToken)
      templates.push(templates.pop()! + 1);
    else if (openBraces !== undefined && kind === SyntaxKind.CloseBraceToken)
      templates.push(templates.pop()! - 1);
    if (COMMENTS.has(kind))
      weight.commentWords += scanner.getTokenText().match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    else if (!TRIVIA.has(kind)) {
      weight.tokens++;
      previous = kind;
    }
  }
}

/** Weighs src by room. The folders of adapters and core are rooms of their own. */
function weighRooms(): Map<string, Weight> {
  const rooms = new Map<string, Weight>();
  for (const name of readdirSync(SRC, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.ts')) continue;
    const room =
      /^(?:adapters|core)\/\w+(?=\/)|^\w+(?=\/)/.exec(name.replaceAll('\\', '/'))?.[0] ??
      'main.ts, program.ts';
    const { tokens, commentWords } = weighText(readFileSync(join(SRC, name), 'utf8'));
    const weight = rooms.get(room) ?? { tokens: 0, commentWords: 0 };
    rooms.set(room, { tokens: weight.tokens + tokens, commentWords: weight.commentWords + commentWords });
  }
  return rooms;
}

interface Journey {
  readonly functions: number;
  readonly calls: number;
}

interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { startOffset: number; count: number }[] }[];
}

/** Counts the functions of src that ran on a thread. The body of a module, which starts at 0, is none. */
function countCalls(scripts: readonly ScriptCoverage[]): Journey {
  const src = pathToFileURL(`${SRC}/`).href;
  const counts = scripts
    .filter(({ url }) => url.startsWith(src))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.slice(0, 1)))
    .filter(({ startOffset, count }) => startOffset > 0 && count > 0)
    .map(({ count }) => count);
  return { functions: counts.length, calls: counts.reduce((sum, count) => sum + count, 0) };
}

/** Runs a command line in a process of its own, with its start. */
function terminalJourney(folder: string, args: readonly string[]): Journey {
  const coverage = join(folder, 'coverage');
  spawnSync(process.execPath, [join(SRC, 'adapters/cli/tileknight.ts'), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: folder, NODE_V8_COVERAGE: coverage },
  });
  // Node names a file after the process, the time and the thread. The main thread is 0.
  const file = readdirSync(coverage).find((name) => name.endsWith('-0.json')) ?? '';
  return countCalls(JSON.parse(readFileSync(join(coverage, file), 'utf8')).result);
}

/** Runs the program in this process, between local servers, and counts the second request of each kind. */
async function chatJourneys(folder: string): Promise<Record<string, Journey>> {
  const [discord, telegram] = await Promise.all([new LocalDiscord().start(), new BotApiServer().start()]);
  Object.assign(process.env, {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'warn',
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
  });
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await import('../src/program.ts');
  await telegram.until(() => telegram.callsOf('getUpdates').length > 0, 'polling');
  while (!discord.gateway.connected || discord.commands.length === 0) await sleep(50);

  async function journey(request: () => Promise<unknown>): Promise<Journey> {
    await sleep(QUIET_MS);
    await session.post('Profiler.takePreciseCoverage');
    await request();
    await sleep(QUIET_MS / 3);
    return countCalls((await session.post('Profiler.takePreciseCoverage')).result);
  }

  async function solve(board: string): Promise<void> {
    const shownBefore = telegram.shown.length;
    telegram.say(`/solve ${board}`);
    await telegram.message(({ kind }) => kind === 'photo', shownBefore);
  }
  // Another board, because the program keeps the pictures that it drew.
  await solve('1 2 3 0 4 5');
  const solving = await journey(() => solve('1 2 3 4 0 5'));

  const board = await discord.slash('play', { size: '8 6 7/2 5 4/3 0 1' }).answer();
  async function press(): Promise<void> {
    const contentBefore = board.content;
    await discord.press(board, board.button('5')).until(() => board.content !== contentBefore);
  }
  await press();
  return {
    '`/solve 1 2 3 4 0 5` typed on Telegram': solving,
    'a tile pressed on Discord': await journey(press),
  };
}

const print = (cells: readonly (string | number)[]) =>
  console.log(`| ${cells.map((cell) => cell.toLocaleString('en')).join(' | ')} |`);

const rooms = weighRooms();
const all = { tokens: 0, commentWords: 0 };
print(['room', 'tokens', 'words of comments for 1,000 tokens']);
print(['---', '---:', '---:']);
for (const [room, { tokens, commentWords }] of [...rooms, ['src', all] as const]) {
  print([room, tokens, Math.round((1000 * commentWords) / tokens)]);
  all.tokens += tokens;
  all.commentWords += commentWords;
}

const folder = mkdtempSync(join(tmpdir(), 'tileknight-weigh-'));
const tour = ['knight', '8x8', 'a1', '--png', 'tour.png'];
const journeys = {
  ...(await chatJourneys(folder)),
  '`knight 8x8 a1 --png` in the terminal, with its start': terminalJourney(folder, tour),
};
console.log();
print(['journey', 'functions', 'calls']);
print(['---', '---:', '---:']);
for (const [name, { functions, calls }] of Object.entries(journeys)) print([name, functions, calls]);
rmSync(folder, { recursive: true, force: true });
process.exit();
