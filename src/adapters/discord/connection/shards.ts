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
  const upShards = new Set<number>();
  const refused = new Map<number, string>();

  function reportState(id: number, why?: string): void {
    const [firstRefusal] = refused;
    const [shardId, reason] = firstRefusal ?? [id, why];
    const state = firstRefusal !== undefined ? 'down' : upShards.size === ids.length ? 'up' : 'connecting';
    const countText = `${upShards.size} of ${ids.length} shards are up`;
    const detailText =
      reason === undefined ? countText : `${countText}; shard ${shardId} of ${count}: ${reason}`;
    onState(state, count === 1 ? reason : detailText);
  }

  return {
    recordUp(id) {
      upShards.add(id);
      reportState(id);
    },
    recordBroken(id, why) {
      upShards.delete(id);
      reportState(id, why);
    },
    recordRefused(id, why) {
      upShards.delete(id);
      refused.set(id, why);
      reportState(id);
    },
  };
}
