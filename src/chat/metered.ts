import type { Metrics } from '../observe/metrics.ts';
import type { Chat } from './chat.ts';
import type { Incoming } from './command.ts';

/** The same chat, with everything that comes in through `adapter` counted and timed. */
export function metered(chat: Chat, adapter: string, metrics: Metrics): Chat {
  const timed = async <T>(incoming: Incoming, ask: (incoming: Incoming) => Promise<T>): Promise<T> => {
    const end = metrics.begin(adapter);
    try {
      return await ask({ ...incoming, ended: end });
    } finally {
      // Talk that is not for us ends nothing.
      end('text', 'answered');
    }
  };
  return {
    ...chat,
    line: (incoming, text, botName) => timed(incoming, (noted) => chat.line(noted, text, botName)),
    form: (incoming, name, options) => timed(incoming, (noted) => chat.form(noted, name, options)),
    press: (incoming, action) => timed(incoming, (noted) => chat.press(noted, action)),
  };
}
