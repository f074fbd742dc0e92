import type { Command } from '../chat/command.ts';
import { wholeLine } from '../chat/line.ts';
import { ok } from '../core/result.ts';

/** `/help` and `/start`: what the bot does, with lines that work as they stand. */
const guide = (name: string, hidden: boolean): Command => ({
  name,
  options: [],
  hidden,
  read: wholeLine('topic'),
  run: async ({ texts }) => ok({ text: texts.say(name) }),
});

export const helpCommand = (): Command => guide('help', false);
export const startCommand = (): Command => guide('start', true);
