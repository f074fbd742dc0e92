import { describe, expect, test } from 'vitest';
import { buildEdit, buildNewMessage, contentOf } from '../../../src/adapters/discord/message-body.ts';
import { makeControlGroup, type Reply } from '../../../src/chat/reply.ts';

const NO_IDS = new Map<string, string>();

describe('text', () => {
  test.each([
    ['our two marks stay', '**Solved** in `R2 *_`', '**Solved** in `R2 *_`'],
    [
      'what Discord would read as a mark is shown',
      'a_b ~c~ |d| [e](f) \\',
      'a\\_b \\~c\\~ \\|d\\| \\[e\\](f) \\\\',
    ],
    ['a lone mark too', '2 * 3 ` x', '2 \\* 3 \\` x'],
    ['mentions and times', '<@1> <t:0>', '\\<@1> \\<t:0>'],
    [
      'headings, quotes and lists',
      '# a\n> b\n  - c\n1 - 2 -> 3 # 4',
      '\\# a\n\\> b\n  \\- c\n1 - 2 -> 3 # 4',
    ],
    ['addresses stay whole', 'see https://example.org/a_b*c', 'see https://example.org/a_b*c'],
    ['inside bold', '**a_b**', '**a\\_b**'],
    ['a block stands on its own lines, as it is', 'log\n```a_1\nb*2```', 'log\n```\na_1\nb*2\n```'],
  ])('%s', (_, text, content) => expect(contentOf(text)).toBe(content));

  test('never more than 2000 characters, cut with an ellipsis, marks closed, no sign cut in two', () => {
    expect(contentOf('x'.repeat(2000))).toHaveLength(2000);
    expect(contentOf('x'.repeat(2001))).toBe(`${'x'.repeat(1999)}…`);
    expect(contentOf('_'.repeat(1500))).toBe(`${'\\_'.repeat(999)}…`);
    expect(contentOf(`a\`${'R'.repeat(3000)}\``)).toBe(`a\`${'R'.repeat(1996)}…\``);
    expect(contentOf(`\`\`\`${'R'.repeat(3000)}\`\`\``)).toBe(`\`\`\`\n${'R'.repeat(1991)}…\n\`\`\``);
    expect(contentOf('♞🧩'.repeat(1000)).isWellFormed()).toBe(true);
    expect(contentOf(`${'x'.repeat(2000)}**more**`)).toBe('x'.repeat(2000));
  });
});

describe('a command alone in monospace', () => {
  const ids = new Map([['daily', '12345678901234567890']]);
  const content = (reply: Partial<Reply>) =>
    buildNewMessage({ kind: 'answer', text: 'Try `/daily`.', ...reply }, ids).body.content;

  test('can be pressed once its id is known', () => {
    expect(content({})).toBe('Try </daily:12345678901234567890>.');
    expect(buildNewMessage({ kind: 'answer', text: '`/daily`' }, NO_IDS).body.content).toBe('`/daily`');
  });

  test.each(['`/daily yesterday`', '`/play`', '`daily`', '**/daily**'])('%s stays as it is', (text) =>
    expect(content({ text })).toBe(text),
  );

  test('stays a word where the message is made to be copied, and in a block', () => {
    expect(content({ toShare: true })).toBe('Try `/daily`.');
    expect(content({ text: '```/daily```' })).toBe('```\n/daily\n```');
  });

  test('is never cut in two', () => {
    expect(content({ text: `${'x'.repeat(1990)}\`/daily\`` })).toBe(`${'x'.repeat(1990)}\`/daily\``);
    expect(content({ text: `${'x'.repeat(1995)}\`/daily\`` })).toBe(`${'x'.repeat(1995)}\`/d…\``);
  });
});

describe('message', () => {
  const picture = { bytes: Buffer.from('p'), kind: 'gif', width: 1, height: 1 } as const;

  test('a picture carries its description, of at most 1024 characters', () => {
    const { body, files } = buildNewMessage(
      { kind: 'answer', text: '', picture, alt: 'a'.repeat(2000) },
      NO_IDS,
    );
    expect(files).toEqual([{ data: picture.bytes, name: 'picture.gif' }]);
    expect(body.attachments).toEqual([{ id: '0', filename: 'picture.gif', description: 'a'.repeat(1024) }]);
  });

  test('faults, notices and personal answers are ephemeral, and no address is previewed', () => {
    const flags = (reply: Reply) => buildNewMessage(reply, NO_IDS).body.flags;
    expect(flags({ kind: 'fault', text: 'a' })).toBe(64 | 4);
    expect(flags({ kind: 'notice', text: 'a' })).toBe(64 | 4);
    expect(flags({ kind: 'answer', text: 'a', personal: true })).toBe(64 | 4);
    expect(flags({ kind: 'answer', text: 'a' })).toBe(4);
  });

  test('a change names pictures and buttons even when there are none, so that old ones go', () => {
    expect(buildEdit({ kind: 'answer', text: 'a' }, NO_IDS)).toEqual({
      body: {
        content: 'a',
        components: [],
        attachments: [],
        allowed_mentions: { parse: [] },
        flags: 4,
      },
      files: [],
    });
  });

  test('a role that is called is the one thing that is pinged, within the length', () => {
    const { body } = buildNewMessage({ kind: 'answer', text: 'x'.repeat(2000), ping: '123' }, NO_IDS);
    expect(body.content).toBe(`<@&123>\n${'x'.repeat(1991)}…`);
    expect(body.allowed_mentions).toEqual({ parse: [], roles: ['123'] });
  });

  test('empty rows are left out', () => {
    const { body } = buildNewMessage(
      {
        kind: 'answer',
        text: 'a',
        buttons: makeControlGroup([], [{ action: 'a:1', label: '·', style: 'success' }]),
      },
      NO_IDS,
    );
    expect(body.components).toEqual([
      { type: 1, components: [{ type: 2, custom_id: 'a:1', label: '·', style: 3 }] },
    ]);
  });
});
