import type { OnStateChange } from '../../../observe/health.ts';

export interface Shards {
  /** Shards of this process, starting at 0. */
  readonly ids: readonly number[];
  /** Number of shards in all processes together. */
  readonly count: number;
}

/** Reports one state for all shards. */
export interface ShardStates {
  recordUp(id: number): void;
  /** The shard lost its connection and is reconnecting. */
  recordBroken(id: number, reason: string): void;
  /** Discord has refused the shard permanently. `reason`: a sentence for the operator. */
  recordRefused(id: number, reason: string): void;
}

/**
 * `shardIds`: of this process. `totalShardCount`: in all processes. The reported state is `down` if Discord
 * has refused a shard, `up` if all shards are up, else `connecting`.
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
