import { homedir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';

/** The project's own folder. */
export const ROOT = join(import.meta.dirname, '../../..');

/**
 * Where tables are kept unless DATA_DIR says otherwise: `data` of the checkout that one stands in, else the platform's place for
 * the data of programs (XDG Base Directory Specification, and what macOS and Windows have in its stead).
 */
export function usualDataDir(
  cwd: string,
  variables: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string {
  const below = relative(ROOT, cwd);
  if (!below.startsWith('..') && !isAbsolute(below)) return join(ROOT, 'data');
  const named = platform === 'win32' ? variables.LOCALAPPDATA : variables.XDG_DATA_HOME;
  const usual = { win32: 'AppData/Local', darwin: 'Library/Application Support' }[platform as string];
  return join(named || join(home, usual ?? '.local/share'), 'tileknight');
}
