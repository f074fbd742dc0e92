import type { Reply } from '../../chat/reply.ts';
import { setOutcomeUndelivered, trackWork } from '../../observe/request-context.ts';
import { createRepeatRemover, toWireReply, type WireLine } from './wire.ts';
import type { Job } from './workload.ts';

export const STREAM_HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  // Otherwise reverse proxies such as nginx buffer the progress lines until the answer is complete.
  'x-accel-buffering': 'no',
} as const;

/**
 * Streams newline-delimited JSON: any number of progress lines, then one line with the result. If the client
 * closes the connection, the work is cancelled. If the work throws, calls `onFailure`, and the last line has
 * `apology` as its error.
 */
export function streamAnswer(
  job: Job,
  makeAnswer: (progress: (reply: Reply) => void) => Promise<WireLine>,
  apology: string,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isStreamOpen = true;
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const { promise: whenEnded, resolve: markEnded } = Promise.withResolvers<void>();
      trackWork(whenEnded);
      const removeRepeats = createRepeatRemover();
      const write = (line: WireLine): void => {
        if (isStreamOpen) controller.enqueue(encoder.encode(`${JSON.stringify(removeRepeats(line))}\n`));
      };
      try {
        write(await makeAnswer((reply) => write({ progress: toWireReply(reply) })));
      } catch (error) {
        setOutcomeUndelivered('failed');
        onFailure(error);
        write({ error: apology });
      } finally {
        job.done();
        if (isStreamOpen) controller.close();
        else setOutcomeUndelivered('cancelled');
        isStreamOpen = false;
        markEnded();
      }
    },
    cancel() {
      isStreamOpen = false;
      job.cancel();
    },
  });
}
