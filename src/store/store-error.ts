/** The database can't be used; `message` is one sentence for whoever runs the bot. Never contains a password. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The error's own words without line breaks; node's errors for several addresses (`localhost`) carry them inside. */
export function reason(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  return (inner instanceof Error ? inner.message : String(inner)).replaceAll(/\s+/g, ' ');
}
