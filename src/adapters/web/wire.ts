import type { PressAnswer, Reply } from '../../chat/reply.ts';
import { plain, type Span, spans } from '../../i18n/markup.ts';
import type { Picture } from '../../render/paint/picture.ts';

/**
 * A reply as JSON: the text in parts, pictures and files as data addresses, so that the page can store them.
 */
export interface WireReply extends Pick<Reply, 'kind' | 'buttons' | 'game' | 'toShare' | 'chosen'> {
  readonly text: readonly Span[];
  /** `kept`: the picture is the same as in the last line that had one. */
  readonly picture?: WirePicture | 'kept';
  readonly file?: { readonly name: string; readonly url: string };
}

export interface WirePicture extends Pick<Picture, 'width' | 'height'> {
  readonly url: string;
  readonly alt: string;
}

/**
 * A line of a streamed answer. Any number of lines with `progress` come first, then one last line without it.
 */
export interface WireLine {
  readonly progress?: WireReply;
  /** The new content of the message whose button was pressed. */
  readonly edit?: WireReply;
  readonly reply?: WireReply;
  readonly notice?: string;
  /** The reason why there is no answer. */
  readonly error?: string;
}

/** Converts a reply for the page. */
export function wireReply(reply: Reply): WireReply {
  const { kind, picture, buttons, game, file, toShare, chosen } = reply;
  return {
    kind,
    text: spans(reply.text),
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

/** Returns a function that converts the lines of one answer and leaves out pictures that repeat. */
export function withoutRepeats(): (line: WireLine) => WireLine {
  let shown: string | undefined;
  const lighter = (reply: WireReply): WireReply => {
    const { picture } = reply;
    if (picture === undefined || picture === 'kept') return reply;
    if (picture.url === shown) return { ...reply, picture: 'kept' };
    shown = picture.url;
    return reply;
  };
  return ({ progress, reply, ...line }) => ({
    ...line,
    ...(progress && { progress: lighter(progress) }),
    ...(reply && { reply: lighter(reply) }),
  });
}

/** Converts the result of a press. */
export const wirePress = ({ edit, reply, notice }: PressAnswer): WireLine => ({
  ...(edit && { edit: wireReply(edit) }),
  ...(reply && { reply: wireReply(reply) }),
  ...(notice !== undefined && { notice: plain(notice) }),
});

const dataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;
