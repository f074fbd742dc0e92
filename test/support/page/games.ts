import type { GameData, PressAnswer, Reply } from '../../../src/chat/reply.ts';
import { makeControlGroup } from '../../../src/chat/reply.ts';

/**
 * Games that the page's chat plays by the contract of `Reply.game`: a press counts only on the revision that
 * it names.
 */
export interface PageGames {
  /** The board `1 2 3/4 0 5` for this person. */
  slide(person: string): Reply;
  /** A knight on a1 of 3x4 for this person. */
  walk(person: string): Reply;
  /** `tile:`, `undo:`, `board:` and `p:solve`; undefined for any other press. */
  press(person: string, action: string): PressAnswer | undefined;
}

const START = [1, 2, 3, 4, 0, 5];
const GOAL = [0, 1, 2, 4, 5, 3];
const FROM: Readonly<Record<string, number>> = { L: 1, R: -1, U: 3, D: -3 };

export function pageGames(): PageGames {
  const games = new Map<string, GameData>();
  const begin = (person: string, game: GameData): Reply => {
    games.set(person, game);
    return shown(game);
  };
  const take = (person: string, game: GameData): PressAnswer => {
    games.set(person, game);
    return { edit: shown(game) };
  };
  return {
    slide: (person) =>
      begin(person, { ...game('slide', 2, 3), kind: 'sliding', position: START, goal: GOAL, par: 4 }),
    walk: (person) => begin(person, { ...game('walk', 4, 3), kind: 'knight', position: [9], par: 11 }),
    press(person, action) {
      const [kind = '', id, revision, steps = ''] = action.split(':');
      if (!['tile', 'undo', 'board', 'p'].includes(kind)) return undefined;
      const game = games.get(person);
      if (game === undefined || (kind !== 'p' && id !== game.id))
        return { notice: 'That board is gone. Send /play for a new one.' };
      if (kind === 'p') return take(person, solved(game));
      if (kind === 'board') return { edit: shown(game) };
      if (Number(revision) !== game.revision) return { edit: shown(game), notice: 'The board has moved on.' };
      if (kind === 'undo')
        return take(person, { ...game, revision: game.revision + 1, position: game.position.slice(0, -1) });
      const after = game.kind === 'sliding' ? slid(game, steps.replaceAll('+', '')) : walked(game, steps);
      return after === undefined ? { notice: 'That can’t be done.' } : take(person, after);
    },
  };
}

const game = (name: string, rows: number, cols: number) =>
  ({
    id: `${name}-${Math.random().toString(36).slice(2, 8)}`,
    revision: 0,
    rows,
    cols,
    moveCount: 0,
    elapsedMs: 0,
    state: 'running',
  }) as const;

const solved = (game: GameData): GameData => ({
  ...game,
  revision: game.revision + 1,
  position: GOAL,
  state: 'solved',
});

function slid(game: GameData, steps: string): GameData | undefined {
  const position = [...game.position];
  for (const step of steps) {
    const blank = position.indexOf(0);
    const from = blank + (FROM[step] ?? 0);
    const isNear =
      Math.abs((from % 3) - (blank % 3)) + Math.abs(Math.floor(from / 3) - Math.floor(blank / 3)) === 1;
    if (!isNear || position[from] === undefined) return undefined;
    [position[blank], position[from]] = [position[from] ?? 0, 0];
  }
  const state = position.join() === GOAL.join() ? 'solved' : 'running';
  return { ...game, revision: game.revision + 1, moveCount: game.moveCount + steps.length, position, state };
}

function walked(game: GameData, steps: string): GameData {
  const cells = [...steps.matchAll(/([a-z])(\d)/g)].map(
    ([, file = '', rank]) => (4 - Number(rank)) * 3 + file.charCodeAt(0) - 97,
  );
  const position = [...game.position, ...cells];
  const state = position.length === 12 ? 'solved' : 'running';
  return { ...game, revision: game.revision + 1, moveCount: game.moveCount + cells.length, position, state };
}

function shown(game: GameData): Reply {
  const board = `Board ${game.position.join(' ')}`;
  if (game.state !== 'solved') {
    const undo = { action: `undo:${game.id}:${game.revision}`, label: 'Undo' };
    const solve = { action: 'p:solve', label: 'Solve it', style: 'primary' as const };
    const old = { action: 'old', label: 'Old button' };
    const buttons = makeControlGroup(game.kind === 'knight' ? [undo] : [solve, old]);
    return { kind: 'answer', text: `${board}\nPress a tile to slide it.`, game, buttons };
  }
  const guests = Array.from({ length: 12 }, (_, rank) => `${rank + 1}. Guest`);
  return {
    kind: 'answer',
    text: [`**Solved** in ${game.moveCount} moves.`, ...guests].join('\n'),
    game,
    buttons: makeControlGroup([{ action: 'share', label: 'Share' }]),
  };
}
