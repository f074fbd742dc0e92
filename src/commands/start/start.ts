import type { Call, Command } from '../../chat/command.ts';
import { createLinks, INLINE_START_PAYLOAD, type LinkHandler, MAX_PAYLOAD_CHARS } from '../../chat/links.ts';
import type { LiveMessageContext, LiveMessageRenderer } from '../../chat/live-message.ts';
import { checkAllowed } from '../../chat/preferences/preferences.ts';
import { type Button, makeControlGroup, type Reply } from '../../chat/reply.ts';
import { type BoardSize, checkBoardSize } from '../../core/knight/board/square.ts';
import { DEFAULT_SEED } from '../../core/knight/request/tour-request.ts';
import { whyNoTour } from '../../core/knight/rule/existence.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { parseCode } from '../../core/sliding/notation/code.ts';
import { checkSize, SIZE_PATTERN } from '../../core/sliding/notation/size.ts';
import { plainText } from '../../core/typed-text.ts';
import { formatRights, type Texts } from '../../i18n/texts.ts';
import { settingsOf } from '../../store/contract/settings.ts';
import { dayCard } from '../daily/day-message.ts';
import type { Feature, Features } from '../feature/feature.ts';
import { type Services, today } from '../feature/services.ts';
import { makeHelpButton } from '../help/help.ts';
import { tourAction } from '../knight/action.ts';
import { opensByLink } from '../play/board-shown.ts';
import { firstBoardButton, firstGameButtons } from './first-games.ts';

export const startFeature = (services: Services, getFeatures: () => Features): Feature => ({
  commands: [startCommand(services, () => getFeatures().links), bareSizeCommand],
  liveMessages: { hello: renderHello(services), lacks: renderMissingPermissions },
});

/**
 * In a shared chat where games open by a link, `/start` answers like `/daily`, unless the user may not use
 * `/daily` there. `/start PAYLOAD`, in a private chat, opens the target of a deep link.
 */
const startCommand = (
  services: Services,
  links: () => readonly LinkHandler[],
): Command<string | undefined> => ({
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
  async run(call, linkTarget) {
    const target = await openTarget(services, links, call, linkTarget);
    return target.ok
      ? ok({ reply: (viewerCall) => target.value ?? greetingReply(services, viewerCall) })
      : target;
  },
});

/** Undefined if `/start` greets. */
async function openTarget(
  services: Services,
  links: () => readonly LinkHandler[],
  call: Call,
  linkTarget: string | undefined,
): Promise<Result<Reply | undefined>> {
  if (linkTarget === undefined) {
    if (!opensByLink(call)) return ok(undefined);
    const placeSettings = await settingsOf(services.store.settings, call.place.key);
    const refusal = await checkAllowed(call, placeSettings, 'daily');
    return refusal === undefined
      ? dayCard(services, { day: today(services), series: 'puzzle' }, call)
      : ok(undefined);
  }
  const [prefix, ...fields] = linkTarget.split(':');
  const handler = links().find((linkHandler) => linkHandler.prefix === prefix);
  return handler === undefined ? fault('stale-link') : handler.open(call, fields);
}

const greetingReply = (services: Services, call: Call): Reply => ({
  kind: 'answer',
  text: call.texts.say('start'),
  ...(call.surface.maxButtonRows > 0 && {
    // In a shared chat, this is the answer only if nobody may use `/daily` there.
    buttons: opensByLink(call)
      ? makeControlGroup([firstBoardButton(services, call.texts, true), makeHelpButton(call)])
      : firstGameButtons(services, call.texts),
  }),
});

/** Words that a link can contain. In the link, `-` replaces the spaces and `_` the colons. */
const LINK_WORDS_PATTERN = /^[a-z0-9]+(?:[ :][a-z0-9]+)*$/;
const KNIGHT_PAYLOAD_PREFIX = 'knight-';

/**
 * A deep link that runs `/knight` with these words (`knight-8x8-a1-to-h1`). Undefined if the words are too
 * long, or have characters that are not allowed in a link.
 */
export function tourPayload(words: string): string | undefined {
  const payload = KNIGHT_PAYLOAD_PREFIX + words.replaceAll(' ', '-').replaceAll(':', '_');
  return LINK_WORDS_PATTERN.test(words) && payload.length <= MAX_PAYLOAD_CHARS ? payload : undefined;
}

/** A board code, words of `/knight`, or `inline`. Undefined for any other payload. */
function parseUnsignedPayload(payload: string): string | undefined {
  if (payload === INLINE_START_PAYLOAD) return INLINE_START_PAYLOAD;
  if (parseCode(payload) !== undefined) return `code:${payload}`;
  if (!payload.startsWith(KNIGHT_PAYLOAD_PREFIX)) return undefined;
  return `knight:${payload.slice(KNIGHT_PAYLOAD_PREFIX.length).replaceAll('-', ' ').replaceAll('_', ':')}`;
}

/**
 * A line with only a size (`8x8`) in a private chat: offers a sliding puzzle and a knight's tour of this
 * size.
 */
const bareSizeCommand: Command<BoardSize> = {
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
  run: async (_, size) => ok({ reply: (call) => bareSizeReply(call, size) }),
};

function bareSizeReply({ texts, surface }: Call, { cols, rows }: BoardSize): Reply {
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
    buttons: surface.maxButtonRows > 0 && buttons.length > 0 ? makeControlGroup(buttons) : undefined,
  };
}

/**
 * Renders `hello`, the bot's first message in a chat: a greeting, and buttons for first games. If needed,
 * it also says that the daily post has ended, and which permissions the bot is missing.
 */
const renderHello =
  (services: Services): LiveMessageRenderer =>
  async (_, { texts, place, surface, isFirstVersion: isNew, settings, missingRights }) => {
    if (!isNew) return undefined;
    const { zone, dailyAt } = settings;
    const rightsText = await listMissingRights(texts, missingRights);
    return {
      reply: {
        kind: 'answer',
        text: [
          texts.say('hello'),
          ...(zone === undefined || dailyAt !== undefined ? [] : [texts.say('hello-post-off', { zone })]),
          ...(rightsText === '' ? [] : [texts.say('hello-lacks', { rights: rightsText })]),
        ].join('\n\n'),
        buttons: firstGameButtons(services, texts, surface.hasPrivateLinks ? { linkPlace: place } : {}),
      },
    };
  };

/** Renders `lacks`, a message that is never edited. */
const renderMissingPermissions: LiveMessageRenderer = async (
  _,
  { texts, isFirstVersion: isNew, missingRights },
) => {
  const rightsText = isNew ? await listMissingRights(texts, missingRights) : '';
  if (rightsText === '') return undefined;
  return { reply: { kind: 'notice', text: texts.say('hello-lacks', { rights: rightsText }) } };
};

/** Pinning is omitted, because only chats that pin the daily post need it. */
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
