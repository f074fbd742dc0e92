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
  /** Records that a shard is connected. */
  recordUp(id: number): void;
  /** Records that a shard lost its connection and is reconnecting. */
  recordBroken(id: number, reason: string): void;
  /** Records that Discord has refused a shard permanently. `reason`: a sentence for the operator. */
  recordRefused(id: number, reason: string): void;
}

/**
 * Tracks the shards `shardIds` of this process. `totalShardCount`: number of shards in all processes. The
 * reported state is `down` if Discord has refused a shard, `up` if all shards are up, else `connecting`.
 */
export function createShardStates(
  shardIds: readonly number[],
  totalShardCount: number,
  onState: OnStateChange,
): ShardStates {
  const upShardIds = new Set<number>();
  const refusalReasonByShard = new Map<number, string>();

  function reportState(id: number, shardReason?: string): void {
    const [firstRefusal] = refusalReasonByShard;
    const [shardId, reason] = firstRefusal ?? [id, shardReason];
    const state =
      firstRefusal !== undefined ? 'down' : upShardIds.size === shardIds.length ? 'up' : 'connecting';
    const countText = `${upShardIds.size} of ${shardIds.length} shards are up`;
    const detailText =
      reason === undefined ? countText : `${countText}; shard ${shardId} of ${totalShardCount}: ${reason}`;
    onState(state, totalShardCount === 1 ? reason : detailText);
  }

  return {
    recordUp(id) {
      upShardIds.add(id);
      reportState(id);
    },
    recordBroken(id, reason) {
      upShardIds.delete(id);
      reportState(id, reason);
    },
    recordRefused(id, reason) {
      upShardIds.delete(id);
      refusalReasonByShard.set(id, reason);
      reportState(id);
    },
  };
}
