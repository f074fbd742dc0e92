import type { Fault, Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Animation, DrawnTour, Scene } from '../render/scene/scene.ts';
import type { Option } from './input/command-input.ts';
import type { Text } from './reply.ts';

/** A command's answer as a terminal prints it. What is missing isn't offered: no `animation`, no `--gif`. */
export interface Printed<Request = unknown, Answer = unknown> {
  /** Options that are a terminal's alone. `time` gives the call's milliseconds. */
  readonly options?: readonly Option[];
  /** Milliseconds for an answer where `--time` isn't said; else the configured ones. */
  readonly timeMs?: number;
  /** What was asked, as it stands in the JSON of answers and of faults. */
  asked?(request: Request): object;
  /** The answer, as it stands behind that. */
  json(texts: Texts, request: Request, answer: Answer): object;
  /** Why the answer is not whole, where it isn't: said on standard error, and as `error` in the JSON. */
  lack?(request: Request, answer: Answer): Fault | undefined;
  /** The answer for people. */
  lines(texts: Texts, request: Request, answer: Answer): readonly Text[];
  /** For `--png`; undefined: there is nothing to draw. */
  picture?(texts: Texts, request: Request, answer: Answer): Scene | undefined;
  /** For `--gif`. Fault: `gif-too-large`. */
  animation?(request: Request, answer: Answer, texts: Texts): Result<Animation> | undefined;
  /** For `--order`: the tour whose squares are numbered. */
  order?(request: Request, answer: Answer): DrawnTour | undefined;
  /** How many places of a batch it takes, where it isn't one: huge answers are made one at a time. */
  places?(request: Request): number;
}
