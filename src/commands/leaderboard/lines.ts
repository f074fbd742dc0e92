import { clock } from '../../i18n/numbers.ts';
import { nameIn, type Texts } from '../../i18n/texts.ts';
import type { Leaderboard, LeaderboardRow } from '../../store/contract/leaderboard.ts';
import type { LeaderboardRequest } from './request.ts';

/**
 * A leaderboard, a line each: what it is of, its rows, and the asker's own if that is further down; or that nobody is on it yet.
 * `scope`: `true` everywhere, `false` this chat, `group` the group that a private chat's game was played for.
 */
export function leaderboardLines(
  texts: Texts,
  { period, series, from, to, scope }: LeaderboardRequest & { readonly scope: string },
  { rows, own }: Leaderboard,
): string[] {
  const facts = { period, series, from, to, month: from.slice(0, 7), everywhere: scope };
  if (rows.length === 0)
    return [texts.say(series === 'knight' ? 'leaders-nobody-knight' : 'leaders-nobody', facts)];
  const line = (row: LeaderboardRow): string => rowLine(texts, period === 'day', row);
  const isShown = own === undefined || rows.some(({ person }) => person === own.person);
  return [texts.say('leaders-title', facts), ...rows.map(line), ...(isShown ? [] : ['…', line(own)])];
}

/** A row of a day's leaderboard, or of one over several days. */
export const rowLine = (texts: Texts, isOfDay: boolean, row: LeaderboardRow): string =>
  texts.say(isOfDay ? 'leaders-row' : 'leaders-sum', {
    rank: row.rank,
    name: nameIn(texts, row.name),
    days: row.days,
    moves: row.made,
    over: overText(row),
    time: clock(row.milliseconds),
    assisted: String(row.assisted),
  });

/** Steps beyond par with their sign, `par` for none; `none` where par isn't known. */
export const overText = ({ made, par }: Pick<LeaderboardRow, 'made' | 'par'>): string =>
  par === undefined ? 'none' : made === par ? 'par' : `+${made - par}`;
