import type { Command } from '../../chat/command.ts';
import { ok } from '../../core/result.ts';

/** What there is more to say about, each with the text `help-<topic>`. */
const TOPICS = ['knight', 'moves'] as const;

/** `/help [TOPIC]`: what the bot does, or more about a part of it, with lines that work as they stand. */
export const helpCommand = (): Command<string | undefined, true> => ({
  name: 'help',
  options: [{ name: 'topic', kind: 'text', choices: TOPICS }],
  read({ words }) {
    const word = words.replace(/^\//, '').toLowerCase();
    return ok(TOPICS.find((name) => name === word));
  },
  ask: async () => ok(true),
  reply: async ({ texts }, topic) => ({
    kind: 'answer',
    text: texts.say(topic === undefined ? 'help' : `help-${topic}`),
  }),
});
