import { buildPart, databaseBytes } from '../core/sliding/solve/solve.ts';
import { tableTasks } from './tables/table-tasks.ts';
import { TASKS } from './tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

/** The worker's job: all tasks, and the tables that they use. */
export default hostTasks({ ...TASKS, ...tableTasks({ databaseBytes, buildPart }) });
