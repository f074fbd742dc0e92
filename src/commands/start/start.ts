import type { Call, Command } from '../../chat/command.ts';
import { createLinks, INLINE_START_PAYLOAD, type LinkHandler, MAX_PAYLOAD_CHARS } from '../../chat/links.ts';
import type { LiveMessageContext, LiveMessageRenderer } from '../../chat/live-message.ts';
import { type Button, controls, type Reply } from '../../chat/reply.ts';
import { type BoardSize, boardSize } from '../../core/knight/board/square.ts';
import { USUAL_SEED } from '../../core/knight/request/tour-request.ts';
import { whyNoTour } from '../../core/knight/rule/existence.ts';
import { fault, ok } from '../../core/result.ts';
import { parseCode } from '../../core/sliding/notation/code.ts';
import { allowedSize, SIZE_PATTERN } from '../../core/sliding/notation/size.ts';
import { plainText } from '../../core/typed-text.ts';
import { rightsIn, type Texts } from '../../i18n/texts.ts';
import type { Feature, Features } from '../feature/feature.ts';
import { type Services, sealed } from '../feature/services.ts';
import { toHelp } from '../help/help.ts';
import { tourAction } from '../knight/action.ts';

export const startFeature = (services: Services, all: () => Features): Feature => ({
  commands: [startCommand(services, () => all().links), bareSizeCommand],
  liveMessages: { hello: renderHello(services), lacks: renderMissingPermissions },
});

/** `/start` greets. `/start PAYLOAD` opens the target of a deep link, in a private chat. */
const startCommand = (
  services: Services,
  links: () => readonly LinkHandler[],
): Command<string | undefined, Reply | undefined> => ({
  name: 'start',
  options: [],
  hidden: true,
  isAlwaysOn: true,
  isInOrder: true,
  takesWholeLine: true,
  tells: 'asks',
  read({ words }, { place }) {
    if (words === '') return ok(undefined);
    if (!place.isPrivate) return fault('link-elsewhere');
    const target = createLinks(services.daily.secret()).open(words) ?? openTarget(words);
    return target === undefined ? fault('stale-link') : ok(target);
  },
  async ask(call, target) {
    if (target === undefined) return ok(undefined);
    const [prefix, ...fields] = target.split(':');
    const handler = links().find((one) => one.prefix === prefix);
    return handler === undefined ? fault('stale-link') : handler.open(call, fields);
  },
  reply: async (call, _, opened) => opened ?? greeting(call),
});

const greeting = (call: Call): Reply => ({
  kind: 'answer',
  text: call.texts.say('start'),
  ...(call.surface.buttonRows > 0 && {
    buttons: controls(
      [{ action: 'day:today', label: call.texts.say('button-play-today'), style: 'primary' }],
      [{ action: 'play:4x4', label: call.texts.say('button-first-board') }, toHelp(call)],
    ),
  }),
});

/** Matches words that fit into a payload, which has `-` for spaces and `_` for colons. */
const WORDS = /^[a-z0-9]+(?:[ :][a-z0-9]+)*$/;
const KNIGHT = 'knight-';

/**
 * Returns the payload of a deep link that runs `/knight` with these words (`knight-8x8-a1-to-h1`). Undefined
 * if they are too long or have characters that no link can carry.
 */
export function tourPayload(words: string): string | undefined {
  const payload = KNIGHT + words.replaceAll(' ', '-').replaceAll(':', '_');
  return WORDS.test(words) && payload.length <= MAX_PAYLOAD_CHARS ? payload : undefined;
}

/**
 * Returns the target of an unsealed link: a board code, words of `/knight`, or `inline`. Undefined for
 * others.
 */
function openTarget(payload: string): string | undefined {
  if (payload === INLINE_START_PAYLOAD) return INLINE_START_PAYLOAD;
  if (parseCode(payload) !== undefined) return `code:${payload}`;
  if (!payload.startsWith(KNIGHT)) return undefined;
  return `knight:${payload.slice(KNIGHT.length).replaceAll('-', ' ').replaceAll('_', ':')}`;
}

/** A size alone (`8x8`) in a private chat: offers the puzzle and the tour of that size. */
const bareSizeCommand: Command<BoardSize, true> = {
  name: 'size',
  options: [{ name: 'size', kind: 'text' }],
  hidden: true,
  isAlwaysOn: true,
  tells: 'nothing',
  read({ words }) {
    const [, first, second] = SIZE_PATTERN.exec(plainText(words.slice(0, 40)).trim()) ?? [];
    return first === undefined ? fault('not-understood') : boardSize(Number(first), Number(second));
  },
  isMeant: (request, _, { place }) => request.ok && place.isPrivate,
  ask: async () => ok(true),
  async reply({ texts, surface }, { cols, rows }) {
    const size = `${cols}x${rows}`;
    const hasPuzzle = allowedSize(cols, rows).ok;
    const hasTour = whyNoTour(cols, rows) === undefined;
    const tour = { kind: 'tour', cols, rows, closed: false, method: 'construct', seed: USUAL_SEED } as const;
    const buttons: readonly Button[] = [
      ...(hasPuzzle ? [{ action: `play:${size}`, label: texts.say('button-size-puzzle', { size }) }] : []),
      ...(hasTour
        ? [{ action: tourAction('tour', tour), label: texts.say('button-size-tour', { size }) }]
        : []),
    ];
    const has = hasPuzzle ? (hasTour ? 'both' : 'puzzle') : hasTour ? 'tour' : 'none';
    return {
      kind: 'answer',
      text: texts.say('bare-size', { size, has }),
      ...(surface.buttonRows > 0 && buttons.length > 0 && { buttons: controls(buttons) }),
    };
  },
};

/**
 * Renders `hello`, the first message in a chat: a greeting, today's puzzle, a stopped post, missing
 * permissions.
 */
const renderHello =
  (services: Services): LiveMessageRenderer =>
  async (_, { texts, place, surface, isNew, settings, lacks }) => {
    if (!isNew) return undefined;
    const { zone, dailyAt } = settings;
    const rights = await missingRights(texts, lacks);
    const label = texts.say('button-play-today');
    const play = surface.privateLinks
      ? { deepLinkPayload: sealed(services, `day:today:${place}`) }
      : { action: 'day:today' };
    return {
      reply: {
        kind: 'answer',
        text: [
          texts.say('hello'),
          ...(zone === undefined || dailyAt !== undefined ? [] : [texts.say('hello-post-off', { zone })]),
          ...(rights === '' ? [] : [texts.say('hello-lacks', { rights })]),
        ].join('\n\n'),
        buttons: controls([{ ...play, label, style: 'primary' }, toHelp({ texts })]),
      },
    };
  };

/** Renders `lacks`, a single message about missing permissions. */
const renderMissingPermissions: LiveMessageRenderer = async (_, { texts, isNew, lacks }) => {
  const rights = isNew ? await missingRights(texts, lacks) : '';
  if (rights === '') return undefined;
  return { reply: { kind: 'notice', text: texts.say('hello-lacks', { rights }) } };
};

/** Names the missing permissions, except pinning, which only chats that pin their post need. */
async function missingRights(texts: Texts, lacks: LiveMessageContext['lacks']): Promise<string> {
  const missing = await lacks();
  return rightsIn(
    texts,
    missing.filter((right) => right !== 'pin'),
  );
}
