import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageArgs } from '../../src/core/result.ts';
import { readFluentFile } from '../../src/i18n/catalogue.ts';

const LOCALES = join(import.meta.dirname, '../../assets/locales');
/** Lines are the same in every language, and each language has words of its own. */
const UNTRANSLATED = ['lines.ftl', 'words.ftl'];

/** A language's texts as Fluent reads them, by id. */
export type FluentMessages = ReadonlyMap<string, unknown>;

/** Loads the messages of one language, of all its files or only of those that are translated. */
export function loadFluentMessages(locale: string, which: 'all' | 'translated' = 'all'): FluentMessages {
  const files = readdirSync(join(LOCALES, locale)).filter(
    (file) => which === 'all' || !UNTRANSLATED.includes(file),
  );
  return new Map(
    files.flatMap((file) =>
      readFluentFile(join(LOCALES, locale, file)).body.map(({ id, value }) => [id, value] as const),
    ),
  );
}

/** The ids of the texts that a terminal alone says. */
export const listTerminalIds = (): string[] =>
  readFluentFile(join(LOCALES, 'en/terminal.ftl')).body.map(({ id }) => id);

/** The value of a fact where a text shows it, or where no variant is for it alone: as the program says it. */
const SHOWN: MessageArgs = {
  algorithm: 'ida',
  array: 'B',
  back: 'c3',
  board: '1 2 3 4 0 5',
  cols: 5,
  command: 'race',
  day: '2026-11-20',
  days: '2026-11-19, 2026-11-20',
  done: 'LUR',
  end: '1 2 3 4 0 5',
  first: '2026-01-01',
  from: '2026-11-16',
  game: 'knight',
  good: 'L, U',
  here: 'a1',
  heuristic: 'manhattan',
  host: 'Ann',
  key: '11165',
  length: 6,
  line: '5x5 e1',
  list: '(1 2 3)',
  longest: '20',
  mended: '1 2 3 4 0 5',
  otherGoal: '2 1 3 0 to 0 1 2 3',
  method: 'classic',
  month: '2026-11',
  moves: 'LUR2',
  name: 'Ann',
  names: 'Ann, Bob',
  near: 'daily',
  number: 325,
  option: 'opts',
  opts: '1, 3',
  over: '+2',
  possible: 'L',
  reach: 'b3, c2',
  right: 'pin',
  rights: 'see this chat',
  rows: 5,
  size: '3x3',
  square: 'c3',
  squares: 'b3 c5',
  start: 'a1',
  time: '1:05',
  today: '2026-11-21',
  try: '5x5 a1',
  unsure: 'R',
  weekday: 'Friday',
  winner: 'Bob',
  zone: 'Europe/Kyiv',
};
/** Counts that need different plurals in some language: 21 is as 1 in Russian, 2 is not as 5. */
const COUNTS = [0, 1, 2, 5, 21];
/** A prime that no text's number of variants has as a factor. */
const STRIDE = 499;
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

interface Node {
  readonly type?: unknown;
  readonly name?: unknown;
  readonly selector?: Node;
  readonly args?: readonly Node[];
  readonly variants?: readonly {
    readonly key: { readonly type: 'num' | 'str'; readonly value: unknown };
    readonly value: unknown;
  }[];
}

/** All expressions of a text, those of the texts that it refers to among them. */
function expressionsIn(value: unknown, messages: FluentMessages): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const node: Node = value;
  const inner = node.type === 'mesg' ? [messages.get(String(node.name))] : Object.values(value);
  return [node, ...inner.flatMap((one) => expressionsIn(one, messages))];
}

/** The variables of a text, each once, and of those that it refers to. */
export const listVariables = (id: string, messages: FluentMessages): string[] => [
  ...new Set(
    expressionsIn(messages.get(id), messages)
      .filter(({ type }) => type === 'var')
      .map(({ name }) => String(name)),
  ),
];

/** The variable that an expression is, or that it writes as a number. */
const variableOf = ({ type, name, args }: Node): string | undefined =>
  type === 'var' ? String(name) : args?.[0] && variableOf(args[0]);

/**
 * Facts for a text in these languages: all combinations of its variants; of very many, some in which each
 * variant is.
 */
export function listMessageArgs(id: string, languages: readonly FluentMessages[]): MessageArgs[] {
  const expressions = languages.flatMap((messages) => expressionsIn(messages.get(id), messages));
  const names = new Set(languages.flatMap((messages) => listVariables(id, messages)));
  names.delete('prefix');
  const values = [...names].map((name) => [name, valuesOf(name, expressions)] as const);
  const combinations = values.reduce((product, [, choices]) => product * choices.length, 1);
  const stride = combinations > 5 * STRIDE ? STRIDE : 1;
  return Array.from({ length: Math.ceil(combinations / stride) }, (_, at) => {
    let rest = at * stride;
    return Object.fromEntries(
      values.map(([name, choices]) => {
        const value = choices[rest % choices.length] ?? name;
        rest = Math.floor(rest / choices.length);
        return [name, value];
      }),
    );
  });
}

/** As plural as 5 in every language. */
const markNumber = (index: number): number => 105 + 10 * index;

/**
 * The facts with another value for each that is open, so that a text shows which it names. Numbers other than
 * 5 stay as they are.
 */
export const markFacts = (facts: MessageArgs): MessageArgs =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value], index) => {
      if (value === 5) return [name, markNumber(index)];
      return [name, value === (SHOWN[name] ?? name) ? `<${name}>` : value];
    }),
  );

/** The names of the marked facts that a text shows. */
export const listNamedFacts = (markedFacts: MessageArgs, text: string): string[] =>
  Object.entries(markedFacts)
    .filter(([name, value], index) => value === `<${name}>` || value === markNumber(index))
    .filter(([, value]) => text.includes(String(value)))
    .map(([name]) => name);

/** The ids of texts that say two plural forms of a word alike. */
export const listEqualPlurals = (messages: FluentMessages): string[] =>
  [...messages.keys()].filter((id) =>
    expressionsIn(messages.get(id), messages).some(({ variants = [] }) => {
      const plurals = variants.filter(({ key }) => key.type === 'str' && PLURALS.includes(String(key.value)));
      return new Set(plurals.map(({ value }) => JSON.stringify(value))).size < plurals.length;
    }),
  );

function valuesOf(name: string, expressions: readonly Node[]): (string | number)[] {
  const keys = expressions
    .filter(({ selector }) => selector !== undefined && variableOf(selector) === name)
    .flatMap(({ variants = [] }) => variants.map(({ key }) => key));
  const isWritten = expressions.some((one) => one.type === 'func' && variableOf(one) === name);
  const words = keys.filter(({ type, value }) => type === 'str' && !PLURALS.includes(String(value)));
  const isCounted =
    isWritten ||
    keys.some(({ type, value }) => type === 'num' || (value !== 'other' && PLURALS.includes(String(value))));
  const isOpen = keys.length === 0 || keys.some(({ value }) => value === 'other');
  return [
    ...new Set([
      ...words.map(({ value }) => String(value)),
      ...keys.filter(({ type }) => type === 'num').map(({ value }) => Number(value)),
      ...(isCounted ? COUNTS : isOpen ? [SHOWN[name] ?? name] : []),
    ]),
  ];
}
