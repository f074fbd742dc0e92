const FIRST_CAPACITY = 1 << 10;
/** The part of the slots in use above which a table grows. A table of its largest size may get fuller. */
const MAX_LOAD = 2 / 3;
const MAX_LAST_LOAD = 7 / 8;
/** Words of an entry before its count. */
const KEY_WORDS = 2;
/** Marks the second word of a key, so that no entry in use is 0. */
const USED = 0x80000000;

/**
 * A hash table from states to counts. A state is a key of two words of 32 bits, of which the second has at
 * most 31. A count is a number of `countWords` words, least significant first, modulo `2 ** (32 *
 * countWords)`.
 */
export class StateTable {
  size = 0;
  /** A power of 2. */
  capacity = FIRST_CAPACITY;
  readonly #maxCapacity: number;
  readonly #countWords: number;
  readonly #entryWords: number;
  /** Keys and counts side by side, so that a look-up reads one place. */
  #entries: Uint32Array;

  /** `maxBytes`: for its entries, and for those of half its size that are copied when it grows. */
  constructor(countWords: number, maxBytes: number) {
    this.#countWords = countWords;
    this.#entryWords = KEY_WORDS + countWords;
    this.#entries = new Uint32Array(this.#entryWords * FIRST_CAPACITY);
    const maxEntries = maxBytes / (1.5 * this.#entries.BYTES_PER_ELEMENT * this.#entryWords);
    this.#maxCapacity = Math.max(FIRST_CAPACITY, 2 ** Math.floor(Math.log2(maxEntries)));
  }

  /** Memory ran out. There is room for some further states, but the table must not be filled. */
  get isFull(): boolean {
    return this.capacity === this.#maxCapacity && this.size > MAX_LAST_LOAD * this.capacity;
  }

  /** `slot`: 0 to `capacity - 1`, as in the following methods. */
  isUsed(slot: number): boolean {
    return this.#entries[slot * this.#entryWords + 1] !== 0;
  }

  lowWord(slot: number): number {
    return this.#entries[slot * this.#entryWords] ?? 0;
  }

  highWord(slot: number): number {
    return (this.#entries[slot * this.#entryWords + 1] ?? 0) & ~USED;
  }

  clear(): void {
    this.size = 0;
    this.#entries.fill(0);
  }

  /** Adds 1 to the count of a state. */
  addOne(low: number, high: number): void {
    const entry = this.#entryOf(low, high);
    this.#entries[entry + KEY_WORDS] = (this.#entries[entry + KEY_WORDS] ?? 0) + 1;
  }

  /** Adds the count of a state of another table. */
  add(low: number, high: number, source: StateTable, sourceSlot: number): void {
    const first = this.#entryOf(low, high) + KEY_WORDS;
    const [entries, sourceEntries] = [this.#entries, source.#entries];
    const sourceFirst = sourceSlot * this.#entryWords + KEY_WORDS;
    let carry = 0;
    for (let word = 0; word < this.#countWords; word++) {
      const sum = (entries[first + word] ?? 0) + (sourceEntries[sourceFirst + word] ?? 0) + carry;
      entries[first + word] = sum;
      carry = sum > 0xffffffff ? 1 : 0;
    }
  }

  /** 0 if the state is not in the table. */
  countOf(low: number, high: number): bigint {
    const entry = this.#entryOf(low, high);
    const words = this.#entries.subarray(entry + KEY_WORDS, entry + this.#entryWords);
    return words.reduceRight((count, word) => (count << 32n) | BigInt(word), 0n);
  }

  /** Where the entry of a state begins. A new one has the count 0. */
  #entryOf(low: number, high: number): number {
    if (this.size >= MAX_LOAD * this.capacity && this.capacity < this.#maxCapacity) this.#grow();
    const entries = this.#entries;
    const entryWords = this.#entryWords;
    const [wantedLow, wantedHigh] = [low >>> 0, (high | USED) >>> 0];
    const mask = this.capacity - 1;
    let slot = hashOf(low, high) & mask;
    for (;;) {
      const entry = slot * entryWords;
      const foundHigh = entries[entry + 1];
      if (foundHigh === wantedHigh && entries[entry] === wantedLow) return entry;
      if (foundHigh === 0) {
        entries[entry] = wantedLow;
        entries[entry + 1] = wantedHigh;
        this.size++;
        return entry;
      }
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const [oldEntries, oldCapacity] = [this.#entries, this.capacity];
    this.#entries = new Uint32Array(2 * oldEntries.length);
    this.capacity *= 2;
    this.size = 0;
    for (let slot = 0; slot < oldCapacity; slot++) {
      const oldEntry = slot * this.#entryWords;
      const [low = 0, high = 0] = [oldEntries[oldEntry], oldEntries[oldEntry + 1]];
      if (high === 0) continue;
      const entry = this.#entryOf(low, high);
      for (let word = KEY_WORDS; word < this.#entryWords; word++)
        this.#entries[entry + word] = oldEntries[oldEntry + word] ?? 0;
    }
  }
}

/** Mixes all bits of both words, as the finaliser of MurmurHash3 does. */
function hashOf(low: number, high: number): number {
  let hash = low ^ Math.imul(high & ~USED, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
