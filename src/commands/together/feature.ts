import type { Feature } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { fewestMovesCommand } from './fewest-moves.ts';
import { endButton, solutionsButton, startButton } from './host.ts';
import { joinButton, leaveButton, roundLink } from './join.ts';
import { raceCommand } from './race.ts';
import { rematchButton } from './rematch.ts';
import { resultMaker } from './result-message.ts';
import { roundMaker } from './round-message.ts';
import { playAloneButton, seatMaker } from './seat.ts';

/** Rounds that people of one chat play together. */
export const togetherFeature = (services: Services): Feature => ({
  commands: [raceCommand(services), fewestMovesCommand(services)],
  buttons: [
    joinButton(services),
    leaveButton(services),
    startButton(services),
    endButton(services),
    solutionsButton(services),
    rematchButton(services),
    playAloneButton(services),
  ],
  links: [roundLink(services)],
  liveMessages: {
    round: roundMaker(services),
    result: resultMaker(services),
    game: seatMaker(services),
  },
});
