import type { StandingMaker } from '../../chat/standing.ts';
import { listed } from '../../i18n/texts.ts';

/**
 * `ended:<post or pin>:<here or there>:<minutes>:<zone>:<rights>`: why a chat's post, or its being pinned, has ended, and what brings it
 * back; to the chat, or to the person who asked for it there.
 */
export const endedStanding =
  (): StandingMaker =>
  async ([part = '', where = '', minutes = '', zone = '', rights = ''], { texts }) => {
    const names = rights.split(',').filter((right) => right !== '');
    const [hour, minute] = [Math.floor(Number(minutes) / 60), Number(minutes) % 60];
    const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
    const lacking = listed(
      texts,
      names.map((right) => texts.say('right', { right })),
    );
    const facts = { where, time, zone, rights: lacking, count: names.length };
    return {
      reply: { kind: 'answer', text: texts.say(part === 'pin' ? 'ended-pin' : 'ended-post', facts) },
      isLast: true,
    };
  };
