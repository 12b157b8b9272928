import { createHmac, hkdfSync } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import { isSameText } from './is-same-text.ts';

/** Signs values, so that only this gateway (and those that share its secrets) can have written them. */
export interface Signer {
  /** The value with its signature, valid for this purpose during its lifetime. */
  sign(purpose: string, value: string, lifetimeSeconds: number): string;
  /** The value; undefined unless the signature is ours, for this purpose, and has not expired. */
  open(purpose: string, signed: string): string | undefined;
}

/** Injection token of the `Signatures`. */
export const SIGNER = Symbol('Signatures');

const MS_PER_SECOND = 1_000;
const KEY_BYTES = 32;
const RADIX = 36;
/** Accepted difference between the clocks of two gateways. */
const MAX_CLOCK_SKEW_MS = 5 * 60 * MS_PER_SECOND;

/** Separates the stamped value from the signature, which may contain it too. */
const BEFORE_SIGNATURE = '-';
const SIGNATURE_LENGTH = 43;

/** How much of signed values is remembered, in characters: a visitor has a few hundred, a form that was sent back up to 4,000. */
const MAX_VERIFIED = 2_000_000;

/** Each purpose has its own key, so that a value signed for one purpose is invalid for another. */
const keysOf = (secret: string): ((purpose: string) => Buffer) => {
  const known = new Map<string, Buffer>();
  return (purpose) => {
    const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `pausenhof|${purpose}`, KEY_BYTES));
    known.set(purpose, key);
    return key;
  };
};

/** The first secret signs, all of them verify, so that a secret can be replaced while older signatures remain valid. */
export const signer = ([first, ...older]: readonly [string, ...string[]], clock: Clock): Signer => {
  const signer = keysOf(first);
  const opening = [signer, ...older.map(keysOf)];
  const now = (): number => clock.now().getTime();
  /** A browser sends the same cookies with each request. Only our own signatures get in, and their age is checked again each time. */
  const verified = new LRUCache<string, true>({ maxSize: MAX_VERIFIED, sizeCalculation: (_, name) => name.length });
  /** Value, time of issue in ms, lifetime in seconds, signature: `cart-1.mf3k2l1a-2s-…`. */
  const withSignature = (key: Buffer, stamped: string): string =>
    `${stamped}${BEFORE_SIGNATURE}${createHmac('sha256', key).update(stamped).digest('base64url')}`;

  return {
    sign: (purpose, value, lifetimeSeconds) =>
      withSignature(signer(purpose), `${value}.${now().toString(RADIX)}-${lifetimeSeconds.toString(RADIX)}`),
    open: (purpose, signed) => {
      const stamped = signed.slice(0, -(BEFORE_SIGNATURE.length + SIGNATURE_LENGTH));
      const name = `${purpose}\n${signed}`;
      if (verified.get(name) === undefined) {
        if (!opening.some((keyOf) => isSameText(signed, withSignature(keyOf(purpose), stamped)))) return undefined;
        verified.set(name, true);
      }
      const [dot, dash] = [stamped.lastIndexOf('.'), stamped.lastIndexOf('-')];
      const age = now() - Number.parseInt(stamped.slice(dot + 1, dash), RADIX);
      const lifetimeMs = Number.parseInt(stamped.slice(dash + 1), RADIX) * MS_PER_SECOND;
      return age >= -MAX_CLOCK_SKEW_MS && age <= lifetimeMs ? stamped.slice(0, dot) : undefined;
    },
  };
};
