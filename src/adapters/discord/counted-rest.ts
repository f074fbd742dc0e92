import { DefaultRestOptions, REST, RESTEvents } from 'discord.js';
import { type CallCounter, callResult } from '../../observe/calls.ts';

/** What calls are counted as; any other is `other`. */
const METHODS: readonly (readonly [RegExp, string])[] = [
  [/^POST \/interactions\/\d+\/[^/]+\/callback/, 'respond'],
  [/^PATCH \/webhooks\/\d+\/[^/]+\/messages\/@original/, 'edit-original'],
  [/^DELETE \/webhooks\/\d+\/[^/]+\/messages\/@original/, 'delete-original'],
  [/^POST \/webhooks\/\d+\/[^/]+/, 'follow-up'],
  [/^POST \/channels\/\d+\/messages/, 'post'],
  [/^PATCH \/channels\/\d+\/messages\/\d+/, 'edit'],
  [/^(?:GET|PUT) \/applications\/\d+\/(?:guilds\/\d+\/)?commands/, 'menu'],
];

/** Discord's REST interface, every request that goes out counted, and every wait that it asks for. */
export function countedRest(token: string, apiUrl: string | undefined, calls: CallCounter): REST {
  const makeRequest: typeof DefaultRestOptions.makeRequest = async (url, init) => {
    const path = new URL(url).pathname.replace(/^\/api\/v\d+/, '');
    const [, method = 'other'] = METHODS.find(([route]) => route.test(`${init.method} ${path}`)) ?? [];
    const began = performance.now();
    const note = (result: ReturnType<typeof callResult>) =>
      calls.called(method, result, performance.now() - began);
    try {
      const response = await DefaultRestOptions.makeRequest(url, init);
      note(callResult(response.status));
      return response;
    } catch (error) {
      note('broken');
      throw error;
    }
  };
  const rest = new REST({ ...(apiUrl && { api: apiUrl }), makeRequest });
  rest.on(RESTEvents.RateLimited, ({ timeToReset }) => calls.waited(timeToReset));
  return rest.setToken(token);
}
