import { themeOfAction } from '../preferences/theme.ts';

/** A kind of button and what it is for, by the id under which that is kept (12 characters of base62): `tile:1Zk...`. */
const THING = /^\w+:[0-9A-Za-z]{12}(?=:|$)/;

const thingOf = (action: string): string | undefined => THING.exec(themeOfAction(action).action)?.[0];

/**
 * Does a message whose buttons have these actions carry the one that was pressed? Only we give our messages buttons, so any other
 * press is forged, or comes too late. Presses of the same game or solution count as carried: whoever presses quickly presses
 * what the message has just shown.
 */
export function isCarried(action: string, shown: readonly string[]): boolean {
  if (shown.includes(action)) return true;
  const thing = thingOf(action);
  return thing !== undefined && shown.some((other) => thingOf(other) === thing);
}
