import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../support/program/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The check with an `npm` that prints this and ends with that code. */
function audit(printed: string, code: number) {
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${printed}\nEND\nexit ${code}\n`);
  chmodSync(npm, 0o755);
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, '.ci/audit.mjs')], {
    encoding: 'utf8',
    env: { PATH: `${folder}:/bin:/usr/bin` },
  });
  return { status, stdout: stdout.trim() };
}

// The form of npm's own reports (npm 10 and 11, `npm help audit`).
const report = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { ws: { name: 'ws', severity, isDirect: false, via: [], range: '8.0.0 - 8.17.0' } },
    metadata: { vulnerabilities: { [severity]: 1 } },
  });

test.each([
  ['critical', 1, 'advisories: critical: ws 8.0.0 - 8.17.0'],
  ['high', 1, 'advisories: high: ws 8.0.0 - 8.17.0'],
  ['moderate', 0, 'advisories: none of high or critical severity'],
])('an advisory that is %s ends it with %i', (severity, status, stdout) => {
  expect(audit(report(severity), 1)).toEqual({ status, stdout });
});

test.each([
  ['refuses', '{"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}', 1],
  ['says nothing', '', 1],
  ['says something else', '<html>', 0],
])('a registry that %s fails nothing, and is told', (_, printed, code) => {
  expect(audit(printed, code)).toEqual({
    status: 0,
    stdout: 'advisories: the registry could not be asked',
  });
});
