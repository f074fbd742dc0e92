import type { MenuCommand } from '../../chat/command.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Examples on the start screen, games first. Their titles are the texts `web-example-<id>`. */
const EXAMPLE_COMMANDS = [
  { id: 'easy', line: '/play 3x3 easy' },
  { id: 'daily', line: '/daily' },
  { id: 'walk', line: '/play knight 5x5 a1' },
  { id: 'three', line: '/solve 1 2 3 5 0 6 4 7 8' },
  { id: 'hardest', line: '/solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2' },
  { id: 'unsolvable', line: '/solve 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0' },
  { id: 'knight', line: '/knight 8x8 a1' },
  { id: 'table', line: '/knight table 5x5' },
] as const;

const PAGE_TEXT_IDS = [
  'web-you',
  'web-bot',
  'web-working',
  'web-cancel',
  'web-cancelled',
  'web-back',
  'web-unfold',
  'web-fold',
  'web-enlarge',
  'web-choices',
  'web-retry',
  'web-offline',
  'web-photo-heavy',
  'web-text-heavy',
  'web-cleared',
  'web-copied',
  'web-moves',
  'web-par',
  'web-time',
  'web-trying',
  'web-moved-on',
  'web-no-way',
  'web-board',
  'web-tile',
  'web-tile-home',
  'web-blank',
  'web-slid-L',
  'web-slid-R',
  'web-slid-U',
  'web-slid-D',
  'web-knight-board',
  'web-knight-stuck',
  'web-square',
  'web-square-reach',
  'web-square-walked',
  'web-went',
  'web-went-back',
] as const;

/** The text's id without `web-`. */
type NameOf<Id> = Id extends `web-${infer Name}` ? Name : never;

/**
 * The page fills in these placeholders itself. Each value is the placeholder, such as `{tile}`, so that it
 * stays in the text.
 */
const UNFILLED_PLACEHOLDERS = Object.fromEntries(
  ['tile', 'tiles', 'row', 'rows', 'column', 'columns', 'square', 'squares', 'number'].map((name) => [
    name,
    `{${name}}`,
  ]),
);

/** The page needs this before the first message. */
export interface Menu {
  /** The page suggests these commands. */
  readonly commands: readonly {
    readonly name: string;
    readonly description: string;
    /** May the command be sent without arguments? */
    readonly bare: boolean;
  }[];
  readonly examples: readonly { readonly id: string; readonly title: string; readonly line: string }[];
  /** Texts of the page. Key: id without `web-`. */
  readonly words: Readonly<Record<NameOf<(typeof PAGE_TEXT_IDS)[number]>, string>>;
  /** Sentences for screen readers. Index: number of suggested commands. */
  readonly suggestions: readonly string[];
}

/** Examples are left out if their command is not among `commands`. */
export function menuOf(commands: readonly MenuCommand[], texts: Texts): Menu {
  const visibleCommands = commands.filter(
    ({ isHidden, needsOthers }) => isHidden !== true && needsOthers !== true,
  );
  return {
    commands: visibleCommands.map(({ name, options }) => ({
      name,
      description: texts.say(`${name}-description`),
      bare: !options.some((option) => option.required === true || option.isOptionalWithPicture === true),
    })),
    examples: EXAMPLE_COMMANDS.filter(({ line }) =>
      visibleCommands.some(({ name }) => line.split(' ')[0] === `/${name}`),
    ).map(({ id, line }) => ({ id, line, title: texts.say(`web-example-${id}`) })),
    words: Object.fromEntries(
      PAGE_TEXT_IDS.map((id) => [id.slice('web-'.length), texts.say(id, UNFILLED_PLACEHOLDERS)]),
    ) as unknown as Menu['words'],
    suggestions: Array.from({ length: visibleCommands.length + 1 }, (_, count) =>
      texts.say('web-suggestions', { count }),
    ),
  };
}
