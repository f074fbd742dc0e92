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
   * First four hexadecimal digits of the id's hash. The visitor's name contains them, so that visitors can be
   * distinguished although their ids stay secret.
   */
  readonly label: string;
  /** Whether the request had no valid cookie. */
  readonly isNew: boolean;
}

const COOKIE_NAME = 'tileknight';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns the visitor named by the cookie, which is signed with `cookieKey`. If the cookie is missing, forged
 * or damaged, makes a new visitor. Each call sets the cookie for another year. Without a key, each request
 * gets a new visitor, and no cookie is read or set.
 */
export async function visitorOf(c: Context, cookieKey: string | undefined): Promise<Visitor> {
  const cookieId = cookieKey !== undefined && (await getSignedCookie(c, cookieKey, COOKIE_NAME));
  const id = cookieId || randomBytes(16).toString('hex');
  if (cookieKey !== undefined)
    await setSignedCookie(c, COOKIE_NAME, id, cookieKey, {
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: YEAR_SECONDS,
      secure: c.req.header('x-forwarded-proto') === 'https',
    });
  const label = createHash('sha256').update(id).digest('hex').slice(0, 4).toUpperCase();
  return { id, label, isNew: !cookieId };
}

/** Converts the visitor to a person of the chat, with a name in the language of `texts`. */
export const personOf = ({ id, label }: Visitor, texts: Texts): Person => ({
  key: `web:${id}`,
  name: texts.say('web-guest', { label }),
});

/** Returns the texts in the visitor's chosen language, else `texts`. */
export const textsFor = async (chat: Chat, visitor: Visitor, texts: Texts): Promise<Texts> =>
  visitor.isNew ? texts : chat.textsFor(texts.locale, personOf(visitor, texts));
