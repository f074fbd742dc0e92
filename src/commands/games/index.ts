import { plainLine } from '../../core/typed-text.ts';
import type { Game } from '../../store/contract/game.ts';
import type { Services } from '../feature/services.ts';
import type { GameKind, LoadedGame } from './kind.ts';
import { knightKind } from './knight-kind.ts';
import { slidingKind } from './sliding-kind.ts';

/** `/play` without the name of a kind starts the first one. */
export const GAME_KINDS: readonly [GameKind, ...GameKind[]] = [slidingKind, knightKind];

/** Throws for an unknown name, which only a newer version of the program can have stored. */
export function kindOf({ kind }: Pick<Game, 'kind'>): GameKind {
  const gameKind = GAME_KINDS.find(({ name }) => name === kind);
  if (gameKind === undefined) throw new Error(`no kind of game: ${kind}`);
  return gameKind;
}

export function readGame(game: Game): LoadedGame {
  const kind = kindOf(game);
  return { game, kind, position: kind.read(game) };
}

/**
 * The kind whose name is the first word after `/play`. `otherWords`: all words after it. Undefined if the
 * first word names no kind.
 */
export function parseKindName(
  line: string,
  typedWords: Services['typedWords'],
): { readonly kind: GameKind; readonly otherWords: string } | undefined {
  const [, firstWord = '', remainingLine = ''] = /^\s*(\S*)([\s\S]*)$/u.exec(line) ?? [];
  const kindWord = plainLine(firstWord);
  const kind = GAME_KINDS.find(
    ({ name }) =>
      kindWord === name || typedWords(`words-${name}`).some((knownWord) => plainLine(knownWord) === kindWord),
  );
  return kind && { kind, otherWords: remainingLine };
}
