import { readFileSync, readlinkSync } from 'node:fs';
import { randomId } from '../contract/id.ts';

/** A process, as leases name who holds them. */
export interface Owner {
  /** Never the same again: `machine/pid/random`. */
  readonly name: string;
  /** Has the process of this name certainly ended? Of one on another machine nobody can tell. */
  isGone(name: string): boolean;
  /** This owner does nothing any more. */
  end(): void;
}

/** The owners in this process; several only where it opens several stores. */
const here = new Set<string>();

/** A new owner in this process. */
export function newOwner(): Owner {
  const machine = pidNamespace();
  const name = `${machine ?? ''}/${process.pid}/${randomId()}`;
  here.add(name);
  return {
    name,
    isGone(other) {
      const [of, pid] = other.split('/');
      if (machine === undefined || of !== machine || here.has(other)) return false;
      // A container that is started again gives the same number to the new process.
      return Number(pid) === process.pid || !isRunning(Number(pid));
    },
    end: () => void here.delete(name),
  };
}

/**
 * Names the kernel since its start, and the container's or machine's own process numbers: where both are the
 * same, a number means the same process. Names of hosts don't tell that. Undefined where the system isn't
 * Linux.
 */
function pidNamespace(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
