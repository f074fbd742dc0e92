import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * A new folder for the data of programs, with nothing in it but the solver's tables, which are those of the
 * whole run: who needs one first builds it, which takes longer than most tests. `name` tells it from others.
 * Whoever asks for it removes it.
 */
export function dataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `tileknight-${name}-`));
  const tables = join(inject('runFolder'), 'tables');
  mkdirSync(tables, { recursive: true });
  symlinkSync(tables, join(folder, 'tables'), 'junction');
  return folder;
}
