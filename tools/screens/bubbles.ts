import { removeMarks } from '../../src/i18n/markup.ts';
import type { LocalMessage } from '../../test/support/discord/interaction.ts';
import type { BotCall, Shown } from '../../test/support/telegram/server.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

const image = (bytes: Buffer | undefined): string => {
  if (bytes === undefined) return '';
  const type = bytes[0] === 0x47 ? 'gif' : bytes[0] === 0xff ? 'jpeg' : 'png';
  return `<img src="data:image/${type};base64,${bytes.toString('base64')}">`;
};

const TELEGRAM_STYLE = `
  body { margin: 0; background: #d3e2c6; font: 15px/1.35 "DejaVu Sans", sans-serif; color: #111; }
  main { width: 340px; padding: 8px; box-sizing: border-box; }
  .you { margin: 0 0 6px auto; width: fit-content; max-width: 270px; background: #e7ffd4; border-radius: 12px; overflow: hidden; }
  .bot { width: 290px; background: #fff; border-radius: 12px; overflow: hidden; }
  .you img, .bot img { display: block; width: 100%; }
  p { margin: 0; padding: 6px 10px; white-space: pre-wrap; overflow-wrap: anywhere; }
  code, pre { color: #3c6e9c; font: 14px "DejaVu Sans Mono", monospace; }
  .row { display: flex; gap: 3px; margin-top: 3px; width: 290px; }
  .row span { flex: 1; background: #7fa36bcc; color: #fff; border-radius: 7px; padding: 8px 2px; text-align: center; font-size: 13px;
    white-space: nowrap; overflow: hidden; text-overflow: ellipsis; position: relative; }
  .row .success { background: #4a9a4acc; } .row .primary { background: #3d84c6cc; } .row .danger { background: #c65151cc; }
  .link::after { content: "↗"; position: absolute; top: 0; right: 4px; font-size: 10px; }
  .toast { margin: 6px auto 0; width: fit-content; max-width: 290px; background: #000b; color: #fff; border-radius: 9px; padding: 7px 12px; font-size: 13px; }`;

/** A user's message, with the photo above it if there is one. */
export interface Said {
  readonly text: string;
  readonly photo?: Buffer | undefined;
}

/** Returns a message's HTML as it was last sent or edited. */
function htmlOf({ id, params }: Shown, calls: readonly BotCall[]): string {
  const edits = calls.filter(
    ({ method, params }) => method.startsWith('edit') && Number(params.message_id) === id,
  );
  const texts = [params, ...edits.map((edit) => edit.params)].flatMap((one) => {
    const media = (one.media ?? {}) as Record<string, unknown>;
    return one.text ?? one.caption ?? media.caption ?? [];
  });
  return String(texts.at(-1) ?? '');
}

/** Returns a user's message and the bot's as Telegram's apps show them, 340 pixels wide. */
export function telegramBubbles(
  said: Said | undefined,
  shown: Shown,
  calls: readonly BotCall[],
  toast?: string,
): string {
  const rows = (shown.keyboard?.inline_keyboard ?? []).map((row) => {
    const buttons = row.map((button) => {
      const style = 'style' in button ? String(button.style) : '';
      return `<span class="${style} ${'url' in button ? 'link' : ''}">${escaped(button.text)}</span>`;
    });
    return `<div class="row">${buttons.join('')}</div>`;
  });
  const you = said && `<div class="you">${image(said.photo)}<p>${escaped(said.text)}</p></div>`;
  const bot = `<div class="bot">${image(shown.file)}<p>${htmlOf(shown, calls)}</p></div>${rows.join('')}`;
  const notice = toast === undefined ? '' : `<div class="toast">${escaped(removeMarks(toast))}</div>`;
  return `<main>${you ?? ''}${bot}${notice}</main>`;
}

/** Returns the same as a page. */
export const telegramPage = (...bubbles: Parameters<typeof telegramBubbles>): string =>
  `<!doctype html><style>${TELEGRAM_STYLE}</style>${telegramBubbles(...bubbles)}`;

/** Returns several of them as a page of five columns. */
export const telegramSheet = (bubbles: readonly string[]): string =>
  `<!doctype html><style>${TELEGRAM_STYLE} body { columns: 5; column-gap: 4px; width: 1716px; } main { break-inside: avoid; }</style>${bubbles.join('')}`;

const DISCORD_STYLE = `
  body { margin: 0; background: #313338; font: 15px/1.4 "DejaVu Sans", sans-serif; color: #dbdee1; }
  main { width: 340px; padding: 10px; box-sizing: border-box; }
  .used { color: #949ba4; font-size: 12px; margin-bottom: 4px; } .used b { color: #8ea1f8; font-weight: normal; }
  .name { color: #fff; font-weight: bold; } .name i { background: #5865f2; border-radius: 3px; font: bold 10px sans-serif; padding: 1px 4px; }
  img { display: block; width: 300px; border-radius: 8px; margin-top: 6px; }
  p { margin: 2px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  code { background: #1e1f22; border-radius: 3px; padding: 0 3px; font: 13px "DejaVu Sans Mono", monospace; }
  .row { display: flex; gap: 6px; margin-top: 6px; }
  .row span { background: #4e5058; color: #fff; border-radius: 4px; padding: 6px 12px; font-size: 13px; text-align: center; min-width: 14px; }
  .row .s1 { background: #5865f2; } .row .s3 { background: #248046; } .row .s4 { background: #da373c; }
  .own { color: #949ba4; font-size: 12px; margin-top: 6px; }`;

const marked = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\\([*_~`|>])/g, '$1');

/** Returns a page, 340 pixels wide, that shows the bot's message as Discord's apps do. */
export function discordPage(used: string, message: LocalMessage): string {
  const rows = message.rows.map((row) => {
    const buttons = row.map(({ label, style }) => `<span class="s${style}">${escaped(label ?? '')}</span>`);
    return `<div class="row">${buttons.join('')}</div>`;
  });
  const own = message.ephemeral
    ? '<div class="own">Only you can see this · <u>Dismiss message</u></div>'
    : '';
  return `<!doctype html><style>${DISCORD_STYLE}</style><main><div class="used">Ann used <b>${escaped(used)}</b></div>
    <div class="name">TileKnight <i>APP</i></div><p>${marked(message.content)}</p>
    ${message.files.map(({ bytes }) => image(bytes)).join('')}${rows.join('')}${own}</main>`;
}
