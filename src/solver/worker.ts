import { constants, getPriority, setPriority } from 'node:os';
import { buildPart, databaseBytes } from '../core/sliding/solve/solve-sliding.ts';
import { tableTasks } from './tables/table-tasks.ts';
import { prepareThread } from './tasks/sliding-task.ts';
import { TASKS } from './tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

// Prepare this thread now, so that its first request doesn't have to wait.
prepareThread();

/**
 * Added to the nice value of search threads, so that the chat has priority. If both need the CPU, a search
 * thread gets about a third of the time that another thread gets (see sched(7)).
 */
const NICE_INCREMENT = 5;
// Only Linux has a nice value for each thread. Set it after the preparation, which should run at full speed.
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + NICE_INCREMENT, constants.priority.PRIORITY_LOW));

// Search threads also run the tasks that read, build and write tables.
hostTasks({ ...TASKS, ...tableTasks({ databaseBytes, buildPart }) });
