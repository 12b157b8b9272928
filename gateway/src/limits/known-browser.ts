import { randomUUID } from 'node:crypto';
import type { ShopperSource } from '@shop/domain/sessions/shopper';
import { readEmail } from '@shop/domain/shared/read-email';
import type { CookieJar } from '../request/cookie-jar.ts';
import { COOKIES } from '../request/cookies.ts';
import { hashOf } from '../shared/hash-of.ts';

type KnownBrowser = NonNullable<ShopperSource['knownBrowser']>;

/** Identifies an account, however its e-mail address or customer number is spelt. */
export const accountOf = (identifier: string): string => hashOf(readEmail(identifier).toLowerCase());

/** The browser, if somebody has signed in to the account with it before (docs/decisions/0069). */
export const readKnownBrowser = (jar: CookieJar): KnownBrowser | undefined => {
  const [id, account] = jar.read(COOKIES.knownBrowser)?.split('.') ?? [];
  return id === undefined || account === undefined ? undefined : { id, account };
};

/** Remembers that the account's owner uses this browser. */
export const rememberBrowser = (jar: CookieJar, identifier: string): void => {
  const account = accountOf(identifier);
  const known = readKnownBrowser(jar);
  jar.write(COOKIES.knownBrowser, `${known?.account === account ? known.id : randomUUID()}.${account}`);
};
