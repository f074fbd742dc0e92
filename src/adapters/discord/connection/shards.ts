import type { OnState } from '../../../observe/health.ts';

/** Shards of one process. */
export interface Shards {
  /** From 0. */
  readonly ids: readonly number[];
  /** How many there are in all processes together. */
  readonly count: number;
}

/** What becomes of each shard, told as the state of all. */
export interface ShardStates {
  up(id: number): void;
  /** It tries again. */
  broken(id: number, why: string): void;
  /** It is given up; `why`: a sentence for the operator. */
  refused(id: number, why: string): void;
}

/** The states of these shards of `count`: all are `up`, or some are `connecting`, or one is given up. */
export function createShardStates(ids: readonly number[], count: number, onState: OnState): ShardStates {
  const up = new Set<number>();
  const refused = new Map<number, string>();

  function tell(id: number, why?: string): void {
    const [given] = refused;
    const [about, reason] = given ?? [id, why];
    const state = given !== undefined ? 'down' : up.size === ids.length ? 'up' : 'connecting';
    const numbers = `${up.size} of ${ids.length} shards are up`;
    const several = reason === undefined ? numbers : `${numbers}; shard ${about} of ${count}: ${reason}`;
    onState(state, count === 1 ? reason : several);
  }

  return {
    up(id) {
      up.add(id);
      tell(id);
    },
    broken(id, why) {
      up.delete(id);
      tell(id, why);
    },
    refused(id, why) {
      up.delete(id);
      refused.set(id, why);
      tell(id);
    },
  };
}
