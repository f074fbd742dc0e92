/** More than anybody taps before the answers come. */
const MOST = 50;

/**
 * Presses come faster than answers: they wait, and find their label on the message as it is by then. `press` presses the button
 * with this label of a message, and tells whether those that wait may follow.
 * @param {(id: string, label: string) => Promise<boolean>} press
 */
export function pressQueue(press) {
  /**
   * Labels pressed, the one on its way first, by the id of their message.
   * @type {Map<string, string[]>}
   */
  const queues = new Map();
  /**
   * @param {string} id
   * @param {string} label
   */
  return async (id, label) => {
    const waiting = queues.get(id);
    if (waiting !== undefined) {
      if (waiting.length < MOST) waiting.push(label);
      return;
    }
    const queue = [label];
    queues.set(id, queue);
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const goesOn = await press(id, next);
      queue.splice(0, goesOn ? 1 : queue.length);
    }
    queues.delete(id);
  };
}
