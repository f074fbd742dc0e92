import { buildTable } from '../core/sliding/solve/solve.ts';
import { tableTask } from './tables/table-task.ts';
import { TASKS } from './tasks.ts';
import { hostTasks } from './workers/worker-host.ts';

/** The worker's job: all tasks, and the tables that they use. */
export default hostTasks({ ...TASKS, table: tableTask(buildTable) });
