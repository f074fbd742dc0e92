/**
 * For stories that run at the same time on one program: each calls the returned function where the
 * program is to be interrupted, and goes on when all have come there and the `interruption` is over.
 */
export function together(stories: number, interruption: () => Promise<void>): () => Promise<void> {
  const over = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived++;
    if (arrived === stories) interruption().then(over.resolve, over.reject);
    return over.promise;
  };
}
