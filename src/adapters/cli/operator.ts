import type { Writable } from 'node:stream';
import type { Config } from '../../config.ts';
import { StoreError } from '../../store/store-error.ts';

/**
 * What the terminal does for whoever runs the bot; what it says is not for people in chats. What it needs of the store is loaded when
 * it runs: all other commands of a terminal begin in two thirds of the time without.
 */
export interface OperatorCommand {
  readonly help: string;
  /** A line that works. */
  readonly example: string;
  /** Takes the name of a file, or nothing. */
  readonly takesFile: boolean;
  /** Resolves with what there is to say. Rejects with `StoreError`. */
  run(config: Config, file: string): Promise<string>;
}

const COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  backup: {
    help: 'tileknight backup FILE              a copy of the database, also while in use',
    example: 'tileknight backup tileknight-2026-11-22.sqlite',
    takesFile: true,
    async run({ DATABASE_URL, DATA_DIR }, file) {
      if (DATABASE_URL !== undefined) throw onPostgres('pg_dump --format=custom --file=FILE "$DATABASE_URL"');
      const { backUp } = await import('../../store/upkeep/backup.ts');
      backUp(DATA_DIR, file);
      return `The database is kept in ${file}.`;
    },
  },
  restore: {
    help: 'tileknight restore FILE             a backup in the place of the database',
    example: 'tileknight restore tileknight-2026-11-22.sqlite',
    takesFile: true,
    async run({ DATABASE_URL, DATA_DIR }, file) {
      if (DATABASE_URL !== undefined)
        throw onPostgres('pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" FILE');
      const { restore } = await import('../../store/upkeep/restore.ts');
      const kept = await restore(DATA_DIR, file, new Date());
      return `The database is that of ${file} now.${kept === undefined ? '' : ` The one before is kept as ${kept}.`}`;
    },
  },
  'migrate-data': {
    help: 'tileknight migrate-data             SQLite into the PostgreSQL of DATABASE_URL',
    example: 'DATABASE_URL=postgres://user:password@host:5432/tileknight tileknight migrate-data',
    takesFile: false,
    async run({ DATABASE_URL, DATA_DIR }) {
      if (DATABASE_URL === undefined)
        throw new StoreError('DATABASE_URL has to name the PostgreSQL database to copy to.');
      const { copyToPostgres } = await import('../../store/upkeep/copy-to-postgres.ts');
      const counts = await copyToPostgres(DATA_DIR, DATABASE_URL);
      const rows = [...counts].map(([table, count]) => `  ${table.padEnd(20)}${String(count).padStart(9)}`);
      return ['Copied, and compared row by row:', ...rows].join('\n');
    },
  },
};

const onPostgres = (command: string): StoreError =>
  new StoreError(
    `DATABASE_URL is set, so the data are in PostgreSQL, which has a command of its own: ${command}`,
  );

/** The command of this name, if it is one for whoever runs the bot. */
export const operatorCommand = (name: string | undefined): OperatorCommand | undefined =>
  name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

/** The help of all of them. */
export const operatorHelp = (): string =>
  ['For whoever runs the bot:', ...Object.values(COMMANDS).map(({ help }) => help)].join('\n');

/** Runs one with the rest of its line; gives the exit code: 0, or 2 for what whoever runs the bot can mend. */
export async function runOperator(
  { help, example, takesFile, run }: OperatorCommand,
  line: readonly string[],
  config: Config,
  { stdout, stderr }: { readonly stdout: Writable; readonly stderr: Writable },
): Promise<number> {
  if (line.includes('--help') || line.includes('-h')) {
    stdout.write(`${help}\n`);
    return 0;
  }
  const [file = '', ...rest] = line;
  if (file.startsWith('-') || (file !== '') !== takesFile || rest.length > 0) {
    const wanted = takesFile ? 'the name of one file' : 'nothing behind its name';
    stderr.write(`This takes ${wanted}, for example: ${example}\n`);
    return 2;
  }
  try {
    stdout.write(`${await run(config, file)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
}
