import { buildPart, databaseBytes } from '../core/sliding/solve/pattern/tables.ts';
import { tableTasks } from './tables/table-tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

// Entry point of the threads that build tables.
hostTasks({ ...tableTasks({ databaseBytes, buildPart }) });
