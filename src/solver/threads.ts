import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Starts a thread and ends it. Rejects where the machine gives none (any more). */
export async function startsThreads(): Promise<void> {
  const thread = new Worker('', { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  await once(thread, 'online');
  await thread.terminate();
}
