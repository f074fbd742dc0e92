import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeControlGroup, type Reply } from '../../../src/chat/reply.ts';
import { pictureOf, type StandInChat } from '../../support/chat.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import { readPendingReplies } from '../../support/pending-replies.ts';
import { eventually, type Platform, type ShownMessage } from '../../support/platform/platform.ts';

/** A platform's adapter, between a chat of the test's own and one user with one request. */
export interface InterimSurface {
  readonly clock: TestClock;
  readonly chat: StandInChat;
  /** Holds its data. */
  readonly folder: string;
  /** Answers to the user are for them alone. */
  readonly isPersonal: boolean;
  /** Sends the request. */
  send(): void;
  /** How long a request may take before it counts as slow. */
  readonly quietMs: number;
  /** The messages of the bot, also those that are deleted. */
  messages(): readonly ShownMessage[];
  /** Fulfils with the placeholder when the bot has shown that it is at work. */
  placeholder(): Promise<ShownMessage>;
  /** Lets the first interim answer take its time. Fulfils when the bot has begun to send it. */
  delayAnswer(tell: () => void): Promise<void>;
  /** Lets the next edit of a picture take effect, and fail. */
  loseEdit(): void;
  /** How many edits the bot has tried. */
  editCount(): number;
  uploadCount(): number;
  /** What is in all files that are shown. */
  fileTexts(): readonly string[];
  remove(message: ShownMessage): void;
  close(): Promise<void>;
}

/** An answer with the picture of one solution. */
export const answer = (text: string, solution = 'of 80 moves', button = 'Cancel'): Reply => ({
  kind: 'answer',
  text,
  picture: pictureOf(solution),
  alt: solution,
  buttons: makeControlGroup([{ action: `do:${button}`, label: button }]),
});

export const picturesIn = ({ pictures }: ShownMessage): string[] => pictures.map(String);

/** A request at work: the test decides its progress and its end. */
export interface LongRequest {
  tell(reply: Reply): void;
  finish(reply: Reply): void;
  fail(error: Error): void;
  /** Fulfils with the message that says it. */
  shows(text: string): Promise<ShownMessage>;
}

export async function askLong({
  chat,
  clock,
  quietMs,
  send,
  messages,
}: InterimSurface): Promise<LongRequest> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  chat.lines = () => promise;
  send();
  await eventually(() => expect(chat.heard).toHaveLength(1));
  await clock.pass(quietMs);
  return {
    tell: (reply) =>
      chat.heard[0]?.incoming.progress?.(reply.kind === 'answer' ? { ...reply, kind: 'interim' } : reply),
    finish: resolve,
    fail: reject,
    async shows(text) {
      const find = () => messages().find((message) => !message.deleted && message.text === text);
      await eventually(() => expect(find()).toBeDefined());
      return find() as ShownMessage;
    },
  };
}

/** A request whose first interim answer is shown. */
export async function askForInterim(surface: InterimSurface): Promise<LongRequest & { shown: ShownMessage }> {
  const request = await askLong(surface);
  request.tell(answer('80, at least 74'));
  return { ...request, shown: await request.shows('80, at least 74') };
}

export function testInterim(
  platform: Platform['key'],
  open: (clock: TestClock) => Promise<InterimSurface>,
): void {
  let surface: InterimSurface;
  let clock: TestClock;
  beforeEach(async () => {
    clock = testClock();
    surface = await open(clock);
    return surface.close;
  });
  const pending = () => readPendingReplies(surface.folder, platform);

  describe('an answer before its proof', () => {
    it('is shown immediately and edited when the proof is there, its picture sent once', async () => {
      const { tell, finish, shows } = await askLong(surface);
      tell(answer('80, at least 76'));
      const shown = await shows('80, at least 76');
      expect(clock.now()).toBe(surface.quietMs);
      expect(picturesIn(shown)).toEqual(['of 80 moves']);
      expect([shown.labels, shown.isPersonal]).toEqual([['Cancel'], surface.isPersonal]);
      expect(pending()).toHaveLength(1);
      finish(answer('80, optimal', 'of 80 moves', '▶'));
      await eventually(() => expect([shown.text, ...shown.labels]).toEqual(['80, optimal', '▶']));
      expect(picturesIn(shown)).toEqual(['of 80 moves']);
      expect(surface.messages()).toHaveLength(1);
      expect(surface.uploadCount()).toBe(1);
      await eventually(() => expect(pending()).toEqual([]));
    });

    it('takes the place of a placeholder in words, without waiting for its turn', async () => {
      const { tell, finish, shows } = await askLong(surface);
      tell({ kind: 'working', text: 'searching' });
      const placeholder = await surface.placeholder();
      const before = clock.now();
      tell(answer('80, at least 76'));
      expect(await shows('80, at least 76')).toBe(placeholder);
      expect(picturesIn(placeholder)).toEqual(['of 80 moves']);
      expect(clock.now()).toBe(before);
      finish(answer('80, optimal'));
      await shows('80, optimal');
      expect(picturesIn(placeholder)).toEqual(['of 80 moves']);
      expect(surface.messages()).toHaveLength(1);
      expect(surface.uploadCount()).toBe(1);
    });

    it('is edited in words until a better one comes, every two seconds at most', async () => {
      const { tell, finish, shown } = await askForInterim(surface);
      const before = clock.now();
      for (const bound of [75, 76]) tell(answer(`80, at least ${bound}`));
      await clock.passUntil(() => shown.text === '80, at least 76');
      expect(clock.now() - before).toBeGreaterThanOrEqual(2000);
      expect(shown.edits).toBe(1);
      expect(surface.uploadCount()).toBe(1);
      const edits = surface.editCount();
      tell(answer('80, at least 76'));
      await sleep(100);
      await clock.pass(2200);
      expect(surface.editCount()).toBe(edits);
      tell(answer('78, at least 76', 'of 78 moves'));
      await clock.passUntil(() => shown.text === '78, at least 76');
      expect(picturesIn(shown)).toEqual(['of 78 moves']);
      finish(answer('78, optimal', 'of 78 moves'));
      await eventually(() => expect(shown.text).toBe('78, optimal'));
      expect(shown.history).toEqual(['80, at least 74', '80, at least 76', '78, at least 76']);
      expect(picturesIn(shown)).toEqual(['of 78 moves']);
      expect(surface.uploadCount()).toBe(2);
    });

    it('keeps its picture when the final answer has a file', async () => {
      const { finish, shown } = await askForInterim(surface);
      finish({ ...answer('80, optimal'), file: { name: 'solution.txt', bytes: Buffer.from('LURD') } });
      await eventually(() => expect(surface.fileTexts()).toEqual(['of 80 moves', 'LURD']));
      expect(shown.text).toBe('80, optimal');
      expect(picturesIn(shown)).toEqual(['of 80 moves']);
      expect(surface.uploadCount()).toBe(2);
    });

    it('is followed by the final answer also while it is still being sent', async () => {
      const { tell, finish, shows } = await askLong(surface);
      await surface.delayAnswer(() => tell(answer('80, at least 76')));
      finish(answer('78, optimal', 'of 78 moves'));
      const shown = await shows('78, optimal');
      await sleep(400);
      expect(shown).toMatchObject({ text: '78, optimal', history: ['80, at least 76'] });
      expect(picturesIn(shown)).toEqual(['of 78 moves']);
      expect(surface.messages()).toHaveLength(1);
    });
  });

  describe('the final answer comes', () => {
    it('with the right picture although it is unknown which one the message has', async () => {
      const { tell, finish, shown } = await askForInterim(surface);
      surface.loseEdit();
      tell(answer('78, at least 76', 'of 78 moves'));
      await clock.passUntil(() => picturesIn(shown)[0] === 'of 78 moves');
      finish(answer('80, optimal'));
      await clock.passUntil(() => shown.text === '80, optimal');
      expect(picturesIn(shown)).toEqual(['of 80 moves']);
      expect(surface.messages()).toHaveLength(1);
    });

    it('as a message of its own when the earlier one was deleted', async () => {
      const { tell, finish, shown, shows } = await askForInterim(surface);
      surface.remove(shown);
      const edits = surface.editCount();
      tell(answer('80, at least 75'));
      await clock.passUntil(() => surface.editCount() > edits);
      tell(answer('80, at least 76'));
      await sleep(100);
      await clock.pass(2300);
      expect(surface.messages()).toHaveLength(1);
      finish(answer('80, optimal'));
      expect(picturesIn(await shows('80, optimal'))).toEqual(['of 80 moves']);
    });
  });
}
