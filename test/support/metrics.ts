import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What `/metrics` of a program says at the moment: numbers by series, as Prometheus writes them. A request
 * beyond the limits is made again.
 */
export async function fetchMetrics(url: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${url}/metrics`);
  const text = await answer.text();
  if (answer.status === 429) {
    await sleep(100);
    return fetchMetrics(url);
  }
  if (!answer.ok) throw new Error(`/metrics: ${answer.status} ${text}`);
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );
}

/** The series of a metric: its labels' values, joined, and its number. */
export const seriesOf = (
  metrics: ReadonlyMap<string, number>,
  name: string,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...metrics].flatMap(([series, value]) => {
      if (series !== name && !series.startsWith(`${name}{`)) return [];
      return [[[...series.matchAll(/="([^"]*)"/g)].map(([, label]) => label).join(' '), value]];
    }),
  );
