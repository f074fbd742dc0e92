import { receiveMessageOnPort } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { KnightAnswer, KnightRequest } from '../core/knight/answer.ts';
import type { LogRequest, StepLog } from '../core/knight/classic/log.ts';
import type { BacktrackTable, TableRequest } from '../core/knight/classic/table.ts';
import { ok, type Result } from '../core/result.ts';
import type { AnalysisAnswer, AnalysisRequest } from '../core/sliding/analysis/analysis.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from '../core/sliding/answer.ts';
import type { Moves } from '../core/sliding/board.ts';
import type { Crew } from '../core/sliding/solve/parallel-search.ts';
import { readTable, writeTable } from './table-file.ts';
import type { Answers, Job, TableFound, Task, WorkerMessage } from './task.ts';

/** A progress message goes out at most this often. */
const PROGRESS_MS = 250;

/** What a search is given for one request. */
export interface SearchContext {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** True once the request is cancelled; searches ask every few thousand positions. */
  shouldStop(): boolean;
  onProgress(progress: SlidingProgress): void;
  /** Asks for idle threads to `join` the search. */
  readonly recruit: (crew: Crew) => void;
  /** The table of this key, if the request came with it. */
  readonly table: (key: string) => Uint8Array | undefined;
}

/** The searches and the checkers behind a worker. Checkers return what is wrong, or undefined. */
export interface Searches {
  sliding(request: SlidingRequest, context: SearchContext): Result<SlidingAnswer>;
  /** Helps a search of this request on another thread, until it is over or the context says stop. */
  join(request: SlidingRequest, crew: Crew, member: number, context: SearchContext): void;
  knight(request: KnightRequest, context: SearchContext): Result<KnightAnswer>;
  knightTables(
    request: TableRequest,
    context: SearchContext & { onShare(share: number): void },
  ): Result<readonly BacktrackTable[]>;
  knightLog(request: LogRequest, context: SearchContext): Result<StepLog>;
  analysis(request: AnalysisRequest, context: SearchContext): Result<AnalysisAnswer>;
  checkSliding(request: SlidingRequest, answer: SlidingAnswer): string | undefined;
  checkKnight(request: KnightRequest, answer: KnightAnswer): string | undefined;
  checkKnightTables(request: TableRequest, answer: readonly BacktrackTable[]): string | undefined;
  checkKnightLog(request: LogRequest, answer: StepLog): string | undefined;
  checkAnalysis(request: AnalysisRequest, answer: AnalysisAnswer): string | undefined;
  buildTable(key: string, onShare: (share: number) => void): Uint8Array;
}

/** A function called at most every `ms` milliseconds; calls in between are dropped. */
function seldom<T>(ms: number, call: (value: T) => void): (value: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (now - last < ms) return;
    last = now;
    call(value);
  };
}

function checked<T>(answer: Result<T>, check: (value: T) => string | undefined): Result<T> {
  const wrong = answer.ok ? check(answer.value) : undefined;
  if (wrong !== undefined) throw new Error(`an answer failed its check: ${wrong}`);
  return answer;
}

function findTable(
  searches: Searches,
  key: string,
  dir: string,
  onShare: (share: number) => void,
): TableFound {
  let damage: string | undefined;
  try {
    const file = readTable(dir, key);
    if (file.state === 'sound') return { bytes: file.bytes, built: false };
    if (file.state === 'damaged') damage = file.why;
  } catch (error) {
    damage = String(error);
  }
  const built = searches.buildTable(key, onShare);
  const bytes = new Uint8Array(new SharedArrayBuffer(built.length));
  bytes.set(built);
  const found: TableFound = { bytes, built: true, ...(damage !== undefined && { damage }) };
  try {
    writeTable(dir, key, bytes);
    return found;
  } catch (error) {
    return { ...found, unsaved: String(error) };
  }
}

function perform(searches: Searches, { job, stop, port }: Task): Result<Answers[Job['kind']]> {
  const send = (message: WorkerMessage): void => port.postMessage(message);
  const tell = seldom<SlidingProgress>(PROGRESS_MS, (progress) => send({ type: 'progress', progress }));
  /** A solution is shown before the answer, so it is replayed like one. */
  const promised = (
    request: SlidingRequest,
    { length = -1, lowerBound = 0 }: SlidingProgress,
    moves: Moves,
  ) => {
    const { metric } = request;
    const claim = { solvable: true, length, moves, metric, lowerBound, optimal: length === lowerBound };
    const wrong = searches.checkSliding(request, { ...claim, algorithm: '', expanded: 0, milliseconds: 0 });
    if (wrong !== undefined) throw new Error(`a solution failed its check: ${wrong}`);
  };
  const context: SearchContext = {
    now: () => performance.now(),
    shouldStop: () => Atomics.load(stop, 0) !== 0,
    onProgress: (progress) => {
      if (progress.moves === undefined) return tell(progress);
      if (job.kind === 'sliding') promised(job.request, progress, progress.moves);
      send({ type: 'progress', progress });
    },
    recruit: (crew) => send({ type: 'recruit', crew }),
    table: (key) => ('tables' in job ? job.tables[key] : undefined),
  };
  const onShare = seldom<number>(PROGRESS_MS, (share) => send({ type: 'share', share }));
  switch (job.kind) {
    case 'sliding':
      return checked(searches.sliding(job.request, context), (it) => searches.checkSliding(job.request, it));
    case 'join':
      searches.join(job.request, job.crew, job.member, context);
      return ok(true);
    case 'knight':
      return checked(searches.knight(job.request, context), (it) => searches.checkKnight(job.request, it));
    case 'knightTables':
      return checked(searches.knightTables(job.request, { ...context, onShare }), (it) =>
        searches.checkKnightTables(job.request, it),
      );
    case 'knightLog':
      return checked(searches.knightLog(job.request, context), (it) =>
        searches.checkKnightLog(job.request, it),
      );
    case 'analysis':
      return checked(searches.analysis(job.request, context), (it) =>
        searches.checkAnalysis(job.request, it),
      );
    case 'table':
      return ok(findTable(searches, job.key, job.dir, onShare));
  }
}

/**
 * The function that a worker file exports to the pool: does one task and replays the answer before it leaves.
 * A throw is a bug: the worker tells it and ends itself, since what it keeps in memory can't be trusted any more.
 */
export function serve(searches: Searches): (task: Task) => unknown {
  return (task) => {
    try {
      const result = perform(searches, task);
      const order =
        result.ok && typeof result.value === 'object' && 'order' in result.value
          ? result.value.order.buffer
          : undefined;
      // A tour of 10,000 x 10,000 has 400 MB: handed over, not copied.
      return order instanceof ArrayBuffer && order.byteLength > 0
        ? move({ [transferableSymbol]: order, [valueSymbol]: result })
        : result;
    } catch (error) {
      const crash: WorkerMessage = {
        type: 'crash',
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
      task.port.postMessage(crash);
      return process.exit(1);
    }
  };
}

/** The messages that still lie in `port`, oldest first. */
export function leftMessages(port: Task['port']): WorkerMessage[] {
  const messages: WorkerMessage[] = [];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
    messages.push(next.message);
  return messages;
}
