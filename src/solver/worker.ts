import { constants, getPriority, setPriority } from 'node:os';
import { buildPart, databaseBytes } from '../core/sliding/solve/solve-sliding.ts';
import { tableTasks } from './tables/table-tasks.ts';
import { prepareThread } from './tasks/sliding-task.ts';
import { TASKS } from './tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

// A thread that takes the place of one that crashed begins before it has a question.
prepareThread();

/**
 * By how much a thread that searches is nicer than the process, so that chats go before searches (sched(7):
 * it gets a third of the processor's time of each other thread that wants it).
 */
const NICER = 5;
// Only Linux has it by thread. From here on: a process is not ready before its threads are.
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW));

// The worker's jobs: all tasks, and the tables that they use.
hostTasks({ ...TASKS, ...tableTasks({ databaseBytes, buildPart }) });
