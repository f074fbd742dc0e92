/** A priority queue: a binary heap of items with a least priority first, and of equal ones the greater `depth` first. */
export class Frontier<Item> {
  readonly #items: { readonly item: Item; readonly priority: number; readonly depth: number }[] = [];

  get size(): number {
    return this.#items.length;
  }

  #before(a: number, b: number): boolean {
    const one = this.#items[a];
    const other = this.#items[b];
    if (one === undefined || other === undefined) return one !== undefined;
    return one.priority < other.priority || (one.priority === other.priority && one.depth > other.depth);
  }

  #swap(a: number, b: number): void {
    const one = this.#items[a];
    const other = this.#items[b];
    if (one === undefined || other === undefined) return;
    this.#items[a] = other;
    this.#items[b] = one;
  }

  push(item: Item, priority: number, depth: number): void {
    this.#items.push({ item, priority, depth });
    for (let at = this.#items.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.#before(at, parent)) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  /** Takes the first item out; undefined if there is none. */
  pop(): { readonly item: Item; readonly priority: number } | undefined {
    this.#swap(0, this.#items.length - 1);
    const first = this.#items.pop();
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const child = this.#before(left + 1, left) ? left + 1 : left;
      if (child >= this.#items.length || !this.#before(child, at)) return first;
      this.#swap(at, child);
      at = child;
    }
  }
}
