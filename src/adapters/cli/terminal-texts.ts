import { HEURISTICS, SLIDING_ALGORITHMS } from '../../core/sliding/method.ts';
import type { Texts } from '../../i18n/texts.ts';

const EXAMPLE = /`\/([a-z]+)((?:\s[^`]*)?)`/g;

/** Commands that the terminal has under the same name, and what it has instead of the others. */
const SAME = new Set(['solve', 'knight', 'analyse', 'explain', 'scramble', 'compare']);
const INSTEAD: Readonly<Record<string, string>> = { play: 'scramble', move: 'simplify' };

/** What a chat understands without its name. */
const BARE: readonly (readonly [name: string, words: readonly string[]])[] = [
  ['metric', ['stm', 'mtm']],
  ['algorithm', SLIDING_ALGORITHMS],
  ['heuristic', HEURISTICS],
];

function optionOf(word: string): string {
  const [, name, value] = /^([a-z]+):(\S+)$/.exec(word) ?? [];
  if (name !== undefined && value !== undefined) return `--${name} ${value}`;
  const bare = BARE.find(([, words]) => words.includes(word));
  return bare === undefined ? word : `--${bare[0]} ${word}`;
}

/** A line of a chat as one of the terminal: `/solve 1 2 3 4 0 5 mtm` is `tileknight solve 1 2 3 4 0 5 --metric mtm`. */
export function terminalLine(name: string, rest: string): string {
  const command = SAME.has(name) ? name : INSTEAD[name];
  if (command === undefined) return 'tileknight help';
  // A knight's line is understood as it is: its options may stand more than once.
  const isOption = command === 'knight' ? (word: string) => word : optionOf;
  const written = rest.trim().split(/\s+/).filter(Boolean).map(isOption);
  const options = written.filter((word) => word.startsWith('--'));
  const words = written.filter((word) => !word.startsWith('--')).join(' ');
  // A shell takes these for its own.
  const quoted = /[<>|;&*()$]/.test(words) ? `"${words}"` : words;
  return ['tileknight', command, quoted, ...options].filter((part) => part !== '').join(' ');
}

/**
 * The same texts with a terminal's examples in place of a chat's. Sentences about faults are also told the `command` that was
 * called, so that their examples may be its own.
 */
export function terminalTexts(texts: Texts, command = ''): Texts {
  const translated = (text: string): string =>
    text.replace(EXAMPLE, (_, name: string, rest: string) => `\`${terminalLine(name, rest)}\``);
  return {
    ...texts,
    say: (id, facts) => translated(texts.say(id, facts)),
    sayFault: ({ code, facts }) => translated(texts.sayFault({ code, facts: { command, ...facts } })),
  };
}
