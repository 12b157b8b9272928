import type { Storefront } from '@shop/domain/storefronts/storefront';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env/env.ts';
import type { CookieKind } from './cookies.ts';
import type { Signer } from '../shared/signing.ts';

/** Lifetime of this cookie, if it differs from the one in `cookies.ts`. */
export interface CookieLifetime {
  readonly seconds: number;
  /** Whether the browser drops it when it closes; if absent, `cookies.ts` decides. */
  readonly endsWithBrowser?: boolean;
}

/** The cookies of one request and of its response. */
export interface CookieJar {
  /** What the browser has after this request. A signed cookie that somebody else wrote, or that has expired, counts as absent. */
  read(kind: CookieKind): string | undefined;
  /** Whether the request came with this cookie, even one that has expired. */
  wasSent(kind: CookieKind): boolean;
  /** Cookies of the request whose names start like this, unchanged (UPSTREAM-08). */
  startingWith(prefixes: readonly string[]): readonly string[];
  write(kind: CookieKind, value: string, lifetime?: CookieLifetime): void;
  clear(kind: CookieKind): void;
}

export interface JarParts {
  readonly header: string | undefined;
  readonly signer: Signer;
  /** Whether it is a host of the business shop: whoever is a customer or a guest of the consumer shop is nobody there, and the reverse. */
  readonly isB2b: boolean;
  /** Whether browsers use TLS with the shop. */
  readonly isSecure: boolean;
  readonly setCookie: (header: string) => void;
}

/** Browsers accept a cookie with this prefix only from this host over TLS: no subdomain and nobody on the network can write one. */
const HOST_ONLY = '__Host-';

export const cookieJar = ({ header, signer, isB2b, isSecure, setCookie }: JarParts): CookieJar => {
  const sent = header === undefined ? {} : parseCookie(header);
  const changed = new Map<string, string | undefined>();
  const attributesOf = ({ isReadByScripts }: CookieKind) =>
    ({ path: '/', httpOnly: isReadByScripts !== true, sameSite: 'lax', secure: isSecure }) as const;
  const nameOf = ({ name, isOfTesters }: CookieKind): string =>
    isSecure && isOfTesters !== true ? `${HOST_ONLY}${name}` : name;
  const purposeOf = ({ name }: CookieKind): string => `cookie ${name}${isB2b ? ' of the business shop' : ''}`;

  const readSent = (kind: CookieKind): string | undefined => {
    const value = sent[nameOf(kind)];
    if (value === undefined || value === '') return undefined;
    return kind.isSigned ? signer.open(purposeOf(kind), value) : value;
  };
  const jar: CookieJar = {
    read: (kind) => (changed.has(kind.name) ? changed.get(kind.name) : readSent(kind)),
    wasSent: (kind) => (sent[nameOf(kind)] ?? '') !== '',
    // Not decoded: a decoded line break would make a header that cannot be sent.
    startingWith: (prefixes) =>
      (header ?? '')
        .split(';')
        .map((cookie) => cookie.trim())
        .filter((cookie) => prefixes.some((prefix) => cookie.startsWith(prefix))),
    write: (kind, value, lifetime) => {
      changed.set(kind.name, value);
      const { seconds: maxAge, endsWithBrowser = kind.endsWithBrowser === true } = lifetime ?? {
        seconds: kind.maxAgeSeconds,
      };
      const written = kind.isSigned ? signer.sign(purposeOf(kind), value, maxAge) : value;
      setCookie(
        stringifySetCookie({
          name: nameOf(kind),
          value: written,
          ...attributesOf(kind),
          ...(endsWithBrowser ? {} : { maxAge }),
        }),
      );
    },
    clear: (kind) => {
      const name = nameOf(kind);
      if (sent[name] === undefined && !changed.has(kind.name)) return;
      changed.set(kind.name, undefined);
      setCookie(stringifySetCookie({ name, value: '', ...attributesOf(kind), maxAge: 0 }));
    },
  };
  return jar;
};

/** In production, cookies need TLS whatever a request claims; elsewhere only if this request used TLS. */
export const requestCookieJar = (
  { stage }: Pick<Env, 'stage'>,
  signer: Signer,
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
  reply: FastifyReply,
  { isB2b }: Pick<Storefront, 'isB2b'>,
): CookieJar =>
  cookieJar({
    header: headers.cookie,
    signer,
    isB2b,
    isSecure: stage === 'production' || protocol === 'https',
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
  });
