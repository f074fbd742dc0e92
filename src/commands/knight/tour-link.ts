import { answered } from '../../chat/command.ts';
import { givenLine } from '../../chat/given/given.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { gateOf } from '../fair/gate.ts';
import type { Services } from '../feature/services.ts';
import { knightCommand } from './knight.ts';

/** `knight:<words>`: what `/knight` answers to it. */
export const tourLink = (services: Services): LinkHandler => ({
  prefix: 'knight',
  async open(call, fields) {
    const command = knightCommand(services);
    const request = command.read(givenLine(command, fields.join(':')), call);
    return request.ok ? answered(gateOf(services), command, call, request.value) : request;
  },
});
