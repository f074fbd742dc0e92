import { type Fault, fault, ok, type Result } from '../core/result.ts';
import { shownText } from '../core/shown-name.ts';
import type { Catalogue } from '../i18n/catalogue.ts';
import { noteAnswer } from '../observe/arrivals.ts';
import { StoreAway } from '../store/outage.ts';
import { isCarried } from './carried.ts';
import type { Chat } from './chat.ts';
import {
  answered,
  type ButtonHandler,
  type Call,
  type Command,
  commandNamed,
  type Incoming,
  unknownCommand,
} from './command.ts';
import { filledIn, type Given, givenLine } from './given.ts';
import { createLimiter } from './limits.ts';
import { spokenCommand, type TypedCommand, typedCommand } from './line.ts';
import { outcomeOf } from './outcome.ts';
import type { PressAnswer, Reply } from './reply.ts';
import { sorry } from './sorry.ts';
import { inTheme, keepingTheme, lookFor, themeOfAction } from './theme.ts';

const MAX_LINE = 20_000;

export interface ChatParts {
  readonly commands: readonly Command[];
  readonly buttons: readonly ButtonHandler[];
  readonly catalogue: Catalogue;
  readonly now: () => number;
  readonly onBug: (error: unknown, where: string) => void;
}

/** The conversation over a set of commands and buttons. Finds who answers, keeps the limits, turns faults into words. */
export function createChat({ commands, buttons, catalogue, now, onBug }: ChatParts): Chat {
  const byPrefix = new Map(buttons.map((button) => [button.prefix, button]));
  const asks = createLimiter({ burst: 60, refillMs: 1000 }, now);
  const presses = createLimiter({ burst: 60, refillMs: 250 }, now);
  const callOf = (incoming: Incoming, command = ''): Call => ({
    ...incoming,
    texts: catalogue.texts(incoming.locale, { prefix: '/', command }),
    look: lookFor(incoming),
  });

  /** The work's value, or the sentence about what went wrong. */
  const guarded = async <T>(
    call: Call,
    name: string,
    work: () => Promise<Result<T>>,
  ): Promise<T | string> => {
    noteAnswer(name);
    const refused = (reason: Fault): string => {
      noteAnswer(name, outcomeOf(reason));
      return call.texts.sayFault(quoted(reason));
    };
    try {
      const result = await work();
      if (!result.ok) return refused(result.fault);
      noteAnswer(name, 'delivered');
      return result.value;
    } catch (error) {
      if (error instanceof StoreAway) return refused({ code: 'store-away', facts: {} });
      onBug(error, name);
      noteAnswer(name, 'failed');
      return sorry(call.texts).text;
    }
  };
  const answer = async (
    incoming: Incoming,
    name: string,
    work: (call: Call) => Promise<Result<Reply>>,
  ): Promise<Reply> => {
    const call = callOf(incoming, name);
    const given = await guarded(call, name === '' ? 'text' : name, async () =>
      asks.take(call.person.key) ? work(call) : fault('too-fast'),
    );
    return typeof given === 'string' ? { kind: 'fault', text: given } : given;
  };
  const run = (incoming: Incoming, command: Command, given: Given): Promise<Reply> =>
    answer(incoming, command.name, async (call) => {
      const request = command.read(given, call);
      return request.ok ? inGivenTheme(command, call, given, request.value) : request;
    });
  /** The answer to a line without a command's name, by the command that it is for. */
  const runBare = async (incoming: Incoming, line: string): Promise<Reply | undefined> => {
    const readings = [];
    for (const command of commands) {
      if (command.isMeant === undefined) continue;
      const given = givenLine(command, line);
      const call = callOf(incoming, command.name);
      try {
        const request = command.read(given, call);
        if (await command.isMeant(request, line, call)) readings.push({ command, given, request });
      } catch (error) {
        if (!(error instanceof StoreAway)) onBug(error, command.name);
      }
    }
    const reading = readings.find(({ request }) => request.ok) ?? readings[0];
    if (reading === undefined) return undefined;
    const { command, given, request } = reading;
    return answer(incoming, command.name, async (call) =>
      request.ok ? inGivenTheme(command, call, given, request.value) : request,
    );
  };
  const unknown = (incoming: Incoming, name: string): Promise<Reply> =>
    answer(incoming, '', async () => ({ ok: false, fault: unknownCommand(commands, name) }));

  return {
    commands,
    texts: (locale) => catalogue.texts(locale),

    async line(incoming, text, botName) {
      const line = text.slice(0, MAX_LINE);
      const typed = typedCommand(line) ?? (incoming.place.isPrivate ? spokenIn(line, commands) : undefined);
      if (typed === undefined) {
        if (!incoming.surface.hearsText) return undefined;
        const reply = await runBare(incoming, line);
        if (reply !== undefined || !incoming.place.isPrivate) return reply;
        return answer(incoming, '', async () => fault('not-understood'));
      }
      if (typed.addressee !== undefined && typed.addressee.toLowerCase() !== botName?.toLowerCase())
        return undefined;
      const command = commandNamed(commands, typed.name);
      if (command !== undefined) return run(incoming, command, givenLine(command, typed.line));
      const isAddressed = typed.addressee !== undefined || incoming.place.isPrivate;
      return isAddressed ? unknown(incoming, typed.name) : undefined;
    },

    async form(incoming, name, options) {
      const command = commandNamed(commands, name);
      return command === undefined
        ? unknown(incoming, name)
        : run(incoming, command, filledIn(command, options));
    },

    isPersonal(name, options) {
      const command = commandNamed(commands, name);
      return command?.isPersonal?.(filledIn(command, options)) ?? false;
    },

    async press(incoming, action, shown) {
      const asked = themeOfAction(action);
      const [prefix = '', ...fields] = asked.action.split(':');
      const handler = byPrefix.get(prefix);
      const call = callOf({ ...incoming, ...(asked.theme && { theme: asked.theme }) });
      const work = async () => {
        if (!presses.take(call.person.key)) return fault('too-fast');
        if (handler === undefined || (shown && !isCarried(action, shown))) return fault('stale-button');
        const pressed = await handler.press(call, fields);
        return pressed.ok ? ok(pressKeepingTheme(pressed.value, asked.theme)) : pressed;
      };
      const given = await guarded(call, `press-${handler?.prefix ?? 'forged'}`, work);
      return typeof given === 'string' ? { notice: given } : given;
    },
  };
}

/** What somebody typed is quoted in sentences that others may read too. */
const quoted = ({ code, facts }: Fault): Fault =>
  typeof facts.text === 'string'
    ? { code, facts: { ...facts, text: shownText(facts.text) } }
    : { code, facts };

const spokenIn = (line: string, commands: readonly Command[]): TypedCommand | undefined =>
  spokenCommand(
    line,
    commands
      .filter(({ hidden }) => hidden !== true)
      .flatMap(({ name, otherNames = [] }) => [name, ...otherNames]),
  );

/** The answer in the theme that the line asks for, which its buttons keep. */
async function inGivenTheme<Request, Answer>(
  command: Command<Request, Answer>,
  call: Call,
  given: Given,
  request: Request,
): Promise<Result<Reply>> {
  const themed = inTheme(call, given);
  if (!themed.ok) return themed;
  const reply = await answered(command, themed.value, request);
  const isAsked = given.options.theme !== undefined;
  return reply.ok && isAsked ? ok(keepingTheme(reply.value, themed.value.theme)) : reply;
}

const pressKeepingTheme = (
  { edit, reply, ...answer }: PressAnswer,
  theme: Incoming['theme'],
): PressAnswer => ({
  ...answer,
  ...(edit && { edit: keepingTheme(edit, theme) }),
  ...(reply && { reply: keepingTheme(reply, theme) }),
});
