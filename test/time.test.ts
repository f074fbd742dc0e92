import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './support/program/program.ts';

/** Where the wall clock is read, and what for: nothing is waited for, limited or measured by it. */
const WALL_CLOCK = {
  'src/adapters/cli/run-command.ts': 'games and days',
  'src/adapters/cli/operator.ts': "a backup's name",
  'src/adapters/web/page/base/wire.ts': 'since when a game runs, kept in the history',
  'src/adapters/web/page/board/game-board.ts': 'since when a game runs, shown',
  'src/adapters/web/page/board/play.ts': 'when a step was made, told with it',
  'src/adapters/web/page/page.ts': 'ids and times of the history',
  'src/chat/delivery/clock.ts': 'whether the machine was suspended',
  'src/commands/privacy/privacy.ts': 'times that are kept, written out',
  'src/daily/day.ts': 'days',
  'src/daily/post-scheduler.ts': 'when a post was due, logged',
  'src/observe/health.ts': 'since when, shown',
  'src/solver/tables/table-file.ts': "a file's age",
  'src/store/clock.ts': 'the time with SQLite, and the difference from the time of PostgreSQL',
  'src/store/contract/period.ts': 'the days of a week, and days before others',
  'src/store/migrations/0004-standings.ts': 'the days of a week',
};

test('the wall clock is for what is stored and shown', () => {
  const readers = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => /\bDate\.now\b|\bnew Date\b/.test(readFileSync(join(ROOT, name), 'utf8')));
  expect(readers.toSorted()).toEqual(Object.keys(WALL_CLOCK).toSorted());
});
