/** Remembers the `limit` values used last. */
export interface AnswerCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

/** An empty cache; the value used longest ago goes first. */
export function createAnswerCache<T>(limit: number): AnswerCache<T> {
  const values = new Map<string, T>();
  const touch = (key: string, value: T): void => {
    values.delete(key);
    values.set(key, value);
  };
  return {
    get: (key) => {
      const value = values.get(key);
      if (value !== undefined) touch(key, value);
      return value;
    },
    set: (key, value) => {
      touch(key, value);
      for (const oldest of values.keys()) {
        if (values.size <= limit) return;
        values.delete(oldest);
      }
    },
  };
}
