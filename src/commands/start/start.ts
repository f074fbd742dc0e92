import type { Call, Command } from '../../chat/command.ts';
import { createLinks, INLINE_START_PAYLOAD, type LinkHandler, MAX_PAYLOAD_CHARS } from '../../chat/links.ts';
import type { LiveMessageContext, LiveMessageRenderer } from '../../chat/live-message.ts';
import { type Button, makeControlGroup, type Reply } from '../../chat/reply.ts';
import { type BoardSize, checkBoardSize } from '../../core/knight/board/square.ts';
import { DEFAULT_SEED } from '../../core/knight/request/tour-request.ts';
import { whyNoTour } from '../../core/knight/rule/existence.ts';
import { fault, ok } from '../../core/result.ts';
import { parseCode } from '../../core/sliding/notation/code.ts';
import { checkSize, SIZE_PATTERN } from '../../core/sliding/notation/size.ts';
import { plainText } from '../../core/typed-text.ts';
import { formatRights, type Texts } from '../../i18n/texts.ts';
import type { Feature, Features } from '../feature/feature.ts';
import { type Services, signedPayload } from '../feature/services.ts';
import { makeHelpButton } from '../help/help.ts';
import { tourAction } from '../knight/action.ts';

export const startFeature = (services: Services, getFeatures: () => Features): Feature => ({
  commands: [startCommand(services, () => getFeatures().links), bareSizeCommand],
  liveMessages: { hello: renderHello(services), lacks: renderMissingPermissions },
});

/**
 * The command `/start`: greets the user. `/start PAYLOAD`, in a private chat, opens the target of a deep
 * link.
 */
const startCommand = (
  services: Services,
  links: () => readonly LinkHandler[],
): Command<string | undefined, Reply | undefined> => ({
  name: 'start',
  options: [],
  isHidden: true,
  isAlwaysOn: true,
  runsInOrder: true,
  takesWholeLine: true,
  reveals: 'asks',
  read({ words }, { place }) {
    if (words === '') return ok(undefined);
    if (!place.isPrivate) return fault('link-elsewhere');
    const linkTarget =
      createLinks(services.daily.secret()).parsePayload(words) ?? parseUnsignedPayload(words);
    return linkTarget === undefined ? fault('stale-link') : ok(linkTarget);
  },
  async ask(call, linkTarget) {
    if (linkTarget === undefined) return ok(undefined);
    const [prefix, ...fields] = linkTarget.split(':');
    const handler = links().find((linkHandler) => linkHandler.prefix === prefix);
    return handler === undefined ? fault('stale-link') : handler.open(call, fields);
  },
  reply: async (call, _, targetReply) => targetReply ?? greetingReply(call),
});

const greetingReply = (call: Call): Reply => ({
  kind: 'answer',
  text: call.texts.say('start'),
  ...(call.surface.maxButtonRows > 0 && {
    buttons: makeControlGroup(
      [{ action: 'day:today', label: call.texts.say('button-play-today'), style: 'primary' }],
      [{ action: 'play:4x4', label: call.texts.say('button-first-board') }, makeHelpButton(call)],
    ),
  }),
});

/** Matches words that a link can contain. In the link, `-` replaces the spaces and `_` the colons. */
const LINK_WORDS_PATTERN = /^[a-z0-9]+(?:[ :][a-z0-9]+)*$/;
const KNIGHT_PAYLOAD_PREFIX = 'knight-';

/**
 * Returns the payload of a deep link that runs `/knight` with these words (`knight-8x8-a1-to-h1`). Undefined
 * if the words are too long, or have characters that are not allowed in a link.
 */
export function tourPayload(words: string): string | undefined {
  const payload = KNIGHT_PAYLOAD_PREFIX + words.replaceAll(' ', '-').replaceAll(':', '_');
  return LINK_WORDS_PATTERN.test(words) && payload.length <= MAX_PAYLOAD_CHARS ? payload : undefined;
}

/**
 * Returns the target of a deep link without a signature: a board code, words of `/knight`, or `inline`.
 * Undefined for any other payload.
 */
function parseUnsignedPayload(payload: string): string | undefined {
  if (payload === INLINE_START_PAYLOAD) return INLINE_START_PAYLOAD;
  if (parseCode(payload) !== undefined) return `code:${payload}`;
  if (!payload.startsWith(KNIGHT_PAYLOAD_PREFIX)) return undefined;
  return `knight:${payload.slice(KNIGHT_PAYLOAD_PREFIX.length).replaceAll('-', ' ').replaceAll('_', ':')}`;
}

/**
 * Answers a line with only a size (`8x8`) in a private chat: offers a sliding puzzle and a knight's tour of
 * this size.
 */
const bareSizeCommand: Command<BoardSize, true> = {
  name: 'size',
  options: [{ name: 'size', kind: 'text' }],
  isHidden: true,
  isAlwaysOn: true,
  reveals: 'nothing',
  read({ words }) {
    const [, colsText, rowsText] = SIZE_PATTERN.exec(plainText(words.slice(0, 40)).trim()) ?? [];
    return colsText === undefined
      ? fault('not-understood')
      : checkBoardSize(Number(colsText), Number(rowsText));
  },
  mayAnswer: (request, _, { place }) => request.ok && place.isPrivate,
  ask: async () => ok(true),
  async reply({ texts, surface }, { cols, rows }) {
    const size = `${cols}x${rows}`;
    const hasPuzzle = checkSize(cols, rows).ok;
    const hasTour = whyNoTour(cols, rows) === undefined;
    const tourRequest = {
      kind: 'tour',
      cols,
      rows,
      closed: false,
      method: 'construct',
      seed: DEFAULT_SEED,
    } as const;
    const buttons: readonly Button[] = [
      ...(hasPuzzle ? [{ action: `play:${size}`, label: texts.say('button-size-puzzle', { size }) }] : []),
      ...(hasTour
        ? [{ action: tourAction('tour', tourRequest), label: texts.say('button-size-tour', { size }) }]
        : []),
    ];
    const availableGames = hasPuzzle ? (hasTour ? 'both' : 'puzzle') : hasTour ? 'tour' : 'none';
    return {
      kind: 'answer',
      text: texts.say('bare-size', { size, has: availableGames }),
      ...(surface.maxButtonRows > 0 && buttons.length > 0 && { buttons: makeControlGroup(buttons) }),
    };
  },
};

/**
 * Renders `hello`, the bot's first message in a chat: a greeting, and a button for today's puzzle. If needed,
 * it also says that the daily post has ended, and which permissions the bot is missing.
 */
const renderHello =
  (services: Services): LiveMessageRenderer =>
  async (_, { texts, place, surface, isFirstVersion: isNew, settings, missingRights }) => {
    if (!isNew) return undefined;
    const { zone, dailyAt } = settings;
    const rightsText = await listMissingRights(texts, missingRights);
    const label = texts.say('button-play-today');
    const playTarget = surface.hasPrivateLinks
      ? { deepLinkPayload: signedPayload(services, `day:today:${place}`) }
      : { action: 'day:today' };
    return {
      reply: {
        kind: 'answer',
        text: [
          texts.say('hello'),
          ...(zone === undefined || dailyAt !== undefined ? [] : [texts.say('hello-post-off', { zone })]),
          ...(rightsText === '' ? [] : [texts.say('hello-lacks', { rights: rightsText })]),
        ].join('\n\n'),
        buttons: makeControlGroup([{ ...playTarget, label, style: 'primary' }, makeHelpButton({ texts })]),
      },
    };
  };

/** Renders `lacks`, a message with the permissions that the bot is missing. It is never edited. */
const renderMissingPermissions: LiveMessageRenderer = async (
  _,
  { texts, isFirstVersion: isNew, missingRights },
) => {
  const rightsText = isNew ? await listMissingRights(texts, missingRights) : '';
  if (rightsText === '') return undefined;
  return { reply: { kind: 'notice', text: texts.say('hello-lacks', { rights: rightsText }) } };
};

/**
 * Returns the names of the permissions that the bot is missing. Pinning is omitted, because only chats that
 * pin the daily post need it.
 */
async function listMissingRights(
  texts: Texts,
  loadMissingRights: LiveMessageContext['missingRights'],
): Promise<string> {
  const missingRights = await loadMissingRights();
  return formatRights(
    texts,
    missingRights.filter((right) => right !== 'pin'),
  );
}
