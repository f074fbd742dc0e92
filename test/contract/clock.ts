import { vi } from 'vitest';
import type { Store } from '../../src/store/contract/store.ts';

/** The clock of a store while the machine's is a day ahead: by how many hours it differs from both. */
export async function clockADayAhead(open: () => Promise<Store>) {
  const trueNow = () => performance.timeOrigin + performance.now();
  const machineNow = vi.spyOn(Date, 'now').mockImplementation(() => Math.round(trueNow()) + 86_400_000);
  try {
    const store = await open();
    const { clock } = store;
    const hoursFrom = (otherMs: number) => Math.round((clock.now() - otherMs) / 3_600_000) + 0;
    const shown = {
      problem: clock.problem(),
      fromTrue: hoursFrom(trueNow()),
      fromMachine: hoursFrom(Date.now()),
    };
    await store.close();
    return shown;
  } finally {
    machineNow.mockRestore();
  }
}
