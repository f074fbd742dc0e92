interface HeapEntry<Item> {
  readonly item: Item;
  readonly priority: number;
  readonly depth: number;
}

const precedes = (entry: HeapEntry<unknown>, otherEntry: HeapEntry<unknown>): boolean =>
  entry.priority < otherEntry.priority ||
  (entry.priority === otherEntry.priority && entry.depth > otherEntry.depth);

/** A binary heap. The lowest priority comes first, then the greatest `depth`. */
export class Frontier<Item> {
  readonly #heap: HeapEntry<Item>[] = [];

  push(item: Item, priority: number, depth: number): void {
    const heap = this.#heap;
    const entry = { item, priority, depth };
    let index = heap.length;
    heap.push(entry);
    while (index > 0) {
      const parentIndex = (index - 1) >> 1;
      const parentEntry = heap[parentIndex] as HeapEntry<Item>;
      if (!precedes(entry, parentEntry)) break;
      heap[index] = parentEntry;
      index = parentIndex;
    }
    heap[index] = entry;
  }

  pop(): { readonly item: Item; readonly priority: number } | undefined {
    const heap = this.#heap;
    const firstEntry = heap[0];
    const lastEntry = heap.pop();
    if (firstEntry === undefined || lastEntry === undefined || heap.length === 0) return firstEntry;
    let index = 0;
    for (let childIndex = 1; childIndex < heap.length; childIndex = 2 * index + 1) {
      const rightEntry = heap[childIndex + 1];
      if (rightEntry !== undefined && precedes(rightEntry, heap[childIndex] as HeapEntry<Item>)) childIndex++;
      const childEntry = heap[childIndex] as HeapEntry<Item>;
      if (!precedes(childEntry, lastEntry)) break;
      heap[index] = childEntry;
      index = childIndex;
    }
    heap[index] = lastEntry;
    return firstEntry;
  }
}
