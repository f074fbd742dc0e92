import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { html } from 'hono/html';
import type { Texts } from '../../i18n/texts.ts';

const FOLDER = join(import.meta.dirname, 'page');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** A file of the page as it is served. */
export interface PageFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The page's files, read once; nothing else on the disk is ever served. Keys are paths such as `page.css` and `board/play.js`. */
export function pageFiles(): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    files.set(name.replaceAll(sep, '/'), { type, bytes: readFileSync(join(FOLDER, name)) });
  }
  return files;
}

/** The page itself: index.html in the language of `texts`, with each `{{web-...}}` replaced by that text. */
export function pageHtml(): (texts: Texts) => string {
  const page = readFileSync(join(FOLDER, 'index.html'), 'utf8');
  return (texts) =>
    page
      .replace('<html lang="en">', `<html lang="${escaped(texts.locale)}">`)
      .replace(/\{\{([a-z-]+)\}\}/g, (_, id: string) => escaped(texts.say(id)));
}

const escaped = (text: string): string => String(html`${text}`);
