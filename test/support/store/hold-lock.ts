import { DatabaseSync } from 'node:sqlite';

/** Holds the write lock of this SQLite file from the line `held` on until a line comes in. */
const [file = ''] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('begin immediate');
process.stdout.write('held\n');
process.stdin.once('data', () => {
  database.exec('rollback');
  database.close();
  process.exit(0);
});
