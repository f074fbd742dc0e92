import type { Call } from '../../chat/command.ts';
import { linksOf } from '../../chat/links.ts';
import { type Button, controls, type Reply } from '../../chat/reply.ts';
import type { Stand, StandingMaker } from '../../chat/standing.ts';
import { parseBoardText } from '../../core/sliding/notation/board-text.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import type { Entry, Round } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';
import { areAllSolutionsShown, fewestMovesText } from './fewest-moves-text.ts';
import { prover } from './prove.ts';
import { raceText } from './race-text.ts';

/** What the message of a round stands for. */
export const roundSubject = ({ id }: Pick<Round, 'id'>): string => `round:${id}`;

/** What shows a round to everybody in its chat. */
export type Shown = Pick<Stand, 'texts' | 'look' | 'surface'>;

/** The round as the answer to who began it: the one message of the chat that stands for it. */
export const roundAnswer = async (services: Services, call: Call, round: Round): Promise<Reply> => ({
  ...(await roundReply(services, call, round, true)),
  standing: { subject: roundSubject(round) },
});

/** How a round stands. `isNew`: the message is sent with it, and the scramble's picture with the message. */
export async function roundReply(
  services: Services,
  shown: Shown,
  round: Round,
  isNew: boolean,
): Promise<Reply> {
  const entries = await services.store.rounds.entries(round.id);
  const { texts, look, surface } = shown;
  const board = parseBoardText(round.start);
  const limit = round.kind === 'race' ? surface.textLimit : surface.captionLimit;
  const text =
    round.kind === 'race' ? raceText(texts, round, entries) : fewestMovesText(texts, round, entries, limit);
  return {
    kind: 'answer',
    text,
    ...(round.kind === 'fmc' &&
      isNew && {
        picture: await services.draw({ kind: 'board', board, goal: parseBoardText(round.goal) }, look),
        alt: texts.say('board-alt', { board: makeBoard(board) }),
      }),
    buttons: controls(buttonsOf(services, shown, round, entries)),
  };
}

function buttonsOf(
  { daily }: Services,
  { texts, surface }: Shown,
  round: Round,
  entries: readonly Entry[],
): readonly Button[] {
  const { id, kind, state } = round;
  if (state === 'over')
    return kind === 'race' || areAllSolutionsShown(texts, round, entries, surface.captionLimit)
      ? []
      : [{ action: `solutions:${id}`, label: texts.say('button-solutions') }];
  const label = texts.say(
    kind === 'fmc' ? 'button-take-part' : state === 'open' ? 'button-join' : 'button-my-board',
  );
  const join: Button = surface.privateLinks
    ? { opens: linksOf(daily.secret()).seal(roundSubject(round)), label, style: 'primary' }
    : { action: `join:${id}`, label, style: 'primary' };
  const end: Button = { action: `end:${id}`, label: texts.say('button-end-round') };
  return state === 'open'
    ? [join, { action: `begin:${id}`, label: texts.say('button-start-race') }, end]
    : [join, end];
}

/** Keeps the message of a round true; what is proved of its board is found out meanwhile, and awaited at the end. */
export function roundMaker(services: Services): StandingMaker {
  const prove = prover(services);
  return async ([id = ''], { isNew, ...shown }) => {
    const { rounds } = services.store;
    const found = await rounds.byId(id);
    if (found === undefined) return undefined;
    const proof = found.bound === undefined ? prove(found) : undefined;
    if (found.state === 'over') await proof;
    const round = (await rounds.byId(id)) ?? found;
    return {
      reply: await roundReply(services, shown, round, isNew),
      isLast: round.state === 'over',
    };
  };
}
