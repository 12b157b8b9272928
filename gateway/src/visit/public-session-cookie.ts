import { randomBytes } from 'node:crypto';
import { newPublicSession, signedInAs } from '@shop/domain/sessions/public-session';
import type { PublicSession } from '@shop/domain/sessions/public-session';
import type { LoginState, UserId } from '@shop/domain/visit/shopper';
import type { CookieJar, CookieLifetime } from '../cookies/cookie-jar.ts';
import { COOKIES } from '../cookies/cookies.ts';
import { hashOf } from '../shared/hash-of.ts';

type Jar = Pick<CookieJar, 'read' | 'write'>;

const ID_BYTES = 9;
/** As many characters of the hash as tell accounts of one browser apart. */
const ACCOUNT_LENGTH = 12;

const begin = (isAfterLogout: boolean): PublicSession =>
  newPublicSession(randomBytes(ID_BYTES).toString('base64url'), { isAfterLogout });

const sessionIn = (jar: Jar): PublicSession => jar.read(COOKIES.visitorSession) ?? begin(false);

/** The session after that of a visitor who has left: nothing that was stored before belongs to it. */
export const afterLogout = (): PublicSession => begin(true);

/** The visitor's session goes on, or the first one of this browser begins. */
export const goOn = (jar: Jar, before = sessionIn(jar)): void => jar.write(COOKIES.visitorSession, before);

/** The visitor goes on without the account of the session before. */
export const goOnAnonymously = (jar: Jar, before: PublicSession | undefined): void =>
  goOn(jar, before === undefined ? undefined : signedInAs(before, undefined));

/** A visitor goes on as a guest or a customer. */
export const goOnAs = (
  jar: Jar,
  as: Exclude<LoginState, 'logged-out'>,
  userId: UserId,
  lifetime: CookieLifetime,
  before = sessionIn(jar),
): void => {
  const account = as === 'customer' ? hashOf(userId).slice(0, ACCOUNT_LENGTH) : undefined;
  jar.write(COOKIES.visitorSession, signedInAs(before, account), lifetime);
};
