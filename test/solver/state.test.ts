import { expect, test } from 'vitest';
import { createMetrics } from '../../src/observe/metrics.ts';
import { exportSolverState } from '../../src/solver/state.ts';

test('the solver’s state has queued and running jobs, memory use and where answers came from', async () => {
  const metrics = createMetrics('1.0.0');
  exportSolverState(metrics, () => ({
    waiting: { large: 59, small: 0 },
    running: { large: 1, small: 1 },
    memory: { limit: 200, jobs: 48, tables: 120 },
    requestSources: { kept: 5, joined: 3, begun: 70 },
  }));
  const shown = (await metrics.toPrometheusText()).split('\n');
  for (const line of [
    'tileknight_solver_waiting{queue="large"} 59',
    'tileknight_solver_running{queue="small"} 1',
    'tileknight_solver_memory_bytes{of="jobs"} 48',
    'tileknight_solver_memory_bytes{of="all"} 200',
    'tileknight_solver_requests_total{how="joined"} 3',
  ])
    expect(shown).toContain(line);
});
