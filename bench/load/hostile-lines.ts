// A worker thread: one client that posts hostile lines to the page of `url`, as fast as it is let, until it
// gets a message. It then posts the number of answers by status.
import { parentPort, workerData } from 'node:worker_threads';

/** Maximum length of a line on the page. */
const LINE_CHARS = 4096;
/** Number of requests at the same time: as many as a visitor may have. */
const CONNECTIONS = 8;

const COMMANDS = ['', 'solve', 'play', 'explain', 'analyse', 'compare', 'knight', 'leaderboard', 'settings'];
/** What a parser may look at more than once: letters, digits, spaces, brackets, quotes, arrows, marks. */
const REPEATED = [
  ...[
    'p',
    'P',
    'pP',
    '1',
    '1 ',
    ' ',
    '\t',
    '0 1 ',
    'a1 ',
    'a',
    '-',
    '->',
    '→',
    '/',
    '\\',
    '(',
    '[(',
    '"',
    '“',
  ],
  ...['#', '@', ',', ', ', ':', '.', '*', '_', '`', '\u0301', 'e\u0301', '\u200b', '\u200d', '𝟙', '１', '\n'],
];
const LINES = COMMANDS.flatMap((command) =>
  REPEATED.map((piece) =>
    `${command && `/${command} `}${piece.repeat(LINE_CHARS / piece.length)}`.slice(0, LINE_CHARS),
  ),
);

const { url } = workerData as { url: string };
let isOver = false;
const countByStatus: Record<string, number> = {};

async function post(text: string, cookie: string): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${url}/api/line`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ text }),
  });
  await response.text();
  countByStatus[response.status] = (countByStatus[response.status] ?? 0) + 1;
}

async function live(index: number): Promise<void> {
  const page = await fetch(url);
  await page.text();
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  for (let at = index; !isOver; at += CONNECTIONS) await post(LINES[at % LINES.length] ?? '', cookie);
}

parentPort?.once('message', () => {
  isOver = true;
});
await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => live(index)));
parentPort?.postMessage(countByStatus);
