import { puzzleOf } from '../../play/kinds/sliding.ts';
import type { Round } from '../../store/games/round.ts';
import type { Services } from '../services.ts';

/** Finds out the fewest moves of a round's board, or that there are no fewer than so many, and notes it; each board once at a time. */
export function prover(services: Services): (round: Round) => Promise<void> {
  const underWay = new Map<string, Promise<void>>();

  async function prove(round: Round): Promise<void> {
    const { solver, store, timeMs } = services;
    const request = { ...puzzleOf(round), metric: 'stm', algorithm: 'auto', timeMs } as const;
    const answer = await solver.ask('solve', request, { person: round.host });
    if (!answer.ok) return;
    const { optimal, length, lowerBound } = answer.value;
    await store.rounds.prove(round.id, { bound: lowerBound, ...(optimal && { par: length }) });
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
