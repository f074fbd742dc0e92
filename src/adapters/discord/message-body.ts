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
import { parseSpans } from '../../i18n/markup.ts';
import type { Picture } from '../../render/paint/picture.ts';
import type { OutgoingMessage } from './calls/rest.ts';
import type { CommandIds } from './menu/registration.ts';

/** Limits of a message and of a picture's description (docs.discord.com, "Message" and "Attachment"). */
const MAX_CONTENT_CHARS = 2000;
const MAX_DESCRIPTION_CHARS = 1024;

/** Characters that Discord reads as formatting. URLs match as a whole, so that they stay unescaped. */
const MARKDOWN_SYNTAX = /https?:\/\/\S+|[\\*_~|`[\]<]|^\s*[#>-]/gm;

const BUTTON_STYLES = {
  primary: ButtonStyle.Primary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
  plain: ButtonStyle.Secondary,
} as const;

type ButtonRow = APIActionRowComponent<APIButtonComponentWithCustomId>;

/** `id` is that of the attachment. */
export interface ShownPicture {
  readonly picture: Picture;
  readonly id: string;
}

/**
 * The message is ephemeral if the reply is personal. `commandIds`: needed to mention slash commands in the
 * text.
 */
export const buildNewMessage = (reply: Reply, commandIds: CommandIds): OutgoingMessage =>
  buildMessage(reply, commandIds, uploadsOf(reply), [], isPersonal(reply) ? MessageFlags.Ephemeral : 0);

/**
 * Sets every part of the message, so that old pictures and buttons are removed. If the message already shows
 * the reply's picture (`shownPicture`), it is not uploaded again.
 */
export function buildEdit(
  reply: Reply,
  commandIds: CommandIds,
  shownPicture?: ShownPicture,
): OutgoingMessage {
  const keepsPicture = shownPicture !== undefined && isSamePicture(reply.picture, shownPicture.picture);
  return buildMessage(
    reply,
    commandIds,
    uploadsOf(reply, keepsPicture),
    keepsPicture ? [{ id: shownPicture.id }] : [],
  );
}

function buildMessage(
  { text, buttons, toShare, ping }: Reply,
  commandIds: CommandIds,
  files: readonly Upload[],
  keptAttachments: readonly { readonly id: string }[],
  flags = 0,
): OutgoingMessage {
  const newAttachments = files.map(({ name, description }, id) => ({
    id: String(id),
    filename: name,
    description,
  }));
  const pingText = ping === undefined ? '' : `<@&${ping}>\n`;
  return {
    body: {
      // Users copy the text to other places (`toShare`), where mentions of commands don't work.
      content:
        pingText +
        contentOf(text, toShare ? NO_COMMAND_IDS : commandIds, MAX_CONTENT_CHARS - pingText.length),
      components: buttonRowsOf(buttons),
      attachments: [...keptAttachments, ...newAttachments],
      allowed_mentions: { parse: [], ...(ping !== undefined && { roles: [ping] }) },
      // No link previews.
      flags: MessageFlags.SuppressEmbeds | flags,
    },
    files: files.map(({ name, data }) => ({ name, data })),
  };
}

/** Changes only the fields in `body`. */
export const partialEdit = (body: OutgoingMessage['body']): OutgoingMessage => ({
  body: { ...body, allowed_mentions: { parse: [] } },
  files: [],
});

/**
 * Returns the picture in the sent message, with the id of its attachment. Undefined if the message doesn't
 * have it.
 */
export function findShownPicture(
  message: Pick<APIMessage, 'attachments'>,
  { picture }: Reply,
): ShownPicture | undefined {
  const attachment = message.attachments.find(({ filename }) => filename === pictureName(picture));
  return picture && attachment && { picture, id: attachment.id };
}

const pictureName = (picture: Picture | undefined): string => `picture.${picture?.kind}`;

export function countUploadBytes(reply: Reply): number {
  return (reply.picture?.bytes.length ?? 0) + (reply.file?.bytes.length ?? 0);
}

const MARKDOWN_MARKS = {
  plain: ['', ''],
  bold: ['**', '**'],
  code: ['`', '`'],
  block: ['```\n', '\n```'],
} as const;

const NO_COMMAND_IDS: CommandIds = new Map();

/**
 * Converts a text into Discord's Markdown of at most `maxChars` characters. Characters of formatting are
 * escaped. A command in monospace becomes a mention if its id is known, and so does a channel id (`#400`).
 */
export function contentOf(
  text: Text,
  commandIds: CommandIds = NO_COMMAND_IDS,
  maxChars = MAX_CONTENT_CHARS,
): string {
  let content = '';
  for (const { text: spanText, style } of parseSpans(text)) {
    const [openMark, closeMark] = MARKDOWN_MARKS[style ?? 'plain'];
    const isCode = style === 'code' || style === 'block';
    const formatPart = (textPart: string) =>
      openMark + (isCode ? textPart : escapeMarkdown(textPart)) + closeMark;
    const fits = (textPart: string) => content.length + textPart.length <= maxChars;
    const mention = style === 'code' ? mentionOf(spanText, commandIds) : undefined;
    if (mention !== undefined && fits(mention)) content += mention;
    else if (fits(formatPart(spanText))) content += formatPart(spanText);
    else return content + clipText(spanText, maxChars - content.length, formatPart);
  }
  return content;
}

/** Source: docs.discord.com, "Message Formatting". */
function mentionOf(text: string, commandIds: CommandIds): string | undefined {
  if (/^#\d+$/.test(text)) return `<${text}>`;
  const id = text.startsWith('/') ? commandIds.get(text.slice(1)) : undefined;
  return id && `<${text}:${id}>`;
}

const escapeMarkdown = (text: string): string =>
  text.replace(MARKDOWN_SYNTAX, (match) =>
    match.startsWith('http') ? match : match.replace(/\S$/, (character) => `\\${character}`),
  );

/**
 * Cuts `text`, adds an ellipsis, and formats the result, which has at most `maxChars` characters. Empty if
 * even the ellipsis doesn't fit.
 */
function clipText(text: string, maxChars: number, format: (part: string) => string): string {
  const characters = [...text];
  let minLength = 0;
  let maxLength = characters.length;
  const clipTo = (length: number) => format(`${characters.slice(0, length).join('')}…`);
  while (minLength < maxLength) {
    const midLength = Math.ceil((minLength + maxLength) / 2);
    if (clipTo(midLength).length <= maxChars) minLength = midLength;
    else maxLength = midLength - 1;
  }
  return clipTo(minLength).length <= maxChars ? clipTo(minLength) : '';
}

interface Upload {
  readonly name: string;
  readonly data: Buffer;
  readonly description?: string | undefined;
}

function uploadsOf({ picture, alt, file }: Reply, isPictureKept = false): Upload[] {
  const files: Upload[] = [];
  if (picture && !isPictureKept)
    files.push({
      name: pictureName(picture),
      data: picture.bytes,
      description: alt?.slice(0, MAX_DESCRIPTION_CHARS) || undefined,
    });
  if (file) files.push({ name: file.name, data: file.bytes });
  return files;
}

const buttonRowsOf = (buttons: Reply['buttons']): ButtonRow[] =>
  buttonRows(buttons).map((row) => ({ type: ComponentType.ActionRow, components: row.flatMap(buttonOf) }));

/**
 * Empty for a button without an action. It opens a deep link or an inline query, which Discord doesn't have.
 */
const buttonOf = ({ action, label, style }: Button): APIButtonComponentWithCustomId[] =>
  action === undefined
    ? []
    : [{ type: ComponentType.Button, custom_id: action, label, style: BUTTON_STYLES[style ?? 'plain'] }];
