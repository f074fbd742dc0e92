import type { Chat } from '../../chat/chat.ts';
import type { Log } from '../../observe/log.ts';
import { type Acknowledgement, CHOICES } from './calls/acknowledgement.ts';
import { type Typing, valuesOf } from './incoming.ts';

/** docs.discord.com, "Autocomplete" and "Application Command Option Choice Structure" */
const MOST = 25;
const LONGEST = 100;

/** Suggests what the option may mean that somebody is typing. Never rejects: the next letter asks anew. */
export async function suggest(
  { chat, log }: { readonly chat: Chat; readonly log: Log },
  { data }: Typing,
  acknowledgement: Acknowledgement,
): Promise<void> {
  const filled = valuesOf(data.options);
  const typed = data.options.find((option) => 'focused' in option && option.focused)?.name ?? '';
  const { [typed]: value = '', ...others } = filled;
  const choices = chat
    .suggest(data.name, typed, String(value), others)
    .filter(({ length }) => length <= LONGEST)
    .slice(0, MOST)
    .map((choice) => ({ name: choice, value: choice }));
  try {
    await acknowledgement.give(CHOICES, { body: { choices }, files: [] });
  } catch (error) {
    log.info({ err: error }, 'Discord did not take suggestions');
  }
}
