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
    let index = heap.length;
    heap.push(entry);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const parentEntry = heap[parent] as HeapEntry<Item>;
      if (!precedes(entry, parentEntry)) break;
      heap[index] = parentEntry;
      index = parent;
    }
    heap[index] = entry;
  }

  /** Removes the first item and returns it with its priority. Returns undefined if the queue is empty. */
  pop(): { readonly item: Item; readonly priority: number } | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let index = 0;
    for (let child = 1; child < heap.length; child = 2 * index + 1) {
      const right = heap[child + 1];
      if (right !== undefined && precedes(right, heap[child] as HeapEntry<Item>)) child++;
      const childEntry = heap[child] as HeapEntry<Item>;
      if (!precedes(childEntry, last)) break;
      heap[index] = childEntry;
      index = child;
    }
    heap[index] = last;
    return first;
  }
}
