import type { Call } from '../../../chat/command.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Size } from '../../../core/sliding/notation/puzzle.ts';
import type { Scene } from '../../../render/scene/scene.ts';
import type { Game } from '../../../store/contract/game.ts';
import type { Services } from '../../feature/services.ts';

/**
 * The photo that came with the call, cut for the tiles of a board of this size and kept; empty: none came. Whoever waits is told.
 * Faults: as `Attachment` and `PhotoCutter`.
 */
export async function keptPhoto(
  { cutPhoto, store, now }: Pick<Services, 'cutPhoto' | 'store' | 'now'>,
  call: Call,
  size: Size,
): Promise<Result<Pick<Game, 'picture'>>> {
  if (call.attachment === undefined) return ok({});
  call.progress?.({ kind: 'working', text: call.texts.say('photo-working') });
  const sent = await call.attachment.bytes();
  if (!sent.ok) return sent;
  const photo = await cutPhoto(sent.value, size);
  return photo.ok ? ok({ picture: await store.pictures.keep(photo.value, now()) }) : photo;
}

/** The scene of a game, with its photo on the tiles if it has one. */
export async function withPhoto(
  { store }: Pick<Services, 'store'>,
  { picture }: Pick<Game, 'picture'>,
  scene: Scene,
): Promise<Scene> {
  const bytes = picture && scene.kind === 'board' ? await store.pictures.byId(picture) : undefined;
  return picture && bytes && scene.kind === 'board' ? { ...scene, photo: { id: picture, bytes } } : scene;
}
