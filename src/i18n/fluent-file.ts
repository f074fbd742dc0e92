import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

/**
 * Reads a Fluent file. A backslash at the end of a line joins it with the next line, without the indentation.
 * Fluent alone would insert a line break.
 */
export const readFluentFile = (path: string): FluentResource =>
  new FluentResource(readFileSync(path, 'utf8').replace(/\\\n */g, ''));
