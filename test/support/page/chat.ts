import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { MenuCommand } from '../../../src/chat/command.ts';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { makeControlGroup, type Reply } from '../../../src/chat/reply.ts';
import type { Texts } from '../../../src/i18n/texts.ts';
import { setRequestOutcome } from '../../../src/observe/request-context.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { type StandInChat, standInChat } from '../chat.ts';
import { pageGames } from './games.ts';

/** A chat with all that a page has to show: a picture, a board to play, slow and hard work, a bug. */
export interface PageChat extends StandInChat {
  /** Lets a `/slow` or `/hard` answer. */
  finish(): void;
}

const command = (name: string, required = false): MenuCommand => ({
  name,
  options: required ? [{ name: 'board', kind: 'text', required }] : [],
});

const chooseButtons = (...labels: readonly string[]) =>
  makeControlGroup(labels.map((label) => ({ action: `choose:${label}`, label })));

export function pageChat(): PageChat {
  const games = pageGames();
  const gates: (() => void)[] = [];
  let stopped = false;

  const lines: Record<string, (incoming: Incoming, rest: string) => Promise<Reply | undefined>> = {
    '/solve': async (_, rest) => ({
      kind: 'answer',
      text: `**${rest}** in 3 moves, optimal\n\`LUR\``,
      picture: png(240, 160),
      alt: 'A board of two rows',
      buttons: makeControlGroup([
        { action: 's:back', label: '◀', name: 'One step back' },
        { action: 's:next', label: '▶', name: 'One step forward' },
      ]),
    }),
    '/play': async ({ person }) => games.slide(person.key),
    '/walk': async ({ person }) => games.walk(person.key),
    '/photo': async ({ attachment }) => {
      const photo = await attachment?.bytes();
      return { kind: 'answer', text: `photo of ${photo?.ok ? photo.value.length : 'no'} bytes` };
    },
    '/wide': async () => ({
      kind: 'answer',
      text: 'a wide one',
      picture: png(1400, 400),
      alt: 'A wide picture',
    }),
    '/tall': async () => ({
      kind: 'answer',
      text: 'a tall one',
      picture: png(400, 500),
      alt: 'A tall picture',
    }),
    '/long': async () => ({
      kind: 'answer',
      text: Array.from({ length: 60 }, (_, line) => `Line ${line} of a long answer`).join('\n'),
      picture: png(240, 160),
      alt: 'The picture of it',
    }),
    '/examples': async () => ({
      kind: 'answer',
      text: 'Try `/play`, or `/solve` and a board: `LUR` is none',
    }),
    '/slow': async ({ progress, signal }) => {
      progress?.({ kind: 'working', text: 'half way' });
      await new Promise<void>((resolve) => {
        gates.push(resolve);
        signal?.addEventListener('abort', () => resolve());
      });
      return { kind: 'answer', text: signal?.aborted ? 'ended early' : 'ready' };
    },
    '/bare': async ({ progress }) => {
      progress?.({ kind: 'interim', text: 'an answer without a picture' });
      await new Promise<void>((resolve) => {
        gates.push(resolve);
      });
      return { kind: 'answer', text: 'the last word' };
    },
    '/hard': async ({ progress, signal }) => {
      stopped = false;
      const [picture, cancel] = [png(240, 160), { action: 's:stop', label: 'Cancel' }];
      const answer = { picture, alt: '80 moves', buttons: makeControlGroup([cancel]) };
      progress?.({ kind: 'working', text: 'searching', buttons: makeControlGroup([cancel]) });
      for (const bound of [74, 76]) progress?.({ ...answer, kind: 'interim', text: `80, at least ${bound}` });
      await new Promise<void>((resolve) => {
        gates.push(resolve);
        signal?.addEventListener('abort', () => resolve());
      });
      return { ...answer, kind: 'answer', text: stopped ? '80, not proved' : '80, optimal', buttons: [] };
    },
    '/choose': async () => ({
      kind: 'answer',
      text: 'choose',
      buttons: chooseButtons('One', 'Two', 'Three'),
    }),
    '/bug': () => Promise.reject(new Error('a secret at /etc/passwd')),
    '/other@bot': async () => undefined,
  };

  const chat = standInChat({
    commands: [
      command('solve', true),
      command('play'),
      command('slow'),
      { ...command('bug'), isHidden: true },
    ],
    texts: () => TEXTS,
    async lines(incoming, text) {
      const [first = '', ...rest] = text.split(' ');
      const answer = lines[first];
      setRequestOutcome(answer === undefined ? 'text' : first.slice(1), 'delivered');
      return answer ? answer(incoming, rest.join(' ')) : { kind: 'answer', text: `You said <b>${text}</b>` };
    },
    async presses(incoming, action) {
      const [kind, which = ''] = action.split(':');
      if (action === 's:stop') {
        stopped = true;
        for (const open of gates.splice(0)) open();
        return { notice: 'Stopping.' };
      }
      if (kind === 's') {
        const buttons = makeControlGroup([{ action: 's:next', label: '▶', name: 'One step forward' }]);
        return {
          edit: { kind: 'answer', text: `step ${which}`, picture: png(240, 160), alt: 'A step', buttons },
        };
      }
      if (kind === 'choose')
        return {
          edit: { kind: 'answer', text: `chosen: ${which}`, buttons: chooseButtons('Three', 'One', 'Four') },
        };
      if (action === 'share')
        return { reply: { kind: 'answer', text: 'Solved in **3** moves: `/play RqX1`', toShare: true } };
      return games.press(incoming.person.key, action) ?? { notice: 'That button is old.' };
    },
  });
  return Object.assign(chat, {
    finish() {
      for (const open of gates.splice(0)) open();
    },
  });
}

/** A store with facts only, which is all that the page asks of it. */
export function factsOnly(kept = new Map<string, string>()): Store {
  const keyValues: Store['keyValues'] = {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    async setOnce(key, value) {
      if (!kept.has(key)) kept.set(key, value);
      return kept.get(key) ?? value;
    },
  };
  return { keyValues } as Store;
}

const bundle = new FluentBundle('en', { useIsolating: false });
for (const source of [
  readFileSync(new URL('../../../assets/locales/en/web.ftl', import.meta.url), 'utf8'),
  'solve-description = Solves a board\nplay-description = A board of your own\nslow-description = Takes its time\n',
]) {
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

export const TEXTS: Texts = {
  locale: 'en',
  say(id, facts = {}) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text ${id}`);
    return bundle.formatPattern(pattern, facts);
  },
  sayFault: ({ code }) => code,
  has: (id) => bundle.hasMessage(id),
};

/** A grey PNG, put together from the specification's chunks. */
function png(width: number, height: number): { bytes: Buffer; kind: 'png'; width: number; height: number } {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width, 0x99)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return { bytes: Buffer.concat([signature, ...chunks]), kind: 'png', width, height };
}
