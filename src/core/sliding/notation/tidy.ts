import { anyWordSource, compileOnce, wholeWordSource } from '../../vocabulary.ts';
import { expandCompact, GOAL_MARK, mapParts, missingCount, parseRows, tileOf } from './rows.ts';
import { normaliseSizes } from './size.ts';
import type { Words } from './words.ts';

const VERTICAL_BARS = /[│┃║┆┇┊┋╎╏‖¦]/gu;
const BORDER_LINE = /^[\s|+:=\p{Pd}−\u2500-\u257f]+$/u;
const CORNER_SIGNS = /[|+\u250c-\u257f]/u;
const SQUARE_SIGNS = /[⬛⬜□■▢▣🔲🔳◻◼◽◾▪▫⬚☐▯▮🗆○]/gu;
const BOLD_MARKS = /\*\*|__|~~/gu;
const WIDE_SIGN = /__|\*\*|xx/gu;
/** As wide as numbers of two digits. Two such signs are marks of bold text. */
const WIDE_BLANK = /(?<![^\s,;|/([])(?:__|\*\*|xx)(?![^\s,;|/)\]])/gu;
/** Between words and a board. */
const DASH_BEHIND_WORD = /(?<=\p{L}{2}[ \t]?)[-–—―−]+(?=[ \t])/gu;
const STOP_BEHIND_BRACKET = /(?<=[\])}])\.(?=\s|$)/gu;
const ITALIC_MARKS = /^(\s*)([*_~])([^*_~]+)\2(?=\s*$)/u;
/** Looks backward from the end: forward, it would begin again at each dot and space. */
const FULL_STOP = /$(?<=(\s*\.+)(\s*))/u;
const SEPARATOR_SIGN = /(?<=[0-9] ?)[-–—−._*#~+·•](?= ?[0-9])/u;
/** Also matches beside the sign of a blank. */
const SEPARATOR_SIGNS = /(?<=[0-9_.x*#] ?)[-–—−._*#~+·•](?= ?[0-9_.x*#])/gu;
const LONE_DASH = /(?<![^\s,;|/([])[-–—―−]+(?![^\s,;|/)\]])/gu;
const LONE_LETTERS = /(?<![\p{L}\p{N}])[a-wyz](?![\p{L}\p{N}])/gu;
const LETTER_O = /(?<![\p{L}_.*#])[oоο](?![\p{L}_.*#])/gu;

/** Keeps `|` between cells. A horizontal rule becomes a blank line, a square (`⬜`) a `_`. */
function withoutFrames(text: string): string {
  return text
    .replace(SQUARE_SIGNS, '_')
    .replace(VERTICAL_BARS, '|')
    .split('\n')
    .filter((line) => !isBorderLine(line) || !CORNER_SIGNS.test(line))
    .map((line) => (isBorderLine(line) ? '' : line))
    .join('\n');
}

const isBorderLine = (line: string): boolean =>
  BORDER_LINE.test(line) && (line.match(/[=\p{Pd}−\u2500-\u257f]/gu)?.length ?? 0) > 1;

/**
 * Removes words, frames and punctuation. A word for the goal becomes an arrow, a sign of the blank `_` or
 * `0`.
 */
export function tidyText(text: string, words: Words): string {
  const textWithoutFrames = withoutFrames(text)
    .replace(legendPattern(words), ' ')
    .replace(WIDE_BLANK, text.match(WIDE_SIGN)?.length === 1 ? '_' : '$&')
    .replace(DASH_BEHIND_WORD, ' ')
    .replace(STOP_BEHIND_BRACKET, ' ')
    .replace(ARRAY_TYPE, ' ')
    .replace(ITEM_TYPE, ' ')
    .replace(namePattern(words), ' ');
  const textWithoutWords = withoutWords(
    moveStartFirst(normaliseSizes(textWithoutFrames, words), words),
    words,
  )
    .replace(/[!?¡¿:]+/gu, ' ')
    .replace(BOLD_MARKS, '');
  const tidiedText = mapParts(textWithoutWords, (piece) => withoutSeparators(withoutMarks(piece))).replace(
    LONE_DASH,
    '_',
  );
  return isInLetters(tidiedText) ? tidiedText : tidiedText.replace(LETTER_O, '0');
}

/** `0 is the blank`, `(x = empty square)`, behind a board or in front of it. */
const legendPattern = compileOnce(
  ({ blank }: Words) =>
    new RegExp(
      `(?<=^|[\\n(,;]|\\p{L}[ \\t])[ \\t]?[0x_.*#][ \\t]?(?:[=:–—-]|\\p{L}{1,12}(?:[ \\t]\\p{L}{1,9}){0,2})[ \\t]?${wholeWordSource(blank)}(?:[ \\t]\\p{L}{1,12})?`,
      'gu',
    ),
);

/** The `_` in names such as `goal_state` isn't a blank. */
const namePattern = compileOnce(
  ({ start, goal }: Words) =>
    new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${anyWordSource([...start, ...goal])}))_(?=\\p{L})`, 'gu'),
);

/** `int[][]` or `final int[]`. Removed before words for the goal, because `final` is one. */
const ARRAY_TYPE = /(?<![\p{L}\p{N}_])(?:final\s+)?\p{L}[\p{L}\p{N}]*(?:\s*\[\s*\])+/gu;
/** In front of a name, as in `int goal[3][3]`. */
const ITEM_TYPE = /(?<![\p{L}\p{N}_])(?:int|char|short|long|byte)\s+(?=\p{L}[\p{L}\p{N}_]{0,30}\s?\[)/gu;
/** Matches `<int>`, `<vector<int>>`, `<int, 9>`. */
const TYPE_ARGUMENTS = /<\p{L}[^=;{[(\n]{0,100}>/gu;
/** `[3][3] =` in program code, before the equals sign. */
const ARRAY_SIZES = /(?:\[[0-9a-z]{0,9}\]\s*){1,9}(?==(?!>))/gu;
/** `, dtype=int)` in program code. */
const NAMED_ARGUMENT = /,\s*[\p{L}_]+\s*=\s*[\p{L}\p{N}_.]+(?=\s*[,)])/gu;
/** Between two boards, these words say that they are no start and goal. */
const OR_WORDS = 'or|vs|versus|oder|или|或者?|还是';
/** The word `to` isn't a name, either. */
const NAME_PATTERN_SOURCE = `(?!(?:to|${OR_WORDS})(?![\\p{L}\\p{N}_]))\\p{L}[\\p{L}\\p{N}_.]{0,40}!?`;
/** Types, variables and functions: `const b =`, `np.array`, `vec!`. */
const NAMES_BEFORE_BRACKET = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:${NAME_PATTERN_SOURCE}[\\s=]+){0,7}${NAME_PATTERN_SOURCE}[\\s=]*(?=[[({])`,
  'gu',
);

/** What is left of `goal = [` without its name. */
const LONE_EQUALS = /(?<![-=])=\s*(?=[[({])/gu;

/** Keeps brackets and tiles. `text`: the output of `tidyText`. */
export const withoutCode = (text: string): string =>
  [TYPE_ARGUMENTS, ARRAY_SIZES, NAMED_ARGUMENT, NAMES_BEFORE_BRACKET, LONE_EQUALS].reduce(
    (remainingCode, pattern) => remainingCode.replace(pattern, ' '),
    text,
  );

/** No sentence has more than three single letters. */
const isInLetters = (text: string): boolean => (text.match(LONE_LETTERS)?.length ?? 0) > 3;

const EQUALS = /^\s*=/u;

/** Boards side by side with the goal on the left, under their names. Undefined for other lines. */
function swapBoards(lines: readonly string[]): string | undefined {
  const rows = lines.map((line) => line.split(/[\s|]+/u).filter(Boolean));
  const cols = (rows[0]?.length ?? 0) / 2;
  const goal = rows.map((row) => row.slice(0, cols));
  const start = rows.map((row) => row.slice(cols));
  const areBoards = [start, goal].every((board) => missingCount(board.flat().map(tileOf)) === 0);
  return areBoards && rows.every((row) => row.length === 2 * cols)
    ? [start, goal].map((board) => board.map((row) => row.join(' ')).join('\n')).join('\n->\n')
    : undefined;
}

/** `goal: ... start: ...`, or the goal to the left of the start, becomes the start, an arrow and the goal. */
function moveStartFirst(text: string, words: Words): string {
  const [head = '', ...lines] = text.trim().split('\n');
  const [firstGoal = -1, firstStart = -1] = [goalPattern(words), startPattern(words)].map(
    (pattern) => head.matchAll(pattern).next().value?.index,
  );
  const isHead = !/[0-9]/u.test(head) && firstGoal >= 0 && firstStart > firstGoal && lines.length > 1;
  const swapped = isHead ? swapBoards(lines) : undefined;
  if (swapped !== undefined) return swapped;
  const [goalMark] = goalInFrontPattern(words).exec(text) ?? [];
  if (goalMark === undefined) return text;
  // The start begins at the first word for it after the goal's last number.
  const startMarks = [...text.matchAll(startPattern(words))];
  const lastNumberIndex = text.slice(0, startMarks.at(-1)?.index ?? 0).search(/[0-9][^0-9]*$/u);
  const startMark = startMarks.find(({ index }) => index > lastNumberIndex);
  if (startMark === undefined || lastNumberIndex < goalMark.length) return text;
  const startText = text.slice(startMark.index + startMark[0].length);
  const goalText = text.slice(goalMark.length, startMark.index);
  return `${startText.replace(EQUALS, '')} -> ${goalText.replace(EQUALS, '')}`;
}

const goalInFrontPattern = compileOnce(
  ({ goal }: Words) => new RegExp(`^[^0-9]*?(?:\\bto\\b|${wholeWordSource(goal)})`, 'u'),
);
const goalPattern = compileOnce(({ goal }: Words) => new RegExp(wholeWordSource(goal), 'gu'));
const startPattern = compileOnce(({ start }: Words) => new RegExp(wholeWordSource(start), 'gu'));

interface WordPatterns {
  readonly blank: RegExp;
  readonly goal: RegExp;
  readonly other: RegExp;
}

const makeWordPatterns = ({ blank, goal, start, puzzle, around }: Words, minChars: number): WordPatterns => {
  const patternFor = (...words: readonly string[]): RegExp => {
    const removableWords = words.filter(({ length }) => length >= minChars);
    return new RegExp(`(?:${wholeWordSource(removableWords)})[ \\t]*[:=]?(?!>)[ \\t]*`, 'gu');
  };
  return {
    blank: patternFor(...blank),
    goal: patternFor(...goal),
    other: patternFor(...start, ...puzzle, ...around),
  };
};

const wordPatterns = compileOnce((words: Words) => makeWordPatterns(words, 1));
const longWordPatterns = compileOnce((words: Words) => makeWordPatterns(words, 2));
const GOAL_MARKS = new RegExp(`${GOAL_MARK.source}(?:[\\s,;]*${GOAL_MARK.source})+`, 'gu');

/** An arrow or a word for the goal at the beginning of a text. */
export const leadingGoalMark = compileOnce(
  ({ goal }: Words) => new RegExp(`^\\s*(?:->|=>|→|(?:to|${wholeWordSource(goal)})(?=[\\s:])):?\\s*`, 'iu'),
);

function withoutWords(text: string, words: Words): string {
  const patterns = isInLetters(text) ? longWordPatterns(words) : wordPatterns(words);
  return text
    .replace(patterns.blank, '_ ')
    .replace(patterns.goal, ' -> ')
    .replace(patterns.other, '')
    .replace(/^\s*to\b/u, '')
    .replace(GOAL_MARKS, '->');
}

/**
 * A full stop at the end, and marks for italics at both ends. Keeps `.`, `*` and `_` if the board would be
 * left without a blank.
 */
function withoutMarks(piece: string): string {
  const pieceWithoutMarks = withoutFullStop(piece.replace(ITALIC_MARKS, '$1$3'));
  const tiles = expandCompact(parseRows(pieceWithoutMarks)).flat().map(tileOf);
  return tiles.includes(0) ? pieceWithoutMarks : piece;
}

function withoutFullStop(piece: string): string {
  const [, fullStop = '', spaces = ''] = FULL_STOP.exec(piece) ?? [];
  return piece.slice(0, piece.length - fullStop.length - spaces.length) + spaces;
}

/** `8-6-7` becomes `8 6 7`, if the same character occurs between all numbers, at least three times. */
function withoutSeparators(piece: string): string {
  const separator = SEPARATOR_SIGN.exec(piece)?.[0];
  if (separator === undefined) return piece;
  const separatorCount = (piece.match(SEPARATOR_SIGNS) ?? []).filter((sign) => sign === separator).length;
  return separatorCount > 2 && separatorCount === piece.split(separator).length - 1
    ? piece.replaceAll(separator, ' ')
    : piece;
}

/** Says that the tiles aren't written row by row from the top, or that a size has its columns in front. */
export const OTHER_ORDER =
  /transpos|column|spalte|columna|столб|列|bottom|von unten|desde abajo|снизу|从下|width|breite|ancho|ширин|宽/iu;

/** `Puzzle 7:` or `Level 12` and the end of the line. */
const HEADING =
  /^[^\p{N}\n]*\p{L}{2}[^\p{L}\p{N}\n]{0,3}[1-9][0-9]{0,5}[ \t]*(?:[:)]|\.(?=\s)|(?=\n))(?=[^0-9]*[0-9])/u;
const NUMBERED_LINE = /\n[^\p{N}\n]*\p{L}{2}[^\p{L}\p{N}\n]{0,3}[0-9]{1,6}[ \t]*(?:[:.)]|(?=\n|$))/u;
/** In front of the number of a puzzle or of its moves. Behind another word, it may be a side. */
const NUMBERED_WORD = new RegExp(
  `(?:(?<!\\p{L})(?:${[
    'puzzle|board|grid|level|stage|game|nr|no|num|number|test|case|problem|task|question|exercise|example',
    'instance|sample|day|round|depth|moves|scramble|step|state|position|figure|fig\\.?|optimal|korf',
    'schritt|abbildung|abb\\.?|stellung|rätsel|brett|aufgabe|beispiel|übung|spiel|stufe|nummer|tiefe|züge',
    'puzle|rompecabezas|tablero|ejercicio|ejemplo|problema|tarea|nivel|juego|n[úu]m|número|profundidad',
    'paso|figura|mezcla|шаг|рисунок|рис\\.?',
    'головоломка|пазл|доска|поле|задача|задание|пример|упражнение|уровень|игра|номер|глубина|ходов',
  ].join(
    '|',
  )})|谜题|拼图|棋盘|问题|题目?|练习|示?例|关卡?|级别|编号|步数?|深度|图)[^\\p{L}\\p{N}\\n]{0,3}[0-9]`,
  'u',
);

/** Removes a heading with a number, as in a list of puzzles. The number is no tile. */
export function withoutHeading(text: string, words: Words): string {
  const [heading = ''] = HEADING.exec(text) ?? [];
  const textBelow = text.slice(heading.length);
  const isKept =
    !NUMBERED_WORD.test(heading) ||
    OTHER_ORDER.test(heading) ||
    GOAL_MARK.test(heading) ||
    [...heading.matchAll(goalPattern(words))].length > 0 ||
    NUMBERED_LINE.test(textBelow);
  return isKept ? text : textBelow;
}

/** Each word or sign in front of a board. An `x` may be a part of a word. */
const SENTENCE = /^(?:\p{L}{2,}|[^0-9_.x*#/|])*/u;
const SENTENCE_BEFORE_LIST = /^[^0-9]*?(?=[[({][[({\s]{0,9}[0-9_.*#])/u;

/**
 * Removes the words of a sentence in front of the board, unless they name a goal. Words behind a board may be
 * misspelt options. The text is the output of `tidyText`.
 */
export function withoutSentence(text: string, { goalNames }: Words): string {
  const [sentence = ''] = SENTENCE_BEFORE_LIST.exec(text) ?? SENTENCE.exec(text) ?? [];
  const isGoal = GOAL_MARK.test(sentence) || Object.keys(goalNames).some((name) => sentence.includes(name));
  const isKept = isGoal || !/\p{L}{2}/u.test(sentence) || OTHER_ORDER.test(sentence);
  return isKept ? text : text.slice(sentence.length);
}
