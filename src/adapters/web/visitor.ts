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
  /** Four digits of the hash of the id: enough to tell people apart, useless for anything else. */
  readonly label: string;
  /** Whether the request came without a readable cookie. */
  readonly isNew: boolean;
}

const COOKIE = 'tileknight';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns the visitor of a cookie signed with `key`. A missing, forged or damaged cookie makes a new visitor.
 * The cookie is renewed with each request, so it lasts while the page is used. Without a key each request has
 * a new visitor and cookies stay unchanged.
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

/** Converts the visitor to a person of the chat, with a name in the language of `texts`. */
export const personOf = ({ id, label }: Visitor, texts: Texts): Person => ({
  key: `web:${id}`,
  name: texts.say('web-guest', { label }),
});

/** Returns the texts in the visitor's chosen language, else `texts`. */
export const textsFor = async (chat: Chat, visitor: Visitor, texts: Texts): Promise<Texts> =>
  visitor.isNew ? texts : chat.textsFor(texts.locale, personOf(visitor, texts));
