import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, htmlPages } from '../../../src/adapters/telegram/bot-api/html.ts';
import { removeMarks } from '../../../src/i18n/markup.ts';

/** The text that a reader of Telegram's HTML sees. */
const seen = (html: string): string =>
  html
    .replace(/<\/?(?:b|code|pre)>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('htmlPages', () => {
  it('styles what is marked and escapes everything', () => {
    expect(htmlPages('**Bold** and `U<D&R`')).toEqual(['<b>Bold</b> and <code>U&lt;D&amp;R</code>']);
    expect(escapeHtml('<b>&</b>')).toBe('&lt;b&gt;&amp;&lt;/b&gt;');
  });

  it('keeps a block of lines in one style over a cut', () => {
    expect(htmlPages('Log\n```1 b1\n2 c3```', 8)).toEqual(['Log\n<pre>1 b1</pre>', '<pre>2 c3</pre>']);
  });

  it('leaves a command that stands alone to be tapped, where Telegram sees one', () => {
    expect(htmlPages('`/play`, `/help`.')).toEqual(['/play, /help.']);
    expect(htmlPages('`/play 4x4` or `/`')).toEqual(['<code>/play 4x4</code> or <code>/</code>']);
    expect(htmlPages('用`/play`开始')).toEqual(['用<code>/play</code>开始']);
    expect(htmlPages('x`/play`')).toEqual(['x<code>/play</code>']);
    // Only the characters next to it count.
    expect(htmlPages('or `/help` or (`/play`)')).toEqual(['or /help or (/play)']);
  });

  it('keeps a command in its style next to each character that TDLib takes for a part of it', () => {
    for (const beside of ['x', '7', '_', '/', 'я']) {
      expect(htmlPages(`${beside}\`/play\``)).toEqual([`${beside}<code>/play</code>`]);
      expect(htmlPages(`\`/play\`${beside}`)).toEqual([`<code>/play</code>${beside}`]);
    }
    for (const [beside, escaped] of [
      ['<', '&lt;'],
      ['>', '&gt;'],
    ])
      expect(htmlPages(`${beside}\`/play\``)).toEqual([`${escaped}<code>/play</code>`]);
    // core.telegram.org/bots/api#botcommand: 1 to 32 characters.
    expect(htmlPages(`\`/${'a'.repeat(32)}\``)).toEqual([`/${'a'.repeat(32)}`]);
    expect(htmlPages(`\`/${'a'.repeat(33)}\``)).toEqual([`<code>/${'a'.repeat(33)}</code>`]);
  });

  it('has no page for empty text', () => {
    expect(htmlPages('')).toEqual([]);
  });

  it('cuts at the last line that fits, else at the last word, else anywhere', () => {
    expect(htmlPages('one\ntwo three\nfour', 10, 20)).toEqual(['one', 'two three\nfour']);
    expect(htmlPages('one two three', 8)).toEqual(['one two', 'three']);
    expect(htmlPages('abcdefgh', 3, 4)).toEqual(['abc', 'defg', 'h']);
  });

  it('closes and reopens a style that is cut', () => {
    expect(htmlPages('`LURD LURD`', 5)).toEqual(['<code>LURD</code>', '<code>LURD</code>']);
  });

  it('never cuts a character in two', () => {
    expect(htmlPages('♞♞🧩🧩', 3)).toEqual(['♞♞', '🧩🧩']);
  });

  it('loses nothing but white space at the cuts, and keeps every limit', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', '<', '&', ' ', '\n', '**', '`', '7'),
      maxLength: 200,
    });
    fc.assert(
      fc.property(words, fc.integer({ min: 2, max: 30 }), (text, limit) => {
        const pages = htmlPages(text, limit, limit + 5).map(seen);
        expect(pages.join('').replace(/\s/g, '')).toBe(removeMarks(text).replace(/\s/g, ''));
        for (const [at, page] of pages.entries()) {
          expect(page.length).toBeLessThanOrEqual(limit + (at === 0 ? 0 : 5));
        }
      }),
    );
  });
});
