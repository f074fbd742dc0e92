/** Shares of something limited, such as memory or connections. */
export interface Shares {
  /**
   * Takes `amount` (default: 1). Returns the function that gives it back, or undefined if there is not enough
   * for the key.
   */
  take(key: string, amount?: number): (() => void) | undefined;
}

/**
 * A key may hold as much as it leaves free for others: half of all if it is the only one, a third if there
 * are two. So no key can take everything. Source: Choudhury and Hahne, "Dynamic Queue Length Thresholds for
 * Shared-Memory Packet Switches" (1998), with a factor of 1.
 */
export function createShares(total: number): Shares {
  const heldByKey = new Map<string, number>();
  let free = total;
  const change = (key: string, amount: number): void => {
    const held = (heldByKey.get(key) ?? 0) + amount;
    free -= amount;
    if (held === 0) heldByKey.delete(key);
    else heldByKey.set(key, held);
  };
  return {
    take(key, amount = 1) {
      if ((heldByKey.get(key) ?? 0) + amount > free - amount) return undefined;
      change(key, amount);
      let isHeld = true;
      return () => {
        if (isHeld) change(key, -amount);
        isHeld = false;
      };
    },
  };
}

/**
 * Returns the key of an IP address in limits: the address, or the first 64 bits of version 6, because a
 * provider gives at least that many addresses to each customer (RFC 6177).
 */
export function networkOf(address: string): string {
  const mappedAddress = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mappedAddress !== undefined || !address.includes(':')) return mappedAddress ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
