import type { Call } from '../chat/command.ts';
import type { ButtonGroup, Reply } from '../chat/reply.ts';
import { createRunner, type Runner } from '../chat/routing/runner.ts';
import type { KeptLines } from '../chat/routing/suggested-lines.ts';
import type { SpoilerGate } from '../chat/spoiler-gate.ts';
import { analyseFeature } from './analyse/analyse.ts';
import { compareFeature } from './compare/compare.ts';
import { dailyFeature } from './daily/daily.ts';
import { explainFeature } from './explain/explain.ts';
import { type Features, joinFeatures, type MakeFeature } from './feature/feature.ts';
import type { Services } from './feature/services.ts';
import { cancelFeature, withPressTimeout } from './feature/working.ts';
import { helpFeature } from './help/help.ts';
import { inlineResultsFeature } from './inline-results/inline-results.ts';
import { knightFeature } from './knight/knight.ts';
import { leaderboardFeature } from './leaderboard/leaderboard.ts';
import { createAttachedBoards } from './picture/attached-boards.ts';
import { pictureFeature } from './picture/picture.ts';
import { boardInPlay } from './play/own-game.ts';
import { playFeature } from './play/play.ts';
import { privacyFeature } from './privacy/privacy.ts';
import { roundsFeature } from './rounds/rounds.ts';
import { scrambleFeature } from './scramble/scramble.ts';
import { privateChatRedirect } from './settings/private-chat-redirect.ts';
import { settingsFeature } from './settings/settings.ts';
import { solveFeature } from './solve/solve.ts';
import { createGate } from './spoilers/gate.ts';
import { revealFeature } from './spoilers/reveal.ts';
import { startFeature } from './start/start.ts';
import { statsFeature } from './stats/stats.ts';
import { talkButtons, talkFeature } from './talk/talk.ts';

/** Menus list the commands in this order. */
const FEATURES: readonly MakeFeature[] = [
  talkFeature,
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

export interface Bot extends Features {
  /**
   * Checks whether an answer would reveal the solution of a game that people are still playing. If so, the
   * gate sends a warning instead, refuses the answer, or shows it only to the user.
   */
  readonly gate: SpoilerGate;
  readonly runner: Runner;
  /**
   * Replaces an answer that only its user may see by a link to the private chat, where everyone sees every
   * message. `line`: the command as the user typed it.
   */
  readonly redirectToPrivateChat: (call: Call, line: string) => Reply;
  readonly keptLines: KeptLines;
  /** Below the answer to a text in a private chat that no command understands. */
  readonly nextStepButtons: (call: Call) => readonly ButtonGroup[] | undefined;
}

export function createBot(botServices: Omit<Services, 'runner'>): Bot {
  const gate = createGate(botServices);
  const runner = createRunner(gate, createAttachedBoards(botServices));
  const services: Services = { ...botServices, runner };
  const features: Features = joinFeatures(
    FEATURES.map((makeFeature) => makeFeature(services, () => features)),
  );
  return {
    ...features,
    gate,
    runner,
    redirectToPrivateChat: privateChatRedirect(services, () => features.commands),
    nextStepButtons: (call) => talkButtons(services, call),
    keptLines: {
      keep: ({ person, place }, line) =>
        services.store.questions.keep(person.key, place.key, { line }, services.now()),
      newest: ({ person, place }) => services.store.questions.newestLine(person.key, place.key),
      withPressTimeout: (incoming) => withPressTimeout(services, incoming),
    },
  };
}
