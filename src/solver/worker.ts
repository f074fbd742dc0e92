import { constants, getPriority, setPriority } from 'node:os';
import { buildPart, databaseBytes } from '../core/sliding/solve/solve-sliding.ts';
import { tableTasks } from './tables/table-tasks.ts';
import { prepareThread } from './tasks/sliding-task.ts';
import { TASKS } from './tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

// Prepare before the first request, also on a thread that replaces a crashed one.
prepareThread();

/**
 * Nice value added to search threads so that chat traffic has priority (sched(7): each gets about a third of
 * the CPU share of a normal thread).
 */
const NICER = 5;
// Only Linux has a nice value per thread. Set it after the preparation, because startup waits for that.
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW));

// Entry point of the search threads: all tasks, and the table tasks.
hostTasks({ ...TASKS, ...tableTasks({ databaseBytes, buildPart }) });
