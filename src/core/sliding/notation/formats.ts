import { emojiToTiles } from './emoji.ts';
import { jsonToRows } from './json.ts';
import { markupToRows } from './markup.ts';
import { factsToRows } from './planning-facts.ts';
import { programToRows } from './program-lists.ts';
import { tablesToRows } from './tables.ts';

/** `\n` typed as two characters, as people do in a form that has one line, becomes a line break. */
export const typedLineBreaks = (text: string): string =>
  text.includes('\n') || /^\s*[[{]/u.test(text) ? text : text.replace(/\\r?\\?n(?![a-z])/gu, '\n');

/** Programs, documents and chats write boards in these formats. A text in another format stays as it is. */
const FORMATS: readonly ((text: string) => string)[] = [
  jsonToRows,
  markupToRows,
  factsToRows,
  programToRows,
  emojiToTiles,
  tablesToRows,
];

/** The text must not be normalised yet, because quotation marks and signs of emoji matter. */
export const formatsToRows = (text: string): string =>
  FORMATS.reduce((currentText, change) => change(currentText), text);
