import { type KnightFields, parseKnight } from '../../src/core/knight/notation/parse.ts';
import { vocabularyOf } from '../../src/core/knight/notation/vocabulary.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';

/** The words of `/knight` in every language. */
export const vocabulary = vocabularyOf(loadCatalogue().typedWords);

/** Reads a line, or a form's fields. */
export const parsed = (asked: string | KnightFields) =>
  parseKnight(typeof asked === 'string' ? { line: asked } : asked, vocabulary);
