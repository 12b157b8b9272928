import { parseCookie, stringifySetCookie } from 'cookie';
import type { CookieKind } from './cookies.ts';
import type { Signatures } from './signatures.ts';

/** The cookies of one request and of its answer. */
export interface CookieJar {
  /** What the browser holds after this request; a signed cookie that somebody else wrote is not there. */
  read(kind: CookieKind): string | undefined;
  /** Cookies of the request whose names start so, as they came (specification A7: passed on). */
  startingWith(prefixes: readonly string[]): readonly string[];
  write(kind: CookieKind, value: string, lifetime?: { readonly seconds: number }): void;
  clear(kind: CookieKind): void;
}

export interface JarParts {
  readonly header: string | undefined;
  readonly signatures: Signatures;
  /** Whether the browser speaks TLS with the shop. */
  readonly isSecure: boolean;
  readonly setCookie: (header: string) => void;
}

export const cookieJar = ({ header, signatures, isSecure, setCookie }: JarParts): CookieJar => {
  const sent = header === undefined ? {} : parseCookie(header);
  const changed = new Map<string, string | undefined>();
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  const readSent = (kind: CookieKind): string | undefined => {
    const value = sent[kind.name];
    if (value === undefined || value === '') return undefined;
    return kind.isSigned ? signatures.open(kind.name, value) : value;
  };
  return {
    read: (kind) => (changed.has(kind.name) ? changed.get(kind.name) : readSent(kind)),
    startingWith: (prefixes) =>
      Object.entries(sent)
        .filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)))
        .map(([name, value]) => `${name}=${value}`),
    write: (kind, value, lifetime) => {
      changed.set(kind.name, value);
      const maxAge = lifetime?.seconds ?? kind.maxAgeSeconds;
      const written = kind.isSigned ? signatures.sign(kind.name, value) : value;
      setCookie(stringifySetCookie({ name: kind.name, value: written, ...attributes, ...(maxAge === undefined ? {} : { maxAge }) }));
    },
    clear: (kind) => {
      if (readSent(kind) === undefined && !changed.has(kind.name) && sent[kind.name] === undefined) return;
      changed.set(kind.name, undefined);
      setCookie(stringifySetCookie({ name: kind.name, value: '', ...attributes, maxAge: 0 }));
    },
  };
};
