import type { ClassicOutcome, ClassicWalk } from './classic-walk.ts';
import {
  type AutomatonInput,
  type AutomatonOutput,
  type AutomatonState,
  STATES,
  TRANSITIONS,
  type Transition,
} from './machine.ts';

export const OUTCOME_BY_STATE: Readonly<Partial<Record<AutomatonState, ClassicOutcome>>> = {
  y3: 'none',
  y4: 'tour',
  y5: 'limit',
};

/** Its arrows use one particular walk. */
interface AutomatonNode {
  readonly outcome: ClassicOutcome | undefined;
  readonly arrows: AutomatonArrow[];
}

interface AutomatonArrow {
  readonly transition: Transition;
  readonly isConditionTrue: () => boolean;
  readonly actions: readonly (() => void)[];
  readonly target: AutomatonNode;
}

/** Uses the same variables as the 2003 article's iterative program. */
function bindAutomatonToWalk(walk: ClassicWalk, startCell: number) {
  const nextMoves = new Uint8Array(walk.squareCount + 1);
  let moveIndex = -1;
  const inputs: Readonly<Record<AutomatonInput, () => boolean>> = {
    x1: walk.isComplete,
    x2: () => walk.length() > 0,
    x3: () => {
      moveIndex = walk.nextMove(nextMoves[walk.length()] ?? 0);
      return moveIndex >= 0;
    },
    x4: () => walk.isImpossible(startCell),
    x5: () => walk.haltReason() === 'limit',
  };
  const outputs: Readonly<Record<AutomatonOutput, () => void>> = {
    z1_0: () => walk.placeOnStart(startCell),
    z1_1: () => {
      const pathLength = walk.length();
      walk.makeMove(moveIndex);
      nextMoves[pathLength] = moveIndex + 1;
      nextMoves[pathLength + 1] = 0;
    },
    z1_2: walk.takeBack,
    z2: walk.countBacktrack,
  };
  return { inputs, outputs };
}

function buildAutomaton(walk: ClassicWalk, startCell: number): AutomatonNode | undefined {
  const { inputs, outputs } = bindAutomatonToWalk(walk, startCell);
  const nodeByState = new Map<AutomatonState, AutomatonNode>();
  for (const state of STATES) nodeByState.set(state, { outcome: OUTCOME_BY_STATE[state], arrows: [] });
  for (const transition of [...TRANSITIONS].sort((a, b) => a.order - b.order)) {
    const { from, condition, actions, to } = transition;
    const targetNode = nodeByState.get(to);
    if (targetNode === undefined) continue;
    nodeByState.get(from)?.arrows.push({
      transition,
      isConditionTrue: condition === '' ? () => true : inputs[condition],
      actions: actions.map((action) => outputs[action]),
      target: targetNode,
    });
  }
  return nodeByState.get(STATES[0]);
}

/** A plain loop: `find` and `for of` are slower. */
function nextArrow({ arrows }: AutomatonNode): AutomatonArrow | undefined {
  for (let index = 0; index < arrows.length; index++) {
    const arrow = arrows[index];
    if (arrow?.isConditionTrue() === true) return arrow;
  }
  return undefined;
}

/** Follows `TRANSITIONS` until a final state. Calls `onTransition` before the actions of each transition. */
export function findPathByAutomaton(
  walk: ClassicWalk,
  startCell: number,
  onTransition?: (transition: Transition) => void,
): ClassicOutcome {
  let node = buildAutomaton(walk, startCell);
  while (node !== undefined) {
    if (node.outcome !== undefined) return node.outcome;
    const haltReason = walk.haltReason();
    if (haltReason !== undefined && haltReason !== 'limit' && !walk.isComplete()) return haltReason;
    const arrow = nextArrow(node);
    if (arrow === undefined) break;
    onTransition?.(arrow.transition);
    for (let index = 0; index < arrow.actions.length; index++) arrow.actions[index]?.();
    node = arrow.target;
  }
  throw new Error('the automaton has a state that no arrow leaves');
}
