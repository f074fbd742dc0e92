import type { Update } from 'grammy/types';
import * as z from 'zod';

const ID_SCHEMA = z.int();
const OPTIONAL_TEXT_SCHEMA = z.string().optional();
const USER_SCHEMA = z.object({
  id: ID_SCHEMA,
  first_name: z.string(),
  last_name: OPTIONAL_TEXT_SCHEMA,
  language_code: OPTIONAL_TEXT_SCHEMA,
});
const CHAT_SCHEMA = z.object({ id: ID_SCHEMA, type: z.string(), title: OPTIONAL_TEXT_SCHEMA });
const FILE_SCHEMA = z.object({ file_id: z.string(), file_size: z.number().optional() });
const PHOTO_SIZE_SCHEMA = FILE_SCHEMA.extend({ width: z.number(), height: z.number() });
const KEYBOARD_SCHEMA = z.object({ inline_keyboard: z.array(z.array(z.object({ text: z.string() }))) });
const MESSAGE_SCHEMA = z.object({
  message_id: ID_SCHEMA,
  date: ID_SCHEMA,
  chat: CHAT_SCHEMA,
  from: USER_SCHEMA.optional(),
  sender_chat: CHAT_SCHEMA.optional(),
  author_signature: OPTIONAL_TEXT_SCHEMA,
  text: OPTIONAL_TEXT_SCHEMA,
  caption: OPTIONAL_TEXT_SCHEMA,
  photo: z.array(PHOTO_SIZE_SCHEMA).optional(),
  animation: FILE_SCHEMA.optional(),
  document: FILE_SCHEMA.extend({ mime_type: OPTIONAL_TEXT_SCHEMA }).optional(),
  sticker: FILE_SCHEMA.extend({
    is_animated: z.boolean().optional(),
    is_video: z.boolean().optional(),
  }).optional(),
  video: FILE_SCHEMA.optional(),
  video_note: FILE_SCHEMA.optional(),
  via_bot: USER_SCHEMA.optional(),
  message_thread_id: ID_SCHEMA.optional(),
  migrate_to_chat_id: ID_SCHEMA.optional(),
  media_group_id: OPTIONAL_TEXT_SCHEMA,
  reply_markup: KEYBOARD_SCHEMA.optional(),
  get reply_to_message() {
    return MESSAGE_SCHEMA.optional();
  },
});
const MEMBER_SCHEMA = z.object({ status: z.string() });

/** Has the types in `ALLOWED_UPDATES`, and only the fields that the bot reads. */
const UPDATE_SCHEMA = z.object({
  message: MESSAGE_SCHEMA.optional(),
  edited_message: MESSAGE_SCHEMA.optional(),
  callback_query: z
    .object({
      id: z.string(),
      from: USER_SCHEMA,
      message: MESSAGE_SCHEMA.optional(),
      data: OPTIONAL_TEXT_SCHEMA,
    })
    .optional(),
  my_chat_member: z
    .object({
      chat: CHAT_SCHEMA,
      from: USER_SCHEMA,
      old_chat_member: MEMBER_SCHEMA,
      new_chat_member: MEMBER_SCHEMA,
    })
    .optional(),
  inline_query: z.object({ id: z.string(), from: USER_SCHEMA, query: z.string() }).optional(),
  chosen_inline_result: z
    .object({
      result_id: z.string(),
      from: USER_SCHEMA,
      query: z.string(),
      inline_message_id: OPTIONAL_TEXT_SCHEMA,
    })
    .optional(),
});

/** An update with an id can be confirmed to Telegram, even if its other fields can't be read. */
export const isUpdate = (value: unknown): value is Update =>
  typeof value === 'object' && value !== null && Number.isSafeInteger(Reflect.get(value, 'update_id'));

/** Returns a text for the log, without user data. Undefined if the update can be read. */
export function describeUnreadable(update: Update): string | undefined {
  const issue = UPDATE_SCHEMA.safeParse(update).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}
