import type { Metrics, Outcome } from '../observe/metrics.ts';
import type { Chat } from './chat.ts';
import { typedCommand } from './line.ts';

/** The same chat, with everything that comes in through `adapter` counted and timed. */
export function metered(chat: Chat, adapter: string, metrics: Metrics): Chat {
  const known = new Set(chat.commands.map(({ name }) => name));
  const timed = async <T>(command: string, signal: AbortSignal | undefined, work: Promise<T>): Promise<T> => {
    const end = metrics.begin(adapter, command);
    let outcome: Outcome = 'failed';
    try {
      const answer = await work;
      outcome = signal?.aborted ? 'cancelled' : 'answered';
      return answer;
    } finally {
      end(outcome);
    }
  };
  return {
    ...chat,
    line: (incoming, text, botName) => {
      const name = typedCommand(text)?.name ?? '';
      return timed(known.has(name) ? name : 'text', incoming.signal, chat.line(incoming, text, botName));
    },
    form: (incoming, name, options) =>
      timed(known.has(name) ? name : 'text', incoming.signal, chat.form(incoming, name, options)),
    press: (incoming, action) => timed('press', incoming.signal, chat.press(incoming, action)),
  };
}
