import type { Call } from '../../chat/command.ts';
import type { GameShown, Reply } from '../../chat/reply.ts';
import { isFull } from '../../play/game.ts';
import { kindOf } from '../../play/kinds/index.ts';
import type { Step } from '../../play/kinds/kind.ts';
import type { Game } from '../../store/contract/game.ts';
import type { Services } from '../feature/services.ts';
import { withPhoto } from './beginning/photo.ts';
import { viewOf } from './views/index.ts';

/** Milliseconds from a game's opening to its end, or until `now`; never negative, though a clock may have been set back meanwhile. */
export const playedMs = ({ startedAt, finishedAt }: Game, now: number): number =>
  Math.max(0, (finishedAt ?? now) - startedAt);

/** A position as a picture, with the step marked that a hint names, and in words. */
export async function boardPicture(
  { draw, store }: Pick<Services, 'draw' | 'store'>,
  { texts, look }: Pick<Call, 'texts' | 'look'>,
  game: Pick<Game, 'kind' | 'start' | 'state' | 'goal' | 'picture'>,
  next?: Step,
): Promise<Pick<Reply, 'picture' | 'alt'>> {
  const view = viewOf(game);
  const position = kindOf(game).read(game);
  return {
    picture: await draw(await withPhoto({ store }, game, view.scene(position, next)), look),
    alt: view.alt(texts, position),
  };
}

/** A game's position: as data for a surface with a board of its own, else as a picture, and in words. */
export async function boardShown(
  { draw, now, store }: Pick<Services, 'draw' | 'now' | 'store'>,
  { surface, texts, look }: Call,
  game: Game,
  next?: Step,
): Promise<Pick<Reply, 'picture' | 'alt' | 'game'>> {
  const view = viewOf(game);
  const position = kindOf(game).read(game);
  if (surface.ownBoard !== true) return boardPicture({ draw, store }, { texts, look }, game, next);
  const { id, revision, kind, made, par, picture, finishedAt, gaveUp } = game;
  const state = finishedAt === undefined ? (isFull(game) ? 'over' : 'running') : gaveUp ? 'over' : 'solved';
  const shown: GameShown = {
    ...{ id, revision, kind, ...view.data(position), made },
    ...(par !== undefined && { par }),
    ...(picture !== undefined && { photo: picture }),
    ...(next !== undefined && { next }),
    look: { tiles: look.tiles, ...(look.palette && { palette: look.palette }) },
    elapsedMs: playedMs(game, now()),
    state,
  };
  return { game: shown };
}
