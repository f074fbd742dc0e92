import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc (USER_HZ), on every Linux. */
const TICKS = 100;

/**
 * Returns the milliseconds of processor time of all threads of a process so far (proc(5), stat: utime,
 * stime).
 */
export const processorOf = (pid: number): number => processorOfFields(pid, 11);

/** Returns the same for all children of a process that have ended. */
const processorOfEnded = (pid: number): number => processorOfFields(pid, 13);

/** Returns two fields of /proc/PID/stat as milliseconds. `first`: index of the first one; the state has 0. */
function processorOfFields(pid: number, first: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[first]) + Number(fields[first + 1])) * 1000) / TICKS;
}

/** Returns the same for a process and its children, those that have ended included (cutime, cstime). */
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
    .reduce((sum, one) => sum + one, processorOfEnded(parent));
}

/** Returns a process' resident memory in bytes: now, and at its peak (proc(5), status). */
export function memoryOf(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
  return { now: 1024 * kilobytes('VmRSS'), most: 1024 * kilobytes('VmHWM') };
}
