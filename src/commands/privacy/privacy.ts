import type { ButtonHandler, Call, Command } from '../../chat/command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { type Button, controls, type Reply } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import type { Feature } from '../feature/feature.ts';
import { type Services, sealed } from '../feature/services.ts';
import { isLinked } from '../play/board-message.ts';
import { exportReply } from './export.ts';
import { warning } from './forget.ts';

/** What is kept of a person. */
export const privacyFeature = (services: Services): Feature => ({
  commands: [privacyCommand(services), ownCommand(services, 'export'), ownCommand(services, 'forget')],
  buttons: [ownButton(services)],
  links: [ownLink(services)],
});

/** `/privacy`: what is kept about people, why and for how long, with the ways to have it and to be rid of it. */
const privacyCommand = (services: Services): Command<true, true> => ({
  name: 'privacy',
  options: [],
  isAlwaysOn: true,
  isPersonal: () => true,
  isInOrder: true,
  tells: 'nothing',
  read: () => ok(true),
  ask: async () => ok(true),
  reply: async (call) => ({
    kind: 'answer',
    text: call.texts.say('privacy'),
    personal: true,
    ...(call.surface.buttonRows > 0 && {
      buttons: controls([buttonOf(services, call, 'export'), buttonOf(services, call, 'forget')]),
    }),
  }),
});

/** What each of the two does. */
const OWN = { export: exportReply, forget: warning } as const;
type Own = keyof typeof OWN;

const isOwn = (name: string): name is Own => Object.hasOwn(OWN, name);

/** A button for one of them; in a shared chat where no message is for one person alone, it opens the private one. */
function buttonOf(services: Services, call: Call, name: Own): Button {
  const label = call.texts.say('button-own', { what: name });
  const target = `own:${name}`;
  return isLinked(call) ? { opens: sealed(services, target), label } : { action: target, label };
}

/**
 * `/export`, `/forget`: for the eyes of the person alone; in a shared chat where no message can be so, a link leads to the private one.
 */
const ownCommand = (services: Services, name: Own): Command<true, Reply> => ({
  name,
  options: [],
  isAlwaysOn: true,
  isPersonal: () => true,
  tells: 'nothing',
  read: () => ok(true),
  async ask(call) {
    if (!isLinked(call)) return ok(await OWN[name](services, call));
    return ok({
      kind: 'answer',
      text: call.texts.say('own-elsewhere'),
      buttons: controls([buttonOf(services, call, name)]),
    });
  },
  reply: async (_, __, reply) => reply,
});

/** `own:export`, `own:forget`: from a shared chat. */
const ownLink = (services: Services): LinkHandler => ({
  prefix: 'own',
  open: async (call, [name = '']) =>
    isOwn(name) ? ok(await OWN[name](services, call)) : fault('stale-link'),
});

/** `own:export`, `own:forget`; below the warning `own:forget-now` and `own:stay`. They are about whoever presses, where nobody else looks on. */
const ownButton = (services: Services): ButtonHandler => ({
  prefix: 'own',
  tells: 'nothing',
  async press(call, [what = '']) {
    if (isLinked(call)) return fault('stale-button');
    if (isOwn(what)) return ok({ reply: await OWN[what](services, call) });
    if (what !== 'forget-now' && what !== 'stay') return fault('stale-button');
    if (what === 'forget-now') await services.store.forget(call.person.key);
    const text = call.texts.say(what === 'stay' ? 'forget-stay' : 'forgotten');
    return ok({ edit: { kind: 'answer', text, personal: true } });
  },
});
