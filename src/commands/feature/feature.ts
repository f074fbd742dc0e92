import type { FindInlineResults } from '../../chat/chat.ts';
import type { ButtonHandler, Command } from '../../chat/command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import type { LiveMessageRenderers } from '../../chat/live-message.ts';
import { ok } from '../../core/result.ts';
import type { Services } from './services.ts';

/** The parts that one feature adds to the bot. All parts are optional. */
export interface Feature {
  /** Commands of the feature. Menus list them in this order. */
  readonly commands?: readonly Command[];
  /** Handlers of the buttons in the feature's messages. */
  readonly buttons?: readonly ButtonHandler[];
  /** Handlers of deep links into the private chat. */
  readonly links?: readonly LinkHandler[];
  /**
   * Renderers of live messages, which the bot edits after sending. Key: the first field of the message's
   * subject, such as `day` in `day:2026-11-23`.
   */
  readonly liveMessages?: LiveMessageRenderers;
  /** Finds the results for an inline query. Only one feature of the bot may define it. */
  readonly inlineResults?: FindInlineResults;
}

export type Features = Required<Feature>;

/**
 * Creates one feature. `getFeatures` returns the joined features of the whole bot. It may be called only
 * after all features are created.
 */
export type MakeFeature = (services: Services, getFeatures: () => Features) => Feature;

/** Joins all features into one. Its commands and handlers are in the order of the features. */
export function joinFeatures(features: readonly Feature[]): Features {
  const findInlineResults = features.find(({ inlineResults }) => inlineResults !== undefined)?.inlineResults;
  return {
    commands: features.flatMap(({ commands = [] }) => commands),
    buttons: features.flatMap(({ buttons = [] }) => buttons),
    links: features.flatMap(({ links = [] }) => links),
    liveMessages: Object.assign({}, ...features.map(({ liveMessages }) => liveMessages)),
    inlineResults: findInlineResults ?? (async () => ok({ results: [], cacheMs: 0 })),
  };
}
