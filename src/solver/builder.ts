import { buildPart, databaseBytes } from '../core/sliding/solve/solve-sliding.ts';
import { tableTasks } from './tables/table-tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

// Entry point of the threads that build tables. They run only the tasks of `tableTasks`.
hostTasks({ ...tableTasks({ databaseBytes, buildPart }) });
