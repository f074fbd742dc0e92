import { buildPart, databaseBytes } from '../core/sliding/solve/solve-sliding.ts';
import { tableTasks } from './tables/table-tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

// The builder's jobs: tables, and nothing that searches need.
hostTasks({ ...tableTasks({ databaseBytes, buildPart }) });
