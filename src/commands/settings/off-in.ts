import { fault, ok, type Result } from '../../core/result.ts';
import { settingsOf } from '../../store/contract/settings.ts';
import type { Services } from '../feature/services.ts';

/** Fault `command-off` {name} where that place has switched the command off: of what is begun elsewhere, by a link. */
export async function unlessOffIn(
  { store }: Pick<Services, 'store'>,
  place: string,
  name: string,
): Promise<Result<undefined>> {
  const { commands } = await settingsOf(store.settings, place);
  return commands?.[name] === 'off' ? fault('command-off', { name }) : ok(undefined);
}
