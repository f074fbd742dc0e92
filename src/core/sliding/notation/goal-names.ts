import { anyWordSource, compileOnce, wholeWordSource } from '../../vocabulary.ts';
import type { GoalName } from '../goals.ts';
import { GOAL_MARK } from './rows.ts';
import type { Words } from './words.ts';

const namePattern = compileOnce(({ goalNames, around }: Words) => {
  const name = anyWordSource(Object.keys(goalNames));
  return new RegExp(
    `(?:(?<![\\p{L}\\p{N}])|(?<=\\p{Script=Han}))(?:${name})(?=(?:[\\s.,!?"'”»)]|${wholeWordSource(around)})*$)`,
    'iu',
  );
});
const goalMarkPattern = compileOnce(
  ({ goal, around }: Words) =>
    new RegExp(`(?:${GOAL_MARK.source}|${wholeWordSource([...goal, ...around])}|["'“«(])[\\s:：=]*$`, 'iu'),
);
/** An arrow, a word for the goal, an article and a quotation mark. */
const MAX_MARKS = 4;

/** `1 2 3/8 0 4/7 6 5 -> snail`: the board and its goal's name. Undefined if the text ends otherwise. */
export function splitOffGoalName(
  text: string,
  words: Words,
): { readonly boardText: string; readonly goalName: GoalName } | undefined {
  const match = namePattern(words).exec(text);
  const goalName = words.goalNames[match?.[0].toLowerCase() ?? ''];
  if (match === null || goalName === undefined) return undefined;
  let boardText = text.slice(0, match.index).trimEnd();
  for (let markCount = 0; markCount < MAX_MARKS; markCount++)
    boardText = boardText.replace(goalMarkPattern(words), '').trimEnd();
  return { boardText, goalName };
}
