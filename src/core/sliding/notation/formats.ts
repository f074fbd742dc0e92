import { emojiToTiles } from './emoji.ts';
import { isGoalName, jsonToRows } from './json.ts';
import { markupToRows } from './markup.ts';
import { factsToRows } from './planning-facts.ts';
import { programToRows, quotedBoardsToLists } from './program-lists.ts';
import { tablesToRows } from './tables.ts';

/** `\n` typed as two characters, as people do in a form that has one line, becomes a line break. */
export const typedLineBreaks = (text: string): string =>
  text.includes('\n') || /^\s*[[{]/u.test(text) ? text : text.replace(/\\r?\\?n(?![a-z])/gu, '\n');

const CAMEL_NAME = /(?<![\p{L}\p{N}_])\p{L}\p{Ll}{1,30}\p{Lu}\p{L}{0,30}(?=\s*[=:([])/gu;

const START_NAME = /start|initial|inicial|anfang/iu;

/** `goalState =` becomes `goal State =`. The `to` of other names, such as `toArray`, is no goal's mark. */
const spaceCamelNames = (text: string): string =>
  text.replace(CAMEL_NAME, (name) =>
    START_NAME.test(name) || isGoalName(name) ? name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ') : name,
  );

/** Programs, documents and chats write boards in these formats. A text in another format stays as it is. */
const FORMATS: readonly ((text: string) => string)[] = [
  jsonToRows,
  quotedBoardsToLists,
  markupToRows,
  factsToRows,
  programToRows,
  emojiToTiles,
  tablesToRows,
  spaceCamelNames,
];

const ADDRESS = /https?:\/\/[^\s,;|"'<>()[\]{}，；：。）」]{1,2000}。?/giu;

/** An address beside a board says nothing about it. */
function withoutAddresses(text: string): string {
  const otherText = text.replace(ADDRESS, (address, index: number) => {
    const signsBehind = text.slice(index + address.length, index + address.length + 2);
    // `?board=1,2,3,0` goes on behind the comma.
    return address.includes('=') && /^[,;|]\d/u.test(signsBehind) ? address : ' ';
  });
  return (otherText.match(/\d/gu)?.length ?? 0) > 3 ? otherText : text;
}

const LINE_ENDS = /\r\n?|[\u2028\u2029\u0085]/gu;
const MAIL_MARK = /^[ \t]*>[ \t]?/u;

/** The signs in front of the lines of a quotation. */
function withoutMailMarks(text: string): string {
  const lines = text.split('\n');
  return lines.filter((line) => MAIL_MARK.test(line)).length > 1
    ? lines.map((line) => line.replace(MAIL_MARK, '')).join('\n')
    : text;
}

/** Documentation escapes brackets: `\[\[1,2\],\[3,0\]\]`. */
const withoutEscapes = (text: string): string =>
  /\\\[\s?\\\[/u.test(text) ? text.replace(/\\(?=[[\]])/gu, '') : text;

/** The text must not be normalised yet, because quotation marks and signs of emoji matter. */
export const formatsToRows = (text: string): string =>
  FORMATS.reduce(
    (currentText, change) => change(currentText),
    withoutEscapes(withoutAddresses(withoutMailMarks(text.replace(LINE_ENDS, '\n')))),
  );
