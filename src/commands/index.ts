import type { ButtonHandler, Call, Command, Gate } from '../chat/command.ts';
import type { LinkHandler } from '../chat/links.ts';
import type { Offering } from '../chat/offers.ts';
import type { Reply } from '../chat/reply.ts';
import type { StandingMakers } from '../chat/standing.ts';
import { analyseCommand } from './analyse/analyse.ts';
import { compareCommand } from './compare/compare.ts';
import { dailyCommand } from './daily/daily.ts';
import { dayButton, dayLink, pastDayLink } from './daily/day-links.ts';
import { dayStanding, earlierStanding } from './daily/day-message.ts';
import { endedStanding } from './daily/ended.ts';
import { reminderStanding } from './daily/reminder.ts';
import { explainCommand } from './explain/explain.ts';
import { searchButtons } from './explain/search-buttons.ts';
import { gateOf } from './fair/gate.ts';
import type { Services } from './feature/services.ts';
import { cancelButton } from './feature/working.ts';
import { helpButton, helpCommand } from './help/help.ts';
import { knightButtons } from './knight/buttons.ts';
import { knightCommand } from './knight/knight.ts';
import { tourLink } from './knight/tour-link.ts';
import { leaderboardCommand, leadersButton } from './leaderboard/leaderboard.ts';
import { createOffers, openingLink } from './offers/offers.ts';
import { boardLink, codeLink, walkLink } from './play/board-link.ts';
import { shareButton, shareStanding } from './play/finish/finish.ts';
import { reviewButton, shortestWayButton } from './play/finish/look-back.ts';
import { publicBoardMaker } from './play/game-reply.ts';
import { createHints } from './play/hint.ts';
import { moveCommand } from './play/move.ts';
import { boardInPlay } from './play/own-game.ts';
import { anotherBoardButton, playCommand } from './play/play.ts';
import {
  againButton,
  boardButton,
  giveUpButton,
  restartButton,
  tileButton,
  undoButton,
} from './play/press.ts';
import { ownButton, ownCommand, ownLink, privacyCommand } from './privacy/privacy.ts';
import { revealButton } from './reveal-button.ts';
import {
  anotherScrambleButton,
  playScrambleButton,
  scrambleCommand,
  solveScrambleButton,
} from './scramble/scramble.ts';
import { askLink, elsewhere } from './settings/elsewhere.ts';
import { settingsButton, settingsCommand } from './settings/settings.ts';
import { solveCommand } from './solve/solve.ts';
import { animateSolutionButton, stepButton } from './solve/steps.ts';
import { bareSizeCommand } from './start/bare-size.ts';
import { helloStanding, lacksStanding } from './start/hello.ts';
import { startCommand } from './start/start.ts';
import { statsCommand } from './stats/stats.ts';
import { fewestMovesCommand } from './together/fewest-moves.ts';
import { endButton, solutionsButton, startButton } from './together/host.ts';
import { joinButton, leaveButton, roundLink } from './together/join.ts';
import { raceCommand } from './together/race.ts';
import { rematchButton } from './together/rematch.ts';
import { resultMaker } from './together/result-message.ts';
import { roundMaker } from './together/round-message.ts';
import { playAloneButton, seatMaker } from './together/seat.ts';

/** Everything the bot can do, in the order of the menus. */
export function commandsAndButtons(services: Services): {
  readonly commands: readonly Command[];
  readonly buttons: readonly ButtonHandler[];
  readonly gate: Gate;
  readonly standings: StandingMakers;
  readonly offers: Offering;
  /** Stands for a private answer in a chat that can't show it to one person alone. */
  readonly elsewhere: (call: Call, line: string) => Reply;
} {
  const links: readonly LinkHandler[] = [
    dayLink(services),
    pastDayLink(services),
    boardLink(services),
    codeLink(services),
    tourLink(services),
    openingLink,
    walkLink(services),
    roundLink(services),
    ownLink(services),
    askLink(services, () => commands),
  ];
  const hints = createHints(services);
  const settings = { services, commands: () => commands };
  const commands: readonly Command[] = [
    { ...solveCommand(services), unsaid: (call) => boardInPlay(services, call) },
    knightCommand(services),
    dailyCommand(services),
    leaderboardCommand(services),
    statsCommand(services),
    playCommand(services),
    moveCommand(services),
    hints.command,
    raceCommand(services),
    fewestMovesCommand(services),
    explainCommand(services),
    analyseCommand(services),
    compareCommand(services),
    scrambleCommand(services),
    helpCommand(services),
    settingsCommand(settings),
    privacyCommand(services),
    ownCommand(services, 'export'),
    ownCommand(services, 'forget'),
    startCommand(services, links),
    bareSizeCommand,
  ];
  return {
    commands,
    gate: gateOf(services),
    elsewhere: elsewhere(services),
    buttons: [
      stepButton(services),
      animateSolutionButton(services),
      ...searchButtons(services),
      ...knightButtons(services),
      revealButton(services),
      dayButton(services),
      tileButton(services),
      boardButton(services),
      hints.button,
      undoButton(services),
      restartButton(services),
      giveUpButton(services),
      againButton(services),
      anotherBoardButton(services),
      shortestWayButton(services),
      reviewButton(services),
      shareButton(services),
      leadersButton(services),
      joinButton(services),
      leaveButton(services),
      startButton(services),
      endButton(services),
      solutionsButton(services),
      rematchButton(services),
      playAloneButton(services),
      anotherScrambleButton(services),
      solveScrambleButton(services),
      playScrambleButton(services),
      helpButton,
      settingsButton(settings),
      ownButton(services),
      cancelButton(services.jobs),
    ],
    offers: createOffers(services),
    standings: {
      day: dayStanding(services),
      earlier: earlierStanding(services),
      remind: reminderStanding(services),
      ended: endedStanding(),
      hello: helloStanding(services),
      lacks: lacksStanding,
      round: roundMaker(services),
      result: resultMaker(services),
      share: shareStanding(services),
      game: seatMaker(services),
      board: publicBoardMaker(services),
    },
  };
}
