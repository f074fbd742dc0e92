import type { Call } from '../../chat/command.ts';
import type { Reply, Text } from '../../chat/reply.ts';
import { INPUTS, OUTPUTS, STATES } from '../../core/knight/classic/machine.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Services } from '../services.ts';

/** The answer to `/knight machine`: the article's automaton drawn, and what its signs stand for. */
export async function machineReply({ draw }: Services, { texts }: Call): Promise<Reply> {
  return {
    kind: 'answer',
    text: machineLines(texts).join('\n'),
    picture: await draw({ kind: 'machine' }),
    alt: texts.say('machine-alt'),
  };
}

/** What the automaton is, and what its states, inputs and outputs stand for, a line each. */
export function machineLines(texts: Texts): Text[] {
  const signs = [
    ...STATES.map(({ state, text }) => [state, text] as const),
    ...INPUTS.map(({ input, text }) => [input, text] as const),
    ...OUTPUTS.map(({ output, text }) => [output, text] as const),
  ];
  return [texts.say('machine'), ...signs.map(([sign, text]) => `\`${sign}\` ${texts.say(text)}`)];
}
