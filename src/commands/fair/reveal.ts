import { type ButtonHandler, commandNamed } from '../../chat/command.ts';
import { fault, ok } from '../../core/result.ts';
import { parseCode } from '../../core/sliding/notation/code.ts';
import type { Feature, Features } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { hurried } from '../feature/working.ts';
import { answerLine } from './gate.ts';

/** The button that shows how a puzzle is solved, after a warning. */
export const revealFeature = (services: Services, all: () => Features): Feature => ({
  buttons: [revealButton(services, all)],
});

/** Asks a command about a puzzle: `reveal:<command>:<code>`; `reveal:human:<code>` asks how a person solves it. */
const revealButton = (services: Services, all: () => Features): ButtonHandler => ({
  prefix: 'reveal',
  tells: 'asks',
  async press(call, [name = '', code = '']) {
    const command = commandNamed(all().commands, name === 'human' ? 'explain' : name);
    if (parseCode(code) === undefined || typeof command?.tells !== 'object') return fault('stale-button');
    const line = name === 'human' ? `${code} human` : code;
    const reply = await answerLine(services, command, hurried(services, call), line);
    return reply.ok ? ok({ edit: { ...reply.value, personal: true } }) : reply;
  },
});
