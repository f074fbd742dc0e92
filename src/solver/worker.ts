import { constants, getPriority, setPriority } from 'node:os';
import { buildPart, databaseBytes } from '../core/sliding/solve/solve-sliding.ts';
import { tableTasks } from './tables/table-tasks.ts';
import { prepareThread } from './tasks/sliding-task.ts';
import { TASKS } from './tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

// Prepare this thread before its first request. It may replace a crashed one.
prepareThread();

/**
 * Nice value added to search threads, so that chat traffic has priority. Each then gets about a third of a
 * normal thread's CPU share (sched(7)).
 */
const NICER = 5;
// Only Linux has a nice value for each thread. Set it after the preparation, because startup waits for that.
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW));

// Run all tasks, and the tasks that read, build and write tables.
hostTasks({ ...TASKS, ...tableTasks({ databaseBytes, buildPart }) });
