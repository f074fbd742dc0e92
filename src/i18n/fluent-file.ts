import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

/**
 * Reads a Fluent file. A backslash at the end of a line joins the next line to it, without its indentation:
 * Fluent itself would show a line break there.
 */
export const readFluentFile = (path: string): FluentResource =>
  new FluentResource(readFileSync(path, 'utf8').replace(/\\\n */g, ''));
