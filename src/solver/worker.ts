import { constants, getPriority, setPriority } from 'node:os';
import { buildPart, databaseBytes } from '../core/sliding/solve/pattern/tables.ts';
import { tableTasks } from './tables/table-tasks.ts';
import { TASKS } from './tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

/** Gives the chat priority: a search thread gets about a third of another thread's time (sched(7)). */
const NICE_INCREMENT = 5;
// Only Linux has a nice value for each thread.
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + NICE_INCREMENT, constants.priority.PRIORITY_LOW));

hostTasks({ ...TASKS, ...tableTasks({ databaseBytes, buildPart }) });
