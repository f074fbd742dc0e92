import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { solvingMoves } from '../solving-moves.ts';

/** The shortest way to the usual goal of a square board of buttons, the blank a dot. */
export function wayFrom(labels: readonly string[]): string {
  const tiles = labels
    .filter((label) => /^(?:\d+|·)$/.test(label))
    .map((label) => (label === '·' ? 0 : Number(label)));
  const side = Math.sqrt(tiles.length);
  const goal = [...tiles.keys()].map((cell) => (cell + 1) % tiles.length);
  const text = (board: readonly number[]) => `${side}x${side} ${board.join(' ')}`;
  return solvingMoves({ start: text(tiles), goal: text(goal) });
}

/** The shortest way from a board as the store has it (`2x2 1 2 0 3`) to the usual goal. */
export const wayOf = (start: string): string => solvingMoves({ start, goal: goalOf(start) });

function goalOf(start: string): string {
  const [size = '', ...tiles] = start.split(' ');
  return `${size} ${tiles.map((_, cell) => (cell + 1) % tiles.length).join(' ')}`;
}

/** While no program runs on it: the time of every round of this kind of this folder's database has come. */
export function endRoundTimes(folder: string, kind: 'race' | 'fmc'): void {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'));
  database
    .prepare(
      `update rounds set starts_at = 1, due_at = 1, ends_at = case when ends_at is null then null else 1 end
        where state <> 'over' and kind = ?`,
    )
    .run(kind);
  database.close();
}

/** Gives users another hour to join the open races of this folder's database, however slow the machine is. */
export function keepRacesOpen(folder: string): void {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'), { timeout: 10_000 });
  database.exec(`update rounds set starts_at = starts_at + 3600000, due_at = due_at + 3600000
    where state = 'open' and kind = 'race'`);
  database.close();
}

/** The board of the newest round for fewest moves of this folder's database. */
export function newestBoard(folder: string): string {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'), { readOnly: true });
  const row = database
    .prepare(`select start from rounds where kind = 'fmc' order by opened_at desc limit 1`)
    .get();
  database.close();
  return String(row?.start);
}

/** A longer way to the same end: the first step there and back before it. */
export const addDetour = (way: string): string =>
  `${way.charAt(0)}${{ L: 'R', R: 'L', U: 'D', D: 'U' }[way.charAt(0)] ?? ''}${way}`;
