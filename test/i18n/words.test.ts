import { describe, expect, test } from 'vitest';
import { directionWords } from '../../src/commands/play/move.ts';
import { MEANINGS } from '../../src/core/knight/notation/vocabulary.ts';
import { plainLine } from '../../src/core/knight/plain-line.ts';
import { PERIODS } from '../../src/daily/period.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { vocabulary } from '../support/knight-words.ts';

const { words } = loadCatalogue();

/** Where words are read together: none may mean two things there. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'requests for tours': MEANINGS,
  'moves, and what is typed instead': ['left', 'up', 'down', 'right', 'undo', 'restart', 'give-up'],
  leaderboards: [...PERIODS, 'here', 'everywhere'],
  'topics of help': ['puzzles', 'knight', 'play', 'moves', 'together'].map((topic) => `topic-${topic}`),
};

describe('the words that people type, of all languages together', () => {
  test.each(Object.entries(PLACES))('mean one thing in %s', (_, meanings) => {
    const read = meanings.flatMap((meaning) =>
      [...new Set([meaning, ...words(`words-${meaning}`)].map(plainLine))].map((word) => [word, meaning]),
    );
    const twice = read.filter(([word]) => read.filter(([other]) => other === word).length > 1);
    expect(twice).toEqual([]);
  });

  test('keep their meaning beside the names and signs that tours have', () => {
    for (const meaning of MEANINGS) {
      const strange = words(`words-${meaning}`).filter(
        (word) => vocabulary.meaningOf(plainLine(word)) !== meaning,
      );
      expect(strange, meaning).toEqual([]);
    }
  });

  test('of directions are no keys and no letters of moves', () => {
    const letters = Object.keys(directionWords(words)).filter((word) => /^[ulrdwas]+\d*$/u.test(word));
    expect(letters).toEqual([]);
  });

  test('are each written once, in lower case', () => {
    const all = MEANINGS.flatMap((meaning) => words(`words-${meaning}`).map((word) => `${meaning}: ${word}`));
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
    expect(all.filter((word) => word !== word.toLowerCase())).toEqual([]);
  });
});
