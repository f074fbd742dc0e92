import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLiveMessageDelivery } from '../../../src/chat/delivery/live-message-delivery.ts';
import { makeControlGroup, type Reply } from '../../../src/chat/reply.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { standInChat } from '../../support/chat.ts';

const ADDRESS = 'test:home';
const SUBJECT = 'day:2026-11-21';

let folder: string;
let store: Store;
let calls: string[];
let visible: string[];
let mayAcknowledge: boolean;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tileknight-live-'));
  store = await openStore({ dataDir: folder });
  [calls, visible, mayAcknowledge] = [[], [], true];
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** What the caller has still to send. */
async function deliver(isPrivate: boolean, isAlwaysNew = false): Promise<Reply | undefined> {
  const sender = {
    isLikelyVisible: (messageId: string) => visible.includes(messageId),
    acknowledge: async () => mayAcknowledge,
    send: async () => {
      calls.push('send');
      return 'new';
    },
    edit: async (messageId: string) => {
      calls.push(`edit ${messageId}`);
      return true;
    },
    remove: async (messageId: string) => void calls.push(`remove ${messageId}`),
    removeButtons: async (messageId: string) => void calls.push(`take buttons from ${messageId}`),
  };
  const { deliverLiveMessage } = createLiveMessageDelivery<string, number>({
    platform: { liveMessageSenderOf: () => sender },
    liveMessages: store.liveMessages,
    chat: standInChat(),
    log: { info() {}, warn() {}, error() {} },
    now: () => 0,
  });
  const place = { key: ADDRESS, isPrivate };
  return deliverLiveMessage(
    { place, address: ADDRESS, locale: 'en', to: 'home' },
    {
      kind: 'answer',
      text: 'the day',
      liveMessage: { subject: SUBJECT, isAlwaysNew },
      buttons: makeControlGroup([{ action: 'count:1', label: 'Count' }]),
    },
  );
}

const stands = (messageId: string) =>
  store.liveMessages.record({ subject: SUBJECT, address: ADDRESS, place: ADDRESS, locale: 'en' }, messageId);
const row = () => store.liveMessages.find(SUBJECT, ADDRESS);

describe('a live message in a shared chat', () => {
  test('that has none yet is left to the updater', async () => {
    expect(await deliver(false)).toBeUndefined();
    expect(calls).toEqual([]);
    expect(await row()).toBeDefined();
  });

  test('that is still in sight is only acknowledged, or a notice says so', async () => {
    await stands('old');
    visible = ['old'];
    expect(await deliver(false)).toBeUndefined();
    mayAcknowledge = false;
    expect(await deliver(false)).toMatchObject({ kind: 'notice' });
    expect(calls).toEqual([]);
  });

  test('that is out of sight goes, and the updater sends another', async () => {
    await stands('old');
    expect(await deliver(false)).toBeUndefined();
    expect(calls).toEqual(['remove old']);
    expect((await row())?.messageId).toBeUndefined();
  });
});

describe('a live message in a private chat', () => {
  test('that is still in sight is edited', async () => {
    await stands('old');
    visible = ['old'];
    expect(await deliver(true)).toBeUndefined();
    expect(calls).toEqual(['edit old']);
  });

  test('that is out of sight is sent, and the old one loses its buttons', async () => {
    await stands('old');
    await deliver(true);
    expect(calls).toEqual(['send', 'take buttons from old']);
    expect((await row())?.messageId).toBe('new');
  });
});

test.each([true, false])(
  'one that is always new is sent, also where the old is in sight (private: %s)',
  async (isPrivate) => {
    await stands('old');
    visible = ['old'];
    expect(await deliver(isPrivate, true)).toBeUndefined();
    expect(calls).toEqual(['send', 'take buttons from old']);
    expect((await row())?.messageId).toBe('new');
  },
);
