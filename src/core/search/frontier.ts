interface HeapEntry<Item> {
  readonly item: Item;
  readonly priority: number;
  readonly depth: number;
}

const precedes = (one: HeapEntry<unknown>, other: HeapEntry<unknown>): boolean =>
  one.priority < other.priority || (one.priority === other.priority && one.depth > other.depth);

/**
 * A priority queue (binary heap). The item with the lowest priority comes first. Among items of equal
 * priority, the one with the greatest `depth` comes first.
 */
export class Frontier<Item> {
  readonly #heap: HeapEntry<Item>[] = [];

  push(item: Item, priority: number, depth: number): void {
    const heap = this.#heap;
    const entry = { item, priority, depth };
    let at = heap.length;
    heap.push(entry);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent] as HeapEntry<Item>;
      if (!precedes(entry, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = entry;
  }

  /** Removes the first item and returns it with its priority. Returns undefined if the queue is empty. */
  pop(): { readonly item: Item; readonly priority: number } | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      const right = heap[child + 1];
      if (right !== undefined && precedes(right, heap[child] as HeapEntry<Item>)) child++;
      const below = heap[child] as HeapEntry<Item>;
      if (!precedes(below, last)) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}
