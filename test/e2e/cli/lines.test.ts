import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/program/program.ts';
import { openTerminal } from '../../support/program/terminal.ts';

const { folder, started, tileknight } = openTerminal();
const words = (line: string) => line.split(' ');

test.each([
  ['knight 5x5 a2 --png', /so --png was not used/],
  ['knight 3x3 --gif x.gif --order', /so --gif, --order were not used/],
  ['knight log 3x3 a1 --gif', /so --gif was not used/],
])('`tileknight %s FILE` answers, and says that there is nothing to draw', async (line, sentence) => {
  const file = join(folder, 'undrawn');
  const { code, out, err } = await tileknight([...words(line), file, '--json']);
  expect(code).toBe(0);
  expect(err).toMatch(sentence);
  expect(JSON.parse(out)).not.toHaveProperty('error');
  expect(existsSync(file)).toBe(false);
});

describe('an output file that can’t be written', () => {
  test.each([
    'solve 1 2 3 4 0 5 --png',
    'knight 5x5 e1 --png',
    'knight 5x5 e1 --order',
    'knight table 3x3 opts:1 --png',
    'knight log 3x4 b1 --gif',
    'knight machine --png',
    'analyse 1 2 3 4 0 5 --png',
    'explain 1 2 3 4 0 5 --png',
    'compare 1 2 3 4 0 5 --png',
    'scramble 2x2 --png',
  ])('leaves the answer of `%s FILE`, with the sentence as "error"', async (line) => {
    const { code, out, err } = await tileknight([...words(line), 'no/such/folder/x', '--json']);
    expect(code).toBe(2);
    const { error, ...answer } = JSON.parse(out);
    expect(`${error}\n`).toBe(err);
    expect(error).toMatch(/no\/such\/folder\/x can't be written/);
    expect(Object.keys(answer).length).toBeGreaterThan(3);
  });
});

describe('a hint with the program’s name as it was called', () => {
  const npm = { npm_lifecycle_event: 'tileknight' };

  test.each([
    ['solve 1 2 3 4 5', /: npm run -s tileknight -- solve 1 2 3 4 0 5\./],
    ['loesen 1 2 3 4 5', /: npm run -s tileknight -- solve 1 2 3 4 0 5\./],
    ['sovle 1 2 3 4 * 5', /Did you mean this\? npm run -s tileknight -- solve 1 2 3 4 '\*' 5\n/],
    ['knight 5x5 coutn', /Did you mean this\? npm run -s tileknight -- knight 5x5 count\n/],
    ['solve 1 2 3 4 0 5 --algorithm astr --json', /-- solve 1 2 3 4 0 5 --algorithm astar --json\n/],
    ['backup', /: npm run -s tileknight -- backup /],
  ])('is given for `%s`', async (line, hint) => {
    expect((await tileknight(line, '', npm)).err).toMatch(hint);
    expect((await tileknight(line)).err).not.toMatch(/npm run/);
  });

  test('is explained once by the help, which keeps the short name', async () => {
    const { out } = await tileknight('help', '', npm);
    expect(out).toMatch(
      /^TileKnight solves.*\n.*npm run -s tileknight -- instead of tileknight\.\n\ntileknight solve BOARD/,
    );
    expect((await tileknight('help')).out).not.toMatch(/npm run/);
  });
});

test.each([
  ['solve 1 2 3 4 0 5 --png x.jpg', /--png writes a PNG.*has to end in “\.png”: .*--png x\.png/],
  ['solve 1 2 3 4 0 5 --gif x.PNG', /--gif writes a GIF.*--gif x\.gif/],
  ['knight 5x5 e1 --order x.png', /--order writes a text file.*--order x\.txt/],
  ['explain 1 2 3 4 0 5 --steps 9', /Only a search has steps/],
  ['explain 1 2 3 4 0 5 human --steps 9', /Only a search has steps/],
])('`tileknight %s` is refused', async (line, sentence) => {
  const { code, out, err } = await tileknight(line);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});

describe('the command line of tileknight', () => {
  test('prints a help for each command, within 80 columns', async () => {
    const { code, out } = await tileknight('knight 5x5 -h');
    expect(code).toBe(0);
    expect(out).toMatch(/tileknight knight table/);
    expect(out).not.toMatch(/tileknight solve/);
    const all = (await tileknight('help')).out.split('\n');
    expect(all.filter((line) => line.length > 80)).toEqual([]);
  });

  test('prints the version of the package with --version', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(await started('--version')).toMatchObject({ code: 0, out: `${version}\n` });
  });

  test('reads its standard input when it has no words', async () => {
    const program = join(ROOT, 'src/adapters/cli/tileknight.ts');
    const line = `echo 1 2 3 4 0 5 | "${process.execPath}" "${program}" solve`;
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    const out = execSync(line, { cwd: folder, env, encoding: 'utf8' });
    expect(out).toMatch(/Solved in 1 move/);
  });

  test('names a written picture after the answer', async () => {
    const png = join(folder, 'told.png');
    const { out, err } = await tileknight([...words('solve 1 2 3 4 0 5 --png'), png]);
    expect(out).not.toContain(png);
    expect(err).toBe(`Saved as ${png}.\n`);
  });

  test('prints milliseconds with three decimals', async () => {
    const { out } = await tileknight('solve 1 2 3 4 0 5 --json');
    expect(out).toMatch(/"milliseconds":\d+(\.\d{1,3})?[,}]/);
  });

  test.each(['help', '-h', 'help solve', 'solve --help'])('prints the help for `%s`', async (line) => {
    expect(await tileknight(line)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/tileknight solve/),
    });
  });

  test.each([
    ['fly', /tileknight solve/],
    [
      'solv 1 2 3 4 0 5',
      /I don't know the command tileknight solv\. Did you mean this\? tileknight solve 1 2 3 4 0 5\n/,
    ],
    ['apply 1 2 3 4 0 5 U', /^Move 1 \(U\) is not possible: [^`]*tileknight apply 1 2 3 4 0 5 L\.\n$/],
    ['compare 1 2', /tileknight compare 3 1 2 0/],
    ['notation left over', /“over”.*tileknight notation R2D2/],
    ['solve 1 2 3 4 0 5 --fast', /no option --fast/],
    ['solve 1 2 3 4 0 5 --png', /--png needs a value/],
    ['solve 1 2 3 4 0 5 --time soon', /“soon” is not a time limit.*tileknight solve 1 2 3 4 0 5 --time/],
    ['solve 1 2 3 4 0 5 --png no/such/folder/x.png', /can't be written/],
    ['knight 5x5 --order -', /--order needs the name of a file.*tileknight knight 5x5 e1 --order tour.txt/],
    [
      'solve 1 2 3 4 0 5 --png -',
      /--png needs the name of a file.*tileknight solve 1 2 3 4 0 5 --png out.png/,
    ],
    ['knight 5x5 e1 --seed -3', /“-3” is not a seed.*tileknight knight 8x8 a1 seed:4/],
    ['knight 5x5 e1 classic --seed 2', /classical method finds the same tour.*knight 8x8 a1 seed:4/],
    ['knight 5x5 e1 --method exhaustive --seed 2', /exhaustive search finds the same tour/],
    ['knight table 5x5 --gif x.gif', /--gif does not go with a table/],
    ['knight 20x20 --gif x.gif', /20x20 would be too large/],
    ['knight 5x5 --order no/such/folder/x.txt', /can't be written.*tileknight knight 5x5 e1 --png/],
    [
      'knight table 100x100 --opts none --time 100',
      /ran out of time .*tileknight knight table 100x100 opts:/,
    ],
    ['knight table 5x5 e1', /leave out e1.*tileknight knight table 5x5 opts:1,2/],
    ['solve 1 2 3 4 0 5 --algorithm bfs --heuristic manhattan', /doesn't use a heuristic/],
    [
      'compare 1 2 3 4 0 5 --time soon',
      /“soon” is not a time limit.*tileknight compare 8 6 7\/2 5 4\/3 0 1 --time/,
    ],
    ['knight 5x5 --time 0', /“0” is not a time limit.*tileknight knight 5x5 e1 --time/],
    [`knight 5x5${' e1'.repeat(100)}`, /200 characters.*tileknight knight 5x5 e1\./],
    ['knight 5x5 --seed', /--seed needs a value.*tileknight knight 5x5 e1 --seed 4/],
    ['scramble --seed 1.5', /“1.5” is not a seed.*tileknight scramble 4x4 --seed 4/],
  ])('exits with 2 and a sentence for `%s`', async (line, sentence) => {
    const { code, err } = await tileknight(line);
    expect(existsSync('-')).toBe(false);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/ at .*\.ts:/);
  });
});

describe('a board on standard input', () => {
  test.each([
    ['below a comment and a size', '# solvable\n3\n1 2 3\n4 5 6\n7 0 8\n', /Solved in 1 move/],
    ['in one line of several with words', 'A random board\n1 2 3/4 0 5\nThat is all.\n', /Solved in 1 move/],
    ['beside another one, each below a comment', '# one\n1 2 3\n4 0 5\n# two\n1 2 3\n4 5 0\n', /2 boards/],
    ['of another size than its header', '100\n1 2 3\n4 5 6\n7 0 8\n', /100x100.*9 tiles/],
    ['beside rows of another one', 'x\n1 2 3\n4 5 6\n7 0 8\n1 2 3/4 0 5\n', /Row 1 has 1 tile/],
  ])('%s', async (_, input, answer) => {
    // A socket, as other programs hand it over.
    const { out, err } = await started('solve', input);
    expect(out + err).toMatch(answer);
  });
});

test('rows of a board in a batch get a word about them at the end', async () => {
  const { out, err, code } = await tileknight('solve --stdin --json', '1 2 3\n4 0 5\n1 2 3/4 0 5\n');
  expect(out.trim().split('\n')).toHaveLength(3);
  expect(err).toBe(
    'With --stdin each line is one puzzle. Join the rows of a board by /, as in 1 2 3/4 0 5, or leave --stdin out.\n',
  );
  expect(code).toBe(0);
  expect((await tileknight('solve --stdin --json', '1 2 3 3 0 5\n1 2 3/4 0 5\n')).err).not.toMatch(/--stdin/);
});

describe('a board in a text file', () => {
  const write = (name: string, content: string | Buffer): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const board = '# from a generator\n3\n1 2 3\n4 5 6\n7 0 8\n';

  test('is read like the text', async () => {
    expect((await tileknight(['solve', write('board.txt', board)])).out).toMatch(/Solved in 1 move/);
    expect((await tileknight(['explain', write('board.txt', board)])).out).toMatch(/can be solved/);
  });

  test.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${board}`)],
    ['UTF-16', Buffer.from(`\ufeff${board}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${board}`, 'utf16le').swap16()],
    ['line ends of Windows', Buffer.from(board.replaceAll('\n', '\r\n'))],
  ])('may be %s', async (_, bytes) => {
    expect((await tileknight(['solve', write('encoded.txt', bytes)])).out).toMatch(/Solved in 1 move/);
  });

  test.each([
    ['large', `${board}${'#'.repeat(65_536)}`, /larger than 64 kB/],
    ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), /is not a text/],
    ['without a board', 'nothing here', /can't find a board/],
  ])('that is %s gets its sentence', async (name, content, sentence) => {
    const { code, err } = await tileknight(['solve', write(name, content)]);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });

  describe('with several boards', () => {
    const list = '# a list\n1 2 3/4 0 5\n1 2 3/4 0 4\n1 2 3/0 4 5\n';

    test('gets a table', async () => {
      const { code, out, err } = await tileknight(['solve', write('list.txt', list)]);
      expect(out).toMatch(/^3 boards.*\n1 1 move · 1 2 3\/4 0 5\n2 Line 3: .*4 appears twice.*\n3 2 moves/);
      expect([code, err]).toEqual([2, expect.stringMatching(/4 appears twice/)]);
    });

    test('gets a line of JSON for each', async () => {
      const { code, out } = await tileknight(['solve', write('list.txt', list), '--json']);
      const objects = out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(objects).toEqual([
        expect.objectContaining({ start: [1, 2, 3, 4, 0, 5], length: 1, moves: 'L', optimal: true }),
        { line: 3, error: expect.stringMatching(/4 appears twice/) },
        expect.objectContaining({ rows: 2, length: 2, moves: 'LL' }),
      ]);
      expect(code).toBe(2);
    });
  });

  test('of several each gets an answer', async () => {
    const files = [
      write('one.txt', board),
      write('two.txt', '1 2 3/4 5 0'),
      write('three.txt', '1 2 3/4 0 4'),
    ];
    const { code, out, err } = await tileknight(['solve', ...files]);
    expect(code).toBe(2);
    expect(out).toMatch(/one\.txt:\n[\s\S]*in 1 move[\s\S]*two\.txt:\n[\s\S]*three\.txt:/);
    expect(err).toMatch(/4 appears twice/);
    const json = (await tileknight(['solve', ...files, '--json'])).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(json.map(({ length, error }) => (error === undefined ? length : 'fault'))).toEqual([
      1,
      0,
      'fault',
    ]);
  });
});
