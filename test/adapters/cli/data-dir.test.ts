import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, usualDataDir } from '../../../src/adapters/cli/environment.ts';

test.each([
  [ROOT, {}, 'linux', join(ROOT, 'data')],
  [join(ROOT, 'docs'), {}, 'linux', join(ROOT, 'data')],
  ['/somewhere', {}, 'linux', '/home/ann/.local/share/tileknight'],
  ['/somewhere', { XDG_DATA_HOME: '/xdg' }, 'linux', '/xdg/tileknight'],
  ['/somewhere', {}, 'darwin', '/home/ann/Library/Application Support/tileknight'],
  ['/somewhere', { LOCALAPPDATA: '/local' }, 'win32', '/local/tileknight'],
] as const)('in %s with %j on %s: %s', (cwd, variables, platform, folder) => {
  expect(usualDataDir(cwd, variables, platform, '/home/ann')).toBe(folder);
});
