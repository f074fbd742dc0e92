import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { buildSync } from 'esbuild';
import { html } from 'hono/html';
import type { Texts } from '../../i18n/texts.ts';
import { makeBoardStyleSheet } from './board-colours.ts';

const PAGE_FOLDER = join(import.meta.dirname, 'page');
/** index.html links to these. The generated style sheet of board colours is added separately. */
const ENTRY_POINTS = ['page.ts', 'theme.ts', 'page.css', 'board/board.css', 'icon.svg'];
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface PageFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tag: string;
}

/** Key: path such as `page.js` or `board/board.css`. No other files are served. */
export type PageFiles = ReadonlyMap<string, PageFile>;

/**
 * Bundles in memory. Throws esbuild's error if bundling fails, for example if a file imports a module of
 * Node.js.
 */
export function bundlePage(): PageFiles {
  const { outputFiles } = buildSync({
    absWorkingDir: PAGE_FOLDER,
    entryPoints: ENTRY_POINTS,
    outdir: PAGE_FOLDER,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
    loader: { '.svg': 'copy' },
    logLevel: 'silent',
  });
  const bundledFiles = outputFiles.map(
    ({ path, contents }) => [relative(PAGE_FOLDER, path).split(sep).join('/'), contents] as const,
  );
  return new Map(
    [...bundledFiles, ['board/colours.css', Buffer.from(makeBoardStyleSheet())] as const].map(
      ([path, contents]) => [
        path,
        {
          type: CONTENT_TYPES[extname(path)] ?? '',
          bytes: new Uint8Array(contents),
          tag: `"${createHash('sha256').update(contents).digest('base64url')}"`,
        },
      ],
    ),
  );
}

/**
 * Returns a function that makes index.html in the language of `texts`. It replaces each `{{web-...}}` by that
 * text.
 */
export function createPageRenderer(): (texts: Texts) => string {
  const template = readFileSync(join(PAGE_FOLDER, 'index.html'), 'utf8');
  return (texts) =>
    template
      .replace('<html lang="en">', `<html lang="${escapeText(texts.locale)}">`)
      .replace(/\{\{([a-z-]+)\}\}/g, (_, id: string) => escapeText(texts.say(id)));
}

const escapeText = (text: string): string => String(html`${text}`);
