import type { Call, Command } from '../../chat/command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { type Button, type ButtonGroup, controls, type Reply } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import { isLinked } from '../play/board-message.ts';
import { type Services, sealed } from '../services.ts';
import { exportReply } from './export.ts';
import { warning } from './forget.ts';

/** `/privacy`: what is kept about people, why and for how long, with the ways to have it and to be rid of it. */
export const privacyCommand = (services: Services): Command<true, true> => ({
  name: 'privacy',
  options: [],
  isAlwaysOn: true,
  isPersonal: () => true,
  read: () => ok(true),
  ask: async () => ok(true),
  reply: async (call) => ({
    kind: 'answer',
    text: call.texts.say('privacy'),
    personal: true,
    ...(call.surface.buttonRows > 0 && { buttons: ownButtons(services, call) }),
  }),
});

/** What each of the two does. */
const OWN = { export: exportReply, forget: warning } as const;
type Own = keyof typeof OWN;

const isOwn = (name: string): name is Own => Object.hasOwn(OWN, name);

function ownButtons(services: Services, call: Call): readonly ButtonGroup[] {
  const button = (name: Own): Button => {
    const label = call.texts.say('button-own', { what: name });
    return isLinked(call)
      ? { opens: sealed(services, `own:${name}`), label }
      : { action: `own:${name}`, label };
  };
  return controls([button('export'), button('forget')]);
}

/**
 * `/export`, `/forget`: for the eyes of the person alone; in a shared chat where no message can be so, a link leads to the private one.
 */
export const ownCommand = (services: Services, name: Own): Command<true, Reply> => ({
  name,
  options: [],
  isAlwaysOn: true,
  isPersonal: () => true,
  read: () => ok(true),
  async ask(call) {
    if (!isLinked(call)) return ok(await OWN[name](services, call));
    const opens = sealed(services, `own:${name}`);
    const label = call.texts.say('button-own', { what: name });
    return ok({
      kind: 'answer',
      text: call.texts.say('own-elsewhere'),
      buttons: controls([{ opens, label }]),
    });
  },
  reply: async (_, __, reply) => reply,
});

/** `own:export`, `own:forget`: from a shared chat. */
export const ownLink = (services: Services): LinkHandler => ({
  prefix: 'own',
  open: async (call, [name = '']) =>
    isOwn(name) ? ok(await OWN[name](services, call)) : fault('stale-link'),
});
