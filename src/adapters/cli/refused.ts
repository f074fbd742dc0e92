import type { Fault } from '../../core/result.ts';
import { plain } from '../../i18n/markup.ts';
import type { Outcome } from './run.ts';
import type { Toolbox } from './toolbox.ts';

/** The outcome of what can't be done: its sentence as `error`. */
export const refused = ({ texts }: Pick<Toolbox, 'texts'>, fault: Fault): Outcome => ({
  json: { error: plain(texts.sayFault(fault)) },
  lines: [],
  fault,
});
