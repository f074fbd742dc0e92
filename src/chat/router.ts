import { fault, type Result } from '../core/result.ts';
import type { Catalogue } from '../i18n/catalogue.ts';
import type { Chat } from './chat.ts';
import type { ButtonHandler, Call, Command, Incoming, OptionValues } from './command.ts';
import { createLimiter } from './limits.ts';
import { typedCommand } from './line.ts';
import type { PressAnswer, Reply } from './reply.ts';

const MAX_LINE = 20_000;

export interface ChatParts {
  readonly commands: readonly Command[];
  readonly buttons: readonly ButtonHandler[];
  /** What a line without a command means (a bare board, moves); undefined: nothing. */
  readonly bareLine: (call: Call, line: string) => Promise<Result<Reply> | undefined>;
  readonly catalogue: Catalogue;
  readonly now: () => number;
  readonly onBug: (error: unknown, where: string) => void;
}

/** The conversation over a set of commands and buttons. Finds who answers, keeps the limits, turns faults into words. */
export function createChat({ commands, buttons, bareLine, catalogue, now, onBug }: ChatParts): Chat {
  const byName = new Map(commands.map((command) => [command.name, command]));
  const byPrefix = new Map(buttons.map((button) => [button.prefix, button]));
  const asks = createLimiter({ burst: 60, refillMs: 1000 }, now);
  const presses = createLimiter({ burst: 60, refillMs: 250 }, now);
  const callOf = (incoming: Incoming): Call => ({ ...incoming, texts: catalogue.texts(incoming.locale) });

  const guarded = async <T>(
    call: Call,
    name: string,
    work: () => Promise<Result<T>>,
  ): Promise<T | string> => {
    try {
      const result = await work();
      return result.ok ? result.value : call.texts.sayFault(result.fault);
    } catch (error) {
      onBug(error, name);
      return call.texts.say('sorry');
    }
  };
  const answer = async (call: Call, name: string, work: () => Promise<Result<Reply>>): Promise<Reply> => {
    const given = await guarded(call, name, () => (asks.take(call.person.key) ? work() : tooFast()));
    return typeof given === 'string' ? { kind: 'fault', text: given } : given;
  };
  const tooFast = async () => fault('too-fast');

  return {
    commands,
    texts: (locale) => catalogue.texts(locale),

    async line(incoming, text, botName) {
      const call = callOf(incoming);
      const line = text.slice(0, MAX_LINE);
      const typed = typedCommand(line);
      if (typed === undefined) {
        if (!incoming.surface.hearsText) return undefined;
        let heard = true;
        const reply = await answer(call, 'line', async () => {
          const result = await bareLine(call, line);
          heard = result !== undefined;
          return result ?? fault('not-understood');
        });
        return heard || incoming.place.isPrivate ? reply : undefined;
      }
      const forUs = typed.addressee === undefined || typed.addressee.toLowerCase() === botName?.toLowerCase();
      if (!forUs) return undefined;
      const command = byName.get(typed.name);
      if (command === undefined) {
        const addressed = typed.addressee !== undefined || incoming.place.isPrivate;
        return addressed
          ? answer(call, 'unknown', async () => fault('unknown-command', { name: typed.name }))
          : undefined;
      }
      return answer(call, command.name, async () => {
        const options = command.read(typed.line);
        return options.ok ? command.run(call, options.value) : options;
      });
    },

    async form(incoming, name, options: OptionValues) {
      const call = callOf(incoming);
      const command = byName.get(name);
      return answer(call, name, async () =>
        command === undefined ? fault('unknown-command', { name }) : command.run(call, options),
      );
    },

    async press(incoming, action): Promise<PressAnswer> {
      const call = callOf(incoming);
      const [prefix = '', ...fields] = action.split(':');
      const handler = byPrefix.get(prefix);
      const given = await guarded(call, handler === undefined ? 'forged' : `press-${prefix}`, async () => {
        if (!presses.take(call.person.key)) return tooFast();
        return handler === undefined ? fault('stale-button') : handler.press(call, fields);
      });
      return typeof given === 'string' ? { notice: given } : given;
    },
  };
}
