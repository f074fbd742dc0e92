import type { PressAnswer, Reply } from '../../chat/reply.ts';
import { parseSpans, removeMarks, type Span } from '../../i18n/markup.ts';
import type { Picture } from '../../render/paint/picture.ts';

/**
 * A reply as JSON. The text is split into styled spans. Pictures and files are data URLs, so that the page
 * can store them.
 */
export interface WireReply extends Pick<Reply, 'kind' | 'buttons' | 'game' | 'toShare' | 'chosen'> {
  readonly text: readonly Span[];
  /** `kept` if it is the same as the previous picture in this answer. */
  readonly picture?: WirePicture | 'kept';
  /** To download, as a data URL. */
  readonly file?: { readonly name: string; readonly url: string };
}

export interface WirePicture extends Pick<Picture, 'width' | 'height'> {
  readonly url: string;
  readonly alt: string;
}

/** Any number of lines with `progress`, then one last line with the result. */
export interface WireLine {
  /** As long as the answer is not ready. */
  readonly progress?: WireReply;
  /** Replaces the message whose button was pressed. */
  readonly edit?: WireReply;
  readonly reply?: WireReply;
  readonly notice?: string;
  readonly error?: string;
}

export function toWireReply(reply: Reply): WireReply {
  const { kind, picture, buttons, game, file, toShare, chosen } = reply;
  return {
    kind,
    text: parseSpans(reply.text),
    picture: picture && {
      url: dataUrl(`image/${picture.kind}`, picture.bytes),
      width: picture.width,
      height: picture.height,
      alt: reply.alt ?? '',
    },
    buttons: buttons && buttons.length > 0 ? buttons : undefined,
    game,
    toShare,
    chosen,
    file: file && { name: file.name, url: dataUrl('application/octet-stream', file.bytes) },
  };
}

/**
 * The returned function, for the lines of one answer, replaces a picture by `kept` if the previous one was
 * the same.
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
    progress: progress && replaceRepeatedPicture(progress),
    reply: reply && replaceRepeatedPicture(reply),
  });
}

export const toWireLine = ({ edit, reply, notice }: PressAnswer): WireLine => ({
  edit: edit && toWireReply(edit),
  reply: reply && toWireReply(reply),
  notice: notice === undefined ? undefined : removeMarks(notice),
});

const dataUrl = (mimeType: string, bytes: Buffer): string =>
  `data:${mimeType};base64,${bytes.toString('base64')}`;
