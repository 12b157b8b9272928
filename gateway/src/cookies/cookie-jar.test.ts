import { describe, expect, it } from 'vitest';
import { cookieJar } from './cookie-jar.ts';
import type { CookieJar, CookieLifetime } from './cookie-jar.ts';
import { COOKIES } from './cookies.ts';
import type { CookieKind } from './cookies.ts';
import { signer } from '../shared/signing.ts';
import { testClock } from '../testing/test-clock.ts';

const SECRET = 'a secret of tests that is long enough';
const NEXT_SECRET = 'the next secret of tests, long enough too';

const SIGNED = Object.entries<CookieKind>(COOKIES).filter(([, { isSigned }]) => isSigned);

/** A gateway, and a browser that returns its cookies. */
const opened = ({
  secrets = [SECRET],
  isB2b = false,
  isSecure = false,
}: {
  readonly secrets?: readonly [string, ...string[]];
  readonly isB2b?: boolean;
  readonly isSecure?: boolean;
} = {}) => {
  const clock = testClock();
  const jarWith = (header: string | undefined, setCookie: (header: string) => void = () => undefined): CookieJar =>
    cookieJar({ header, signer: signer(secrets, clock), isB2b, isSecure, setCookie });
  const setCookieOf = (kind: CookieKind, value: string, lifetime?: CookieLifetime): string => {
    const set: string[] = [];
    jarWith(undefined, (header) => set.push(header)).write(kind, value, lifetime);
    return set[0] ?? '';
  };
  return {
    clock,
    jarWith,
    setCookieOf,
    cookieOf: (kind: CookieKind, value: string, lifetime?: CookieLifetime) =>
      setCookieOf(kind, value, lifetime).split(';')[0] ?? '',
    read: (kind: CookieKind, header: string) => jarWith(header).read(kind),
    passedOn: (header: string | undefined, prefixes: readonly string[]) => jarWith(header).startingWith(prefixes),
  };
};

describe.each(SIGNED)('the cookie %s', (_name, kind) => {
  it('is read as it was written', () => {
    const { cookieOf, read } = opened();
    expect(read(kind, cookieOf(kind, 'value.of=mine'))).toBe('value.of=mine');
  });

  it('is absent if it is invented', () => {
    const { read } = opened();
    expect([
      read(kind, `${kind.name}=value`),
      read(kind, `${kind.name}=value.${'x'.repeat(43)}`),
      read(kind, `${kind.name}=`),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('is absent if it has the value of another cookie', () => {
    const { cookieOf, read } = opened();
    const others = SIGNED.filter(([, other]) => other !== kind).map(([, other]) =>
      cookieOf(other, 'value').replace(/^[^=]+/u, kind.name),
    );
    expect(others.map((swapped) => read(kind, swapped))).toEqual(others.map(() => undefined));
  });

  it.each([
    [false, true],
    [true, false],
  ])('is absent in the other shop, for businesses: %s', (isB2b, isOtherB2b) => {
    const cookie = opened({ isB2b }).cookieOf(kind, 'value');
    expect(opened({ isB2b }).read(kind, cookie)).toBe('value');
    expect(opened({ isB2b: isOtherB2b }).read(kind, cookie)).toBeUndefined();
  });

  it('is absent after its lifetime, even if the browser still sends it', () => {
    const { clock, cookieOf, read } = opened();
    const cookie = cookieOf(kind, 'value');
    clock.forward(kind.maxAgeSeconds * 1_000);
    expect(read(kind, cookie)).toBe('value');
    clock.forward(1);
    expect(read(kind, cookie)).toBeUndefined();
  });

  it('stays valid when a new secret is put before the old one, and expires when the old one is removed', () => {
    const cookie = opened().cookieOf(kind, 'value');
    expect(opened({ secrets: [NEXT_SECRET, SECRET] }).read(kind, cookie)).toBe('value');
    expect(opened({ secrets: [NEXT_SECRET] }).read(kind, cookie)).toBeUndefined();
  });
});

describe('the lifetime of a cookie', () => {
  it('is sent to the browser if the cookie outlives it, and applied by the gateway either way', () => {
    const { clock, setCookieOf, cookieOf, read } = opened();
    expect(setCookieOf(COOKIES.sessionToken, 'token', { seconds: 60, endsWithBrowser: false })).toContain('Max-Age=60');
    expect(setCookieOf(COOKIES.sessionToken, 'token', { seconds: 60 })).not.toContain('Max-Age');
    const cookie = cookieOf(COOKIES.sessionToken, 'token', { seconds: 60 });
    clock.forward(60_001);
    expect(read(COOKIES.sessionToken, cookie)).toBeUndefined();
  });
});

describe('cookies that are passed on', () => {
  it('are sent unchanged, with all their escapes (UPSTREAM-08)', () => {
    const header =
      'BZ_AB_button=gr%C3%BCn%0d%0aX-Evil:%201; sessionToken=secret;_ga=GA1.1%3B%20_ga_X=2; other=_ga; BZ_AB_button=blue';
    expect(opened().passedOn(header, ['BZ_AB_', '_ga'])).toEqual([
      'BZ_AB_button=gr%C3%BCn%0d%0aX-Evil:%201',
      '_ga=GA1.1%3B%20_ga_X=2',
      'BZ_AB_button=blue',
    ]);
    expect(opened().passedOn(undefined, ['_ga'])).toEqual([]);
  });
});

describe('behind TLS', () => {
  const secure = opened({ isSecure: true });

  it.each(Object.entries<CookieKind>(COOKIES).filter(([, { isReadByScripts }]) => isReadByScripts !== true))(
    '%s is sent over TLS only, invisible to scripts and other sites',
    (_name, kind) => {
      expect(secure.setCookieOf(kind, 'value')).toMatch(
        /; Path=\/; HttpOnly; Secure; SameSite=Lax$|; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
      );
    },
  );

  it.each(Object.entries<CookieKind>(COOKIES).filter(([, { isOfTesters }]) => isOfTesters !== true))(
    '%s is bound to its host: no subdomain can write it',
    (_name, kind) => {
      expect(secure.setCookieOf(kind, 'value')).toMatch(new RegExp(`^__Host-${kind.name}=`, 'u'));
      expect(secure.read(kind, secure.cookieOf(kind, 'value'))).toBe('value');
      expect(secure.read(kind, secure.cookieOf(kind, 'value').replace('__Host-', ''))).toBeUndefined();
    },
  );

  it.each(Object.entries<CookieKind>(COOKIES))(
    '%s is deleted as it was written: browsers ignore the deletion of another cookie',
    (_name, kind) => {
      const headers: string[] = [];
      secure.jarWith(secure.cookieOf(kind, 'value'), (header) => headers.push(header)).clear(kind);
      const written = secure
        .setCookieOf(kind, 'value')
        .split('; ')
        .filter((part) => !part.startsWith('Max-Age='));
      const [deleted = ''] = headers.slice(-1);
      expect(deleted.split('; ')).toEqual([written[0]?.replace(/=.*/u, '='), 'Max-Age=0', ...written.slice(1)]);
    },
  );

  it('a world keeps the name that testers use', () => {
    expect(secure.setCookieOf(COOKIES.world, 'mine')).toMatch(/^SHOP_WORLD=mine; /u);
  });
});
