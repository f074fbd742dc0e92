import type { Command, OptionValues } from '../../chat/command.ts';
import { wholeLine } from '../../chat/line.ts';
import { ok } from '../../core/result.ts';

/** What there is more to say about, each with the text `help-<topic>`. */
const TOPICS = ['knight'] as const;

/** `/help [TOPIC]`: what the bot does, or more about a part of it, with lines that work as they stand. */
export const helpCommand = (): Command => ({
  name: 'help',
  options: [{ name: 'topic', kind: 'text', choices: TOPICS }],
  read: wholeLine('topic'),
  run: async ({ texts }, { topic = '' }: OptionValues) => {
    const word = String(topic).replace(/^\//, '').toLowerCase();
    const known = TOPICS.find((name) => name === word);
    return ok({ kind: 'answer', text: texts.say(known === undefined ? 'help' : `help-${known}`) });
  },
});

/** `/start`: a greeting with lines that work as they stand. */
export const startCommand = (): Command => ({
  name: 'start',
  options: [],
  hidden: true,
  read: wholeLine('topic'),
  run: async ({ texts }) => ok({ kind: 'answer', text: texts.say('start') }),
});
