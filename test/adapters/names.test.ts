import { describe, expect, test } from 'vitest';
import { contentOf } from '../../src/adapters/discord/message-body.ts';
import { htmlPages } from '../../src/adapters/telegram/bot-api/html.ts';
import { toWireReply } from '../../src/adapters/web/wire.ts';
import { displayName, displayText } from '../../src/core/shown-name.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { parseSpans, removeMarks } from '../../src/i18n/markup.ts';

/** Names and texts that would be more than a name on some surface. */
const HOSTILE = [
  '@victim_user',
  '@everyone <@123456789012345678> <@&1> <#2>',
  'https://evil.example/a?b=c',
  '[win](https://evil.example)',
  'evil.example t.me/evil',
  '<b>bold</b> <a href="tg://user?id=1">me</a>',
  '**bold** `code` ```block```',
  '__under__ ~~gone~~ ||hidden|| _slanted_',
  '\n# a heading\n> a quote\n- a list',
  '/start /start@other_bot #tag $TAG',
  '<t:1700000000:R> :smile: </solve:1>',
  'Ann\u202egnp.exe\u2066\u200f\u061c',
  '\u001b[2J\u0007\u009b\r',
  'דנה: 1 move, 0:01',
  '👩🏽‍🚀'.repeat(200),
  `Z${'\u0301'.repeat(500)}`,
  'x'.repeat(5000),
];

const texts = loadCatalogue().texts('en');

const result = { over: 'none', assisted: 'false' };

/** The sentences in which a name, or a line, stands before others. */
const sentencesWith = (written: string): readonly string[] => {
  const name = displayName(written);
  return [
    texts.say('leaders-row', { rank: 1, name, moves: 2, time: '0:07', ...result }),
    texts.say('leaders-sum', { rank: 1, name, days: 3, moves: 9, time: '0:07', ...result }),
    texts.say('share', {
      series: 'puzzle',
      number: 9,
      name,
      moves: 2,
      time: '0:07',
      squares: '🟩🟩',
      par: 2,
      streak: 1,
      note: 'none',
      ...result,
    }),
    texts.say('share-board', { name, moves: 2, par: 2, line: '/play 1 2 3 0' }),
    texts.say('race-row', { rank: 1, name, moves: 2, time: '0:07', ...result }),
    texts.say('fmc-row', { rank: 1, name, length: 2, tries: 1, ...result }),
    texts.say('race-joined', { count: 2, names: `${name}, ${name}` }),
    texts.sayFault({ code: 'not-your-round', facts: { name, masked: 'no', kind: 'race', size: '3x3' } }),
    texts.sayFault({ code: 'not-your-board', facts: { name, command: 'daily' } }),
    texts.sayFault({ code: 'no-board', facts: { text: displayText(written) } }),
  ];
};
/** The marks that the sentences themselves have. */
const own = sentencesWith('Ann');

describe.each(HOSTILE)('%j', (written) => {
  const sentences = sentencesWith(written);

  test('is one short line of visible signs', () => {
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/u);
      expect(sentence.length).toBeLessThan(1000);
    }
  });

  test('adds no mark of ours, which the page and the pictures of words would show', () => {
    const styles = (text: string) => parseSpans(text).flatMap(({ style }) => style ?? []);
    expect(sentences.map(styles)).toEqual(own.map(styles));
    for (const text of sentences)
      expect(
        toWireReply({ kind: 'answer', text })
          .text.map((span) => span.text)
          .join(''),
      ).toBe(removeMarks(text));
  });

  test('mentions, links and commands nothing on Telegram, and is no tag', () => {
    for (const sentence of sentences) {
      const outside = htmlPages(sentence)
        .join('')
        .replace(/<code>.*?<\/code>/gsu, '');
      expect(outside.replaceAll(/<\/?(b|pre)>/g, '')).not.toMatch(/[<>]/);
      // Its clients make a link of these by themselves. /daily and /play are our own.
      expect(outside.replaceAll(/\/(daily|play)\b/g, '')).not.toMatch(/[@#$/][a-z_]|:\/|[a-z]\.[a-z]/iu);
    }
  });

  test('is shown as it is by Discord', () => {
    for (const sentence of sentences) {
      const outside = contentOf(sentence)
        .replace(/`[^`]*`/gu, '')
        .replace(/\\[\p{P}\p{S}]/gu, '');
      expect(outside).not.toMatch(/[*_~|`[\]<]|https?:\/\/|@(everyone|here|\d)|^\s*[#>-]/mu);
    }
  });
});
