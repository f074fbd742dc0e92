import type { TerminalCommand } from '../../chat/command.ts';
import type { HanoiRequest } from '../../core/hanoi/hanoi.ts';
import { fault, ok } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services, TerminalServices } from '../feature/services.ts';

/** Disks at most: 1,023 moves. */
const MOST = 10;

/** The towers of Hanoi. */
export const hanoiFeature = (services: Services): Feature => ({ commands: [hanoiCommand(services)] });

/** `/hanoi DISKS`: the shortest way to move a tower. */
export const hanoiCommand = ({ solver, draw }: TerminalServices): TerminalCommand<HanoiRequest> => ({
  name: 'hanoi',
  options: [{ name: 'disks', kind: 'text', required: true }],
  reveals: 'nothing',
  terminal: { files: ['png'], requestJson: ({ disks }) => ({ disks }) },
  read({ words }) {
    const disks = Number(words);
    const isRead = Number.isInteger(disks) && disks >= 1 && disks <= MOST;
    return isRead ? ok({ disks }) : fault('no-disks', { text: words.slice(0, 40), most: MOST });
  },
  async run(_, { disks }) {
    const answer = await solver.ask('hanoi', { disks });
    if (!answer.ok) return answer;
    const { moves } = answer.value;
    const solved = (texts: Texts) => texts.say('hanoi-solved', { disks, moves: moves.length });
    return ok({
      reply: async ({ texts, look }) => ({
        kind: 'answer',
        text: solved(texts),
        picture: await draw({ kind: 'hanoi', disks }, look),
        alt: texts.say('hanoi-alt', { disks }),
      }),
      json: () => ({ length: moves.length, moves }),
      lines: (texts) => [solved(texts), moves.join(' ')],
      scene: () => ({ kind: 'hanoi', disks }),
    });
  },
});
