import type { Feature } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { boardLinks } from './board-link.ts';
import { shareButton, shareStanding } from './finish.ts';
import { publicBoardMaker } from './game-reply.ts';
import { createHints } from './hint.ts';
import { reviewButton, shortestWayButton } from './look-back.ts';
import { moveCommand } from './move.ts';
import { anotherBoardButton, playCommand } from './play.ts';
import { againButton, boardButton, giveUpButton, restartButton, tileButton, undoButton } from './press.ts';

/** Games of one's own. */
export function playFeature(services: Services): Feature {
  const hints = createHints(services);
  return {
    commands: [playCommand(services), moveCommand(services), hints.command],
    buttons: [
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
    ],
    links: boardLinks(services),
    liveMessages: { share: shareStanding(services), board: publicBoardMaker(services) },
  };
}
