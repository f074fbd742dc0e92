import type { RouteMemory } from './construct/block-route.ts';

/**
 * What tours already found have taught: small block paths and the automata of narrow boards. The caller holds it and
 * passes it to each call; it changes how fast an answer comes, never which answer comes.
 */
export interface KnightMemory extends RouteMemory {}

/** An empty memory. */
export function createKnightMemory(): KnightMemory {
  return {
    graphs: new Map(),
    paths: new Map(),
    closed: new Map(),
    links: new Map(),
    automata: new Map(),
  };
}
