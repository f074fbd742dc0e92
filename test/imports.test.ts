import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');
const IMPORT =
  /^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

interface Import {
  /** Path below src, with slashes. */
  readonly file: string;
  /** A path below src for files of ours, else the specifier. */
  readonly target: string;
}

const below = (path: string) => relative(SRC, path).split(sep).join('/');

const imports: Import[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => {
    const path = join(SRC, name);
    return [...readFileSync(path, 'utf8').matchAll(IMPORT)].map((match) => {
      const specifier = match[1] ?? match[2] ?? '';
      return {
        file: below(path),
        target: specifier.startsWith('.') ? below(resolve(dirname(path), specifier)) : specifier,
      };
    });
  });

const offenders = (breaks: (one: Import) => boolean) =>
  imports.filter(breaks).map(({ file, target }) => `${file} imports ${target}`);

const isPackage = (target: string, name: string) => target === name || target.startsWith(`${name}/`);

test('the imports are found at all', () => {
  expect(imports).toContainEqual({ file: 'program.ts', target: 'config/config.ts' });
  expect(imports.some(({ target }) => target === 'discord.js')).toBe(true);
});

/**
 * The first circle that is found among the edges, its first node again at the end; undefined: there is none.
 */
function circleAmong(edges: readonly (readonly [string, string])[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): string[] | undefined => {
    const at = path.indexOf(node);
    if (at >= 0) return [...path.slice(at), node];
    if (done.has(node)) return undefined;
    for (const other of next.get(node) ?? []) {
      const circle = visit(other, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of next.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * The two neighbouring folders that an import leads between; undefined: it stays within one, or leaves
 * or enters one.
 */
function siblings({ file, target }: Import): [string, string] | undefined {
  const [from, to] = [dirname(file).split('/'), dirname(target).split('/')];
  const at = from.findIndex((name, depth) => name !== to[depth]);
  if (at < 0 || at >= to.length || from[0] === '.' || to[0] === '.') return undefined;
  return [from.slice(0, at + 1).join('/'), to.slice(0, at + 1).join('/')];
}

test('no file imports itself over others, types included', () => {
  expect(
    circleAmong([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
    ]),
  ).toEqual(['b', 'c', 'b']);
  expect(circleAmong(imports.map(({ file, target }) => [file, target]))).toBeUndefined();
});

test('no folder imports itself over those beside it, types included', () => {
  const between = imports.map(siblings).filter((pair) => pair !== undefined);
  expect(between).toContainEqual(['core/sliding/analysis', 'core/sliding/solve']);
  expect(circleAmong(between)).toBeUndefined();
});

/** The subfolder of `above` in which `path` lies; undefined: it lies elsewhere, or in `above` itself. */
const subfolderOf = (above: string, path: string): string | undefined =>
  above === '.'
    ? path.split('/').slice(0, -1)[0]
    : path.startsWith(`${above}/`) && dirname(path) !== above
      ? path
          .split('/')
          .slice(0, above.split('/').length + 1)
          .join('/')
      : undefined;

test('a root composes its subfolders, which do not import it, types included', () => {
  const ours = imports.filter(({ target }) => target.endsWith('.ts'));
  const downwards = new Set(ours.map(({ file, target }) => subfolderOf(dirname(file), target)));
  const upwards = new Set(ours.map(({ file, target }) => subfolderOf(dirname(target), file)));
  const bothWays = [...upwards].filter((folder) => folder !== undefined && downwards.has(folder));
  expect(bothWays).toEqual([]);
});

test('what runs the tasks knows none of them', () => {
  const runners = [
    'solver-service',
    'answer-request',
    'workers/pool',
    'workers/worker-host',
    'workers/job',
    'task/task',
  ];
  expect(runners.filter((name) => !imports.some(({ file }) => file === `solver/${name}.ts`))).toEqual([]);
  const knows = ({ file, target }: Import) =>
    runners.some((name) => file === `solver/${name}.ts`) && /^solver\/tasks[./]/.test(target);
  expect(
    imports.some(({ file, target }) => file === 'solver/worker.ts' && target === 'solver/tasks.ts'),
  ).toBe(true);
  expect(offenders(knows)).toEqual([]);
});

test('core imports nothing outside core', () => {
  expect(offenders(({ file, target }) => file.startsWith('core/') && !target.startsWith('core/'))).toEqual(
    [],
  );
});

test('what reads pictures imports core alone, and a file of weights', () => {
  const isAllowed = (target: string) => /^(?:vision|core)\//.test(target) || target === 'node:fs';
  expect(imports.some(({ file }) => file === 'vision/read-board.ts')).toBe(true);
  expect(offenders(({ file, target }) => file.startsWith('vision/') && !isAllowed(target))).toEqual([]);
});

test('what tells about the program imports nothing else of it', () => {
  const isOurs = ({ target }: Import) => target.endsWith('.ts') && !target.startsWith('observe/');
  expect(offenders((one) => one.file.startsWith('observe/') && isOurs(one))).toEqual([]);
});

test.each([
  ['discord.js', 'adapters/discord/'],
  ['@discordjs/ws', 'adapters/discord/connection/gateway.ts'],
  ['grammy', 'adapters/telegram/'],
  ['canvas', 'render/'],
  ['gifenc', 'render/'],
  ['kysely', 'store/'],
  ['pg', 'store/'],
  ['node:sqlite', 'store/'],
  ['hono', 'adapters/web/'],
  ['@hono/node-server', 'adapters/web/'],
  ['esbuild', 'adapters/web/'],
  ['@fluent/bundle', 'i18n/'],
  ['pino', 'observe/'],
  ['prom-client', 'observe/'],
])('%s is imported under %s only', (name, folder) => {
  expect(imports.filter(({ target }) => isPackage(target, name))).not.toEqual([]);
  expect(offenders(({ file, target }) => isPackage(target, name) && !file.startsWith(folder))).toEqual([]);
});

test('the Discord side imports discord.js itself, not the packages that it is made of', () => {
  const isPart = ({ target }: Import) =>
    isPackage(target, 'discord-api-types') || (/^@discordjs\//.test(target) && target !== '@discordjs/ws');
  expect(offenders(isPart)).toEqual([]);
});

test('discord.js is loaded only when the Discord side starts', () => {
  const start = 'adapters/discord/start-discord.ts';
  const toStart = imports.filter(({ file, target }) => target === start && !file.startsWith('adapters/'));
  expect(toStart.map(({ file }) => file)).toEqual(['program.ts']);
  const source = readFileSync(join(SRC, 'program.ts'), 'utf8');
  expect(source).toContain(`await import('./${start}')`);
  expect(source).not.toContain(`from './${start}'`);
});

test('adapters never import each other', () => {
  const adapter = (path: string) => /^adapters\/([^/]+)\//.exec(path)?.[1];
  const crosses = ({ file, target }: Import) =>
    adapter(file) !== undefined && adapter(target) !== undefined && adapter(file) !== adapter(target);
  expect(offenders(crosses)).toEqual([]);
});

test('nothing but the composition root imports an adapter', () => {
  const reaches = ({ file, target }: Import) =>
    target.startsWith('adapters/') && !file.startsWith('adapters/') && file !== 'program.ts';
  expect(offenders(reaches)).toEqual([]);
});

test('commands and core never name a platform', () => {
  const named = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(commands|core|daily|chat)[/\\].*\.ts$/.test(name))
    .filter((name) => name !== join('chat', 'surface.ts') && name !== join('chat', 'command.ts'))
    .filter((name) => /discord|telegram/i.test(readFileSync(join(SRC, name), 'utf8')));
  expect(named).toEqual([]);
});

test('the rules of games import only what a browser has', () => {
  const isRules = (path: string) => /^commands\/games\/(?:.+-)?rules\.ts$/.test(path);
  const isAllowed = (target: string) => /^(?:core|store\/contract)\//.test(target) || isRules(target);
  const fromPage = imports.filter(({ file }) => file.startsWith('adapters/web/page/'));
  expect(fromPage.some(({ target }) => isRules(target))).toBe(true);
  expect(offenders(({ file, target }) => isRules(file) && !isAllowed(target))).toEqual([]);
  const isOther = ({ target }: Import) => target.startsWith('commands/') && !isRules(target);
  expect(fromPage.filter(isOther)).toEqual([]);
});

test('lower layers never import higher ones', () => {
  const layers = ['core', 'solver', 'render', 'store', 'daily', 'i18n', 'chat', 'commands', 'adapters'];
  const higher: Record<string, readonly string[]> = {
    solver: ['render', 'store', 'daily', 'chat', 'commands', 'adapters'],
    render: ['solver', 'store', 'daily', 'chat', 'commands', 'adapters'],
    store: ['solver', 'render', 'chat', 'commands', 'adapters'],
    daily: ['solver', 'render', 'chat', 'commands', 'adapters'],
    chat: ['solver', 'commands', 'adapters'],
    commands: ['adapters'],
  };
  const layer = (path: string) => layers.find((name) => path.startsWith(`${name}/`)) ?? '';
  expect(offenders(({ file, target }) => higher[layer(file)]?.includes(layer(target)) ?? false)).toEqual([]);
});
