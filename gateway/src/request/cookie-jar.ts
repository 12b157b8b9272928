import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import type { CookieKind } from './cookies.ts';
import type { Signer } from './signing.ts';

/** Lifetime of a cookie, if it differs from that of its kind. */
export interface CookieLifetime {
  readonly seconds: number;
  /** Whether the browser forgets it when it is closed; absent, its kind says so. */
  readonly endsWithBrowser?: boolean;
}

/** The cookies of one request and of its response. */
export interface CookieJar {
  /** What the browser holds after this request; a signed cookie that somebody else wrote, or that is too old, is not there. */
  read(kind: CookieKind): string | undefined;
  /** Cookies of the request whose names start so, as they came (specification A7: passed on). */
  startingWith(prefixes: readonly string[]): readonly string[];
  write(kind: CookieKind, value: string, lifetime?: CookieLifetime): void;
  clear(kind: CookieKind): void;
}

export interface JarParts {
  readonly header: string | undefined;
  readonly signer: Signer;
  /** Whether browsers speak TLS with the shop. */
  readonly isSecure: boolean;
  readonly setCookie: (header: string) => void;
}

/** Browsers accept a cookie of such a name from this host over TLS only: no subdomain and no network in between can write one. */
const HOST_ONLY = '__Host-';

export const cookieJar = ({ header, signer, isSecure, setCookie }: JarParts): CookieJar => {
  const sent = header === undefined ? {} : parseCookie(header);
  const changed = new Map<string, string | undefined>();
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const nameOf = ({ name, isOfTesters }: CookieKind): string => (isSecure && isOfTesters !== true ? `${HOST_ONLY}${name}` : name);
  const purposeOf = ({ name }: CookieKind): string => `cookie ${name}`;

  const readSent = (kind: CookieKind): string | undefined => {
    const value = sent[nameOf(kind)];
    if (value === undefined || value === '') return undefined;
    return kind.isSigned ? signer.open(purposeOf(kind), value) : value;
  };
  return {
    read: (kind) => (changed.has(kind.name) ? changed.get(kind.name) : readSent(kind)),
    // Undecoded: a decoded line break would make a header that cannot be sent.
    startingWith: (prefixes) =>
      (header ?? '')
        .split(';')
        .map((cookie) => cookie.trim())
        .filter((cookie) => prefixes.some((prefix) => cookie.startsWith(prefix))),
    write: (kind, value, lifetime) => {
      changed.set(kind.name, value);
      const { seconds: maxAge, endsWithBrowser = kind.endsWithBrowser === true } = lifetime ?? { seconds: kind.maxAgeSeconds };
      const written = kind.isSigned ? signer.sign(purposeOf(kind), value, maxAge) : value;
      setCookie(stringifySetCookie({ name: nameOf(kind), value: written, ...attributes, ...(endsWithBrowser ? {} : { maxAge }) }));
    },
    clear: (kind) => {
      const name = nameOf(kind);
      if (sent[name] === undefined && !changed.has(kind.name)) return;
      changed.set(kind.name, undefined);
      setCookie(stringifySetCookie({ name, value: '', ...attributes, maxAge: 0 }));
    },
  };
};

/** Cookies need TLS in production, no matter what a request claims; elsewhere if this request came over TLS. */
export const requestCookieJar = ({ stage }: Pick<Env, 'stage'>, signer: Signer, { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>, reply: FastifyReply): CookieJar =>
  cookieJar({
    header: headers.cookie,
    signer,
    isSecure: stage === 'production' || protocol === 'https',
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
  });
