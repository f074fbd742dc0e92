import type { Writable } from 'node:stream';
import type { Config } from '../../config/config.ts';
import type { Texts } from '../../i18n/texts.ts';
import { StoreError } from '../../store/contract/faults.ts';

/**
 * Command for the operators of a bot. The code of the store is imported only when such a command runs, so
 * that all others start faster.
 */
export interface OperatorCommand {
  /** The texts `terminal-help-<name>` and `example-operator` describe the command. */
  readonly name: string;
  /** Is a file name the command's argument? Otherwise it takes none. */
  readonly takesFile: boolean;
  /** Shell command that does the same for PostgreSQL. If set, `run` supports only SQLite. */
  readonly postgresCommand?: string;
  /** Resolves with the text to print. Rejects with `StoreError`. */
  run(config: Config, file: string, texts: Texts): Promise<string>;
}

const OPERATOR_COMMANDS: readonly OperatorCommand[] = [
  {
    name: 'backup',
    takesFile: true,
    postgresCommand: 'pg_dump --format=custom --file=FILE "$DATABASE_URL"',
    async run({ DATA_DIR }, file, texts) {
      const { backUp } = await import('../../store/upkeep/backup.ts');
      backUp(DATA_DIR, file);
      return texts.say('terminal-backed-up', { file });
    },
  },
  {
    name: 'restore',
    takesFile: true,
    postgresCommand: 'pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" FILE',
    async run({ DATA_DIR }, file, texts) {
      const { restore } = await import('../../store/upkeep/restore.ts');
      const oldDatabaseFile = await restore(DATA_DIR, file, new Date());
      return texts.say('terminal-restored', { file, before: oldDatabaseFile ?? 'none' });
    },
  },
  {
    name: 'migrate-data',
    takesFile: false,
    async run({ DATABASE_URL, DATA_DIR }, _, texts) {
      if (DATABASE_URL === undefined) throw new StoreError(texts.say('terminal-needs-postgres'));
      const { copyToPostgres } = await import('../../store/upkeep/copy-to-postgres.ts');
      const rowCounts = await copyToPostgres(DATA_DIR, DATABASE_URL);
      const tableLines = [...rowCounts].map(
        ([table, count]) => `  ${table.padEnd(20)}${String(count).padStart(9)}`,
      );
      return [texts.say('terminal-migrated'), ...tableLines].join('\n');
    },
  },
];

export const findOperatorCommand = (name: string | undefined): OperatorCommand | undefined =>
  OPERATOR_COMMANDS.find((command) => command.name === name);

const helpOf = (texts: Texts, { name }: OperatorCommand): string => texts.say(`terminal-help-${name}`);

export const operatorHelp = (texts: Texts): string =>
  [texts.say('terminal-help-operator'), ...OPERATOR_COMMANDS.map((command) => helpOf(texts, command))].join(
    '\n',
  );

/**
 * `args`: the arguments after the command's name. Resolves with the exit code: 0, or 2 for an error that the
 * operator can fix.
 */
export async function runOperator(
  command: OperatorCommand,
  args: readonly string[],
  config: Config,
  { stdout, stderr }: { readonly stdout: Writable; readonly stderr: Writable },
  texts: Texts,
): Promise<number> {
  const { name, takesFile, postgresCommand } = command;
  const refuse = (sentence: string): number => {
    stderr.write(`${sentence}\n`);
    return 2;
  };
  if (args.includes('--help') || args.includes('-h')) {
    stdout.write(`${helpOf(texts, command)}\n`);
    return 0;
  }
  const [file = '', ...extraArgs] = args;
  if (file.startsWith('-') || (file !== '') !== takesFile || extraArgs.length > 0)
    return refuse(texts.say('terminal-operator-takes', { wanted: takesFile ? 'file' : 'nothing', name }));
  if (postgresCommand !== undefined && config.DATABASE_URL !== undefined)
    return refuse(texts.say('terminal-on-postgres', { line: postgresCommand }));
  try {
    stdout.write(`${await command.run(config, file, texts)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return refuse(error.message);
  }
}
