import type { Command } from '../../chat/command.ts';
import { parseSize, type Size } from '../../core/sliding/notation/size.ts';
import { GATHERING_S } from '../../play/round.ts';
import type { Round } from '../../store/contract/round.ts';
import type { Services } from '../feature/services.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { suggestSizes } from '../input/suggestions.ts';
import { beginRound } from './begin.ts';
import { roundAnswer } from './round-message.ts';

/** `/race [SIZE]`: whoever joins gets the same board at the same instant; the first to solve it wins. */
export const raceCommand = (services: Services): Command<Size, Round> => ({
  name: 'race',
  options: [{ name: 'size', kind: 'text', suggest: suggestSizes }],
  isForAll: true,
  isInOrder: true,
  needsOthers: true,
  tells: 'nothing',
  read: ({ words }) => parseSize(words === '' ? '3x3' : words, slidingWords(services.words)),
  ask: (call, size) => beginRound(services, call, { kind: 'race', size, seconds: GATHERING_S }),
  reply: (call, _, round) => roundAnswer(services, call, round),
});
