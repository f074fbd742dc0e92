import { describe, expect, test } from 'vitest';
import { findPathByAutomaton, OUTCOME_BY_STATE } from '../../../../src/core/knight/classic/automaton.ts';
import type { ClassicWalk, HaltReason } from '../../../../src/core/knight/classic/classic-walk.ts';
import {
  INPUTS,
  OUTPUTS,
  STATES,
  stateAfterOutput,
  TRANSITIONS,
} from '../../../../src/core/knight/classic/machine.ts';
import { FIND_PATH_SWITCH } from './article.ts';

/** The arrows of a printed function: each branch of each case, in order. */
function printedTransitions(text: string) {
  return [...text.matchAll(/case (\d):([\s\S]*?)break ;/gu)].flatMap(([, from, body = '']) =>
    body
      .split(/else/u)
      .filter((branch) => branch.trim() !== '')
      .map((branch, at) => {
        const calls = [...branch.matchAll(/([xz]\d(?:_\d)?)\s*\(/gu)].map(([, name = '']) => name);
        const to = /y = (\d)/u.exec(branch)?.[1] ?? from;
        return {
          from: `y${from}`,
          order: at + 1,
          condition: calls.find((name) => name.startsWith('x')) ?? '',
          actions: calls.filter((name) => name.startsWith('z')),
          to: `y${to}`,
        };
      }),
  );
}

describe('the machine', () => {
  test('has the transitions of the printed function, in its order', () => {
    expect(TRANSITIONS).toEqual(printedTransitions(FIND_PATH_SWITCH));
  });

  test('is done in the states for which the printed loop ends', () => {
    const bound = Number(/while\( y < (\d) \)/u.exec(FIND_PATH_SWITCH)?.[1]);
    expect(Object.keys(OUTCOME_BY_STATE)).toEqual(STATES.filter((state) => Number(state.slice(1)) >= bound));
  });

  test('names every input, output and state once', () => {
    const used = TRANSITIONS.flatMap(({ condition, actions, from }) => [condition, ...actions, from]);
    const named = [...INPUTS, ...OUTPUTS, ...STATES];
    expect(new Set(named).size).toBe(named.length);
    expect(new Set(used.filter((name) => name !== ''))).toEqual(new Set(named));
  });

  test('is in y1 after the start and a move, in y2 after a knight taken back', () => {
    expect([stateAfterOutput('z1_0'), stateAfterOutput('z1_1'), stateAfterOutput('z1_2')]).toEqual([
      'y1',
      'y1',
      'y2',
    ]);
  });
});

/** A walk of two squares that records its calls and goes on as the script says. */
function scripted(script: { impossible?: boolean; moves?: number[]; squares?: number; limit?: number }) {
  const done: string[] = [];
  let length = 0;
  let backtracks = 0;
  let halted: HaltReason | undefined;
  const moves = [...(script.moves ?? [])];
  const walk: ClassicWalk = {
    squareCount: script.squares ?? 2,
    reset: () => {},
    isImpossible: () => script.impossible === true,
    placeOnStart: () => {
      done.push('begin');
      length = 1;
    },
    nextMove: () => moves.shift() ?? -1,
    makeMove: (place) => {
      done.push(`move ${place}`);
      length++;
    },
    countBacktrack: () => {
      done.push('count');
      if (++backtracks > (script.limit ?? 9)) halted = 'limit';
    },
    takeBack: () => {
      done.push('take back');
      length--;
    },
    length: () => length,
    isComplete: () => length === (script.squares ?? 2),
    haltReason: () => halted,
    backtracks: () => backtracks,
    path: () => new Int32Array(),
  };
  return { done, outcome: findPathByAutomaton(walk, 0) };
}

describe('the automaton', () => {
  test('x4 leads to y3 before anything is done', () => {
    expect(scripted({ impossible: true })).toEqual({ done: [], outcome: 'none' });
  });

  test('x3 makes the move that was found, x1 ends with a tour', () => {
    expect(scripted({ moves: [5] })).toEqual({ done: ['begin', 'move 5'], outcome: 'tour' });
  });

  test('x2 counts and takes back; with no knight left there is no tour', () => {
    expect(scripted({ moves: [] })).toEqual({ done: ['begin', 'count', 'take back'], outcome: 'none' });
  });

  test('x5 gives up after the knight is taken back', () => {
    expect(scripted({ moves: [3, -1], squares: 3, limit: 0 })).toEqual({
      done: ['begin', 'move 3', 'count', 'take back'],
      outcome: 'limit',
    });
  });
});
