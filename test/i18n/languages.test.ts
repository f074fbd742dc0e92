import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCommand } from '../../src/chat/command.ts';
import { parseCommandLine } from '../../src/chat/input/command-input.ts';
import { parseTypedCommand } from '../../src/chat/input/typed-command.ts';
import { logCommand } from '../../src/commands/explain/explain.ts';
import type { Services } from '../../src/commands/feature/services.ts';
import { toolCommands } from '../../src/commands/tools/tools.ts';
import type { MessageArgs } from '../../src/core/result.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { parseSpans, removeMarks } from '../../src/i18n/markup.ts';
import { DEFAULT_LOOK } from '../../src/render/paint/picture.ts';
import {
  listEqualPlurals,
  listMessageArgs,
  listNamedFacts,
  listTerminalIds,
  listVariables,
  loadFluentMessages,
  markFacts,
} from '../support/fluent-messages.ts';
import { openWorld, type World } from '../support/world.ts';

/** Languages that are to be complete; all languages show missing texts in English. */
const COMPLETE: readonly string[] = ['de', 'es', 'ru', 'zh'];

const catalogue = loadCatalogue();
const english = loadFluentMessages('en');
/** Commands that chats don't have; only their reading is used here. */
const terminalOnly = [
  logCommand({ typedWords: catalogue.typedWords } as Services),
  ...toolCommands({ typedWords: catalogue.typedWords }),
];
const said = (locale: string, id: string, facts: MessageArgs) => catalogue.texts(locale).say(id, facts);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The lines to send in a text, but for those of a terminal and those that are cut short. */
const linesIn = (text: string): string[] =>
  parseSpans(text)
    .filter(({ style, text: line }) => style === 'code' && /^\/[a-z]/.test(line) && !/…| --/.test(line))
    .map((span) => span.text);

/** Lines that were read, and their faults: most stand in every language. */
const read = new Map<string, readonly string[]>();

/** The faults of a line; none where a command reads it, or where it is only a command's name. */
function faultsOf(line: string): readonly string[] {
  const known = read.get(line) ?? readingFaults(line);
  read.set(line, known);
  return known;
}

function readingFaults(line: string): string[] {
  const typed = parseTypedCommand(line);
  const command = findCommand([...world.commands, ...terminalOnly], typed?.name ?? '');
  if (typed === undefined || command === undefined) return [`${line}: no command`];
  if (typed.line === '') return [];
  const texts = catalogue.texts('en', { prefix: '/', command: command.name });
  const seen = { texts, look: DEFAULT_LOOK };
  const person = world.someone('Ann', 'home', { hasNicknames: true });
  const request = command.read(parseCommandLine(command, typed.line), { ...person, ...seen, userView: seen });
  return request.ok ? [] : [`${line}: ${request.fault.code}`];
}

const NOTICE = 200;
const CAPTION = 1024;
/** Discord's and Telegram's: descriptions in menus, labels of buttons, alerts on a press. */
const LIMITS: readonly (readonly [ids: RegExp, most: number])[] = [
  [/-description$|(?:^|-)option-/, 100],
  [/^button-/, 40],
  [/^solve-message$/, 32],
  [/^notice-|^knight-no-other-|^standing-above$|^cancelling$/, NOTICE],
  // Messages without a picture.
  [/^start$|^hello$|^help|^privacy$/, 2000],
  // Typed, or shown in parts.
  [/^words-|^near-zones$/, Number.POSITIVE_INFINITY],
];

/** Values that some languages say in words: by a plural, by `1 tour`, or as the number itself. */
const SAID_OTHERWISE: readonly string[] = [
  'knight-table-set zero',
  'solve-effort expanded',
  'solve-effort positions',
  'streak-frozen count',
];

/** Texts with words such as the Russian `раз`, or in a case where 2 is as 5. */
const EQUAL_PLURALS: Readonly<Record<string, readonly string[]>> = {
  ru: ['hint-slides', 'knight-measures', 'search-head', 'search-end', 'fault-round-full'],
};

const styles = (text: string): string[] => parseSpans(text).flatMap(({ style }) => style ?? []);

describe.each(catalogue.locales)('%s', (locale) => {
  const all = loadFluentMessages(locale);
  const own = loadFluentMessages(locale, 'translated');
  /** Each text with facts for each of its variants, and its wording. */
  const known = [...own.keys()].filter((id) => english.has(id));
  const everything = known.flatMap((id) =>
    listMessageArgs(id, [english, all]).map((facts) => ({ id, facts, text: said(locale, id, facts) })),
  );

  test('every text has words in every variant, and no gaps where some are left out', () => {
    // The terminal's help stands in columns.
    const broken = everything.filter(({ id, text }) =>
      /^$|[{}]|undefined| {2}| [.,;:](?!\.)/.test(
        removeMarks(id.startsWith('terminal-help-') ? text.replace(/^ +| {2,}/gm, ' ') : text),
      ),
    );
    expect(broken).toEqual([]);
  });

  test('there is no text and no variable that English lacks', () => {
    const strange = known.flatMap((id) => {
      const variables = listVariables(id, english);
      return listVariables(id, all).filter((name) => !variables.includes(name));
    });
    expect([[...own.keys()].filter((id) => !english.has(id)), strange]).toEqual([[], []]);
  });

  test('a text has the same marks as in English', () => {
    const differ = everything.filter(
      ({ id, facts, text }) => styles(text).join() !== styles(said('en', id, facts)).join(),
    );
    expect(differ.map(({ id, facts, text }) => ({ id, facts, text, en: said('en', id, facts) }))).toEqual([]);
  });

  test('a text names the same values as in English', () => {
    const differ = everything.flatMap(({ id, facts }) => {
      const marked = markFacts(facts);
      const [named = [], namedInEnglish = []] = [locale, 'en'].map((one) =>
        listNamedFacts(marked, said(one, id, marked)),
      );
      return [...named, ...namedInEnglish]
        .filter((name) => !named.includes(name) || !namedInEnglish.includes(name))
        .map((name) => `${id} ${name}`);
    });
    expect([...new Set(differ)].filter((one) => !SAID_OTHERWISE.includes(one))).toEqual([]);
  });

  test('plural forms differ', () => {
    expect(listEqualPlurals(own)).toEqual(EQUAL_PLURALS[locale] ?? []);
  });

  test('lengths keep the limits of the platforms', () => {
    const inTerminal = listTerminalIds();
    const long = everything.filter(({ id, facts, text }) => {
      if (inTerminal.includes(id)) return false;
      const most = LIMITS.find(([ids]) => ids.test(id))?.[1] ?? CAPTION;
      // A notice is cut: what fits into one in English does in every language.
      const isNotice = id.startsWith('fault-') && removeMarks(said('en', id, facts)).length <= NOTICE;
      return [...removeMarks(text)].length > (isNotice ? NOTICE : most);
    });
    expect(long).toEqual([]);
  });

  test('the lines in its texts are read by their commands', () => {
    // A fault is said of some commands only: of one at least its lines have to work.
    const groups = Map.groupBy(everything, ({ id, facts: { command, ...facts } }) =>
      [id, JSON.stringify(facts)].join(' '),
    );
    const unread = [...groups].flatMap(([group, texts]) => {
      const faults = texts.map(({ text }) => linesIn(text).flatMap((line) => faultsOf(line)));
      return faults.some((some) => some.length === 0) ? [] : [`${group}: ${faults[0]}`];
    });
    expect(unread).toEqual([]);
  });
});

test.each(COMPLETE)('%s says everything, or a warning says what it lacks', (locale) => {
  const own = loadFluentMessages(locale, 'translated');
  expect(own.size).toBeGreaterThan(0);
  const lacking = [...loadFluentMessages('en', 'translated').keys()].filter((id) => !own.has(id));
  if (lacking.length > 0) console.warn(`assets/locales/${locale} lacks ${lacking.join(', ')}`);
});
