import { startWeb, type WebServer } from '../../../src/adapters/web/start-web.ts';
import { createLog } from '../../../src/observe/log.ts';
import { createMetrics } from '../../../src/observe/metrics.ts';
import { openWorld, type World } from '../world.ts';

/** A whole bot without a platform, and the server of its page. */
export interface WebWorld {
  readonly world: World;
  readonly web: WebServer;
  close(): Promise<void>;
}

export async function openWebWorld(): Promise<WebWorld> {
  const world = await openWorld();
  const { chat, store } = world;
  const parts = { log: createLog('silent'), metrics: createMetrics('1'), version: '1' };
  const web = await startWeb({ host: '127.0.0.1', port: 0, chat, store, ...parts });
  return {
    world,
    web,
    async close() {
      await web.stop();
      await world.close();
    },
  };
}
