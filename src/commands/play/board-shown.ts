import type { Call } from '../../chat/command.ts';
import { type ButtonGroup, type GameData, makeControlGroup, type Reply } from '../../chat/reply.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Scene } from '../../render/scene/scene.ts';
import type { Game } from '../../store/contract/game.ts';
import type { Services } from '../feature/services.ts';
import { isGameFull, startPositionOf } from '../games/game.ts';
import { kindOf } from '../games/index.ts';
import type { LoadedGame, SharedBoard } from '../games/kind.ts';
import type { GameStep } from '../games/rules.ts';

type DrawServices = Pick<Services, 'draw' | 'store'>;

/**
 * The time to the end of the game, or to `now` if it is still running. Never negative, even if the system
 * clock was set back.
 */
export const playedMs = ({ startedAt, finishedAt }: Game, now: number): number =>
  Math.max(0, (finishedAt ?? now) - startedAt);

export function drawStartBoard(
  services: DrawServices,
  call: Pick<Call, 'texts' | 'look'>,
  board: SharedBoard,
): Promise<Pick<Reply, 'picture' | 'alt'>> {
  const kind = kindOf(board);
  return drawPosition(services, call, { kind, position: startPositionOf(kind, board), game: board });
}

/**
 * A surface that draws boards itself (the web page) gets the data of the position. Any other surface gets a
 * picture and its description. `markedStep`: a step to mark on the board as a hint.
 */
export async function showPosition(
  services: DrawServices & Pick<Services, 'now'>,
  { surface, texts, look }: Call,
  loadedGame: LoadedGame,
  markedStep?: GameStep,
): Promise<Pick<Reply, 'picture' | 'alt' | 'game'>> {
  const { game, kind, position } = loadedGame;
  const positionData = surface.drawsOwnBoard === true ? kind.gameData?.(position) : undefined;
  if (positionData === undefined) return drawPosition(services, { texts, look }, loadedGame, markedStep);
  const { id, revision, moveCount, par, picture, finishedAt, gaveUp } = game;
  const gameState =
    finishedAt === undefined ? (isGameFull(game) ? 'over' : 'running') : gaveUp ? 'over' : 'solved';
  const gameData: GameData = {
    id,
    revision,
    kind: kind.name,
    ...positionData,
    moveCount,
    par,
    photo: picture,
    next: markedStep,
    look: { tiles: look.tiles, palette: look.palette },
    elapsedMs: playedMs(game, services.now()),
    state: gameState,
  };
  return { game: gameData };
}

async function drawPosition(
  { draw, store }: DrawServices,
  { texts, look }: Pick<Call, 'texts' | 'look'>,
  { kind, position, game }: Pick<LoadedGame, 'kind' | 'position'> & { readonly game: Pick<Game, 'picture'> },
  markedStep?: GameStep,
): Promise<Pick<Reply, 'picture' | 'alt'>> {
  const scene = await withPhoto(store, game, kind.scene(texts, position, markedStep));
  return { picture: await draw(scene, look), alt: kind.alt(texts, position) };
}

/** Draws the game's photo on the tiles, if it has one. */
async function withPhoto(
  { pictures }: Services['store'],
  { picture }: Pick<Game, 'picture'>,
  scene: Scene,
): Promise<Scene> {
  const photoBytes = picture && scene.kind === 'board' ? await pictures.byId(picture) : undefined;
  return picture && photoBytes && scene.kind === 'board'
    ? { ...scene, photo: { id: picture, bytes: photoBytes } }
    : scene;
}

/**
 * Whether games open by a link to the private chat: in shared chats where the bot can't send a message to one
 * person alone.
 */
export const opensByLink = ({ place, surface }: Pick<Call, 'place' | 'surface'>): boolean =>
  !place.isPrivate && surface.hasPrivateLinks;

/** A message for a shared chat. The button starts a separate game for each person. */
export async function boardMessage(services: Services, call: Call, board: SharedBoard): Promise<Reply> {
  const kind = kindOf(board);
  return {
    kind: 'answer',
    text: kind.invitation(call.texts, startPositionOf(kind, board)),
    ...(await drawStartBoard(services, call, board)),
    buttons: await makeBoardLinkButton(services, call.texts, board, call.person.key),
  };
}

export const makePlayButton = (
  texts: Texts,
  target: { readonly deepLinkPayload: string } | { readonly action: string },
): readonly ButtonGroup[] =>
  makeControlGroup([{ ...target, label: texts.say('button-play'), style: 'primary' }]);

/** Opens a board in the private chat. `personKey`: the person who shares the board. */
export const makeBoardLinkButton = async (
  services: Services,
  texts: Texts,
  board: SharedBoard,
  personKey: string,
): Promise<readonly ButtonGroup[]> =>
  makePlayButton(texts, { deepLinkPayload: await kindOf(board).payload(services, board, personKey) });
