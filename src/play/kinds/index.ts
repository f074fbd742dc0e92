import type { KindName } from '../../store/contract/game.ts';
import type { Kind } from './kind.ts';
import { knight } from './knight.ts';
import { sliding } from './sliding.ts';

/** Everything that can be played. */
export const kinds: readonly Kind[] = [sliding, knight];

/** The kind of a game. Throws if there is none of that name: then a newer program wrote the game. */
export function kindOf({ kind }: { readonly kind: KindName }): Kind {
  const found = kinds.find(({ name }) => name === kind);
  if (found === undefined) throw new Error(`no kind of game: ${kind}`);
  return found;
}
