import type { FindInlineResults } from '../../chat/chat.ts';
import type { ButtonHandler, Command } from '../../chat/command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import type { LiveMessageRenderers } from '../../chat/live-message.ts';
import { ok } from '../../core/result.ts';
import type { Services } from './services.ts';

export interface Feature {
  /** Menus list the commands in this order. */
  readonly commands?: readonly Command[];
  readonly buttons?: readonly ButtonHandler[];
  /** Deep links into the private chat. */
  readonly links?: readonly LinkHandler[];
  /**
   * Messages that the bot edits after sending. Key: the first field of the message's subject, such as `day`
   * in `day:2026-11-23`.
   */
  readonly liveMessages?: LiveMessageRenderers;
  /** Only one feature of the bot may define it. */
  readonly inlineResults?: FindInlineResults;
}

export type Features = Required<Feature>;

/**
 * `getFeatures` returns the joined features of the whole bot. It may be called only after all features are
 * created.
 */
export type MakeFeature = (services: Services, getFeatures: () => Features) => Feature;

/** Commands and handlers are in the order of the features. */
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
