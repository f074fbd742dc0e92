import { gzipSync } from 'node:zlib';
import type { Call } from '../../chat/command.ts';
import type { Reply } from '../../chat/reply.ts';
import type { KeptOfPerson } from '../../store/contract/store.ts';
import type { Services } from '../feature/services.ts';
import { makeHour } from '../settings/hour.ts';

/** All that is kept about a person, as a file of JSON for them alone; one that is too large for the chat is compressed. */
export async function exportReply({ store, now }: Services, call: Call): Promise<Reply> {
  const { person, texts, surface } = call;
  const kept = await store.kept(person.key);
  const bytes = Buffer.from(jsonOf(kept, person.key, now()));
  const fits = bytes.length <= surface.fileBytes;
  return {
    kind: 'answer',
    text: texts.say('export', { games: kept.games.length, rounds: kept.rounds.length }),
    file: fits ? { name: 'tileknight.json', bytes } : { name: 'tileknight.json.gz', bytes: gzipSync(bytes) },
    personal: true,
  };
}

/** Times, whose names end with `At`, are written as ISO 8601; the hour of the daily post as on a clock. */
const jsonOf = (kept: KeptOfPerson, person: string, now: number): string =>
  JSON.stringify(
    { person, exportedAt: now, ...kept },
    (name, value) => {
      if (!name.endsWith('At') || typeof value !== 'number') return value;
      return name === 'dailyAt' ? makeHour(value) : new Date(value).toISOString();
    },
    2,
  );
