/** @import {Button, Message} from './types.ts' */

/** More than anybody taps before the answers come. */
const MOST = 50;

/**
 * Presses come faster than answers: they wait, and find their label on the new board. A tile that is pressed again while it
 * slides isn't sent back. `press` presses a button of a message, and tells whether those that wait may follow.
 * @param {ReadonlyMap<string, Message>} messages
 * @param {(id: string, button: Button) => Promise<boolean>} press
 */
export function pressQueue(messages, press) {
  /**
   * Labels pressed, the one on its way first, by the id of their message.
   * @type {Map<string, string[]>}
   */
  const queues = new Map();
  /**
   * @param {string} id
   * @param {string} label
   */
  const find = (id, label) => {
    const groups = messages.get(id)?.buttons ?? [];
    const found = groups.flatMap(({ kind, rows }) => rows.flat().map((button) => ({ kind, button })));
    return found.find(({ button }) => button.label === label);
  };
  /**
   * @param {string} id
   * @param {string} label
   */
  return async (id, label) => {
    const waiting = queues.get(id);
    if (waiting !== undefined) {
      const isSliding = waiting.at(-1) === label && find(id, label)?.kind === 'grid';
      if (!isSliding && waiting.length < MOST) waiting.push(label);
      return;
    }
    const queue = [label];
    queues.set(id, queue);
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const found = find(id, next);
      const goesOn = found === undefined || (await press(id, found.button));
      queue.splice(0, goesOn ? 1 : queue.length);
    }
    queues.delete(id);
  };
}
