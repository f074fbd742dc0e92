/**
 * A backtracking matcher for regular expressions that counts its steps, because V8 doesn't tell its own. It
 * tries the same alternatives in the same order as ECMAScript's (ECMA-262, section "Pattern Semantics"). A
 * step is one instruction: a character looked at, a choice, or an assertion.
 */

/** Tests one character (one code point if the pattern has the flag `u`). */
type CharacterTest = (character: string) => boolean;

type Instruction =
  | { readonly op: 'character'; readonly test: CharacterTest }
  | { readonly op: 'split'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; to: number }
  /** Jumps by the next character. `otherwise`: for characters that no alternative begins with. */
  | { readonly op: 'dispatch'; readonly to: ReadonlyMap<string, number>; readonly otherwise: number }
  | { readonly op: 'save'; readonly slot: number }
  /** Fails if the position is still that of the slot: a loop must not repeat the empty text. */
  | { readonly op: 'progress'; readonly slot: number }
  | { readonly op: 'at'; readonly place: '^' | '$' | 'b' | 'B' }
  | { readonly op: 'look'; readonly program: Program; readonly isNegative: boolean }
  | { readonly op: 'backreference'; readonly group: number }
  | { readonly op: 'fail' }
  | { readonly op: 'match' };

interface Program {
  readonly instructions: readonly Instruction[];
  readonly isBackward: boolean;
}

type Node =
  | { readonly kind: 'character'; readonly test: CharacterTest; readonly literal?: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly parts: readonly Node[] }
  | {
      readonly kind: 'repeat';
      readonly part: Node;
      readonly min: number;
      readonly max: number;
      readonly isLazy: boolean;
    }
  | { readonly kind: 'group'; readonly part: Node; readonly index: number }
  | { readonly kind: 'at'; readonly place: '^' | '$' | 'b' | 'B' }
  | { readonly kind: 'look'; readonly part: Node; readonly isNegative: boolean; readonly isBehind: boolean }
  | { readonly kind: 'backreference'; readonly group: number };

const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})/;
const ESCAPE = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[\s\S])/u;

/** Parses the source of a pattern. */
function parsePattern({ source, flags }: RegExp): Node {
  const isUnicode = /[uv]/.test(flags);
  const classFlags = flags.replace(/[gyd]/g, '');
  let index = 0;
  let groupCount = 0;
  const groupNames = [...source.matchAll(/(?<!\\)\((?:\?<([^=!>]+)>|(?!\?))/g)].map(([, name]) => name);

  function makeCharacter(text: string, literal?: string): Node {
    if (literal !== undefined && !classFlags.includes('i'))
      return { kind: 'character', test: (character) => character === literal, literal };
    const pattern = new RegExp(`^${text}$`, classFlags);
    const isMatch = new Map<string, boolean>();
    const test = (character: string): boolean => {
      let result = isMatch.get(character);
      if (result === undefined) {
        result = pattern.test(character);
        isMatch.set(character, result);
      }
      return result;
    };
    return literal === undefined ? { kind: 'character', test } : { kind: 'character', test, literal };
  }

  function parseChoice(): Node {
    const parts = [parseSequence()];
    while (source[index] === '|') {
      index++;
      parts.push(parseSequence());
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts };
  }

  function parseSequence(): Node {
    const parts: Node[] = [];
    while (index < source.length && source[index] !== '|' && source[index] !== ')')
      parts.push(parseQuantified());
    return { kind: 'sequence', parts };
  }

  function parseQuantified(): Node {
    const part = parseAtom();
    const [quantifier] = QUANTIFIER.exec(source.slice(index, index + 20)) ?? [];
    if (quantifier === undefined) return part;
    index += quantifier.length;
    const isLazy = source[index] === '?';
    if (isLazy) index++;
    const [min = '0', max = min] = quantifier.slice(1, -1).split(',');
    const [least, most] = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[quantifier] ?? [
      Number(min),
      max === '' ? Infinity : Number(max),
    ];
    return { kind: 'repeat', part, min: least ?? 0, max: most ?? 0, isLazy };
  }

  function parseGroup(): Node {
    const [opening = '('] = /^\((?:\?(?:[:=!]|<[=!]|<[^>]+>))?/.exec(source.slice(index)) ?? [];
    index += opening.length;
    const isCapture = opening === '(' || /^\(\?<[^=!]/.test(opening);
    if (isCapture) groupCount++;
    const groupIndex = groupCount;
    const part = parseChoice();
    index++;
    if (isCapture) return { kind: 'group', part, index: groupIndex };
    return opening === '(?:'
      ? part
      : { kind: 'look', part, isNegative: opening.endsWith('!'), isBehind: opening.includes('<') };
  }

  function parseAtom(): Node {
    const character = String.fromCodePoint(source.codePointAt(index) ?? 0);
    if (character === '(') return parseGroup();
    if (character === '[') {
      let end = index + 1;
      while (source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
      const text = source.slice(index, end + 1);
      index = end + 1;
      return makeCharacter(text);
    }
    if (character === '\\') {
      const [escaped = '\\'] = ESCAPE.exec(source.slice(index)) ?? [];
      index += escaped.length;
      if (escaped === '\\b' || escaped === '\\B') return { kind: 'at', place: escaped === '\\b' ? 'b' : 'B' };
      if (/^\\[1-9]$/.test(escaped)) return { kind: 'backreference', group: Number(escaped[1]) };
      if (escaped === '\\k') {
        const [whole = '', name] = /^<([^>]+)>/.exec(source.slice(index)) ?? [];
        index += whole.length;
        return { kind: 'backreference', group: groupNames.indexOf(name) + 1 };
      }
      const literal = /^\\[^a-zA-Z0-9]$/u.test(escaped) ? escaped.slice(1) : undefined;
      return makeCharacter(escaped, literal);
    }
    const text = isUnicode ? character : (source[index] ?? '');
    index += text.length;
    if (text === '^' || text === '$') return { kind: 'at', place: text };
    return text === '.'
      ? makeCharacter('.')
      : makeCharacter(/^[{}\]]$/.test(text) ? `\\${text}` : text, text);
  }

  return parseChoice();
}

/** Whether a part of a pattern can match the empty text. */
function isNullable(node: Node): boolean {
  if (node.kind === 'character') return false;
  if (node.kind === 'sequence') return node.parts.every(isNullable);
  if (node.kind === 'choice') return node.parts.some(isNullable);
  if (node.kind === 'repeat') return node.min === 0 || isNullable(node.part);
  return node.kind === 'group' ? isNullable(node.part) : true;
}

/** Returns the literal character with which a part begins in the direction of matching, if there is one. */
function firstLiteral(node: Node | undefined, isBackward: boolean): string | undefined {
  if (node?.kind === 'character') return node.literal;
  if (node?.kind === 'sequence') return firstLiteral(node.parts.at(isBackward ? -1 : 0), isBackward);
  return node?.kind === 'group' ? firstLiteral(node.part, isBackward) : undefined;
}

function compile(
  root: Node,
  isBackward: boolean,
  isIgnoringCase: boolean,
  slots: { count: number },
): Program {
  const instructions: Instruction[] = [];

  function emitChoice(parts: readonly Node[]): void {
    const jumps: { op: 'jump'; to: number }[] = [];
    const emitBranches = (branches: readonly Node[]): number => {
      const start = instructions.length;
      branches.forEach((branch, branchIndex) => {
        const splitIndex = instructions.length;
        const isLast = branchIndex === branches.length - 1;
        if (!isLast) instructions.push({ op: 'fail' });
        emit(branch);
        const jump = { op: 'jump' as const, to: 0 };
        jumps.push(jump);
        instructions.push(jump);
        if (!isLast)
          instructions[splitIndex] = { op: 'split', first: splitIndex + 1, second: instructions.length };
      });
      return start;
    };
    const literals = parts.map((part) => firstLiteral(part, isBackward));
    if (parts.length > 3 && !isIgnoringCase && literals.every((literal) => literal !== undefined)) {
      const dispatchIndex = instructions.length;
      instructions.push({ op: 'fail' });
      const to = new Map<string, number>();
      for (const literal of new Set(literals))
        if (literal !== undefined)
          to.set(literal, emitBranches(parts.filter((_, partIndex) => literals[partIndex] === literal)));
      instructions[dispatchIndex] = { op: 'dispatch', to, otherwise: instructions.length };
      instructions.push({ op: 'fail' });
    } else {
      emitBranches(parts);
    }
    for (const jump of jumps) jump.to = instructions.length;
  }

  function emitOptional(part: Node, isLazy: boolean, emitAfter: () => void): void {
    const splitIndex = instructions.length;
    instructions.push({ op: 'fail' });
    emit(part);
    emitAfter();
    const [body, after] = [splitIndex + 1, instructions.length];
    instructions[splitIndex] = isLazy
      ? { op: 'split', first: after, second: body }
      : { op: 'split', first: body, second: after };
  }

  function emitRepeat({ part, min, max, isLazy }: Extract<Node, { kind: 'repeat' }>): void {
    for (let count = 0; count < min; count++) emit(part);
    if (max === Infinity) {
      const start = instructions.length;
      const slot = isNullable(part) ? slots.count++ : undefined;
      const splitIndex = instructions.length;
      instructions.push({ op: 'fail' });
      if (slot !== undefined) instructions.push({ op: 'save', slot });
      emit(part);
      if (slot !== undefined) instructions.push({ op: 'progress', slot });
      instructions.push({ op: 'jump', to: start });
      const [first, second] = [splitIndex + 1, instructions.length];
      instructions[splitIndex] = isLazy
        ? { op: 'split', first: second, second: first }
        : { op: 'split', first, second };
      return;
    }
    const emitRest = (count: number): void => {
      if (count > 0) emitOptional(part, isLazy, () => emitRest(count - 1));
    };
    emitRest(max - min);
  }

  function emit(node: Node): void {
    if (node.kind === 'character') instructions.push({ op: 'character', test: node.test });
    else if (node.kind === 'sequence')
      for (const part of isBackward ? node.parts.toReversed() : node.parts) emit(part);
    else if (node.kind === 'choice') emitChoice(node.parts);
    else if (node.kind === 'repeat') emitRepeat(node);
    else if (node.kind === 'at') instructions.push({ op: 'at', place: node.place });
    else if (node.kind === 'backreference') instructions.push({ op: 'backreference', group: node.group });
    else if (node.kind === 'group') {
      const [opening, closing] = [2 * node.index - 2, 2 * node.index - 1];
      instructions.push({ op: 'save', slot: isBackward ? closing : opening });
      emit(node.part);
      instructions.push({ op: 'save', slot: isBackward ? opening : closing });
    } else {
      const program = compile(node.part, node.isBehind, isIgnoringCase, slots);
      instructions.push({ op: 'look', program, isNegative: node.isNegative });
    }
  }

  emit(root);
  instructions.push({ op: 'match' });
  return { instructions, isBackward };
}

/** A pattern that counts its steps. */
export interface CountedPattern {
  /** Number of steps of all matches so far. */
  readonly steps: number;
  /** Returns the end of a match that begins exactly at `index`. Undefined if there is none. */
  matchAt(text: string, index: number): number | undefined;
}

export function countedPattern(pattern: RegExp): CountedPattern {
  const isUnicode = /[uv]/.test(pattern.flags);
  const slots = { count: 2 * (pattern.source.match(/\(/g)?.length ?? 0) };
  const root = parsePattern(pattern);
  const program = compile(root, false, pattern.ignoreCase, slots);
  const keepsSlots = /\\[1-9k]/.test(pattern.source) || JSON.stringify(program).includes('"progress"');
  let steps = 0;

  const isWordAt = (text: string, index: number): boolean => /^\w$/.test(text[index] ?? '');

  function isAt(place: '^' | '$' | 'b' | 'B', text: string, index: number): boolean {
    if (place === '^')
      return index === 0 || (pattern.multiline && /[\n\r\u2028\u2029]/.test(text[index - 1] ?? ''));
    if (place === '$')
      return index === text.length || (pattern.multiline && /[\n\r\u2028\u2029]/.test(text[index] ?? ''));
    return (isWordAt(text, index - 1) !== isWordAt(text, index)) === (place === 'b');
  }

  /** The characters of the last text: those that begin at each index, and those that end there. */
  let last = { text: '', following: [] as string[], preceding: [] as string[] };

  function readCharacters(text: string): void {
    const [following, preceding]: [string[], string[]] = [[], ['']];
    for (let index = 0; index < text.length; index++) {
      const isPair = isUnicode && (text.codePointAt(index) ?? 0) > 0xffff;
      following.push(isPair ? text.slice(index, index + 2) : (text[index] ?? ''));
      const endsPair = isUnicode && index > 0 && (text.codePointAt(index - 1) ?? 0) > 0xffff;
      preceding.push(endsPair ? text.slice(index - 1, index + 1) : (text[index] ?? ''));
    }
    last = { text, following: [...following, ''], preceding };
  }

  function run(
    { instructions, isBackward }: Program,
    text: string,
    start: number,
    slotsAtStart: number[],
  ): number | undefined {
    const characters = isBackward ? last.preceding : last.following;
    const direction = isBackward ? -1 : 1;
    // The choices that are left: three values for each.
    const stack: [at: number[], index: number[], slots: number[][]] = [[], [], []];
    let [at, index, savedSlots] = [0, start, slotsAtStart];
    for (;;) {
      steps++;
      const instruction = instructions[at];
      if (instruction === undefined || instruction.op === 'match') return index;
      let isFailed = false;
      switch (instruction.op) {
        case 'character': {
          const character = characters[index] ?? '';
          isFailed = character === '' || !instruction.test(character);
          index += direction * character.length;
          at++;
          break;
        }
        case 'split':
          stack[0].push(instruction.second);
          stack[1].push(index);
          if (keepsSlots) stack[2].push(savedSlots);
          at = instruction.first;
          break;
        case 'jump':
          at = instruction.to;
          break;
        case 'dispatch':
          at = instruction.to.get(characters[index] ?? '') ?? instruction.otherwise;
          break;
        case 'save':
          if (keepsSlots) {
            savedSlots = [...savedSlots];
            savedSlots[instruction.slot] = index;
          }
          at++;
          break;
        case 'progress':
          isFailed = savedSlots[instruction.slot] === index;
          at++;
          break;
        case 'at':
          isFailed = !isAt(instruction.place, text, index);
          at++;
          break;
        case 'look':
          isFailed =
            (run(instruction.program, text, index, savedSlots) === undefined) !== instruction.isNegative;
          at++;
          break;
        case 'backreference': {
          const [from = 0, to = 0] = savedSlots.slice(2 * instruction.group - 2, 2 * instruction.group);
          const group = text.slice(from, to);
          steps += group.length;
          isFailed = !text.startsWith(group, isBackward ? index - group.length : index);
          index += direction * group.length;
          at++;
          break;
        }
        default:
          isFailed = true;
      }
      if (!isFailed) continue;
      const nextAt = stack[0].pop();
      if (nextAt === undefined) return undefined;
      at = nextAt;
      index = stack[1].pop() ?? 0;
      if (keepsSlots) savedSlots = stack[2].pop() ?? [];
    }
  }

  return {
    get steps() {
      return steps;
    },
    matchAt(text, index) {
      if (text !== last.text) readCharacters(text);
      return run(program, text, index, []);
    },
  };
}

/**
 * Matches a pattern against a text from `index` on, once or as often as it matches (`isGlobal`). Returns the
 * places of the matches.
 */
export function findMatches(
  counted: CountedPattern,
  { flags }: RegExp,
  text: string,
  index: number,
  isGlobal: boolean,
): readonly (readonly [from: number, to: number])[] {
  const matches: [number, number][] = [];
  let from = index;
  while (from <= text.length) {
    const to = counted.matchAt(text, from);
    if (to !== undefined) {
      matches.push([from, to]);
      if (!isGlobal) return matches;
    } else if (flags.includes('y')) return matches;
    const isPair = /[uv]/.test(flags) && (text.codePointAt(from) ?? 0) > 0xffff;
    from = to !== undefined && to > from ? to : from + (isPair ? 2 : 1);
  }
  return matches;
}
