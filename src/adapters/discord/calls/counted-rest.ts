import { DefaultRestOptions, REST, RESTEvents } from 'discord.js';
import { type CallCounter, callResult } from '../../../observe/metrics.ts';

/** Names of routes in the metrics. Others are counted as `other`. */
const METHOD_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^POST \/interactions\/\d+\/[^/]+\/callback/, 'respond'],
  [/^PATCH \/webhooks\/\d+\/[^/]+\/messages\/[^/]+/, 'edit-original'],
  [/^GET \/webhooks\/\d+\/[^/]+\/messages\/@original/, 'get-original'],
  [/^DELETE \/webhooks\/\d+\/[^/]+\/messages\/@original/, 'delete-original'],
  [/^POST \/webhooks\/\d+\/[^/]+/, 'follow-up'],
  [/^POST \/channels\/\d+\/messages/, 'post'],
  [/^PATCH \/channels\/\d+\/messages\/\d+/, 'edit'],
  [/^(?:GET|PUT) \/applications\/\d+\/(?:guilds\/\d+\/)?commands/, 'menu'],
];

/** Rate limit of a bot (docs.discord.com, "Rate Limits"). Responses to interactions don't count. */
const GLOBAL_REQUESTS_PER_SECOND = 50;

/** Each interaction has its own request queue, which discord.js keeps for an hour by default. */
const SWEEP_INTERVAL_MS = 60_000;

/** The clients count every request and every rate-limit wait. */
export interface CountedRest {
  /** Client for responses to interactions. */
  readonly interactionRest: REST;
  /** Client for all other calls, within the bot's rate limit. */
  readonly botRest: REST;
}

export function createCountedRest(
  token: string,
  apiUrl: string | undefined,
  callCounter: CallCounter,
): CountedRest {
  const makeRequest: typeof DefaultRestOptions.makeRequest = async (url, init) => {
    const path = new URL(url).pathname.replace(/^\/api\/v\d+/, '');
    const [, method = 'other'] = METHOD_NAMES.find(([route]) => route.test(`${init.method} ${path}`)) ?? [];
    const startMs = performance.now();
    const recordCall = (result: ReturnType<typeof callResult>) =>
      callCounter.recordCall(method, result, performance.now() - startMs);
    try {
      const response = await DefaultRestOptions.makeRequest(url, init);
      recordCall(callResult(response.status));
      return response;
    } catch (error) {
      recordCall('broken');
      throw error;
    }
  };
  const createRest = (globalRequestsPerSecond: number): REST =>
    new REST({
      ...(apiUrl && { api: apiUrl }),
      makeRequest,
      globalRequestsPerSecond,
      handlerSweepInterval: SWEEP_INTERVAL_MS,
    })
      .on(RESTEvents.RateLimited, ({ timeToReset }) => callCounter.recordWait(timeToReset))
      .setToken(token);
  return {
    interactionRest: createRest(Number.POSITIVE_INFINITY),
    botRest: createRest(GLOBAL_REQUESTS_PER_SECOND),
  };
}
