import type { Text } from '../../chat/reply.ts';
import { parseBoardText } from '../../core/sliding/notation/code.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { formatDurationWithTenths } from '../../i18n/numbers.ts';
import { formatList, publicName, type Texts } from '../../i18n/texts.ts';
import type { Round, RoundEntry } from '../../store/contract/round.ts';
import { MIN_RACE_PLAYERS } from '../games/round.ts';
import { type RankedResult, type RoundSolver, raceStandings, rankSolvers } from '../games/standings.ts';

/** Before the start it lists the players, afterwards their times and ranks. */
export function raceText(texts: Texts, round: Round, entries: readonly RoundEntry[]): Text {
  const { size, state, seconds } = round;
  const host = publicName(texts, round.hostName);
  const playerCount = entries.length;
  const title = texts.say('race-title', { size, state, host, players: playerCount });
  const ruleLine = texts.say('race-rule');
  if (state === 'open')
    return [
      title,
      texts.say('race-how', { seconds }),
      ruleLine,
      '',
      texts.say('race-joined', { count: playerCount, names: listNames(texts, entries) }),
    ].join('\n');
  const hasFinisher = entries.some(({ milliseconds }) => milliseconds !== undefined);
  if (state === 'over' && !hasFinisher)
    return [
      title,
      playerCount < MIN_RACE_PLAYERS
        ? texts.say('race-alone', { count: playerCount, names: listNames(texts, entries), size })
        : texts.say('race-called-off', { size }),
    ].join('\n');
  return [
    title,
    ...(state === 'running' ? [ruleLine, ''] : []),
    ...standingLines(texts, round, entries),
  ].join('\n');
}

function standingLines(texts: Texts, round: Round, entries: readonly RoundEntry[]): Text[] {
  const {
    finished: finishedResults,
    running: runningEntries,
    unfinished: unfinishedEntries,
    unranked: unrankedResults,
  } = raceStandings(entries);
  const isRoundOver = round.state === 'over';
  return [
    ...finishedResults.map(({ rank, result: { personName, milliseconds, moveCount } }) => {
      const movesOverPar = isRoundOver && round.par !== undefined ? moveCount - round.par : 'none';
      const name = publicName(texts, personName);
      return texts.say('race-row', {
        rank,
        name,
        time: formatDurationWithTenths(texts.locale, milliseconds),
        moves: moveCount,
        over: movesOverPar,
      });
    }),
    ...(runningEntries.length > 0
      ? [texts.say('race-running', { count: runningEntries.length, names: listNames(texts, runningEntries) })]
      : []),
    ...(unrankedResults.length > 0
      ? [texts.say('race-unranked', { names: listNames(texts, unrankedResults) })]
      : []),
    ...(unfinishedEntries.length > 0
      ? [texts.say('race-unfinished', { names: listNames(texts, unfinishedEntries) })]
      : []),
    ...(isRoundOver ? parLine(texts, round) : []),
  ];
}

export const listNames = (texts: Texts, entries: readonly RoundEntry[]): string =>
  formatList(
    texts,
    entries.map(({ personName }) => publicName(texts, personName)),
  );

/** Lists all solutions that players sent to a finished round. */
export const allSolutions = (texts: Texts, round: Round, entries: readonly RoundEntry[]): Text =>
  [
    texts.say('solutions-title', { size: round.size }),
    ...rankSolvers(entries).map((rankedSolver) => solverRow(texts, round, rankedSolver, true)),
  ].join('\n');

/**
 * Writes at most `maxChars` characters. The solutions are shown only after the round is over. If the text is
 * too long, it omits the worst solutions first, then the last players. `isWhole`: nothing was omitted.
 */
export function fewestMovesText(
  texts: Texts,
  round: Round,
  entries: readonly RoundEntry[],
  maxChars: number,
): { readonly text: Text; readonly isWhole: boolean } {
  const { size, state, seconds } = round;
  const host = publicName(texts, round.hostName);
  const headLines = [texts.say('fmc-title', { size, state, host, minutes: Math.round(seconds / 60) })];
  if (state === 'running') headLines.push(texts.say('fmc-how'), boardLine(texts, round), '');
  else headLines.push(...parLine(texts, round));
  const rankedSolvers = rankSolvers(entries);
  if (rankedSolvers.length === 0) headLines.push(texts.say('fmc-nobody', { state, size }));
  const composeText = (rowCount: number, solutionCount: number): Text =>
    [
      ...headLines,
      ...rankedSolvers
        .slice(0, rowCount)
        .map((rankedSolver, index) => solverRow(texts, round, rankedSolver, index < solutionCount)),
      ...(rowCount < rankedSolvers.length
        ? [texts.say('rows-more', { count: rankedSolvers.length - rowCount })]
        : []),
    ].join('\n');
  const maxSolutions = state === 'over' ? rankedSolvers.length : 0;
  for (let solutionCount = maxSolutions; solutionCount >= 0; solutionCount--) {
    const text = composeText(rankedSolvers.length, solutionCount);
    if (text.length <= maxChars) return { text, isWhole: solutionCount === maxSolutions };
  }
  let rowCount = rankedSolvers.length;
  while (rowCount > 0 && composeText(rowCount, 0).length > maxChars) rowCount--;
  return { text: composeText(rowCount, 0), isWhole: false };
}

function solverRow(
  texts: Texts,
  { state, par }: Round,
  { rank, result: { personName, best: bestSolution, tries: tryCount } }: RankedResult<RoundSolver>,
  includesSolution: boolean,
): Text {
  const [name, length] = [publicName(texts, personName), bestSolution.length];
  const movesOverPar = state === 'over' && par !== undefined ? length - par : 'none';
  const row = texts.say('fmc-row', { rank, name, length, tries: tryCount, over: movesOverPar });
  return includesSolution ? `${row}\n\`${bestSolution}\`` : row;
}

/** The fewest moves, or the proved lower bound. Empty if both are unknown. */
function parLine(texts: Texts, { par, bound }: Pick<Round, 'par' | 'bound'>): string[] {
  if (par !== undefined) return [texts.say('round-par', { par })];
  return bound === undefined ? [] : [texts.say('round-bound', { bound })];
}

/** Writes the board in a form that users can copy. */
export const boardLine = (texts: Texts, { start }: Pick<Round, 'start'>): string =>
  texts.say('round-board', { board: makeBoard(parseBoardText(start)) });
