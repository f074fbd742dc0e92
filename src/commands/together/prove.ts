import type { SlidingAnswer } from '../../core/sliding/answer.ts';
import { puzzleOf } from '../../play/kinds/sliding.ts';
import type { Round } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';

/**
 * Finds a shortest solution of a round's board, or as short a one as there is time for, and notes what is
 * proved; each board once at a time. Undefined: none was found.
 */
export function prover(services: Services): (round: Round) => Promise<SlidingAnswer | undefined> {
  const underWay = new Map<string, Promise<SlidingAnswer | undefined>>();

  async function prove(round: Round): Promise<SlidingAnswer | undefined> {
    const { solver, store, timeMs } = services;
    const request = { ...puzzleOf(round), metric: 'stm', algorithm: 'auto', timeMs } as const;
    const answer = await solver.ask('solve', request, { person: round.host });
    if (!answer.ok) return undefined;
    const { optimal, length, lowerBound } = answer.value;
    await store.rounds.prove(round.id, { bound: lowerBound, ...(optimal && { par: length }) });
    return answer.value;
  }

  return (round) => {
    const known = underWay.get(round.id);
    if (known !== undefined) return known;
    const proof = prove(round).finally(() => underWay.delete(round.id));
    underWay.set(round.id, proof);
    // Whoever doesn't wait for it finds it noted, or asks again.
    proof.catch(() => {});
    return proof;
  };
}
