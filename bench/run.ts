// The benchmark: npm run bench [-- WORD... --quick --full --times N --json FILE]. See docs/benchmarks.md.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { coldParts } from './cold.ts';
import { fifteenParts } from './fifteen.ts';
import { gameParts } from './games.ts';
import { hardParts } from './hard.ts';
import { knightParts } from './knight/knight.ts';
import { knightProofParts } from './knight/proof.ts';
import { largeParts } from './large.ts';
import { lineParts } from './lines.ts';
import { loadParts } from './load/load.ts';
import { memoryParts } from './memory.ts';
import { pictureParts } from './pictures.ts';
import { poolParts } from './pool.ts';
import { duration, makeTable, now, type Row } from './report.ts';
import { sameLoopParts } from './same-loop.ts';
import { scaleParts } from './scale/scale.ts';
import { slidingProofParts } from './sliding-proof.ts';
import { smallParts } from './small.ts';
import { dataDir } from './tables.ts';
import { chaosPart } from './trust/chaos.ts';
import { killsPart } from './trust/kills.ts';
import { soakPart } from './trust/soak.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    times: { type: 'string' },
    json: { type: 'string' },
  },
});
const parts = [
  ...smallParts,
  ...fifteenParts,
  ...sameLoopParts,
  ...hardParts,
  ...coldParts,
  ...largeParts,
  ...memoryParts,
  ...poolParts,
  ...slidingProofParts,
  ...knightParts,
  ...knightProofParts,
  ...pictureParts,
  ...gameParts,
  ...lineParts,
  ...loadParts,
  ...scaleParts,
  killsPart,
  soakPart,
  chaosPart,
].filter(
  ({ name, onlyFor }) =>
    positionals.every((word) => name.includes(word.toLowerCase())) &&
    (onlyFor === undefined || values.full || positionals.some((word) => word.toLowerCase() === onlyFor)),
);
if (parts.length === 0) {
  console.error(`nothing in the benchmark is called ${positionals.join(' ')}`);
  process.exit(2);
}
process.stderr.write(`tables are kept in ${dataDir}\n`);
const { quick, full, times, json } = values;
const options = { quick, full, ...(times !== undefined && { times: Number(times) }) };
const rows: Row[] = [];
for (const [at, part] of parts.entries()) {
  process.stderr.write(`${at + 1}/${parts.length} ${part.name}\n`);
  const began = now();
  rows.push(...(await part.run(options)));
  process.stderr.write(`  took ${duration(now() - began)}\n`);
}
console.log(makeTable(rows));
if (json !== undefined) writeFileSync(json, `${JSON.stringify(rows, undefined, 2)}\n`);
