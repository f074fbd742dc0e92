import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import { shownText } from '../../core/shown-name.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { plain } from '../../i18n/markup.ts';
import { noteAnswer } from '../../observe/arrivals.ts';
import { StoreAway } from '../../store/contract/faults.ts';
import type { SettingsStore } from '../../store/contract/settings.ts';
import type { Chat } from '../chat.ts';
import {
  answered,
  type ButtonHandler,
  type Call,
  type Command,
  commandNamed,
  type Gate,
  type Incoming,
  pressedAction,
  toldOnPress,
  unknownCommand,
} from '../command.ts';
import { KeyedQueue } from '../delivery/keyed-queue.ts';
import { outcomeOf } from '../faults/outcome.ts';
import { sorry } from '../faults/sorry.ts';
import { filledIn, type Given, givenLine } from '../given/given.ts';
import { spokenCommand, type TypedCommand, typedCommand } from '../given/line.ts';
import { createLimiter } from '../limits/limits.ts';
import type { Offering } from '../offers.ts';
import { refusalOf } from '../preferences/allowed.ts';
import {
  type Chosen,
  createPreferences,
  inPreferences,
  isForAskerAlone,
  isPrivately,
} from '../preferences/preferences.ts';
import { inTheme, keepingTheme, THEME_OPTION, themeOfAction } from '../preferences/theme.ts';
import type { PressAnswer, Reply } from '../reply.ts';
import { isCarried } from './carried.ts';

const MAX_LINE = 20_000;

export interface ChatParts {
  readonly commands: readonly Command[];
  readonly buttons: readonly ButtonHandler[];
  /** Decides what is told of puzzles that are still worth playing. */
  readonly gate: Gate;
  readonly settings: Pick<SettingsStore, 'of'>;
  /** Stands for the answer to a line (without its `/`) where that is private and the chat can't show it to one person alone. */
  readonly elsewhere: (call: Call, line: string) => Reply;
  readonly offers: Offering;
  readonly catalogue: Catalogue;
  readonly now: () => number;
  readonly onBug: (error: unknown, where: string) => void;
}

/** The conversation over a set of commands and buttons. Finds who answers, keeps the limits, turns faults into words. */
export function createChat({
  commands,
  buttons,
  gate,
  offers,
  settings,
  elsewhere,
  catalogue,
  now,
  onBug,
}: ChatParts): Chat {
  const byPrefix = new Map(buttons.map((button) => [button.prefix, button]));
  const asks = createLimiter({ burst: 60, refillMs: 1000 }, now);
  const presses = createLimiter({ burst: 60, refillMs: 250 }, now);
  const preferences = createPreferences(settings, onBug);
  const turns = new KeyedQueue();

  /** The work's value, or the sentence about what went wrong. */
  const guarded = async <T>(
    call: Call,
    name: string,
    work: () => Promise<Result<T>>,
  ): Promise<T | string> => {
    noteAnswer(name);
    const refused = (reason: Fault): string => {
      noteAnswer(name, outcomeOf(reason));
      return call.own.texts.sayFault(quoted(reason));
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
      return sorry(call.own.texts).text;
    }
  };
  const answer = async (call: Call, name: string, work: () => Promise<Result<Reply>>): Promise<Reply> => {
    const given = await guarded(call, name === '' ? 'text' : name, async () =>
      asks.take(call.person.key) ? work() : fault('too-fast'),
    );
    return typeof given === 'string' ? { kind: 'fault', text: given } : given;
  };
  /** A command as somebody gives it, with the call that it is. */
  const called = (incoming: Incoming, chosen: Chosen, command: Command, given: Given): Called => {
    const isForAsker = incoming.surface.personalReplies && isForAskerAlone(command, given, chosen);
    const call = inPreferences(catalogue, incoming, chosen, command.name, isForAsker);
    return { command, given, chosen, call };
  };
  /** `line`: what was given, as it is typed without the command's name. */
  const run = (
    { command, given, chosen, call }: Called,
    line: string,
    read?: Result<unknown>,
  ): Promise<Reply> =>
    answer(call, command.name, async () => {
      const refusal = command.isAlwaysOn ? undefined : await refusalOf(call, chosen.place, command.name);
      if (refusal !== undefined) return { ok: false, fault: refusal };
      const isHidden = isPrivately(command, chosen.place);
      if (isHidden && !call.surface.personalReplies && call.surface.privateLinks)
        return ok(elsewhere(call, `${command.name} ${line}`));
      const request = read ?? command.read(await meant(command, given, call), call);
      const reply = request.ok ? await inGivenTheme(gate, command, call, given, request.value) : request;
      return reply.ok && isHidden ? ok({ ...reply.value, personal: true }) : reply;
    });
  /** Does the work, after the person's earlier lines where the command is in order with them. */
  const inOrder = <T>(
    { person }: Incoming,
    command: Command | undefined,
    work: () => Promise<T>,
  ): Promise<T> => (command?.isInOrder ? turns.inTurn(person.key, work) : work());
  /** The answer to a line without a command's name, by the command that it is for; `leave`: its turn, as soon as it needs none. */
  const runBare = async (
    incoming: Incoming,
    chosen: Chosen,
    line: string,
    leave: () => void,
  ): Promise<Reply | undefined> => {
    const readings = [];
    for (const command of commands) {
      if (command.isMeant === undefined) continue;
      const asked = called(incoming, chosen, command, givenLine(command, line));
      try {
        const request = command.read(asked.given, asked.call);
        if (await command.isMeant(request, line, asked.call)) readings.push({ asked, request });
      } catch (error) {
        if (!(error instanceof StoreAway)) onBug(error, command.name);
      }
    }
    const reading = readings.find(({ request }) => request.ok) ?? readings[0];
    if (!reading?.asked.command.isInOrder) leave();
    return reading && run(reading.asked, line, reading.request);
  };
  /** The answer to a press, if it may be told. */
  const pressOn = async (
    { tells, press }: ButtonHandler,
    call: Call,
    fields: readonly string[],
  ): Promise<Result<PressAnswer>> => {
    const told = typeof tells === 'string' ? ok([]) : await tells(call, fields);
    return told.ok ? toldOnPress(gate, call, told.value, (seen) => press(seen, fields)) : told;
  };
  /** An answer that is no command's. */
  const refuse = (incoming: Incoming, chosen: Chosen, reason: Fault): Promise<Reply> =>
    answer(inPreferences(catalogue, incoming, chosen, '', false), '', async () => ({
      ok: false,
      fault: reason,
    }));

  return {
    commands,
    texts: (locale, person) =>
      catalogue.texts(
        preferences.remembered(person === undefined ? {} : { person }).person.language ?? locale,
      ),

    async textsFor(locale, person) {
      const { language } = (await preferences.of({ person, place: { key: person.key, isPrivate: true } }))
        .person;
      return catalogue.texts(language ?? locale);
    },

    async line(incoming, text, botName) {
      const line = text.slice(0, MAX_LINE);
      const { isPrivate } = incoming.place;
      const typed = typedCommand(line) ?? (isPrivate ? spokenIn(line, commands) : undefined);
      if (typed === undefined) {
        if (!incoming.surface.hearsText) return undefined;
        // Moves, as long as it isn't known to be anything else.
        return turns.inTurn(incoming.person.key, async (leave) => {
          const chosen = await preferences.of(incoming);
          const reply = await runBare(incoming, chosen, line, leave);
          return reply === undefined && isPrivate
            ? refuse(incoming, chosen, { code: 'not-understood', facts: {} })
            : reply;
        });
      }
      if (typed.addressee !== undefined && typed.addressee.toLowerCase() !== botName?.toLowerCase())
        return undefined;
      const command = commandNamed(commands, typed.name);
      if (command === undefined && typed.addressee === undefined && !isPrivate) return undefined;
      return inOrder(incoming, command, async () => {
        const chosen = await preferences.of(incoming);
        return command === undefined
          ? refuse(incoming, chosen, unknownCommand(commands, typed.name))
          : run(called(incoming, chosen, command, givenLine(command, typed.line)), typed.line);
      });
    },

    async form(incoming, name, options) {
      const command = commandNamed(commands, name);
      return inOrder(incoming, command, async () => {
        const chosen = await preferences.of(incoming);
        if (command === undefined) return refuse(incoming, chosen, unknownCommand(commands, name));
        const line = String(options[command.options[0]?.name ?? ''] ?? '');
        return run(called(incoming, chosen, command, filledIn(command, options)), line);
      });
    },

    suggest(name, option, typed, filled) {
      const command = commandNamed(commands, name);
      try {
        return command?.options.find((one) => one.name === option)?.suggest?.(typed, filled) ?? [];
      } catch (error) {
        onBug(error, name);
        return [];
      }
    },

    isPersonal(where, name, options) {
      const command = commandNamed(commands, name);
      const chosen = preferences.remembered(where);
      return command !== undefined && isForAskerAlone(command, filledIn(command, options), chosen);
    },

    async offers(incoming, query) {
      const call = inPreferences(catalogue, incoming, await preferences.of(incoming), '', false);
      const given = await guarded(call, 'offers', async () =>
        presses.take(call.person.key) ? offers(call, query) : fault('too-fast'),
      );
      if (typeof given !== 'string') return given;
      const how = { kind: 'answer', text: call.texts.say('offer-how') } as const;
      const title = call.texts.say('offer-fault');
      return { offers: [{ id: 'fault', title, description: plain(given), reply: how }], holdMs: 0 };
    },

    async press(incoming, action, shown) {
      const asked = themeOfAction(action);
      const wanted = pressedAction(asked.action);
      const [prefix = '', ...fields] = wanted.action.split(':');
      const handler = byPrefix.get(prefix);
      const chosen = await preferences.of(incoming);
      const pressed = { ...incoming, ...(asked.theme && { theme: asked.theme }) };
      const call = { ...inPreferences(catalogue, pressed, chosen, '', false), pressed: wanted };
      const work = async (): Promise<Result<PressAnswer>> => {
        if (!presses.take(call.person.key)) return fault('too-fast');
        if (handler === undefined || (shown && !isCarried(action, shown))) return fault('stale-button');
        const refusal = handler.command && (await refusalOf(call, chosen.place, handler.command));
        if (refusal) return { ok: false, fault: refusal };
        const answered = await pressOn(handler, call, fields);
        if (!answered.ok) return answered;
        const staysPersonal = incoming.isPersonal === true && chosen.place.answers === 'private';
        return ok(keptTo(answered.value, asked.theme, staysPersonal));
      };
      const given = await guarded(call, `press-${handler?.prefix ?? 'forged'}`, work);
      return typeof given === 'string' ? { notice: given } : given;
    },
  };
}

/** A command as somebody gives it. */
interface Called {
  readonly command: Command;
  readonly given: Given;
  readonly chosen: Chosen;
  readonly call: Call;
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

/** What is given, with the words that are meant if none are. */
async function meant(command: Command, given: Given, call: Call): Promise<Given> {
  const isUnsaid = given.words === '' && call.repliedTo === undefined;
  const words = isUnsaid ? await command.unsaid?.(call) : undefined;
  return words === undefined ? given : { ...given, words };
}

/** The answer in the theme that the line asks for, which its buttons keep. */
async function inGivenTheme<Request, Answer>(
  gate: Gate,
  command: Command<Request, Answer>,
  call: Call,
  given: Given,
  request: Request,
): Promise<Result<Reply>> {
  if (!command.options.includes(THEME_OPTION)) return answered(gate, command, call, request);
  const themed = inTheme(call, given);
  if (!themed.ok) return themed;
  const reply = await answered(gate, command, themed.value, request);
  const isAsked = given.options.theme !== undefined;
  return reply.ok && isAsked ? ok(keepingTheme(reply.value, themed.value.theme)) : reply;
}

/** The answer to a press keeps the theme that its button carries, and stays in private where it has to. */
const keptTo = (
  { edit, reply, ...answer }: PressAnswer,
  theme: Incoming['theme'],
  isPersonal: boolean,
): PressAnswer => ({
  ...answer,
  ...(edit && { edit: keepingTheme(edit, theme) }),
  ...(reply && { reply: { ...keepingTheme(reply, theme), ...(isPersonal && { personal: true }) } }),
});
