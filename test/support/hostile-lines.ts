/**
 * Pieces of text that are hostile when repeated. Each kind of character that a parser looks for is among
 * them, alone and next to the characters that belong to it.
 */
const UNITS: readonly string[] = [
  // Letters and words.
  ...['a', 'p', 'l', 'x', 'o', 'ш', 'W', 'aB', 'pQ1', 'ab ', 'a b ', 'lurd', 'l2', 'u9', 'l ', 'to', 'to '],
  ...[' by ', '8-puzzle ', 'goal ', 'goal: 1 start: ', 'start_', 'please ', 'final int[] ', 'and ', 'table '],
  ...[
    'closed ',
    'not ',
    'am ',
    'europe/',
    'bfs ',
    'easy ',
    'a1',
    'a1 ',
    'a1b3',
    'knight ',
    'check ',
    'x4',
    'e',
    'sure:',
  ],
  // Digits.
  ...[
    '0',
    '1',
    '9',
    '0 ',
    '1 ',
    '12 ',
    '1,',
    '1-',
    '1.',
    '1:',
    '1/',
    '1;',
    '1|',
    '1\n',
    '0x',
    '1x1 ',
    '1 x ',
    '+3 ',
  ],
  ...['٣', '３', '１ ', '①', '18:00 ', '2026-01-01 ', '1x', '1_', '1*', '12', '1 -> ', '1m '],
  // White space and invisible characters.
  ...[' ', '\n', '\t', ' \n', '\r\n', '\u00a0', '\u3000', '\u200b', '\u2028', '\u2060', '\ufe0f', '\u0000'],
  // Arrows, dashes and dots.
  ...[
    '-',
    '->',
    '-> ',
    '→',
    '→ ',
    '=>',
    '—',
    '_',
    '.',
    '. ',
    '*',
    '**',
    '~~',
    '#',
    '# ',
    '+',
    '=',
    '= ',
    ':',
    ': ',
  ],
  ...[
    ',',
    ', ',
    ';',
    '!',
    '? ',
    '|',
    '| ',
    '|-',
    '||',
    '+--+',
    '/',
    '//',
    '/a ',
    '\\',
    '@',
    '@a ',
    '&',
    '%',
    '$',
    '^',
  ],
  // Quotes and brackets.
  ...[
    '"',
    "'",
    '`',
    '```',
    '`a` ',
    '(',
    ')',
    '()',
    '( ',
    '[',
    ']',
    '[]',
    '[ ]',
    '],[',
    '{',
    '}{',
    '<',
    '<a',
    '<b>',
    '>',
  ],
  ...[
    'f(',
    'a.',
    '1->',
    '. ',
    'a=',
    'a = ',
    '[3] =',
    '[3]',
    ', a=',
    ',a=1',
    '(1,2)',
    '(1,',
    '[a](',
    '${',
    '"1",',
  ],
  // Options.
  ...[
    'size:',
    'goal:',
    'goal:1 ',
    'opts:1 ',
    'opts 1,',
    'opts:1 vs ',
    'opts:',
    'seed:1 ',
    'seed ',
    'method:a ',
    'board:',
  ],
  ...['moves:', 'length:9 ', 'theme:dark ', 'pin:on ', 'max-returns '],
  // Unicode: letters that grow when they are normalised, marks, joiners, other scripts, a lone surrogate.
  ...[
    '\ufdfa',
    '\u0390',
    'İ',
    'ﬃ',
    '½',
    '…',
    '\u0301',
    'e\u0301',
    'a\u0301\u0323',
    'א',
    'ا ',
    '中',
    '中a',
    '到',
    '、',
  ],
  ...['👨‍👩‍👧', '1️⃣', '⬜', '🟦', '\ud800', '×', 'х', '￥', '：', '／'],
];

/** The texts of `fewHostileTexts`: letters, digits, white space, dashes, brackets, marks. */
const FEW = new Set(
  [
    ['', '1 ', '!'],
    ['a', ' \n', ' 1 2 3 4 0 9'],
    ['', '-', '!'],
    ['', '[3]', ''],
    ['', 'a1 ', ''],
    ['p', 'a.', '\u0001z'],
    ['', '\ufdfa', ''],
    ['', 'a\u0301\u0323', ''],
  ].map((texts) => JSON.stringify(texts)),
);

const FEW_OTHERS: ReadonlySet<string> = new Set(['spaces in an HTML table', 'comments between boards']);

/** Frames around the repeated pieces: a parser that reads from the left or the right finds a beginning. */
const FRAMES: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['', '!'],
  ['1 2 3 4 0 5 ', ''],
  ['a', ' 1 2 3 4 0 9'],
  ['p', '\u0001z'],
];

/** Returns `count` lines or words, each made from its number. */
const listed = (count: number, make: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index + 1)).join('');

/** Texts that are no repetition, of about `length` characters. */
const OTHER_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'rising numbers': (length) => listed(length / 8, (number) => `${number} `),
  'two rows, one number missing': (length) =>
    `${listed(length / 8, (number) => `${number} `)}\n${listed(length / 8 - 1, (number) => `${number} `)}`,
  'different lines': (length) => listed(length / 8, (number) => `a${number} 1\n`),
  'different boards': (length) => listed(length / 32, (number) => `1 2 3 4 0 ${number} x\n`),
  'a long word': (length) => `1 2 3 4 0 5 ${'ab'.repeat(length / 4)} ${'1'.repeat(length / 4)}`,
  'spaces in an HTML table': (length) => `<td ${' '.repeat(length - 5)}1`,
  'spaces before a frame': (length) => `1${' '.repeat(length - 2)}+`,
  'comments between boards': (length) => listed(length / 24, () => '# aa\n1 2 3\n4 0 5\n# 3x2\n'),
  'rows of LaTeX': (length) => listed(length / 16, (number) => `${number} & 2 & 3 \\\\ `),
  'emoji by name': (length) => listed(length / 16, (number) => `:tile_${number + 1}:`),
  'objects with boards': (length) => `[${listed(length / 32, () => '{"a":[1,2,3,0]},')}{}]`,
  'names of goals': (length) => listed(length / 8, () => 'to snail '),
  'many moves in a word': (length) => 'u9999'.repeat(length / 8),
};

/** A hostile text, and the name of its pattern. */
export interface HostileText {
  readonly name: string;
  readonly text: string;
}

/**
 * Returns hostile texts of at most `length` UTF-16 code units, and at least three quarters of it. Twice the
 * length gives about twice as many pieces, and a number of pieces that four divides.
 */
export const hostileTexts = (length: number): readonly HostileText[] => [
  ...UNITS.flatMap((unit) =>
    FRAMES.map(([before, after]) => {
      const count = 4 * Math.floor((length - before.length - after.length) / unit.length / 4);
      return { name: JSON.stringify([before, unit, after]), text: before + unit.repeat(count) + after };
    }),
  ),
  ...Object.entries(OTHER_TEXTS).map(([name, make]) => ({ name, text: make(length).slice(0, length) })),
];

/** One text for each kind of character that the others have: quick to go through with all commands. */
export const fewHostileTexts = (length: number): readonly HostileText[] =>
  hostileTexts(length).filter(({ name }) => FEW.has(name) || FEW_OTHERS.has(name));
