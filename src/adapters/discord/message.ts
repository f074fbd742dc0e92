import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  ButtonStyle,
  ComponentType,
  type Message,
  MessageFlags,
} from 'discord.js';
import {
  type Button,
  buttonRows,
  isPersonal,
  isSamePicture,
  type Reply,
  type Text,
} from '../../chat/reply.ts';
import { spans } from '../../i18n/markup.ts';
import type { Picture } from '../../render/paint/picture.ts';

/** Characters of a message and of a picture's description (docs.discord.com, "Message" and "Attachment"). */
const CONTENT_LIMIT = 2000;
const DESCRIPTION_LIMIT = 1024;

/** What Discord would read as formatting: everywhere, and at the start of a line. Addresses stay whole. */
const FORMATTING = /https?:\/\/\S+|[\\*_~|`[\]<]|^\s*[#>-]/gm;

const STYLES = {
  primary: ButtonStyle.Primary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
  plain: ButtonStyle.Secondary,
} as const;

interface Attachment {
  readonly attachment: Buffer;
  readonly name: string;
  readonly description?: string;
}

type Row = APIActionRowComponent<APIButtonComponentWithCustomId>;

/** A new message, as discord.js takes it. */
export interface NewMessage {
  content: string;
  files: Attachment[];
  components: Row[];
  flags?: MessageFlags.Ephemeral;
}

/** What takes the place of a message: names every part, so that old pictures and buttons go. */
export interface ChangedMessage {
  content: string;
  files: Attachment[];
  components: Row[];
  /** What stays of the old ones. */
  attachments: { id: string }[];
}

/** A picture in a message of ours, under the id that Discord has given it. */
export interface ShownPicture {
  readonly picture: Picture;
  readonly id: string;
}

/** The reply as a new message; a personal one is ephemeral. */
export function newMessage(reply: Reply): NewMessage {
  return {
    content: contentOf(reply.text),
    files: filesOf(reply),
    components: rowsOf(reply),
    ...(isPersonal(reply) && { flags: MessageFlags.Ephemeral }),
  };
}

/** The reply in the place of a message that is there. `shown`, its picture, stays if the reply has the same. */
export function changedMessage(reply: Reply, shown?: ShownPicture): ChangedMessage {
  const stays = shown !== undefined && isSamePicture(reply.picture, shown.picture);
  return {
    content: contentOf(reply.text),
    files: filesOf(reply, stays),
    components: rowsOf(reply),
    attachments: stays ? [{ id: shown.id }] : [],
  };
}

/** The picture that the message shows once it has taken this reply; undefined if there is none. */
export function shownIn(
  message: Pick<Message, 'attachments'> | null | undefined,
  { picture }: Reply,
): ShownPicture | undefined {
  const attachment = message?.attachments.find(({ name }) => name === nameOf(picture));
  return picture && attachment && { picture, id: attachment.id };
}

const nameOf = (picture: Picture | undefined): string => `picture.${picture?.kind}`;

/** Bytes to upload with a reply. */
export function uploadBytes(reply: Reply): number {
  return (reply.picture?.bytes.length ?? 0) + (reply.file?.bytes.length ?? 0);
}

const MARKS = { plain: ['', ''], bold: ['**', '**'], code: ['`', '`'], block: ['```\n', '\n```'] } as const;

/** The text in Discord's Markdown: our marks kept, everything else shown as it is; at most 2000 characters. */
export function contentOf(text: Text): string {
  let content = '';
  for (const { text: words, style } of spans(text)) {
    const [open, shut] = MARKS[style ?? 'plain'];
    const isCode = style === 'code' || style === 'block';
    const write = (part: string) => open + (isCode ? part : escaped(part)) + shut;
    if (content.length + write(words).length <= CONTENT_LIMIT) {
      content += write(words);
      continue;
    }
    return content + clipped(words, CONTENT_LIMIT - content.length, write);
  }
  return content;
}

const escaped = (words: string): string =>
  words.replace(FORMATTING, (found) =>
    found.startsWith('http') ? found : found.replace(/\S$/, (sign) => `\\${sign}`),
  );

/** The longest beginning of the words, an ellipsis after it, that fits into `room` as written. */
function clipped(words: string, room: number, write: (part: string) => string): string {
  const signs = [...words];
  let low = 0;
  let high = signs.length;
  const beginning = (length: number) => write(`${signs.slice(0, length).join('')}…`);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (beginning(middle).length <= room) low = middle;
    else high = middle - 1;
  }
  return beginning(low).length <= room ? beginning(low) : '';
}

function filesOf({ picture, alt, file }: Reply, pictureStays = false): Attachment[] {
  const files: Attachment[] = [];
  if (picture && !pictureStays) {
    const description = alt?.slice(0, DESCRIPTION_LIMIT);
    files.push({
      attachment: picture.bytes,
      name: nameOf(picture),
      ...(description && { description }),
    });
  }
  if (file) files.push({ attachment: file.bytes, name: file.name });
  return files;
}

const rowsOf = ({ buttons }: Reply): Row[] =>
  buttonRows(buttons).map((row) => ({ type: ComponentType.ActionRow, components: row.map(buttonOf) }));

const buttonOf = ({ action, label, style }: Button): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  custom_id: action,
  label,
  style: STYLES[style ?? 'plain'],
});
