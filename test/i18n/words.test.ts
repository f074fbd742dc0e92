import { describe, expect, test } from 'vitest';
import { directionWords, slidingWords } from '../../src/commands/input/sliding-words.ts';
import { SETTING_NAMES } from '../../src/commands/settings/changes.ts';
import { MEANINGS, meaningOf } from '../../src/core/knight/notation/vocabulary.ts';
import { parsePuzzle } from '../../src/core/sliding/notation/puzzle.ts';
import { plainLine } from '../../src/core/typed-text.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { PALETTES, THEMES, TILE_STYLES } from '../../src/render/paint/picture.ts';
import { PERIODS } from '../../src/store/contract/period.ts';
import { parseKnightText, vocabulary } from '../support/knight-words.ts';

const { typedWords } = loadCatalogue();

/** Where words are read together: none may mean two things there. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'requests for tours': MEANINGS,
  'moves, and what is typed instead': ['left', 'up', 'down', 'right', 'undo', 'restart', 'give-up'],
  'boards, and what stands around them': ['blank', 'by', 'puzzle', 'start', 'goal', 'around'],
  leaderboards: [...PERIODS, 'here', 'everywhere'],
  'levels of play': ['easy', 'medium', 'hard'],
  'names of settings': SETTING_NAMES.map((name) => `setting-${name}`),
  'values of settings': [
    'on',
    'off',
    'admins',
    ...THEMES,
    ...TILE_STYLES,
    'usual',
    ...PALETTES,
    'public',
    'private',
  ],
  'topics of help': ['puzzles', 'knight', 'play', 'moves', 'together'].map((topic) => `topic-${topic}`),
};

describe('the words that people type, of all languages together', () => {
  test.each(Object.entries(PLACES))('mean one thing in %s', (_, meanings) => {
    const read = meanings.flatMap((meaning) =>
      [...new Set([meaning, ...typedWords(`words-${meaning}`)].map(plainLine))].map((word) => [
        word,
        meaning,
      ]),
    );
    const twice = read.filter(([word]) => read.filter(([other]) => other === word).length > 1);
    expect(twice).toEqual([]);
  });

  test('keep their meaning beside the names and signs that tours have', () => {
    for (const meaning of MEANINGS) {
      const strange = typedWords(`words-${meaning}`).filter(
        (word) => meaningOf(vocabulary, plainLine(word)) !== meaning,
      );
      expect(strange, meaning).toEqual([]);
    }
  });

  test('of directions are no keys and no letters of moves', () => {
    const letters = Object.keys(directionWords(typedWords)).filter((word) => /^[ulrdwas]+\d*$/u.test(word));
    expect(letters).toEqual([]);
  });

  test('are each written once, in lower case', () => {
    const all = MEANINGS.flatMap((meaning) =>
      typedWords(`words-${meaning}`).map((word) => `${meaning}: ${word}`),
    );
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
    expect(all.filter((word) => word !== word.toLowerCase())).toEqual([]);
  });
});

const REQUESTS: readonly (readonly [english: string, german: string, spanish: string])[] = [
  ['8x8 a1 to h1', '8x8 von a1 nach h1', '8x8 de a1 a h1'],
  ['8x8 a1 to h8', '8 mal 8 ab a1 bis h8', '8 por 8 desde a1 hasta h8'],
  ['6x6 closed', 'Springertour 6x6 geschlossen', 'recorrido 6x6 cerrado'],
  [
    'table 5x5 opts:1 vs 1,2',
    'Tabelle 5x5 Optimierungen 1 gegen 1,2',
    'tabla 5x5 optimizaciones: 1 contra 1,2',
  ],
  [
    'log 3x4 b1 opts:1 and 3',
    'Protokoll 3x4 b1 Optimierungen:1 und 3',
    'registro 3x4 b1 optimizaciones:1 y 3',
  ],
  [
    '5x5 e1 opts:all program:recursive',
    '5x5 e1 Optimierungen alle Programm rekursiv',
    '5x5 e1 optimizaciones:todas programa:recursivo',
  ],
  ['5x5 e1 method:classic array:B', '5x5 e1 klassisch Reihenfolge B', '5x5 e1 clásico orden B'],
  ['5x5 e1 method:classic array:A', '5x5 e1 klassisch Reihenfolge:A', '5x5 e1 clásico orden:a'],
  ['8x8 a1 style:smooth seed:4', '8x8 a1 Stil: geschwungen Startwert 4', '8x8 a1 estilo curvo semilla 4'],
  ['machine', 'Automat', 'autómata'],
];

test.each(REQUESTS)('%s can be asked in German and in Spanish', (english, german, spanish) => {
  const asked = parseKnightText(english);
  expect(asked.ok).toBe(true);
  expect(parseKnightText(german)).toEqual(asked);
  expect(parseKnightText(spanish)).toEqual(asked);
});

const BOARDS: readonly (readonly [english: string, others: readonly string[]])[] = [
  [
    '1 2 3 4 0 5 -> 1 2 3 4 5 0',
    [
      'Start: 1 2 3 4 0 5 Ziel: 1 2 3 4 5 0',
      'von 1 2 3 4 0 5 nach 1 2 3 4 5 0',
      'tablero 1 2 3 4 0 5 meta 1 2 3 4 5 0',
    ],
  ],
  [
    '1 2 3 4 0 5',
    [
      'Bitte löse mir dieses Brett: 1 2 3/4 Lücke 5',
      'Kannst du das lösen? 1 2 3/4 leer 5',
      'Hola, ¿puedes resolver este tablero? 1 2 3/4 hueco 5',
      'resuelve por favor 1 2 3/4 vacío 5',
    ],
  ],
];

test.each(BOARDS)('%s can stand among German and Spanish words', (english, others) => {
  const board = parsePuzzle(english);
  expect(board.ok).toBe(true);
  for (const text of others)
    expect(parsePuzzle(text, undefined, slidingWords(typedWords)), text).toEqual(board);
});
