export function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, makeValue: () => Value): Value {
  const existingValue = map.get(key);
  if (existingValue !== undefined) return existingValue;
  const createdValue = makeValue();
  map.set(key, createdValue);
  return createdValue;
}
