import { expect, test } from 'vitest';
import type { Call } from '../../../src/chat/command.ts';
import type { Services } from '../../../src/commands/feature/services.ts';
import { makeGameKind } from '../../../src/commands/games/kind.ts';
import { createStepFinder } from '../../../src/commands/play/hint.ts';
import { makeSquare, parseSquare } from '../../../src/core/knight/board/square.ts';
import { cellOfSquare, squareOfCell } from '../../../src/core/knight/board/walk.ts';
import { fault, ok } from '../../../src/core/result.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import type { Game } from '../../../src/store/contract/game.ts';

const GOAL = 5;
const MAX_SUM = 6;

/** a1 adds 1, b1 adds 2, c1 adds 3, d1 adds 6. The sum must become 5. With 6, no step is possible. */
const ADDENDS = { a1: 1, b1: 2, c1: 3, d1: 6 };
const isStep = (step: string): step is keyof typeof ADDENDS => step in ADDENDS;
const addition = makeGameKind<number>({
  name: 'addition',
  read: ({ state }) => Number(state.split(' ')[1]),
  write: (sum) => `1x4 ${sum}`,
  applyStep(sum, step) {
    const nextSum = isStep(step) ? sum + ADDENDS[step] : Number.POSITIVE_INFINITY;
    return nextSum <= MAX_SUM ? nextSum : undefined;
  },
  isSolved: (sum) => sum === GOAL,
  readStart: () => fault('no-board'),
  title: () => 'Addition',
  playWords: () => 'addition',
  cells: () => [['d1', 'c1', 'b1', 'a1'].map((step) => ({ label: '+', step, name: step }))],
  findSolution: async (_, sum) =>
    ok(sum > GOAL ? {} : { steps: Array<string>(GOAL - sum).fill('a1'), isProvedShortest: false }),
});

const catalogue = loadCatalogue();
const texts = catalogue.texts('en');
const call = { texts, surface: { maxButtonColumns: 8 } } as Call;

/** The hint after these steps of a game with the sum 0 at its start. */
async function hintAfter(start: string, moves: string): Promise<string> {
  const steps = moves.match(/../g) ?? [];
  const game = { id: moves, kind: 'addition', start, goal: '', moves } as Game;
  const position = steps.reduce<unknown>(
    (at, step) => addition.applyStep(at as number, step),
    addition.read({ ...game, state: start }),
  );
  const loadedGame = {
    game: { ...game, state: addition.write(position as number) },
    kind: addition,
    position,
  };
  const solution = await createStepFinder({} as Services)(loadedGame, ['test:Ann']);
  return solution.ok ? addition.hint(texts, position as number, solution.value, 1) : solution.fault.code;
}

test('a hint at a dead end says that it is one, and after which step the game could still be finished', async () => {
  const proof = "It is proved that the game can't be finished from here.";
  expect(await hintAfter('1x4 0', 'a1b1')).toMatch(/^Hint: continue with `a1`\./);
  expect(await hintAfter('1x4 0', 'a1b1c1')).toBe(
    `${proof} After **b1** it still could; \`/move undo\` takes a move back.`,
  );
  expect(await hintAfter('1x4 0', 'd1')).toBe(`${proof} From its start it still can: \`/move restart\`.`);
  expect(await hintAfter('1x4 6', '')).toBe(`${proof} \`/play\` gives you another board.`);
});

test('the example of how to type a step is the first cell that is possible', () => {
  expect(addition.explainSteps(call, 0, 8)).toContain('`/move d1`');
  expect(addition.explainSteps(call, 3, 8)).toContain('`/move c1`');
  expect(addition.explainSteps(call, 5, 8)).toContain('`/move a1`');
});

test.each([
  [{ rows: 1, cols: 5 }, ['a1 b1 c1 d1 e1'], 'a1 b1 c1 d1 e1'],
  [{ rows: 5, cols: 1 }, ['a5', 'a4', 'a3', 'a2', 'a1'], 'a5 / a4 / a3 / a2 / a1'],
  [{ rows: 2, cols: 3 }, ['a2 b2 c2', 'a1 b1 c1'], 'a2 b2 c2 / a1 b1 c1'],
  [{ rows: 1, cols: 9 }, [], 'a1 b1 c1 d1 e1 f1 g1 h1 i1'],
  [{ rows: 9, cols: 1 }, [], 'a9 / a8 / a7 / a6 / a5 / a4 / a3 / a2 / a1'],
])('a game of %j has its squares on buttons where they fit, and as typed steps', (size, rows, grid) => {
  const cellIndexes = Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: size.cols }, (_, col) => row * size.cols + col),
  );
  const squares = makeGameKind<readonly string[]>({
    name: 'squares',
    read: ({ state }) => state.split(' ').slice(1),
    write: (pressed) => [`${size.rows}x${size.cols}`, ...pressed].join(' '),
    applyStep(pressed, step) {
      const square = parseSquare(step, size.cols, size.rows);
      return square.ok ? [...pressed, `${cellOfSquare(square.value, size)}`] : undefined;
    },
    isSolved: () => false,
    readStart: () => fault('no-board'),
    title: () => 'Squares',
    playWords: () => 'squares',
    cells: () =>
      cellIndexes.map((row) =>
        row.map((cell) => {
          const step = makeSquare(squareOfCell(cell, size));
          return { label: step, step, name: step };
        }),
      ),
  });
  const [group] = squares.buttons(call, [], (step) => `tile:${step}`, 8);
  expect(
    group?.rows.map((row) => row.map(({ label }) => label).join(' ')).filter((row) => row !== ''),
  ).toEqual(rows);
  expect(squares.alt(texts, [])).toBe(`Squares: ${grid}`);
  const names = grid.split(/[ /]+/);
  const how = squares.explainSteps(call, [], 8);
  expect(how).toMatch(rows.length > 0 ? /^Press a cell/ : /^Type cells/);
  expect(how).toContain(`\`/move ${names[0]}\``);
  const typedLine = squares.parseTyped(names.join(' '), {});
  expect(typedLine.wrong).toBeUndefined();
  const steps = typedLine.words.map(({ meaning }) => squares.stepsOfWord([], meaning));
  expect(steps).toEqual(names.map((name) => ok([name])));
  const pressed = names.reduce<readonly string[]>((at, step) => squares.applyStep(at, step) ?? at, []);
  expect(pressed).toEqual(cellIndexes.flat().map(String));
  expect(squares.playAgainWords({ start: squares.write(pressed) } as Game)).toBe(
    `squares ${size.rows}x${size.cols}`,
  );
  expect(squares.stepsOfWord([], 'k1')).toMatchObject({ ok: false });
});

test('a position without a possible step explains none', () => {
  expect(addition.explainSteps(call, 6, 8)).toBeUndefined();
});

test.each(catalogue.locales)(
  'in %s, a square that can’t be read is answered with one of every board',
  (locale) => {
    const text = catalogue
      .texts(locale)
      .sayFault({ code: 'not-a-square', facts: { move: 'then', index: 2, made: 1 } });
    expect(text.match(/[a-z]\d+/g)).toEqual(['a1']);
  },
);
