import type { Reply } from '../../chat/reply.ts';
import { setOutcomeUndelivered, trackWork } from '../../observe/request-context.ts';
import { type WireLine, wireReply, withoutRepeats } from './wire.ts';
import type { Job } from './workload.ts';

export const STREAM_HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  // Without this header, reverse proxies such as nginx buffer the progress lines until the answer is
  // complete.
  'x-accel-buffering': 'no',
} as const;

/**
 * Runs the work and streams newline-delimited JSON: any number of progress lines, then one line with the
 * result. If the client closes the connection, the work is cancelled. If the work throws, `onFailure` is
 * called with the error, and the last line has `apology` as its error.
 */
export function streamAnswer(
  job: Job,
  work: (progress: (reply: Reply) => void) => Promise<WireLine>,
  apology: string,
  failed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let open = true;
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      trackWork(ended);
      const light = withoutRepeats();
      const write = (line: WireLine): void => {
        if (open) controller.enqueue(encoder.encode(`${JSON.stringify(light(line))}\n`));
      };
      try {
        write(await work((reply) => write({ progress: wireReply(reply) })));
      } catch (error) {
        setOutcomeUndelivered('failed');
        failed(error);
        write({ error: apology });
      } finally {
        job.done();
        if (open) controller.close();
        else setOutcomeUndelivered('cancelled');
        open = false;
        end();
      }
    },
    cancel() {
      open = false;
      job.cancel();
    },
  });
}
