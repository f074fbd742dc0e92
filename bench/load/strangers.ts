import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { duration, now, type Part, type Row, size } from '../report.ts';
import { type Bot, startTileKnight, withBot } from './bots.ts';
import { percentile } from './measure.ts';
import { memoryOf } from './processor.ts';

const PAUSE_MS = 20;

/** Returns the sorted milliseconds that `/healthz` took, asked again and again. */
async function healthWaits(url: string, milliseconds: number): Promise<number[]> {
  const waits: number[] = [];
  for (const end = now() + milliseconds; now() < end; await sleep(PAUSE_MS)) {
    const asked = now();
    const response = await fetch(`${url}/healthz`);
    await response.text();
    if (!response.ok) throw new Error(`/healthz: ${response.status}`);
    waits.push(now() - asked);
  }
  return waits.sort((a, b) => a - b);
}

async function besideHostileLines({ url }: Bot, milliseconds: number): Promise<Row> {
  const figure = (waits: readonly number[]) =>
    `${duration(percentile(waits, 0.5))} / ${duration(percentile(waits, 0.99))} (longest ${duration(waits.at(-1) ?? 0)})`;
  const alone = await healthWaits(url, milliseconds / 4);
  const client = new Worker(new URL('hostile-lines.ts', import.meta.url), { workerData: { url } });
  const waits = await healthWaits(url, milliseconds);
  client.postMessage('over');
  const [counts] = (await once(client, 'message')) as [Record<string, number>];
  const byStatus = Object.entries(counts).map(([status, count]) => `${count} with ${status}`);
  return {
    task: `/healthz beside one client's hostile lines (answers: ${byStatus.join(', ')}): p50 / p99`,
    figure: figure(waits),
    reach: 'p99 100 ms',
    aim: '',
    against: `alone ${figure(alone)}`,
    values: { ...counts, p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) },
  };
}

/** Bodies that are sent except for their last byte. */
interface OpenBodies {
  readonly task: string;
  readonly count: number;
  readonly bytes: number;
  readonly head: readonly string[];
  /** Are they sent in chunks, so that their length stays unknown? */
  readonly isChunked: boolean;
}

/** How long the bodies stay open. It is less than the time in which a request has to arrive. */
const HOLD_MS = 5000;

/** Sends one of the bodies. Fulfils with its connection. */
async function openBody(url: string, { bytes, head, isChunked }: OpenBodies): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {}).on('data', () => {});
  await once(socket, 'connect');
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${bytes}`;
  socket.write(`${[...head, 'host: 127.0.0.1', length].join('\r\n')}\r\n\r\n`);
  if (isChunked) socket.write(`${bytes.toString(16)}\r\n`);
  socket.write(Buffer.alloc(bytes - 1));
  return socket;
}

/** Measures the bot's memory while the bodies are open. */
async function besideOpenBodies({ url, pid }: Bot, bodies: OpenBodies): Promise<Row> {
  const { now: before } = memoryOf(pid);
  const sockets = await Promise.all(Array.from({ length: bodies.count }, () => openBody(url, bodies)));
  let most = 0;
  for (const end = now() + HOLD_MS; now() < end; await sleep(50)) most = Math.max(most, memoryOf(pid).now);
  for (const socket of sockets) socket.destroy();
  return {
    task: `resident memory beside ${bodies.task}`,
    figure: size(most),
    reach: '',
    aim: '',
    against: `before ${size(before)}`,
    values: { before, most },
  };
}

const PHOTOS = {
  count: 60,
  bytes: 9_900_000,
  head: ['POST /api/photo?text=/solve HTTP/1.1', 'content-type: image/jpeg'],
};
const postsTo = (path: string) => ({
  count: 300,
  bytes: 1_000_000,
  head: [`POST ${path} HTTP/1.1`, 'content-type: application/json'],
});
const OPEN_BODIES: readonly OpenBodies[] = [
  { task: '60 photos of 9.9 MB in chunks', ...PHOTOS, isChunked: true },
  { task: '60 photos of 9.9 MB with their length', ...PHOTOS, isChunked: false },
  { task: '300 updates of 1 MB without the secret', ...postsTo('/telegram'), isChunked: true },
  { task: '300 interactions of 1 MB without a signature', ...postsTo('/discord'), isChunked: true },
];

/** Clients that send what costs most, from one address. */
export const strangerParts: readonly Part[] = [
  {
    name: 'load hostile lines',
    onlyFor: 'load',
    run: async ({ quick }) => [
      await withBot(startTileKnight, (_, bot) => besideHostileLines(bot, quick ? 5000 : 20_000)),
    ],
  },
  {
    name: 'load open bodies',
    onlyFor: 'load',
    run: () =>
      withBot(
        (platforms) =>
          startTileKnight(platforms, {
            TELEGRAM_WEBHOOK_URL: 'https://tiles.example.org/telegram',
            DISCORD_PUBLIC_KEY: platforms.discord.endpoint.publicKey,
          }),
        async (_, bot) => {
          const rows: Row[] = [];
          for (const bodies of OPEN_BODIES) rows.push(await besideOpenBodies(bot, bodies));
          return rows;
        },
      ),
  },
];
