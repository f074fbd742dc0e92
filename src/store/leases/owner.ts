import { readFileSync, readlinkSync } from 'node:fs';
import { randomId } from '../contract/id.ts';

/** Every opened store is one. */
export interface LeaseOwner {
  /** `machine/pid/random`. `machine` is empty if the system is not Linux. */
  readonly name: string;
  /** False for owners on other machines. */
  hasEnded(name: string): boolean;
  /** So that other owners in this process may take over its work. */
  end(): void;
}

const ownersInThisProcess = new Set<string>();

export function createOwner(): LeaseOwner {
  const machine = readPidNamespace();
  const name = `${machine ?? ''}/${process.pid}/${randomId()}`;
  ownersInThisProcess.add(name);
  return {
    name,
    hasEnded(otherName) {
      const [otherMachine, pid] = otherName.split('/');
      if (machine === undefined || otherMachine !== machine || ownersInThisProcess.has(otherName))
        return false;
      // Another owner with this pid is an earlier process: a restarted container uses the same pid.
      return Number(pid) === process.pid || !isProcessRunning(Number(pid));
    },
    end: () => void ownersInThisProcess.delete(name),
  };
}

/**
 * Pids are unique within a kernel and namespace. Several containers could have the same host name. Undefined
 * if not Linux.
 */
function readPidNamespace(): string | undefined {
  try {
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${bootId}:${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
