import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { answerQuestions } from '../../threads/worker-thread.ts';

export interface FileToRewrite {
  readonly path: string;
  readonly maxLockWaitMs: number;
}

answerQuestions(({ path, maxLockWaitMs }: FileToRewrite): void => {
  // Don't create a file if it was removed (sqlite.org/uri.html).
  const url = new URL('?mode=rw', pathToFileURL(path));
  const database = new DatabaseSync(url, { timeout: maxLockWaitMs });
  try {
    database.exec('vacuum');
    database.exec('pragma wal_checkpoint(truncate)');
  } finally {
    database.close();
  }
});
