import { constants, getPriority, setPriority } from 'node:os';
import { buildPart, databaseBytes } from '../core/sliding/solve/pattern/tables.ts';
import { tableTasks } from './tables/table-tasks.ts';
import { TASKS } from './tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

/**
 * Added to the nice value of search threads, so that the chat has priority. A search thread then gets about a
 * third of the time that another thread gets (see sched(7)).
 */
const NICE_INCREMENT = 5;
// Only Linux has a nice value for each thread.
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + NICE_INCREMENT, constants.priority.PRIORITY_LOW));

// Search threads also run the tasks that read, build and write tables.
hostTasks({ ...TASKS, ...tableTasks({ databaseBytes, buildPart }) });
