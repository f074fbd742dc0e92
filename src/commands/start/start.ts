import type { Command } from '../../chat/command.ts';
import { type LinkHandler, linksOf } from '../../chat/links.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import type { Services } from '../services.ts';

/** `/start`: a greeting with lines that work as they stand. `/start PAYLOAD`: what a link opens, in a private chat. */
export const startCommand = (
  services: Services,
  handlers: readonly LinkHandler[],
): Command<string | undefined, Reply | undefined> => ({
  name: 'start',
  options: [],
  hidden: true,
  takesWholeLine: true,
  read({ words }, { place }) {
    if (words === '') return ok(undefined);
    if (!place.isPrivate) return fault('link-elsewhere');
    const target = linksOf(services.daily.secret).open(words);
    return target === undefined ? fault('stale-link') : ok(target);
  },
  async ask(call, target) {
    if (target === undefined) return ok(undefined);
    const [prefix, ...fields] = target.split(':');
    const handler = handlers.find((one) => one.prefix === prefix);
    return handler === undefined ? fault('stale-link') : handler.open(call, fields);
  },
  reply: async ({ texts }, _, opened) => opened ?? { kind: 'answer', text: texts.say('start') },
});
