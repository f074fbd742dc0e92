import type { Message } from 'grammy/types';
import { buttonRows, type Reply } from '../../chat/reply.ts';
import { plain } from '../../i18n/markup.ts';
import type { FileIds } from './calls/file-ids.ts';

/** The actions of the buttons that a message carries. */
export const actionsOf = (message: Message): string[] => buttonsOf(message).map(([, action]) => action);

/** Does the message, as Telegram sends it along with a press, show all of the reply already? */
export function showsAll(message: Message, reply: Reply, files: FileIds): boolean {
  const file = message.photo?.at(-1) ?? message.animation ?? message.document;
  const isSamePicture =
    reply.picture === undefined || file === undefined
      ? reply.picture === file
      : files.isFile(reply.picture, file.file_unique_id);
  const text = message.text ?? message.caption ?? '';
  const buttons = buttonRows(reply.buttons)
    .flat()
    .flatMap(({ label, action }) => (action === undefined ? [] : [[label, action]]));
  return (
    isSamePicture &&
    reply.file === undefined &&
    text.trim() === plain(reply.text).trim() &&
    JSON.stringify(buttonsOf(message)) === JSON.stringify(buttons)
  );
}

const buttonsOf = ({ reply_markup }: Message): [label: string, action: string][] =>
  (reply_markup?.inline_keyboard ?? [])
    .flat()
    .flatMap((button) => ('callback_data' in button ? [[button.text, button.callback_data]] : []));
