// Known advisories about what the program runs with. Ends with 1 where there is one of high or critical severity; a registry that can't be
// asked is a line, and no failure.
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 });
const { vulnerabilities } = readable(stdout) ?? {};
if (vulnerabilities === undefined) console.log('advisories: the registry could not be asked');
else {
  const grave = Object.values(vulnerabilities).filter(({ severity }) => /^(high|critical)$/.test(severity));
  for (const { name, severity, range } of grave) console.log(`advisories: ${severity}: ${name} ${range}`);
  if (grave.length === 0) console.log('advisories: none of high or critical severity');
  process.exitCode = grave.length > 0 ? 1 : 0;
}

/** @param {string | null} text */
function readable(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
