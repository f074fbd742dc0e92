import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Schema } from '../schema.ts';
import { first } from './0001-first.ts';
import { practice } from './0002-practice.ts';
import { pendingReplies } from './0003-pending-replies.ts';
import { verdicts } from './0004-verdicts.ts';
import { leases } from './0005-leases.ts';
import { play } from './0006-play.ts';
import { standing } from './0007-standing.ts';
import { rounds } from './0008-rounds.ts';
import { results } from './0009-results.ts';
import { hints } from './0010-hints.ts';
import { places } from './0011-places.ts';
import { posts } from './0012-posts.ts';
import { series } from './0013-series.ts';
import { ownGames } from './0014-own-games.ts';
import { unranked } from './0015-unranked.ts';
import { seen } from './0016-seen.ts';
import { nicknames } from './0017-nicknames.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-practice': practice,
  '0003-pending-replies': pendingReplies,
  '0004-verdicts': verdicts,
  '0005-leases': leases,
  '0006-play': play,
  '0007-standing': standing,
  '0008-rounds': rounds,
  '0009-results': results,
  '0010-hints': hints,
  '0011-places': places,
  '0012-posts': posts,
  '0013-series': series,
  '0014-own-games': ownGames,
  '0015-unranked': unranked,
  '0016-seen': seen,
  '0017-nicknames': nicknames,
};

/**
 * Brings the tables up to this program's version. Several processes may do it at once: PostgreSQL takes an advisory
 * lock, SQLite the write lock of one transaction. Throws if a migration fails or the database is newer than the program.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
