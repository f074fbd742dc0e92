import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIMessage,
  ButtonStyle,
  ComponentType,
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
import type { Outgoing } from './calls/rest.ts';
import type { CommandIds } from './menu/registration.ts';

/** Characters of a message and of a picture's description (docs.discord.com, "Message" and "Attachment"). */
const MAX_CONTENT_CHARS = 2000;
const MAX_DESCRIPTION_CHARS = 1024;

/** What Discord would read as formatting: everywhere, and at the start of a line. Addresses stay whole. */
const FORMATTING = /https?:\/\/\S+|[\\*_~|`[\]<]|^\s*[#>-]/gm;

const STYLES = {
  primary: ButtonStyle.Primary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
  plain: ButtonStyle.Secondary,
} as const;

type Row = APIActionRowComponent<APIButtonComponentWithCustomId>;

/** A picture in a message of ours, under the id that Discord has given it. */
export interface ShownPicture {
  readonly picture: Picture;
  readonly id: string;
}

/** The reply as a new message; a personal one is ephemeral. `ids`: of commands that its words link to. */
export const newMessage = (reply: Reply, ids: CommandIds): Outgoing =>
  outgoing(reply, ids, filesOf(reply), [], isPersonal(reply) ? MessageFlags.Ephemeral : 0);

/**
 * The reply in the place of a message that is there: names every part, so that old pictures and buttons go.
 * `shown`, its picture, stays if the reply has the same.
 */
export function changedMessage(reply: Reply, ids: CommandIds, shown?: ShownPicture): Outgoing {
  const stays = shown !== undefined && isSamePicture(reply.picture, shown.picture);
  return outgoing(reply, ids, filesOf(reply, stays), stays ? [{ id: shown.id }] : []);
}

function outgoing(
  { text, buttons, toShare, ping }: Reply,
  ids: CommandIds,
  files: readonly Upload[],
  kept: readonly { readonly id: string }[],
  flags = 0,
): Outgoing {
  const described = files.map(({ name, description }, id) => ({
    id: String(id),
    filename: name,
    description,
  }));
  const called = ping === undefined ? '' : `<@&${ping}>\n`;
  return {
    body: {
      // What is copied to elsewhere means nothing there with an id of ours.
      content: called + contentOf(text, toShare ? NO_IDS : ids, MAX_CONTENT_CHARS - called.length),
      components: rowsOf(buttons),
      attachments: [...kept, ...described],
      allowed_mentions: { parse: [], ...(ping !== undefined && { roles: [ping] }) },
      // No previews of addresses.
      flags: MessageFlags.SuppressEmbeds | flags,
    },
    files: files.map(({ name, data }) => ({ name, data })),
  };
}

/** A change of these parts alone. */
export const changeOf = (body: Outgoing['body']): Outgoing => ({
  body: { ...body, allowed_mentions: { parse: [] } },
  files: [],
});

/** The picture that the message shows once it has taken this reply; undefined if there is none. */
export function shownIn(
  message: Pick<APIMessage, 'attachments'>,
  { picture }: Reply,
): ShownPicture | undefined {
  const attachment = message.attachments.find(({ filename }) => filename === nameOf(picture));
  return picture && attachment && { picture, id: attachment.id };
}

const nameOf = (picture: Picture | undefined): string => `picture.${picture?.kind}`;

/** Bytes to upload with a reply. */
export function uploadBytes(reply: Reply): number {
  return (reply.picture?.bytes.length ?? 0) + (reply.file?.bytes.length ?? 0);
}

const MARKS = { plain: ['', ''], bold: ['**', '**'], code: ['`', '`'], block: ['```\n', '\n```'] } as const;

const NO_IDS: CommandIds = new Map();

/**
 * The text in Discord's Markdown: our marks kept, everything else shown as it is; at most `limit` characters.
 * A command's name alone in monospace becomes a mention of it, which can be pressed, if its id is known; so
 * does a channel's id (`#400`).
 */
export function contentOf(text: Text, ids: CommandIds = NO_IDS, limit = MAX_CONTENT_CHARS): string {
  let content = '';
  for (const { text: words, style } of spans(text)) {
    const [open, shut] = MARKS[style ?? 'plain'];
    const isCode = style === 'code' || style === 'block';
    const write = (part: string) => open + (isCode ? part : escaped(part)) + shut;
    const fits = (part: string) => content.length + part.length <= limit;
    const mention = style === 'code' ? mentionOf(words, ids) : undefined;
    if (mention !== undefined && fits(mention)) content += mention;
    else if (fits(write(words))) content += write(words);
    else return content + clipped(words, limit - content.length, write);
  }
  return content;
}

/** docs.discord.com, "Message Formatting": slash commands, channels */
function mentionOf(words: string, ids: CommandIds): string | undefined {
  if (/^#\d+$/.test(words)) return `<${words}>`;
  const id = words.startsWith('/') ? ids.get(words.slice(1)) : undefined;
  return id && `<${words}:${id}>`;
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

interface Upload {
  readonly name: string;
  readonly data: Buffer;
  readonly description?: string | undefined;
}

function filesOf({ picture, alt, file }: Reply, pictureStays = false): Upload[] {
  const files: Upload[] = [];
  if (picture && !pictureStays)
    files.push({
      name: nameOf(picture),
      data: picture.bytes,
      description: alt?.slice(0, MAX_DESCRIPTION_CHARS) || undefined,
    });
  if (file) files.push({ name: file.name, data: file.bytes });
  return files;
}

const rowsOf = (buttons: Reply['buttons']): Row[] =>
  buttonRows(buttons).map((row) => ({ type: ComponentType.ActionRow, components: row.flatMap(buttonOf) }));

/** None for a link, of which this surface has none. */
const buttonOf = ({ action, label, style }: Button): APIButtonComponentWithCustomId[] =>
  action === undefined
    ? []
    : [{ type: ComponentType.Button, custom_id: action, label, style: STYLES[style ?? 'plain'] }];
