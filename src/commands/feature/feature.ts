import type { Offering } from '../../chat/chat.ts';
import type { ButtonHandler, Command } from '../../chat/command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import type { LiveMessageRenderers } from '../../chat/live-message.ts';
import { ok } from '../../core/result.ts';
import type { Services } from './services.ts';

/** The parts that one feature adds to the bot. */
export interface Feature {
  /** Commands of the feature, in the order of the menus. */
  readonly commands?: readonly Command[];
  readonly buttons?: readonly ButtonHandler[];
  /** Handlers of deep links into the private chat. */
  readonly links?: readonly LinkHandler[];
  /** Renderers of live messages, by the first word of their subject. */
  readonly liveMessages?: LiveMessageRenderers;
  /** Finds the inline results for a query. Only one feature has it. */
  readonly inlineResults?: Offering;
}

export type Features = Required<Feature>;

/** Creates a feature. `all` returns all features; call it only after all are created. */
export type MakeFeature = (services: Services, all: () => Features) => Feature;

/** Combines features, in their order. */
export function joined(features: readonly Feature[]): Features {
  const inline = features.find(({ inlineResults }) => inlineResults !== undefined)?.inlineResults;
  return {
    commands: features.flatMap(({ commands = [] }) => commands),
    buttons: features.flatMap(({ buttons = [] }) => buttons),
    links: features.flatMap(({ links = [] }) => links),
    liveMessages: Object.assign({}, ...features.map(({ liveMessages }) => liveMessages)),
    inlineResults: inline ?? (async () => ok({ offers: [], holdMs: 0 })),
  };
}
