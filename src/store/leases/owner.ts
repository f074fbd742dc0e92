import { readFileSync, readlinkSync } from 'node:fs';
import { randomId } from '../contract/id.ts';

/** Owner of leases: one open store in one process. */
export interface Owner {
  /** Unique name: `machine/pid/random`. */
  readonly name: string;
  /** Whether the process of this owner has certainly ended. False for other machines. */
  isGone(name: string): boolean;
  /** Marks this owner as ended. */
  end(): void;
}

/** Names of the owners in this process, one for each open store. */
const here = new Set<string>();

/** Creates an owner in this process. */
export function newOwner(): Owner {
  const machine = pidNamespace();
  const name = `${machine ?? ''}/${process.pid}/${randomId()}`;
  here.add(name);
  return {
    name,
    isGone(other) {
      const [of, pid] = other.split('/');
      if (machine === undefined || of !== machine || here.has(other)) return false;
      // A process with our own number was an earlier one: a restarted container gives its new process the
      // same number.
      return Number(pid) === process.pid || !isRunning(Number(pid));
    },
    end: () => void here.delete(name),
  };
}

/**
 * Identifies the running kernel and its process namespace, in which a process number is unique. A host name
 * would not be enough. Undefined if the system is not Linux.
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
