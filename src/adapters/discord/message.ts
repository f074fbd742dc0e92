import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { spans } from '../../chat/markup.ts';
import type { Button, Reply, Text } from '../../chat/reply.ts';

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
  attachments: [];
}

/** The reply as a new message; a personal one is ephemeral. */
export function newMessage(reply: Reply): NewMessage {
  return {
    content: contentOf(reply.text),
    files: filesOf(reply),
    components: rowsOf(reply),
    ...(reply.personal && { flags: MessageFlags.Ephemeral }),
  };
}

/** The reply in the place of a message that is there. */
export function changedMessage(reply: Reply): ChangedMessage {
  return {
    content: contentOf(reply.text),
    files: filesOf(reply),
    components: rowsOf(reply),
    attachments: [],
  };
}

/** Bytes to upload with a reply. */
export function uploadBytes(reply: Reply): number {
  return (reply.picture?.bytes.length ?? 0) + (reply.file?.bytes.length ?? 0);
}

/** The text in Discord's Markdown: our two marks kept, everything else shown as it is; at most 2000 characters. */
export function contentOf(text: Text): string {
  let content = '';
  for (const { text: words, style } of spans(text)) {
    const mark = style === 'bold' ? '**' : style === 'code' ? '`' : '';
    const write = (part: string) => mark + (style === 'code' ? part : escaped(part)) + mark;
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

function filesOf({ picture, alt, file }: Reply): Attachment[] {
  const files: Attachment[] = [];
  if (picture) {
    const description = alt?.slice(0, DESCRIPTION_LIMIT);
    files.push({
      attachment: picture.bytes,
      name: `picture.${picture.kind}`,
      ...(description && { description }),
    });
  }
  if (file) files.push({ attachment: file.bytes, name: file.name });
  return files;
}

const rowsOf = ({ buttons }: Reply): Row[] =>
  (buttons ?? [])
    .filter((row) => row.length > 0)
    .map((row) => ({ type: ComponentType.ActionRow, components: row.map(buttonOf) }));

const buttonOf = ({ action, label, style }: Button): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  custom_id: action,
  label,
  style: STYLES[style ?? 'plain'],
});
