import { createVocabulary, MEANINGS, type Vocabulary } from '../../core/knight/notation/vocabulary.ts';

/** The words of requests for `/knight` in every language. */
export const knightVocabulary = (words: (id: string) => readonly string[]): Vocabulary =>
  createVocabulary(Object.fromEntries(MEANINGS.map((meaning) => [meaning, words(`words-${meaning}`)])));
