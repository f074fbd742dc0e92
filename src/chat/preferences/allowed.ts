import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import type { Settings } from '../../store/contract/settings.ts';
import type { Call, Incoming } from '../command.ts';

/** Why the command of this name doesn't work for this person in their chat: `command-off` or `command-admins` {name}; undefined: it does. */
export async function refusalOf(
  { isAdmin }: Pick<Incoming, 'isAdmin'>,
  { commands }: Settings,
  name: string,
): Promise<Fault | undefined> {
  const allowed = commands?.[name];
  if (allowed === undefined) return undefined;
  if (allowed === 'off') return { code: 'command-off', facts: { name } };
  return (await isAdmin?.()) === true ? undefined : { code: 'command-admins', facts: { name } };
}

/** Fault `command-off` {name} where the command is switched off in the call's chat: of what goes on or is joined, which needs no admin. */
export const unlessOff = ({ off = [] }: Pick<Call, 'off'>, name: string): Result<undefined> =>
  off.includes(name) ? fault('command-off', { name }) : ok(undefined);
