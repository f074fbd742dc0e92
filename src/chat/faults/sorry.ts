import type { Texts } from '../../i18n/texts.ts';
import { arrivalCode } from '../../observe/arrivals.ts';
import type { Reply } from '../reply.ts';

/** The kind sentence for what is not the person's fault, with the code by which whoever runs the bot finds it in the log. */
export const sorry = (texts: Texts, id = 'sorry'): Reply => ({
  kind: 'fault',
  text: texts.say(id, { code: arrivalCode() ?? 'none' }),
});
