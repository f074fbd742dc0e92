import { readFileSync, readlinkSync } from 'node:fs';
import { randomId } from '../contract/id.ts';

/** Every opened store in every process is a separate owner. */
export interface LeaseOwner {
  /** `machine/pid/random`. `machine` is empty if the system is not Linux. */
  readonly name: string;
  /** False for owners on other machines, because nothing is known about them. */
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
      // An owner with the pid of this process, but not in `ownersInThisProcess`, belongs to an earlier
      // process. A restarted container gives its new process the same pid.
      return Number(pid) === process.pid || !isProcessRunning(Number(pid));
    },
    end: () => void ownersInThisProcess.delete(name),
  };
}

/**
 * Equal pids mean the same process only if the kernel and the process namespace are equal too. The host name
 * isn't used, because several containers could have the same one. Undefined if the system is not Linux.
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
