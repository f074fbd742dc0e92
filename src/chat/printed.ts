import type { Fault, Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Animation, DrawnTour, Scene } from '../render/scene/scene.ts';
import type { Option } from './input/command-input.ts';
import type { Text } from './reply.ts';

/**
 * How a terminal prints a command's answer. Absent methods switch off what they print: without `animation`
 * there is no `--gif`.
 */
export interface Printed<Request = unknown, Answer = unknown> {
  /** Options for the terminal only. `time` sets the time limit of the call. */
  readonly options?: readonly Option[];
  /** Time limit if the user gives no `--time`. If absent, the limit is the configured one. */
  readonly timeMs?: number;
  /** Returns the request as it appears in the JSON of answers and faults. */
  asked?(request: Request): object;
  /** Returns the answer as it appears in the JSON, after the request. */
  json(texts: Texts, request: Request, answer: Answer): object;
  /** Returns why the answer is incomplete. It is printed on standard error, and as `error` in the JSON. */
  lack?(request: Request, answer: Answer): Fault | undefined;
  /** The lines printed without `--json`. */
  lines(texts: Texts, request: Request, answer: Answer): readonly Text[];
  /** The picture for `--png`. Undefined if there is nothing to draw. */
  picture?(texts: Texts, request: Request, answer: Answer): Scene | undefined;
  /** The animation for `--gif`. Fault: `gif-too-large`. */
  animation?(request: Request, answer: Answer, texts: Texts): Result<Animation> | undefined;
  /** Returns the tour whose squares `--order` numbers. */
  order?(request: Request, answer: Answer): DrawnTour | undefined;
  /**
   * How many slots of a batch the request takes. Default: 1. Requests with huge answers take more, to limit
   * memory.
   */
  places?(request: Request): number;
}
