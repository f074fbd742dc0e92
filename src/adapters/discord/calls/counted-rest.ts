import { DefaultRestOptions, REST, RESTEvents } from 'discord.js';
import { type CallCounter, callResult } from '../../../observe/metrics.ts';

/** What calls are counted as; any other is `other`. */
const METHODS: readonly (readonly [RegExp, string])[] = [
  [/^POST \/interactions\/\d+\/[^/]+\/callback/, 'respond'],
  [/^PATCH \/webhooks\/\d+\/[^/]+\/messages\/[^/]+/, 'edit-original'],
  [/^GET \/webhooks\/\d+\/[^/]+\/messages\/@original/, 'get-original'],
  [/^DELETE \/webhooks\/\d+\/[^/]+\/messages\/@original/, 'delete-original'],
  [/^POST \/webhooks\/\d+\/[^/]+/, 'follow-up'],
  [/^POST \/channels\/\d+\/messages/, 'post'],
  [/^PATCH \/channels\/\d+\/messages\/\d+/, 'edit'],
  [/^(?:GET|PUT) \/applications\/\d+\/(?:guilds\/\d+\/)?commands/, 'menu'],
];

/** Of a bot (docs.discord.com, "Rate Limits"); answers to interactions are "not bound to" it. */
const REQUESTS_A_SECOND = 50;

/** Milliseconds. Each interaction has a queue of its own, which discord.js keeps for an hour by default. */
const SWEEP_MS = 60_000;

/** Discord's REST interface, every request that goes out counted, and every wait that it asks for. */
export interface CountedRest {
  /** For what interactions are answered with. */
  readonly rest: REST;
  /** For all else: it keeps to the bot's requests a second. */
  readonly bot: REST;
}

export function createCountedRest(
  token: string,
  apiUrl: string | undefined,
  calls: CallCounter,
): CountedRest {
  const makeRequest: typeof DefaultRestOptions.makeRequest = async (url, init) => {
    const path = new URL(url).pathname.replace(/^\/api\/v\d+/, '');
    const [, method = 'other'] = METHODS.find(([route]) => route.test(`${init.method} ${path}`)) ?? [];
    const began = performance.now();
    const note = (result: ReturnType<typeof callResult>) =>
      calls.countCall(method, result, performance.now() - began);
    try {
      const response = await DefaultRestOptions.makeRequest(url, init);
      note(callResult(response.status));
      return response;
    } catch (error) {
      note('broken');
      throw error;
    }
  };
  const restOf = (globalRequestsPerSecond: number): REST =>
    new REST({
      ...(apiUrl && { api: apiUrl }),
      makeRequest,
      globalRequestsPerSecond,
      handlerSweepInterval: SWEEP_MS,
    })
      .on(RESTEvents.RateLimited, ({ timeToReset }) => calls.countWait(timeToReset))
      .setToken(token);
  return { rest: restOf(Number.POSITIVE_INFINITY), bot: restOf(REQUESTS_A_SECOND) };
}
