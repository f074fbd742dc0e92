import type { ApiResponse, Chat, ChatMember, ChatMemberUpdated } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import { createMembership } from '../../../../src/adapters/telegram/chats/membership.ts';
import type { BotPermission } from '../../../../src/chat/surface.ts';
import { BEN, BOT, GROUP, PRIVATE } from '../../../support/telegram/server.ts';

const CHANNEL = { id: -100_901, type: 'channel', title: 'News' } as const;

/** A membership whose effects are noted in words. `missing`: the permissions that Telegram reports. */
function noted(missing: readonly BotPermission[] = []) {
  const notes: string[] = [];
  const membership = createMembership({
    presence: {
      recordJoin: async ({ address, locale }) => void notes.push(`greets ${address} in ${locale}`),
      recordLeave: async (place) => void notes.push(`has left ${place}`),
      recordMembership: async (places) => void notes.push(`is in ${places.join()}`),
    },
    liveMessages: {
      request: async ({ subject, address, locale }) =>
        void notes.push(`asks for ${subject} at ${address} in ${locale}`),
      record: async ({ subject, address }) => void notes.push(`has told ${subject} at ${address}`),
    },
    findMissingPermissions: async () => missing,
    log: { info() {}, warn: (_: object, message: string) => void notes.push(message), error() {} },
  });
  return { membership, notes };
}

const member: ChatMember = { status: 'member', user: BOT };
const left: ChatMember = { status: 'left', user: BOT };
const kicked: ChatMember = { status: 'kicked', user: BOT, until_date: 0 };
const restricted = (is_member: boolean, can_send_photos = true) =>
  ({
    status: 'restricted',
    user: BOT,
    is_member,
    until_date: 0,
    can_send_messages: true,
    can_send_photos,
    can_send_documents: true,
    can_send_other_messages: true,
  }) as ChatMember;
const admin = (can_pin_messages: boolean) =>
  ({ status: 'administrator', user: BOT, can_pin_messages, can_post_messages: true }) as ChatMember;

describe('a change of the bot’s membership', () => {
  // core.telegram.org/bots/api#chatmember
  test.each<[string, Chat, ChatMember, ChatMember, BotPermission[], string[]]>([
    ['joins a group', GROUP, left, member, [], ['greets telegram:-100900 in de']],
    ['joins a group after a ban', GROUP, kicked, restricted(true), [], ['greets telegram:-100900 in de']],
    [
      'joins a group without pictures',
      GROUP,
      left,
      member,
      ['files'],
      ['greets telegram:-100900 in de', 'has told lacks at telegram:-100900'],
    ],
    ['joins a group without pins', GROUP, left, member, ['pin'], ['greets telegram:-100900 in de']],
    ['is unblocked in a private chat', PRIVATE, kicked, member, [], ['is in telegram:501']],
    ['joins a channel', CHANNEL, left, admin(true), [], ['is in telegram:-100901']],
    ['leaves a group', GROUP, member, left, [], ['has left telegram:-100900']],
    ['is banned from a group', GROUP, member, kicked, [], ['has left telegram:-100900']],
    ['leaves a group as restricted', GROUP, member, restricted(false), [], ['has left telegram:-100900']],
    ['is blocked in a private chat', PRIVATE, member, kicked, [], ['has left telegram:501']],
    ['becomes an admin', GROUP, member, admin(true), [], []],
    [
      'may send no more pictures',
      GROUP,
      member,
      restricted(true, false),
      [],
      ['asks for lacks at telegram:-100900 in de'],
    ],
    ['may still send none', GROUP, restricted(true, false), restricted(true, false), [], []],
    ['may send pictures again', GROUP, restricted(true, false), member, [], []],
    ['may pin no more', GROUP, admin(true), admin(false), [], []],
  ])('%s', async (_, chat, old_chat_member, new_chat_member, missing, expected) => {
    const { membership, notes } = noted(missing);
    const from = { ...BEN, language_code: 'de' };
    await membership.handleChange({
      chat,
      from,
      date: 0,
      old_chat_member,
      new_chat_member,
    } as ChatMemberUpdated);
    expect(notes).toEqual(expected);
  });
});

describe('a chat that refuses a picture', () => {
  const refusal = {
    ok: false,
    error_code: 400,
    description: 'Bad Request: not enough rights to send photos to the chat',
  } as const;
  const call = async (
    membership: ReturnType<typeof noted>['membership'],
    method: string,
    chat_id: number,
  ) => {
    let calls = 0;
    const answer = (await membership.transformer(
      async () => {
        calls++;
        return refusal as never;
      },
      method as 'sendPhoto',
      { chat_id } as never,
    )) as ApiResponse<unknown>;
    return { calls, isOk: answer.ok };
  };

  test('is told once what is missing, and isn’t sent the next picture', async () => {
    const { membership, notes } = noted();
    expect(await call(membership, 'sendPhoto', GROUP.id)).toEqual({ calls: 1, isOk: false });
    expect(await call(membership, 'sendPhoto', GROUP.id)).toEqual({ calls: 0, isOk: false });
    expect(await call(membership, 'sendAnimation', GROUP.id)).toEqual({ calls: 1, isOk: false });
    expect(notes).toEqual(['asks for lacks at telegram:-100900 in en']);
    expect(await membership.findMissingRights(GROUP.id)).toEqual(['files']);
    expect(await membership.findMissingRights(CHANNEL.id)).toEqual([]);
    expect(await call(membership, 'sendPhoto', CHANNEL.id)).toEqual({ calls: 1, isOk: false });
  });
});
