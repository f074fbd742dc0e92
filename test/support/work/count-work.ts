import { Session } from 'node:inspector';
import { runInNewContext } from 'node:vm';
import { type CountedPattern, countedPattern, findMatches } from './regexp-steps.ts';

/**
 * Work by its place, in units that don't depend on the machine:
 * - for a function of `src`: the number of its blocks that ran (V8's block coverage);
 * - for a regular expression: the steps of a backtracking matcher;
 * - for a built-in function of strings and arrays: the characters or elements that it may look at.
 */
export type Work = ReadonlyMap<string, number>;

/** Counts the work of the current thread. It slows everything down, so close it. */
export interface WorkCounter {
  /** Returns the work since the last call. */
  take(): Work;
  close(): void;
}

/** Built-in functions whose cost grows with the length of their text or list, not only with a callback's. */
const STRING_METHODS = [
  ...(['includes', 'indexOf', 'lastIndexOf', 'normalize', 'repeat', 'toLowerCase', 'toUpperCase'] as const),
  ...(['trim', 'trimStart', 'trimEnd', 'localeCompare', 'toWellFormed'] as const),
] as const;
const ARRAY_METHODS = [
  ...(['concat', 'flat', 'includes', 'indexOf', 'join', 'lastIndexOf', 'reverse', 'shift', 'slice'] as const),
  ...(['sort', 'splice', 'toReversed', 'toSorted', 'toSpliced', 'unshift', 'values'] as const),
] as const;
/** Methods of regular expressions that match once. */
const ONCE_METHODS = ['exec', 'test', Symbol.search] as const;
/** Methods that match as often as the pattern does, unless the pattern lacks the flag `g`. */
const FLAGGED_METHODS = [Symbol.match, Symbol.replace] as const;
const ALL_METHODS = [Symbol.matchAll, Symbol.split] as const;

/** A text of fewer characters counts as that many steps: matching it step by step would tell no more. */
const SHORT_TEXT_CHARS = 64;
const MAX_PLACE_CHARS = 120;

/** A regular expression, and the steps that it took for the texts so far. */
interface PatternEntry {
  readonly place: string;
  readonly counted: CountedPattern;
  readonly stepsByText: Map<string, number>;
  /** The same expression, but with methods that aren't counted. */
  readonly twin: RegExp;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Starts to count. Only one counter may be open. */
export function openWorkCounter(): WorkCounter {
  const counts = new Map<string, number>();
  const restorers: (() => void)[] = [];
  const entryBySource = new Map<string, PatternEntry>();
  const entryByPattern = new WeakMap<RegExp, PatternEntry>();
  // Another realm has prototypes of its own, so V8 still matches fast there.
  const TwinRegExp: typeof RegExp = runInNewContext('RegExp');

  /** Is the counter itself at work? */
  let isCounting = false;

  function add(place: string, amount: number): void {
    if (!isCounting) counts.set(place, (counts.get(place) ?? 0) + amount);
  }

  function entryOf(pattern: RegExp): PatternEntry {
    const source = `/${pattern.source}/${pattern.flags}`;
    const entry = entryBySource.get(source) ?? {
      place: source.length > MAX_PLACE_CHARS ? `${source.slice(0, MAX_PLACE_CHARS)}...` : source,
      counted: countedPattern(pattern),
      stepsByText: new Map<string, number>(),
      twin: new TwinRegExp(pattern.source, pattern.flags),
    };
    entryBySource.set(source, entry);
    entryByPattern.set(pattern, entry);
    return entry;
  }

  function stepsOf(entry: PatternEntry, pattern: RegExp, text: string, isRepeated: boolean): number {
    const { counted, stepsByText } = entry;
    if (text.length < SHORT_TEXT_CHARS) return text.length;
    const from = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
    const key = `${from} ${isRepeated} ${text}`;
    const knownSteps = stepsByText.get(key);
    if (knownSteps !== undefined) return knownSteps;
    const stepsBefore = counted.steps;
    findMatches(counted, pattern, text, from, isRepeated);
    stepsByText.set(key, counted.steps - stepsBefore);
    return counted.steps - stepsBefore;
  }

  function replaceMethod(
    prototype: object,
    name: PropertyKey,
    makeMethod: (original: Method) => Method,
  ): void {
    const original: Method = Reflect.get(prototype, name);
    const define = (value: Method) =>
      Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
    define(makeMethod(original));
    restorers.push(() => define(original));
  }

  const countMatches = (name: PropertyKey, isRepeated: (pattern: RegExp) => boolean): void =>
    replaceMethod(
      RegExp.prototype,
      name,
      (original) =>
        function (text, ...args) {
          if (isCounting) return original.call(this, text, ...args);
          const pattern = this as RegExp;
          isCounting = true;
          const entry = entryByPattern.get(pattern) ?? entryOf(pattern);
          const steps = stepsOf(entry, pattern, String(text), isRepeated(pattern));
          isCounting = false;
          add(entry.place, steps);
          const { twin } = entry;
          twin.lastIndex = pattern.lastIndex;
          const result: unknown = Reflect.get(twin, name).call(twin, text, ...args);
          if (pattern.lastIndex !== twin.lastIndex) pattern.lastIndex = twin.lastIndex;
          if (name === Symbol.matchAll) return [...(result as Iterable<unknown>)].values();
          const isList = Array.isArray(result) && name !== 'exec';
          return isList ? Array.from(result as unknown[]) : result;
        },
    );
  for (const name of ONCE_METHODS) countMatches(name, () => false);
  for (const name of FLAGGED_METHODS) countMatches(name, ({ global }) => global);
  for (const name of ALL_METHODS) countMatches(name, () => true);

  const countLength = (prototype: object, type: string, name: string): void => {
    const place = `${type}.${name}`;
    replaceMethod(
      prototype,
      name,
      (original) =>
        function (...args) {
          add(place, (this as string | unknown[]).length);
          return original.apply(this, args);
        },
    );
  };
  for (const name of STRING_METHODS) countLength(String.prototype, 'String', name);
  for (const name of ARRAY_METHODS) countLength(Array.prototype, 'Array', name);

  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  function takeBlocks(): void {
    session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      if (error) throw error;
      for (const { url, functions } of coverage.result) {
        const [, file] = url.includes('node_modules') ? [] : url.split('/src/');
        if (file === undefined) continue;
        for (const { functionName, ranges } of functions) {
          const count = ranges.reduce((sum, range) => sum + range.count, 0);
          if (count > 0) add(`${file}: ${functionName || 'a function'} at ${ranges[0]?.startOffset}`, count);
        }
      }
    });
  }

  return {
    take() {
      takeBlocks();
      const work = new Map(counts);
      counts.clear();
      return work;
    },
    close() {
      for (const restore of restorers) restore();
      session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
