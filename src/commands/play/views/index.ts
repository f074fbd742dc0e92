import type { KindName } from '../../../store/contract/game.ts';
import { knightView } from './knight.ts';
import { slidingView } from './sliding.ts';
import type { View } from './view.ts';

const VIEWS: Readonly<Record<KindName, View>> = { sliding: slidingView, knight: knightView };

/** How a game of that kind looks. */
export const viewOf = ({ kind }: { readonly kind: KindName }): View => VIEWS[kind];
