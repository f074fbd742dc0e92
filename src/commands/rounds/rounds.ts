import type { Answer, ButtonHandler, Call, Command } from '../../chat/command.ts';
import { ownerOf } from '../../chat/ownership.ts';
import { checkAllowed } from '../../chat/preferences/preferences.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { defaultGoal, isSameBoard } from '../../core/sliding/board.ts';
import { makeBoardText, parseBoardText } from '../../core/sliding/notation/code.ts';
import { makeSize, parseSize, type Size } from '../../core/sliding/notation/size.ts';
import type { Words } from '../../core/sliding/notation/words.ts';
import { randomSolvableBoard } from '../../core/sliding/scramble/scramble.ts';
import { anyWordSource, compileOnce } from '../../core/vocabulary.ts';
import { contentId } from '../../store/contract/id.ts';
import type { Round, RoundKind } from '../../store/contract/round.ts';
import { settingsOf } from '../../store/contract/settings.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { JOIN_WINDOW_SECONDS } from '../games/round.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { suggestDurations, suggestSizes } from '../input/suggestions.ts';
import { playAloneHandler, renderParticipantMessage } from './participant-message.ts';
import {
  endRoundHandler,
  isRoundOf,
  joinHandler,
  leaveHandler,
  roundLinkHandler,
  solutionsHandler,
  startRaceHandler,
} from './round-buttons.ts';
import { renderResult, renderRound, roundAnswer } from './round-message.ts';

export const roundsFeature = (services: Services): Feature => ({
  commands: [raceCommand(services), fewestMovesCommand(services)],
  buttons: [
    joinHandler(services),
    leaveHandler(services),
    startRaceHandler(services),
    endRoundHandler(services),
    solutionsHandler(services),
    rematchHandler(services),
    playAloneHandler(services),
  ],
  links: [roundLinkHandler(services)],
  liveMessages: {
    round: renderRound(services),
    result: renderResult(services),
    game: renderParticipantMessage(services),
  },
});

/**
 * `/race [SIZE]`: all players get the same board at the same time, and the first player who solves it wins.
 */
const raceCommand = (services: Services): Command<Size> => ({
  name: 'race',
  options: [{ name: 'size', kind: 'text', suggest: suggestSizes }],
  isForAll: true,
  runsInOrder: true,
  needsOthers: true,
  reveals: 'nothing',
  read: ({ words }) => parseSize(words === '' ? '3x3' : words, slidingWords(services.typedWords)),
  run: (call, size) => answerNewRound(services, call, { kind: 'race', size, seconds: JOIN_WINDOW_SECONDS }),
});

const DEFAULT_SIZE = '3x3';
const DEFAULT_DURATION = '10m';
const MAX_ROUND_MINUTES = 60;
/** Matches minutes with the units of all languages: `10m`, `10 min`, `10'`. */
const minutesAtEnd = compileOnce(
  (typedWords: Services['typedWords']) =>
    new RegExp(`(?:^|\\s)(\\S+?)\\s*(?:${anyWordSource(typedWords('words-minutes'))})\\.?$`, 'iu'),
);

/**
 * `/fmc [SIZE] [MINUTESm]`: all players solve the same scramble, and the solution with the fewest moves wins.
 */
const fewestMovesCommand = (
  services: Services,
): Command<{ readonly size: Size; readonly minutes: number }> => ({
  name: 'fmc',
  options: [
    { name: 'size', kind: 'text', suggest: suggestSizes },
    { name: 'minutes', kind: 'text', suggest: suggestDurations },
  ],
  isForAll: true,
  runsInOrder: true,
  needsOthers: true,
  reveals: 'nothing',
  read({ words, options }) {
    const vocabulary = slidingWords(services.typedWords);
    const minutesPattern = minutesAtEnd(services.typedWords);
    const [sizeText, minutesText] = splitSizeAndMinutes(words, vocabulary, minutesPattern);
    const size = parseSize(sizeText === '' ? DEFAULT_SIZE : sizeText, vocabulary);
    if (!size.ok) return size;
    const minutes = readMinutes(String(options.minutes ?? minutesText ?? DEFAULT_DURATION), minutesPattern);
    return minutes.ok ? ok({ size: size.value, minutes: minutes.value }) : minutes;
  },
  run: (call, { size, minutes }) =>
    answerNewRound(services, call, { kind: 'fmc', size, seconds: 60 * minutes }),
});

/** A single number without a unit is a size. */
function splitSizeAndMinutes(
  words: string,
  vocabulary: Words,
  minutesPattern: RegExp,
): readonly [size: string, minutes?: string] {
  const minutesMatch = minutesPattern.exec(words);
  if (minutesMatch !== null) return [words.slice(0, minutesMatch.index).trim(), minutesMatch[0].trim()];
  const spaceIndex = words.lastIndexOf(' ');
  return spaceIndex < 0 ||
    parseSize(words, vocabulary).ok ||
    !parseSize(words.slice(0, spaceIndex), vocabulary).ok
    ? [words]
    : [words.slice(0, spaceIndex), words.slice(spaceIndex + 1)];
}

/** Fault: `bad-minutes` {text}. */
function readMinutes(text: string, minutesPattern: RegExp): Result<number> {
  const digits = (minutesPattern.exec(text)?.[1] ?? text).normalize('NFKC');
  const minutes = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return minutes >= 1 && minutes <= MAX_ROUND_MINUTES
    ? ok(minutes)
    : fault('bad-minutes', { text: text.slice(0, 40) });
}

interface NewRoundRequest {
  readonly kind: RoundKind;
  readonly size: Size;
  /** The time to join a race, or the duration of a fewest-moves round. */
  readonly seconds: number;
  /**
   * The id of the new round, by default random. Repeated presses on a button use the same id, so they begin
   * only one round.
   */
  readonly id?: string;
}

const MAX_ROUNDS_PER_CHAT = 5;

/**
 * Begins it on a random board. Faults:
 * - `round-needs-chat` {size, command, where} if this is no shared chat. `where`: `page` on the web page,
 *   `chat` in a private chat.
 * - `too-many-rounds` {most} if `most` rounds are already running in this chat.
 */
async function beginRound(
  { store, random, now }: Services,
  call: Call,
  { kind, size, seconds, id }: NewRoundRequest,
): Promise<Result<Round>> {
  const { place, address } = call;
  const { key: host, name: hostName } = ownerOf(call);
  if (place.isPrivate || address === undefined)
    return fault('round-needs-chat', {
      size: makeSize(size),
      command: kind,
      where: address === undefined ? 'page' : 'chat',
    });
  if ((await store.rounds.count(place.key)) >= MAX_ROUNDS_PER_CHAT)
    return fault('too-many-rounds', { most: MAX_ROUNDS_PER_CHAT });
  const goal = defaultGoal(size.rows, size.cols);
  let start = randomSolvableBoard(goal, random);
  while (isSameBoard(start, goal)) start = randomSolvableBoard(goal, random);
  return ok(
    await store.rounds.open({
      id,
      kind,
      seconds,
      address,
      place: place.key,
      host,
      hostName,
      size: makeSize(size),
      start: makeBoardText(start),
      goal: makeBoardText(goal),
      now: now(),
    }),
  );
}

async function answerNewRound(
  services: Services,
  call: Call,
  request: NewRoundRequest,
): Promise<Result<Answer>> {
  const round = await beginRound(services, call, request);
  return round.ok ? ok({ reply: (viewerCall) => roundAnswer(services, viewerCall, round.value) }) : round;
}

/**
 * `rematch:<round>`: begins another round of the same kind on a new board. Repeated presses begin only one
 * round. Faults: `stale-button`, `command-off`, `command-admins` {name}, `round-over` {kind, size}, those of
 * `beginRound`.
 */
const rematchHandler = (services: Services): ButtonHandler => ({
  prefix: 'rematch',
  reveals: 'nothing',
  async press(call, [oldRoundId = '']) {
    const { rounds, settings: settingsStore } = services.store;
    const round = await rounds.byId(oldRoundId);
    if (round?.state !== 'over' || !isRoundOf(call, round)) return fault('stale-button');
    const { kind, size, seconds } = round;
    const refusal = await checkAllowed(call, await settingsOf(settingsStore, call.place.key), kind);
    if (refusal !== undefined) return { ok: false, fault: refusal };
    const newRoundId = contentId('rematch', oldRoundId);
    const existingRound = await rounds.byId(newRoundId);
    if (existingRound?.state === 'over') return fault('round-over', { kind, size });
    if (existingRound !== undefined) return ok({ notice: call.userView.texts.say('standing-above') });
    const newRound = await beginRound(services, call, {
      kind,
      size: parseBoardText(round.start),
      seconds,
      id: newRoundId,
    });
    return newRound.ok ? ok({ reply: await roundAnswer(services, call, newRound.value) }) : newRound;
  },
});
