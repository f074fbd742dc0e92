import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultDataDir, PROJECT_ROOT } from '../../../src/adapters/cli/environment.ts';

test.each([
  [PROJECT_ROOT, {}, 'linux', join(PROJECT_ROOT, 'data')],
  [join(PROJECT_ROOT, 'docs'), {}, 'linux', join(PROJECT_ROOT, 'data')],
  ['/somewhere', {}, 'linux', '/home/ann/.local/share/tileknight'],
  ['/somewhere', { XDG_DATA_HOME: '/xdg' }, 'linux', '/xdg/tileknight'],
  ['/somewhere', {}, 'darwin', '/home/ann/Library/Application Support/tileknight'],
  ['/somewhere', { LOCALAPPDATA: '/local' }, 'win32', '/local/tileknight'],
] as const)('in %s with %j on %s: %s', (cwd, variables, platform, folder) => {
  expect(defaultDataDir(cwd, variables, platform, '/home/ann')).toBe(folder);
});
