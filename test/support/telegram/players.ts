import type { User } from 'grammy/types';
import { solvingMoves } from '../solving-moves.ts';
import type { BotApiServer, Shown } from './server.ts';

/** The n-th of many people. */
export const player = (n: number): User => ({
  id: 600 + n,
  is_bot: false,
  language_code: 'en',
  first_name: `P${n}`,
});

/** Their private chat with the bot. */
export const own = ({ id, first_name }: User) => ({ id, type: 'private', first_name }) as const;

/** The payload of the link below a message. Throws if there is none. */
export function linkOf(shown: Shown | undefined): string {
  const [button] = shown?.keyboard?.inline_keyboard.flat() ?? [];
  const url = button !== undefined && 'url' in button ? button.url : '';
  const [, payload] = /^https:\/\/t\.me\/tileknight_bot\?start=([\w-]{1,64})$/.exec(url) ?? [];
  if (payload === undefined) throw new Error(`no link: ${url}`);
  return payload;
}

/** Opens the target of a link; fulfils with the answer. */
export async function openLink(server: BotApiServer, payload: string, from: User): Promise<Shown> {
  const before = server.shown.length;
  server.say(`/start ${payload}`, { from, chat: own(from) });
  return server.message(({ chat }) => chat === from.id, before);
}

/** Moves that solve the 3x3 board whose tiles are a message's buttons. */
export function solutionOf({ keyboard }: Shown): string {
  const labels = keyboard?.inline_keyboard.slice(0, 3).flatMap((row) => row.map(({ text }) => text)) ?? [];
  const tiles = labels.map((label) => (label === '·' ? 0 : Number(label)));
  return solvingMoves({ start: `3x3 ${tiles.join(' ')}`, goal: '3x3 1 2 3 4 5 6 7 8 0' });
}
