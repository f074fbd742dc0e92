import { flushCompileCache } from 'node:module';
import { buildPart, databaseBytes } from '../core/sliding/solve/solve.ts';
import { tableTasks } from './tables/table-tasks.ts';
import { prepareThread } from './tasks/sliding-context.ts';
import { TASKS } from './tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

// A thread that takes the place of one that crashed begins before it has a question.
prepareThread();
// At its end would be too late where the process is killed.
flushCompileCache();

/** The worker's job: all tasks, and the tables that they use. */
export default hostTasks({ ...TASKS, ...tableTasks({ databaseBytes, buildPart }) });
