import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Chat } from '../../chat/chat.ts';
import type { Person } from '../../chat/surface.ts';
import type { Texts } from '../../i18n/texts.ts';

/** A person who uses the page in one browser. */
export interface Visitor {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /**
   * First four hexadecimal digits of the id's hash. They distinguish visitors by their names, although the
   * ids stay secret.
   */
  readonly label: string;
  /** The request had no valid cookie. */
  readonly isNew: boolean;
}

const COOKIE_NAME = 'tileknight';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns the visitor named by the cookie, which is signed with `cookieKey`. If it is missing, forged or
 * damaged, makes a new visitor. Each call sets the cookie for another year, unless the visitor is new and the
 * browser leaves the cookie out (`mayLackCookie`). Without a key, each request gets a new visitor, and no
 * cookie is read or set.
 */
export async function visitorOf(c: Context, cookieKey: string | undefined): Promise<Visitor> {
  const cookieId = cookieKey !== undefined && (await getSignedCookie(c, cookieKey, COOKIE_NAME));
  const id = cookieId || randomBytes(16).toString('hex');
  if (cookieKey !== undefined && (cookieId || !mayLackCookie(c)))
    await setSignedCookie(c, COOKIE_NAME, id, cookieKey, {
      httpOnly: true,
      // `Strict` would hide the cookie, and so the visitor's games, after a link from another site. Other
      // sites can't use it: `ownOriginOnly` refuses their requests.
      sameSite: 'Lax',
      maxAge: YEAR_SECONDS,
      secure: c.req.header('x-forwarded-proto') === 'https',
    });
  const label = createHash('sha256').update(id).digest('hex').slice(0, 4).toUpperCase();
  return { id, label, isNew: !cookieId };
}

/**
 * Does a page of another site request this as a part of itself (picture, frame, script)? Then the browser may
 * leave out a cookie that it has, and a new one would replace it.
 */
const mayLackCookie = (c: Context): boolean =>
  ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '') &&
  c.req.header('sec-fetch-dest') !== 'document';

/** The name is in the language of `texts`. */
export const personOf = ({ id, label }: Visitor, texts: Texts): Person => ({
  key: `web:${id}`,
  name: texts.say('web-guest', { label }),
});

/** Returns the texts in the visitor's chosen language, else `texts`. */
export const textsFor = async (chat: Chat, visitor: Visitor, texts: Texts): Promise<Texts> =>
  visitor.isNew ? texts : chat.textsFor(texts.locale, personOf(visitor, texts));
