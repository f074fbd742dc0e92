import { Locale } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MenuEntry, menuOf } from '../../../../src/adapters/discord/menu/command-definitions.ts';
import { openWorld, type World } from '../../../support/world.ts';

/**
 * docs.discord.com, "Application Commands": the limits of names, descriptions, options, choices, and of all
 * their characters together.
 */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const MOST_OPTIONS = 25;
const MOST_CHARACTERS = 8000;
const KNOWN = new Set<string>(Object.values(Locale));

let world: World;
let menu: readonly MenuEntry[];
beforeAll(async () => {
  world = await openWorld();
  menu = menuOf(world.chat);
});
afterAll(() => world.close());

interface Described {
  readonly name: string;
  readonly description?: string;
  readonly description_localizations?: object | null;
  readonly choices?: readonly { readonly name: string; readonly value: unknown }[];
}

const optionsOf = (entry: MenuEntry): readonly Described[] =>
  'options' in entry ? ((entry.options ?? []) as readonly Described[]) : [];
const slash = () => menu.filter(({ type }) => type === 1) as readonly (MenuEntry & Described)[];
const inAllLanguages = ({ description = '', description_localizations }: Described): string[] => [
  description,
  ...Object.values(description_localizations ?? {}),
];

test('names and descriptions in Discord’s menu keep to their lengths in every language', () => {
  for (const entry of slash())
    for (const part of [entry, ...optionsOf(entry)]) {
      expect(part.name).toMatch(NAME);
      expect(part.name).toBe(part.name.toLowerCase());
      for (const locale of Object.keys(part.description_localizations ?? {})) expect(KNOWN).toContain(locale);
      for (const description of inAllLanguages(part)) {
        expect(description.length, `${entry.name} ${part.name}: ${description}`).toBeGreaterThan(0);
        expect([...description].length, `${entry.name} ${part.name}: ${description}`).toBeLessThanOrEqual(
          100,
        );
      }
    }
});

test('Discord’s menu has every language that the bot speaks', () => {
  const [solve] = slash();
  const spoken = new Set(
    Object.keys(solve?.description_localizations ?? {}).map((locale) => locale.slice(0, 2)),
  );
  expect([...spoken, 'en'].toSorted()).toEqual(
    [...new Set([...KNOWN].map((locale) => world.chat.texts(locale).locale))].toSorted(),
  );
});

test('the command on messages has a name of 1 to 32 characters in every language', () => {
  const onMessages = menu.filter(({ type }) => type === 3);
  expect(onMessages).toHaveLength(1);
  for (const { name, name_localizations } of onMessages)
    for (const one of [name, ...Object.values(name_localizations ?? {})])
      expect([...(one ?? '')].length, name).toBeLessThanOrEqual(32);
});

test('Discord’s menu has no more options, choices and characters than Discord takes', () => {
  expect(slash().length).toBeLessThanOrEqual(100);
  for (const entry of slash()) {
    const options = optionsOf(entry);
    expect(options.length, entry.name).toBeLessThanOrEqual(MOST_OPTIONS);
    expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
    const longest = (part: Described) => Math.max(...inAllLanguages(part).map(({ length }) => length));
    const characters = [entry, ...options].map(
      (part) =>
        part.name.length +
        longest(part) +
        (part.choices ?? []).reduce((sum, { name, value }) => sum + name.length + String(value).length, 0),
    );
    expect(
      characters.reduce((sum, one) => sum + one, 0),
      entry.name,
    ).toBeLessThanOrEqual(MOST_CHARACTERS);
    for (const { choices = [] } of options) {
      expect(choices.length).toBeLessThanOrEqual(25);
      for (const { name } of choices) expect(name.length).toBeLessThanOrEqual(100);
    }
  }
});

test('Discord’s menu is there in servers, in private chats, and for people who installed the bot', () => {
  for (const { integration_types, contexts } of menu) {
    expect(integration_types).toEqual([0, 1]);
    expect(contexts).toEqual([0, 1, 2]);
  }
});
