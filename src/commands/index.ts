import type { Call } from '../chat/command.ts';
import type { Reply } from '../chat/reply.ts';
import type { Gate } from '../chat/telling.ts';
import { analyseFeature } from './analyse/analyse.ts';
import { compareFeature } from './compare/compare.ts';
import { dailyFeature } from './daily/daily.ts';
import { explainFeature } from './explain/explain.ts';
import { type Features, joined, type MakeFeature } from './feature/feature.ts';
import type { Services } from './feature/services.ts';
import { cancelFeature } from './feature/working.ts';
import { helpFeature } from './help/help.ts';
import { inlineResultsFeature } from './inline-results/inline-results.ts';
import { knightFeature } from './knight/knight.ts';
import { leaderboardFeature } from './leaderboard/leaderboard.ts';
import { pictureFeature } from './picture/picture.ts';
import { boardInPlay } from './play/own-game.ts';
import { playFeature } from './play/play.ts';
import { privacyFeature } from './privacy/privacy.ts';
import { roundsFeature } from './rounds/rounds.ts';
import { scrambleFeature } from './scramble/scramble.ts';
import { privateChatRedirect } from './settings/private-chat-redirect.ts';
import { settingsFeature } from './settings/settings.ts';
import { solveFeature } from './solve/solve.ts';
import { createGate, revealFeature } from './spoilers/gate.ts';
import { startFeature } from './start/start.ts';
import { statsFeature } from './stats/stats.ts';

/** All features, in the order of the menus. */
const FEATURES: readonly MakeFeature[] = [
  (services) => solveFeature(services, (call) => boardInPlay(services, call)),
  knightFeature,
  dailyFeature,
  leaderboardFeature,
  statsFeature,
  playFeature,
  roundsFeature,
  explainFeature,
  analyseFeature,
  compareFeature,
  scrambleFeature,
  helpFeature,
  settingsFeature,
  privacyFeature,
  startFeature,
  inlineResultsFeature,
  revealFeature,
  pictureFeature,
  cancelFeature,
];

/** The bot: all features, and the two answers that need all of them. */
export interface Bot extends Features {
  /** The check whether an answer would spoil a running game. */
  readonly gate: Gate;
  /**
   * Answers a private request in a chat that can't show a message to one person: a link to the private chat.
   */
  readonly elsewhere: (call: Call, line: string) => Reply;
}

export function createBot(services: Services): Bot {
  const features: Features = joined(FEATURES.map((make) => make(services, () => features)));
  return { ...features, gate: createGate(services), elsewhere: privateChatRedirect(services) };
}
