import type { Command } from '../../chat/command.ts';
import type { HanoiAnswer, HanoiRequest } from '../../core/hanoi/hanoi.ts';
import { fault, ok } from '../../core/result.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services, TerminalServices } from '../feature/services.ts';

/** Disks at most: 1,023 moves. */
const MOST = 10;

/** The towers of Hanoi. */
export const hanoiFeature = (services: Services): Feature => ({ commands: [hanoiCommand(services)] });

/** `/hanoi DISKS`: the shortest way to move a tower. */
export const hanoiCommand = ({ solver, draw }: TerminalServices): Command<HanoiRequest, HanoiAnswer> => ({
  name: 'hanoi',
  options: [{ name: 'disks', kind: 'text', required: true }],
  reveals: 'nothing',
  read({ words }) {
    const disks = Number(words);
    const isRead = Number.isInteger(disks) && disks >= 1 && disks <= MOST;
    return isRead ? ok({ disks }) : fault('no-disks', { text: words.slice(0, 40), most: MOST });
  },
  ask: (_, request) => solver.ask('hanoi', request),
  reply: async ({ texts, look }, { disks }, { moves }) => ({
    kind: 'answer',
    text: texts.say('hanoi-solved', { disks, moves: moves.length }),
    picture: await draw({ kind: 'hanoi', disks }, look),
    alt: texts.say('hanoi-alt', { disks }),
  }),
  terminalOutput: {
    requestJson: ({ disks }) => ({ disks }),
    answerJson: (_, __, { moves }) => ({ length: moves.length, moves }),
    lines: (texts, { disks }, { moves }) => [
      texts.say('hanoi-solved', { disks, moves: moves.length }),
      moves.join(' '),
    ],
    picture: (_, { disks }) => ({ kind: 'hanoi', disks }),
  },
});
