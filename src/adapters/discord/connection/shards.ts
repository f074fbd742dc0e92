import type { OnStateChange } from '../../../observe/health.ts';

/** Shards that one process connects. */
export interface Shards {
  /** Ids of the shards of this process. Ids start at 0. */
  readonly ids: readonly number[];
  /** Number of shards in all processes together. */
  readonly count: number;
}

/** Tracks the state of each shard and reports one state for all of them. */
export interface ShardStates {
  recordUp(id: number): void;
  /** Records that a shard lost its connection and is reconnecting. */
  recordBroken(id: number, why: string): void;
  /** Records that Discord has refused a shard permanently. `why`: a sentence for the operator. */
  recordRefused(id: number, why: string): void;
}

/**
 * Tracks the shards `ids` of this process. `count`: number of shards in all processes. The reported state is
 * `down` if Discord has refused a shard, `up` if all shards are up, else `connecting`.
 */
export function createShardStates(
  ids: readonly number[],
  count: number,
  onState: OnStateChange,
): ShardStates {
  const up = new Set<number>();
  const refused = new Map<number, string>();

  function reportState(id: number, why?: string): void {
    const [given] = refused;
    const [about, reason] = given ?? [id, why];
    const state = given !== undefined ? 'down' : up.size === ids.length ? 'up' : 'connecting';
    const numbers = `${up.size} of ${ids.length} shards are up`;
    const several = reason === undefined ? numbers : `${numbers}; shard ${about} of ${count}: ${reason}`;
    onState(state, count === 1 ? reason : several);
  }

  return {
    recordUp(id) {
      up.add(id);
      reportState(id);
    },
    recordBroken(id, why) {
      up.delete(id);
      reportState(id, why);
    },
    recordRefused(id, why) {
      up.delete(id);
      refused.set(id, why);
      reportState(id);
    },
  };
}
