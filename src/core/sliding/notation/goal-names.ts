import { anyWordSource, compileOnce, wholeWordSource } from '../../vocabulary.ts';
import type { GoalName } from '../goals.ts';
import { GOAL_MARK } from './rows.ts';
import type { Words } from './words.ts';

const namePattern = compileOnce(
  ({ goalNames }: Words) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyWordSource(Object.keys(goalNames))})(?=[\\s.!]*$)`, 'iu'),
);
const goalMarkPattern = compileOnce(
  ({ goal }: Words) => new RegExp(`(?:${GOAL_MARK.source}|${wholeWordSource(goal)})[\\s:=]*$`, 'iu'),
);

/** `1 2 3/8 0 4/7 6 5 -> snail`: the board and its goal's name. Undefined if the text ends otherwise. */
export function splitOffGoalName(
  text: string,
  words: Words,
): { readonly boardText: string; readonly goalName: GoalName } | undefined {
  const match = namePattern(words).exec(text);
  const goalName = words.goalNames[match?.[0].toLowerCase() ?? ''];
  if (match === null || goalName === undefined) return undefined;
  const markPattern = goalMarkPattern(words);
  // There may be an arrow and a word for the goal: `-> goal: snail`.
  const boardText = text
    .slice(0, match.index)
    .trimEnd()
    .replace(markPattern, '')
    .trimEnd()
    .replace(markPattern, '');
  return { boardText, goalName };
}
