import { describe, expect, it } from 'vitest';
import { signer } from './signing.ts';
import { testClock } from '../testing/test-clock.ts';

const SECRET = 'chalk and slate and sponge on the desk';
const NEXT_SECRET = 'the board was wiped and the desk moved on';
const MINUTE_MS = 60_000;
const HOUR_SECONDS = 3_600;
const HOUR_MS = HOUR_SECONDS * 1_000;

/** `cart-1`, signed at 2026-08-03T10:00:00Z for an hour, by an independent implementation of HMAC and HKDF (RFC 5869). */
const SIGNED_ELSEWHERE = 'cart-1.msd25og0-2s0-56FvC0NxyraEdsUmGuewo-Izm1HAHzgxPOKWY3pBtBg';

const opened = (secrets: readonly [string, ...string[]] = [SECRET]) => {
  const clock = testClock();
  return { clock, ...signer(secrets, clock) };
};

describe('a signed value', () => {
  it.each(['cart-1', 'a.b.c', '{"kind":"info"}', 'Füller & Tinte', '', '.'])(
    'opens for the purpose that it was signed for: %j',
    (value) => {
      const { sign, open } = opened();
      expect(open('cartId', sign('cartId', value, HOUR_SECONDS))).toBe(value);
    },
  );

  it('does not open for another purpose, even if purpose and value run together', () => {
    const { sign, open } = opened();
    const signed = sign('cartId', 'cart-1', HOUR_SECONDS);
    expect([open('cartId', signed), open('orderId', signed)]).toEqual(['cart-1', undefined]);
    expect(open('a', sign('a=b', 'c', HOUR_SECONDS))).toBeUndefined();
    expect(open('a=b', sign('a', 'b=c', HOUR_SECONDS))).toBeUndefined();
  });

  it('does not open after any change', () => {
    const { sign, open } = opened();
    const signed = sign('cartId', 'cart-1', HOUR_SECONDS);
    expect(open('cartId', signed)).toBe('cart-1');
    const changed = Array.from(
      signed,
      (character, at) => `${signed.slice(0, at)}${character === 'x' ? 'y' : 'x'}${signed.slice(at + 1)}`,
    );
    const cut = Array.from(signed, (_, length) => signed.slice(0, length));
    expect([...changed, ...cut, `${signed}x`].map((forged) => open('cartId', forged))).toEqual(
      [...changed, ...cut, ''].map(() => undefined),
    );
  });

  it.each([
    '',
    'cart-1',
    'cart-1.',
    'cart-1.a-b-c',
    `cart-1.${'x'.repeat(43)}`,
    `cart-1.0-zzzz-${'x'.repeat(43)}`,
    '..--',
  ])('is not accepted if it was forged: %j', (forged) => {
    expect(opened().open('cartId', forged)).toBeUndefined();
  });

  it('opens until its lifetime is over, however often it was opened before', () => {
    const { clock, sign, open } = opened();
    const signed = sign('cartId', 'cart-1', HOUR_SECONDS);
    clock.forward(HOUR_MS);
    expect(open('cartId', signed)).toBe('cart-1');
    clock.forward(1);
    expect(open('cartId', signed)).toBeUndefined();
  });

  it('keeps its lifetime if it is replaced by another with the same value', () => {
    const { clock, sign, open } = opened();
    const old = sign('cartId', 'cart-1', HOUR_SECONDS);
    clock.forward(HOUR_MS / 2);
    const renewed = sign('cartId', 'cart-1', HOUR_SECONDS);
    clock.forward(HOUR_MS / 2 + 1);
    expect([open('cartId', old), open('cartId', renewed)]).toEqual([undefined, 'cart-1']);
  });

  it.each([
    ['a minute', MINUTE_MS, 'cart-1'],
    ['five minutes', 5 * MINUTE_MS, 'cart-1'],
    ['a moment more than that', 5 * MINUTE_MS + 1, undefined],
    ['an hour', HOUR_MS, undefined],
  ])('of a gateway whose clock is ahead by %s opens up to five minutes', (_, ms, expected) => {
    const ahead = opened();
    ahead.clock.forward(ms);
    expect(opened().open('cartId', ahead.sign('cartId', 'cart-1', HOUR_SECONDS))).toBe(expected);
  });

  it('outlives a deployment: values that an earlier release signed still open', () => {
    expect(opened().open('cartId', SIGNED_ELSEWHERE)).toBe('cart-1');
  });
});

describe('several secrets', () => {
  it('open what any of them signed, and sign with the first', () => {
    const before = opened([SECRET]);
    const during = opened([NEXT_SECRET, SECRET]);
    const after = opened([NEXT_SECRET]);
    const old = before.sign('cartId', 'cart-1', HOUR_SECONDS);
    const current = during.sign('cartId', 'cart-1', HOUR_SECONDS);
    expect([during.open('cartId', old), during.open('cartId', current)]).toEqual(['cart-1', 'cart-1']);
    expect([after.open('cartId', old), after.open('cartId', current), before.open('cartId', current)]).toEqual([
      undefined,
      'cart-1',
      undefined,
    ]);
  });
});
