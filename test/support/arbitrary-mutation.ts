import fc from 'fast-check';

const JUNK = [undefined, null, 42, -1, 0.5, '', 'word', true, [], {}, [null], { id: 7 }];

/** Where something stands in a value: the keys that lead to it. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    [key],
    ...pathsIn(part).map((path) => [key, ...path]),
  ]);
}

/** The value with `junk` at that place; undefined: with nothing there. */
function withJunk(value: unknown, [key = '', ...rest]: readonly string[], junk: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? junk : withJunk(copy[key], rest, junk);
  return JSON.parse(JSON.stringify(copy));
}

/** One of the values with one of its parts replaced by something else, or taken out. */
export const arbitraryMutation = (values: readonly object[]): fc.Arbitrary<unknown> =>
  fc
    .constantFrom(...values)
    .chain((value) =>
      fc
        .record({ path: fc.constantFrom(...pathsIn(value)), junk: fc.constantFrom(...JUNK) })
        .map(({ path, junk }) => withJunk(value, path, junk)),
    );
