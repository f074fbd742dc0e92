import { fault, ok, type Result } from '../../core/result.ts';
import type { Services } from '../services.ts';

/** Fault `command-off` {name} where that place has switched the command off: of what is begun elsewhere, by a link. */
export async function unlessOffIn(
  { store }: Pick<Services, 'store'>,
  place: string,
  name: string,
): Promise<Result<undefined>> {
  const settings = (await store.settings.of([place])).get(place);
  return settings?.commands?.[name] === 'off' ? fault('command-off', { name }) : ok(undefined);
}
