import type { PressAnswer, Reply } from '../../chat/reply.ts';
import { parseSpans, removeMarks, type Span } from '../../i18n/markup.ts';
import type { Picture } from '../../render/paint/picture.ts';

/**
 * A reply as JSON for the page. The text is split into styled spans. Pictures and files are data URLs, so
 * that the page can store them.
 */
export interface WireReply extends Pick<Reply, 'kind' | 'buttons' | 'game' | 'toShare' | 'chosen'> {
  readonly text: readonly Span[];
  /** The picture, or `kept` if it is the same as the previous picture in this answer. */
  readonly picture?: WirePicture | 'kept';
  /** File to download, as a data URL. */
  readonly file?: { readonly name: string; readonly url: string };
}

/** A picture as JSON for the page. */
export interface WirePicture extends Pick<Picture, 'width' | 'height'> {
  /** Data URL of the picture. */
  readonly url: string;
  /** Description of the picture in words. */
  readonly alt: string;
}

/**
 * One line of a streamed answer. First come any number of lines with `progress`, then one last line with the
 * result.
 */
export interface WireLine {
  /** State of the work, as long as the answer is not ready. */
  readonly progress?: WireReply;
  /** New content of the message whose button was pressed. It replaces the old content. */
  readonly edit?: WireReply;
  /** Message that the page adds. */
  readonly reply?: WireReply;
  /** Sentence that the page shows for some seconds. */
  readonly notice?: string;
  /** The reason why there is no answer. */
  readonly error?: string;
}

/** Converts a reply to the JSON for the page. */
export function toWireReply(reply: Reply): WireReply {
  const { kind, picture, buttons, game, file, toShare, chosen } = reply;
  return {
    kind,
    text: parseSpans(reply.text),
    ...(picture && {
      picture: {
        url: dataUrl(`image/${picture.kind}`, picture.bytes),
        width: picture.width,
        height: picture.height,
        alt: reply.alt ?? '',
      },
    }),
    ...(buttons && buttons.length > 0 && { buttons }),
    ...(game && { game }),
    ...(toShare && { toShare }),
    ...(chosen && { chosen }),
    ...(file && { file: { name: file.name, url: dataUrl('application/octet-stream', file.bytes) } }),
  };
}

/**
 * Returns a function for the lines of one answer. The function replaces a picture by `kept` if the previous
 * picture was the same.
 */
export function createRepeatRemover(): (line: WireLine) => WireLine {
  let previousPictureUrl: string | undefined;
  const replaceRepeatedPicture = (reply: WireReply): WireReply => {
    const { picture } = reply;
    if (picture === undefined || picture === 'kept') return reply;
    if (picture.url === previousPictureUrl) return { ...reply, picture: 'kept' };
    previousPictureUrl = picture.url;
    return reply;
  };
  return ({ progress, reply, ...line }) => ({
    ...line,
    ...(progress && { progress: replaceRepeatedPicture(progress) }),
    ...(reply && { reply: replaceRepeatedPicture(reply) }),
  });
}

/** Converts the result of a button press to the last line of an answer. */
export const toWireLine = ({ edit, reply, notice }: PressAnswer): WireLine => ({
  ...(edit && { edit: toWireReply(edit) }),
  ...(reply && { reply: toWireReply(reply) }),
  ...(notice !== undefined && { notice: removeMarks(notice) }),
});

const dataUrl = (mimeType: string, bytes: Buffer): string =>
  `data:${mimeType};base64,${bytes.toString('base64')}`;
