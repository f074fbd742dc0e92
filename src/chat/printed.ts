import type { Fault, Result } from '../core/result.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Animation, DrawnTour, Scene } from '../render/scene/scene.ts';
import type { Option } from './input/command-input.ts';
import type { Text } from './reply.ts';

/**
 * How the command-line program prints a command's answer. If a method is absent, the program doesn't offer
 * that output: without `animation` there is no `--gif`.
 */
export interface TerminalOutput<Request = unknown, Answer = unknown> {
  /** Options that exist only in the command-line program. The option `time` is the time limit. */
  readonly options?: readonly Option[];
  /**
   * Time limit if the user gives no `--time`. If this field is absent too, the limit comes from the
   * configuration.
   */
  readonly timeMs?: number;
  /** Returns the request as it appears in the JSON of answers and faults. */
  requestJson?(request: Request): object;
  /** Returns the answer as it appears in the JSON, after the request. */
  answerJson(texts: Texts, request: Request, answer: Answer): object;
  /**
   * Returns the reason why the answer is incomplete. It is printed on standard error, and is the field
   * `error` of the JSON. Undefined if the answer is complete.
   */
  incompleteness?(request: Request, answer: Answer): Fault | undefined;
  /** The lines printed without `--json`. */
  lines(texts: Texts, request: Request, answer: Answer): readonly Text[];
  /** The picture for `--png`. Undefined if there is nothing to draw. */
  picture?(texts: Texts, request: Request, answer: Answer): Scene | undefined;
  /** The animation for `--gif`. Fault: `gif-too-large`. */
  animation?(request: Request, answer: Answer, texts: Texts): Result<Animation> | undefined;
  /**
   * Returns the tour for `--order`, which writes the number of each square in the tour. Undefined if there is
   * no tour.
   */
  tourToWrite?(request: Request, answer: Answer): DrawnTour | undefined;
  /**
   * Returns the number of batch slots that this request takes. Default: 1. A batch has a fixed number of
   * slots. A request with a huge answer takes more slots. Then fewer requests run at the same time, which
   * saves memory.
   */
  batchSlots?(request: Request): number;
}
