import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc (USER_HZ), on every Linux. */
const TICKS = 100;

/**
 * Returns the milliseconds of processor time of all threads of a process so far (proc(5), stat: utime,
 * stime).
 */
export function processorOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** Returns the same for a process and its children. */
export function processorOfAll(parent: number): number {
  const isChild = (pid: string): boolean =>
    pid === String(parent) ||
    Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1]) === parent;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return isChild(pid) ? [processorOf(Number(pid))] : [];
      } catch {
        // The process has just ended.
        return [];
      }
    })
    .reduce((sum, one) => sum + one, 0);
}

/** Returns a process' resident memory in bytes: now, and at its peak (proc(5), status). */
export function memoryOf(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
  return { now: 1024 * kilobytes('VmRSS'), most: 1024 * kilobytes('VmHWM') };
}
