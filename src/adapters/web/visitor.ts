import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Chat } from '../../chat/chat.ts';
import type { Person } from '../../chat/surface.ts';
import type { Texts } from '../../i18n/texts.ts';

/** A user of the page in one browser. */
export interface Visitor {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Four digits of its hash, to be called by: it tells people apart and gives nothing away. */
  readonly label: string;
  /** No cookie came with the request, or none can be read. */
  readonly isNew: boolean;
}

const COOKIE = 'tileknight';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns the visitor of a cookie signed with `key`; a missing, forged or damaged one makes a new visitor. The cookie is
 * renewed each time, so that it lasts as long as the page is used. Without a key each request is a new visitor's, and
 * cookies stay as they are.
 */
export async function visitorOf(c: Context, key: string | undefined): Promise<Visitor> {
  const known = key !== undefined && (await getSignedCookie(c, key, COOKIE));
  const id = known || randomBytes(16).toString('hex');
  if (key !== undefined)
    await setSignedCookie(c, COOKIE, id, key, {
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: YEAR_SECONDS,
      secure: c.req.header('x-forwarded-proto') === 'https',
    });
  const label = createHash('sha256').update(id).digest('hex').slice(0, 4).toUpperCase();
  return { id, label, isNew: !known };
}

/** The visitor as the chat knows them, with a name in the language of `texts`. */
export const personOf = ({ id, label }: Visitor, texts: Texts): Person => ({
  key: `web:${id}`,
  name: texts.say('web-guest', { label }),
});

/** The texts in the language that the visitor has chosen, else as they are. */
export const textsFor = async (chat: Chat, visitor: Visitor, texts: Texts): Promise<Texts> =>
  visitor.isNew ? texts : chat.textsFor(texts.locale, personOf(visitor, texts));
