import type { Call } from '../../../chat/command.ts';
import type { Button, ButtonGroup, GameShown, Reply, Text } from '../../../chat/reply.ts';
import type { Result } from '../../../core/result.ts';
import type { Texts } from '../../../i18n/texts.ts';
import type { Onward } from '../../../play/hints.ts';
import type { Step } from '../../../play/kinds/kind.ts';
import type { Scene } from '../../../render/scene/scene.ts';
import type { Game, KindName } from '../../../store/contract/game.ts';
import type { Services } from '../../feature/services.ts';

/** Steps that the last hint for a position shows. */
export const SHOWN_AHEAD = 5;

/** How a kind of game looks in a message. Positions are the kind's. A list holds views of different ones, so these are methods. */
export interface View<Position = unknown> {
  readonly kind: KindName;
  /** What is played: `3x3`. */
  name(texts: Texts, position: Position): Text;
  /** How far it is, beside the steps made; undefined: they say it. */
  progress(texts: Texts, position: Position): Text | undefined;
  /** How it is pressed and typed here; undefined: nothing can be. */
  how(call: Call, position: Position): Text | undefined;
  /** What has to be done, for people who have never done it; undefined: the picture shows it. */
  goal(texts: Texts, position: Position): Text | undefined;
  /** `next`: a step to be marked. */
  scene(position: Position, next?: Step): Scene;
  /** The scene in words. */
  alt(texts: Texts, position: Position): string;
  /** The buttons of a position, `action` making theirs of what they mean. */
  buttons(call: Call, position: Position, action: (what: string) => string): readonly ButtonGroup[];
  data(position: Position): Pick<GameShown, 'rows' | 'cols' | 'position' | 'goal' | 'closed'>;
  /** What has to be said of the position's prospects, if that is known at once. */
  outlook(services: Services, call: Call, position: Position): Promise<Text | undefined>;
  /** A hint at steps that solve it, `told` (1 to `MOST_HINTED`) saying how much: which comes next, where to, the next few. */
  hint(texts: Texts, position: Position, ahead: Onward, told: number): Text;
  /** The words after `/play` that begin another game like it. */
  again(game: Game): string;
  /** The words after `/play` that begin a game with the same start. */
  given(game: Game): string;
  /** What a finished game's player may look at. */
  lookBack(texts: Texts, game: Game): readonly Button[];
  /** The fewest steps from a game's start, shown. */
  solution(services: Services, call: Call, game: Game): Promise<Result<Reply>>;
}
