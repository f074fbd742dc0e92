import type { Call, Command } from '../../chat/command.ts';
import { type LinkHandler, linksOf } from '../../chat/links.ts';
import { controls, type Reply } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import type { Feature, Features } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { toHelp } from '../help/help.ts';
import { bareSizeCommand } from './bare-size.ts';
import { helloStanding, lacksStanding } from './hello.ts';
import { openTarget } from './permalink.ts';

/** How people and chats begin: a greeting, links, a size alone. */
export const startFeature = (services: Services, all: () => Features): Feature => ({
  commands: [startCommand(services, () => all().links), bareSizeCommand],
  liveMessages: { hello: helloStanding(services), lacks: lacksStanding },
});

/** `/start`: a greeting with lines that work as they stand. `/start PAYLOAD`: what a link opens, in a private chat. */
const startCommand = (
  services: Services,
  links: () => readonly LinkHandler[],
): Command<string | undefined, Reply | undefined> => ({
  name: 'start',
  options: [],
  hidden: true,
  isAlwaysOn: true,
  isInOrder: true,
  takesWholeLine: true,
  tells: 'asks',
  read({ words }, { place }) {
    if (words === '') return ok(undefined);
    if (!place.isPrivate) return fault('link-elsewhere');
    const target = linksOf(services.daily.secret()).open(words) ?? openTarget(words);
    return target === undefined ? fault('stale-link') : ok(target);
  },
  async ask(call, target) {
    if (target === undefined) return ok(undefined);
    const [prefix, ...fields] = target.split(':');
    const handler = links().find((one) => one.prefix === prefix);
    return handler === undefined ? fault('stale-link') : handler.open(call, fields);
  },
  reply: async (call, _, opened) => opened ?? greeting(call),
});

const greeting = (call: Call): Reply => ({
  kind: 'answer',
  text: call.texts.say('start'),
  ...(call.surface.buttonRows > 0 && {
    buttons: controls(
      [{ action: 'day:today', label: call.texts.say('button-play-today'), style: 'primary' }],
      [{ action: 'play:4x4', label: call.texts.say('button-first-board') }, toHelp(call)],
    ),
  }),
});
