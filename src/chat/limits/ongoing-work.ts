import { AsyncLocalStorage } from 'node:async_hooks';

interface Work {
  readonly personKey: string;
  readonly ended: Promise<void>;
}

const ongoingWork = new Set<Work>();
const currentWork = new AsyncLocalStorage<Work>();

/** Ongoing until the answer is delivered and recorded. Calls inside such work belong to it. */
export function runForPerson<T>(personKey: string, work: () => Promise<T>): Promise<T> {
  const outerWork = currentWork.getStore();
  if (outerWork?.personKey === personKey && ongoingWork.has(outerWork)) return work();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const ownWork: Work = { personKey, ended };
  ongoingWork.add(ownWork);
  return currentWork.run(ownWork, work).finally(() => {
    ongoingWork.delete(ownWork);
    resolve();
  });
}

/** False if there was none. Requests wait only for earlier ones, so two can't wait for each other. */
export async function waitForEarlierWork(personKey: string): Promise<boolean> {
  const ownWork = currentWork.getStore();
  const earlierWork: Work[] = [];
  for (const work of ongoingWork) {
    if (work === ownWork) break;
    if (work.personKey === personKey) earlierWork.push(work);
  }
  await Promise.all(earlierWork.map(({ ended }) => ended));
  return earlierWork.length > 0;
}
