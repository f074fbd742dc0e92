import type { Call } from '../../chat/command.ts';
import { createLinks } from '../../chat/links.ts';
import type { LiveMessageContext, LiveMessageRenderer } from '../../chat/live-message.ts';
import { type Button, makeControlGroup, type Reply, type Text } from '../../chat/reply.ts';
import { parseBoardText } from '../../core/sliding/notation/code.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';
import { formatDurationWithTenths } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Round, RoundEntry } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';
import { puzzleOf } from '../games/sliding-rules.ts';
import { type RankedResult, raceStandings, rankSolvers } from '../games/standings.ts';
import { spellMoves } from '../solve/solution-reply.ts';
import { boardLine, fewestMovesText, listNames, raceText } from './round-text.ts';

/** The subject of a round's live message. */
const roundSubject = ({ id }: Pick<Round, 'id'>): string => `round:${id}`;

type RoundView = Pick<LiveMessageContext, 'texts' | 'look' | 'surface'>;

/** The answer to the command that began a round: the message of the round, which the bot edits later. */
export const roundAnswer = async (services: Services, call: Call, round: Round): Promise<Reply> => ({
  ...(await roundReply(services, call, round, true)),
  liveMessage: { subject: roundSubject(round) },
});

/**
 * `isNew`: the message has not been sent yet. Only a new message of a fewest-moves round has the picture of
 * the scramble.
 */
async function roundReply(services: Services, view: RoundView, round: Round, isNew: boolean): Promise<Reply> {
  const entries = await services.store.rounds.entries(round.id);
  const { texts, look, surface } = view;
  const board = parseBoardText(round.start);
  const maxChars = round.kind === 'race' ? surface.textLimit : surface.captionLimit;
  const text =
    round.kind === 'race'
      ? raceText(texts, round, entries)
      : fewestMovesText(texts, round, entries, maxChars).text;
  return {
    kind: 'answer',
    text,
    ...(round.kind === 'fmc' &&
      isNew && {
        picture: await services.draw({ kind: 'board', board, goal: parseBoardText(round.goal) }, look),
        alt: texts.say('board-alt', { board: makeBoard(board) }),
      }),
    buttons: makeControlGroup(roundButtons(services, view, round, entries)),
  };
}

function roundButtons(
  { daily }: Services,
  { texts, surface }: RoundView,
  round: Round,
  entries: readonly RoundEntry[],
): readonly Button[] {
  const { id, kind, state } = round;
  if (state === 'over')
    return kind === 'race' || fewestMovesText(texts, round, entries, surface.captionLimit).isWhole
      ? []
      : [{ action: `solutions:${id}`, label: texts.say('button-solutions') }];
  const label = texts.say(
    kind === 'fmc' ? 'button-take-part' : state === 'open' ? 'button-join' : 'button-my-board',
  );
  const joinButton: Button = surface.hasPrivateLinks
    ? {
        deepLinkPayload: createLinks(daily.secret()).makePayload(roundSubject(round)),
        label,
        style: 'primary',
      }
    : { action: `join:${id}`, label, style: 'primary' };
  const endButton: Button = { action: `end:${id}`, label: texts.say('button-end-round') };
  return state === 'open'
    ? [joinButton, { action: `begin:${id}`, label: texts.say('button-start-race') }, endButton]
    : [joinButton, endButton];
}

/**
 * Renders `round:<round>`. With the first message, the solver starts to prove the par of the board (the
 * fewest moves). The last message waits for this proof.
 */
export const renderRound =
  (services: Services): LiveMessageRenderer =>
  async ([roundId = ''], { isFirstVersion: isNew, ...view }) => {
    const { rounds } = services.store;
    const currentRound = await rounds.byId(roundId);
    if (currentRound === undefined) return undefined;
    const boundProof = currentRound.bound === undefined ? proveBound(services, currentRound) : undefined;
    // While the round runs, the proof continues in the background. If it fails, the next edit starts it
    // again.
    if (currentRound.state === 'over') await boundProof;
    else boundProof?.catch(() => {});
    const round = (await rounds.byId(roundId)) ?? currentRound;
    return { reply: await roundReply(services, view, round, isNew), isLast: round.state === 'over' };
  };

/**
 * Renders `result:<round>`, a new message at the end of a round: the winners, the board as text, a solution,
 * and a button for another round. It is a new message because users are not notified of edits.
 */
export const renderResult =
  (services: Services): LiveMessageRenderer =>
  async ([roundId = ''], { texts, surface }) => {
    const { rounds } = services.store;
    const round = await rounds.byId(roundId);
    if (round === undefined) return undefined;
    const lines = [winnersLine(texts, round, await rounds.entries(roundId)), boardLine(texts, round)];
    const solution = await proveBound(services, round);
    if (solution !== undefined) {
      const { length, optimal, moves } = solution;
      const facts = { length, proved: optimal ? 'yes' : 'no', moves: spellMoves(moves, 'stm') };
      lines.push(texts.say('round-way', facts));
    }
    const text = lines.join('\n');
    return {
      reply: {
        kind: 'answer',
        text: text.length <= surface.textLimit ? text : lines.slice(0, 2).join('\n'),
        buttons: makeControlGroup([
          { action: `rematch:${roundId}`, label: texts.say('button-rematch'), style: 'primary' },
        ]),
      },
      isLast: true,
    };
  };

function winnersLine(texts: Texts, round: Round, entries: readonly RoundEntry[]): Text {
  const withRankOne = <Result extends RoundEntry>(rankedResults: readonly RankedResult<Result>[]) =>
    rankedResults.filter(({ rank }) => rank === 1).map(({ result }) => result);
  const winners =
    round.kind === 'race' ? withRankOne(raceStandings(entries).finished) : withRankOne(rankSolvers(entries));
  return texts.say(`${round.kind}-result`, {
    size: round.size,
    count: winners.length,
    names: listNames(texts, winners),
    time: formatDurationWithTenths(texts.locale, winners[0]?.milliseconds ?? 0),
    length: winners[0]?.best?.length ?? 0,
  });
}

/**
 * Solves the board with as few moves as possible in the allowed time, and stores the proved lower bound.
 * Undefined if no solution is found in time.
 */
async function proveBound(
  { solver, store, timeLimitMs }: Services,
  round: Round,
): Promise<SlidingAnswer | undefined> {
  const request = { ...puzzleOf(round), metric: 'stm', algorithm: 'auto', timeMs: timeLimitMs } as const;
  const answer = await solver.ask('solve', request, { turnKeys: [round.host] });
  if (!answer.ok) return undefined;
  const { optimal, length, lowerBound } = answer.value;
  await store.rounds.recordProof(round.id, { bound: lowerBound, par: optimal ? length : undefined });
  return answer.value;
}
