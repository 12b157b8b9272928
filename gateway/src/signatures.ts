import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@shop/domain/shared/clock.port';

/** Signs values so that only this gateway (and those that share its secrets) can have written them. */
export interface Signatures {
  /** The value with its signature, good for this purpose alone and until its lifetime is over. */
  sign(purpose: string, value: string, lifetimeSeconds: number): string;
  /** The value, where the signature is ours, for this purpose and not too old. */
  open(purpose: string, signed: string): string | undefined;
}

/** Injection token of the `Signatures`. */
export const SIGNATURES = Symbol('Signatures');

const MS_PER_SECOND = 1_000;
const KEY_BYTES = 32;
const RADIX = 36;
/** Clocks of two gateways differ by less. */
const MAX_CLOCK_SKEW_MS = 5 * 60 * MS_PER_SECOND;

/** Value, time of issue in ms, lifetime in seconds, signature: `cart-1.mf3k2l1a-2s-…`. */
const SIGNED = /^(?<stamped>(?<value>.*)\.(?<issuedAt>[\da-z]{1,10})-(?<lifetime>[\da-z]{1,10}))-(?<signature>[\w-]{43})$/su;

/** Each purpose has a key of its own, so that nothing signed for one can pass for another. */
const keysOf = (secret: string): ((purpose: string) => Buffer) => {
  const known = new Map<string, Buffer>();
  return (purpose) => {
    const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `pausenhof|${purpose}`, KEY_BYTES));
    known.set(purpose, key);
    return key;
  };
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The first secret signs, all of them open: a secret can be replaced while what the last one signed is still good. */
export const signatures = ([first, ...older]: readonly [string, ...string[]], clock: Clock): Signatures => {
  const signing = keysOf(first);
  const opening = [signing, ...older.map(keysOf)];
  const now = (): number => clock.now().getTime();
  const signatureOf = (key: Buffer, stamped: string): string => createHmac('sha256', key).update(stamped).digest('base64url');

  return {
    sign: (purpose, value, lifetimeSeconds) => {
      const stamped = `${value}.${now().toString(RADIX)}-${lifetimeSeconds.toString(RADIX)}`;
      return `${stamped}-${signatureOf(signing(purpose), stamped)}`;
    },
    open: (purpose, signed) => {
      const { stamped, value, issuedAt, lifetime, signature } = SIGNED.exec(signed)?.groups ?? {};
      if (stamped === undefined || issuedAt === undefined || lifetime === undefined || signature === undefined) return undefined;
      if (!opening.some((keyOf) => isSame(signature, signatureOf(keyOf(purpose), stamped)))) return undefined;
      const age = now() - Number.parseInt(issuedAt, RADIX);
      return age >= -MAX_CLOCK_SKEW_MS && age <= Number.parseInt(lifetime, RADIX) * MS_PER_SECOND ? value : undefined;
    },
  };
};
