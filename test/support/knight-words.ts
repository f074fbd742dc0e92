import { type KnightFields, parseKnightRequest } from '../../src/core/knight/notation/parse.ts';
import { knightVocabulary } from '../../src/core/knight/notation/vocabulary.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';

/** The words of `/knight` in every language. */
export const vocabulary = knightVocabulary(loadCatalogue().typedWords);

/** Reads a line, or a form's fields. */
export const parseKnightText = (asked: string | KnightFields) =>
  parseKnightRequest(typeof asked === 'string' ? { line: asked } : asked, vocabulary);
